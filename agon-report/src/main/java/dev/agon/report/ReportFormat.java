package dev.agon.report;

import dev.agon.api.PublicApi;
import dev.agon.run.EventResult;
import java.util.function.Consumer;

/** The output formats of standings. */
@PublicApi
public enum ReportFormat {
  TABLE("table"),
  JSON("json"),
  CSV("csv");

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
  public String write(EventResult report) {
    StringBuilder text = new StringBuilder();
    write(report, text::append);
    return text.toString();
  }

  /** Writes the text in pieces, so that it need not fit into memory. */
  public void write(EventResult report, Consumer<String> out) {
    switch (this) {
      case TABLE -> out.accept(TableReport.text(report, Integer.MAX_VALUE));
      case JSON -> new JsonReport(report).write(out);
      case CSV -> out.accept(CsvReport.text(report));
    }
  }

  /** The same for a terminal of 80 columns: a table leaves out columns that do not fit. */
  public String writeNarrow(EventResult report) {
    return this == TABLE ? TableReport.text(report, TERMINAL_WIDTH) : write(report);
  }
}
