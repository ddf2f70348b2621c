package dev.agon.report.html;

import dev.agon.run.EventResult;

/** An event and its details for the report. */
public record PublishedEvent(EventResult report, EventDetails particulars) {}
