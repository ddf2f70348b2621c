package dev.agon.report.html;

import dev.agon.replay.EmbeddedMatches;
import dev.agon.run.EventResult;
import java.util.Optional;

/**
 * An event and its details for the report.
 *
 * @param matches the matches to which the cells of the report lead; without them it has no links
 * @param embedded the matches that can be watched in the report
 */
public record PublishedEvent(
    EventResult report,
    EventDetails particulars,
    Optional<PairMatches> matches,
    EmbeddedMatches embedded) {}
