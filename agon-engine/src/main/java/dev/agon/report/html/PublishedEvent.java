package dev.agon.report.html;

import dev.agon.run.EventResult;

/** An event with all that is published of it. */
public record PublishedEvent(EventResult report, EventDetails particulars) {}
