package dev.agon.report;

import dev.agon.api.PublicApi;
import dev.agon.run.EventResult;
import java.util.function.Consumer;

/** The output formats of standings. */
@PublicApi
public enum ReportFormat {
  TABLE("table") {
    @Override
    public String write(EventResult report) {
      return TableReport.text(report, Integer.MAX_VALUE);
    }

    @Override
    public String writeNarrow(EventResult report) {
      return TableReport.text(report, TERMINAL_WIDTH);
    }
  },

  JSON("json") {
    @Override
    public String write(EventResult report) {
      StringBuilder text = new StringBuilder();
      JsonReport.write(report, text::append);
      return text.toString();
    }

    @Override
    public void write(EventResult report, Consumer<String> out) {
      JsonReport.write(report, out);
    }
  },

  CSV("csv") {
    @Override
    public String write(EventResult report) {
      return CsvReport.text(report);
    }
  };

  /** The width that every terminal has. */
  private static final int TERMINAL_WIDTH = 80;

  private final String id;

  ReportFormat(String id) {
    this.id = id;
  }

  /** What flags call it. */
  public String id() {
    return id;
  }

  /** The whole text. */
  public abstract String write(EventResult report);

  /** Writes the text in pieces, so that it need not fit into memory. */
  public void write(EventResult report, Consumer<String> out) {
    out.accept(write(report));
  }

  /** The same for a terminal of 80 columns: a table leaves out columns that do not fit. */
  public String writeNarrow(EventResult report) {
    return write(report);
  }
}
