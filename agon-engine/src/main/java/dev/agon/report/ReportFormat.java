package dev.agon.report;

import dev.agon.run.EventResult;
import java.util.Locale;

/** The output formats of standings. */
public enum ReportFormat {
  TABLE {
    @Override
    public String write(EventResult report) {
      return TableReport.text(report);
    }
  },

  JSON {
    @Override
    public String write(EventResult report) {
      return JsonReport.text(report);
    }
  },

  CSV {
    @Override
    public String write(EventResult report) {
      return CsvReport.text(report);
    }
  };

  /** What flags call it. */
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  public abstract String write(EventResult report);
}
