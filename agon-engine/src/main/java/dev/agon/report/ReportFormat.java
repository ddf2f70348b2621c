package dev.agon.report;

import dev.agon.run.EventResult;

/** The output formats of standings. */
public enum ReportFormat {
  TABLE("table") {
    @Override
    public String write(EventResult report) {
      return TableReport.text(report);
    }
  },

  JSON("json") {
    @Override
    public String write(EventResult report) {
      return JsonReport.text(report);
    }
  },

  CSV("csv") {
    @Override
    public String write(EventResult report) {
      return CsvReport.text(report);
    }
  };

  private final String id;

  ReportFormat(String id) {
    this.id = id;
  }

  /** What flags call it. */
  public String id() {
    return id;
  }

  public abstract String write(EventResult report);
}
