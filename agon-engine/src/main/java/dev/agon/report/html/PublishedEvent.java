package dev.agon.report.html;

import dev.agon.run.EventResult;
import java.util.Optional;

/**
 * An event and its details for the report.
 *
 * @param matches the matches to which the cells of the report lead; without them it has no links
 */
public record PublishedEvent(
    EventResult report, EventDetails particulars, Optional<PairMatches> matches) {}
