package dev.agon.report;

import java.util.Locale;

/** The forms in which standings can be had. */
public enum Output {
  TABLE {
    @Override
    public String write(EventReport report) {
      return TableReport.text(report);
    }
  },

  JSON {
    @Override
    public String write(EventReport report) {
      return JsonReport.text(report);
    }
  },

  CSV {
    @Override
    public String write(EventReport report) {
      return CsvReport.text(report);
    }
  };

  /** As flags name it. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  public abstract String write(EventReport report);
}
