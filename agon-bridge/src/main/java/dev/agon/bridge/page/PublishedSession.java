package dev.agon.bridge.page;

import dev.agon.bridge.deal.Deals;
import dev.agon.bridge.report.SessionReport;
import dev.agon.bridge.score.PairStrata;
import java.util.List;

/**
 * A session to publish as a page.
 *
 * @param deals the hands of its boards, as far as they are known
 * @param strata the strata and handicaps of its pairs, if there are any
 * @param files the files beside the page
 */
public record PublishedSession(
    SessionReport report, Deals deals, PairStrata strata, List<PageFile> files) {
  public PublishedSession {
    files = List.copyOf(files);
  }

  /** A file beside the page that it links to with these words. */
  public record PageFile(String name, String words) {}

  public PublishedSession with(List<PageFile> others) {
    return new PublishedSession(report, deals, strata, others);
  }

  /** The same session without likely mistakes, which are for the director and not for readers. */
  public PublishedSession withoutFindings() {
    SessionReport forReaders =
        new SessionReport(report.file(), report.scored(), report.by(), report.parts(), List.of());
    return new PublishedSession(forReaders, deals, strata, files);
  }

  /** A session without hands and without files beside its page. */
  public static PublishedSession of(SessionReport report) {
    return new PublishedSession(report, Deals.NONE, PairStrata.NONE, List.of());
  }
}
