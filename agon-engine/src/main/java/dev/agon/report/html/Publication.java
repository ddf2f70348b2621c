package dev.agon.report.html;

import dev.agon.report.EventReport;

/** An event with all that is published of it. */
public record Publication(EventReport report, Particulars particulars) {}
