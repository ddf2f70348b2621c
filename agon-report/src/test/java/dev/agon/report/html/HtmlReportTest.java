package dev.agon.report.html;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.game.ForfeitReason;
import dev.agon.game.Outcome;
import dev.agon.game.Settings;
import dev.agon.report.ReportFormat;
import dev.agon.run.EventResult;
import dev.agon.run.FaultSummary;
import dev.agon.run.TimeSummary;
import dev.agon.run.VoidSummary;
import dev.agon.tournament.Quarantine;
import dev.agon.tournament.Seeding;
import dev.agon.tournament.stages.FormatType;
import dev.agon.tournament.stages.Stages;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The page as a page: whole by itself, harmless, and of a size that fits what it shows. */
final class HtmlReportTest {
  private static final EventResult.Seen SEEN =
      new EventResult.Seen(
          List.of(
              new FaultSummary(1, ForfeitReason.TIME, 12, 3, "30 s are over", "thinking\nstill"),
              new FaultSummary(1, ForfeitReason.DISCONNECTED, 1, 21, "exit code 1", ""),
              new FaultSummary(1, ForfeitReason.QUARANTINED, 5, 34, "failed too often before", ""),
              new FaultSummary(2, ForfeitReason.DISCONNECTED, 2, 4, "exit code 139", "<x>")),
          List.of(new Quarantine.Case(1, 33)),
          List.of(
              new TimeSummary(
                  0, 200, 2.5, 0.1254, OptionalDouble.of(1.0), 0.5, OptionalDouble.of(1.75)),
              new TimeSummary(2, 0, 0, 0, OptionalDouble.empty(), 0, OptionalDouble.empty())),
          List.of(
              new EventResult.WorkerSummary("10.0.0.1/0", 30, 2, 0.1254),
              new EventResult.WorkerSummary("10.0.0.2/1", 12, 0, 0)),
          Optional.empty());

  private static final String POLICY = "//meta[@http-equiv='Content-Security-Policy']/@content";

  static Stream<PublishedEvent> events() {
    List<String> names = Samples.bots(5);
    return Stream.of(
        Samples.cup(SEEN),
        Samples.cupToWatch(),
        Samples.roundRobin(2),
        Samples.roundRobin(40),
        Samples.doubleElimination(2),
        Samples.doubleElimination(11),
        Samples.publication(
            names,
            Samples.format(FormatType.TABLE, names),
            _ -> Samples.result(Outcome.byPoints(1, 2, 3, 4, 5))));
  }

  @ParameterizedTest
  @MethodSource("events")
  void thePageNeedsNothingElse(PublishedEvent event) {
    Page page = Page.of(event);
    assertThat(page.count("//link | //img | //iframe | //object | //embed")).isZero();
    assertThat(page.count("//@src | //@srcset | //@action | //@style")).isZero();
    assertThat(page.count("//@*[starts-with(name(), 'on')]")).isZero();
    assertThat(page.texts("//@href")).allMatch(href -> href.startsWith("#"));
    assertThat(page.texts("//style").getFirst()).doesNotContain("url(", "@import", "<", "&");
    assertThat(page.withoutScripts()).doesNotContain("http:", "https:", "//");
  }

  @Test
  void aPageWithoutMatchesToWatchHasNoScriptAndAllowsNone() {
    Page page = Page.of(Samples.cup(SEEN));
    assertThat(page.count("//script | //noscript")).isZero();
    assertThat(page.texts(POLICY)).containsExactly("default-src 'none'; style-src 'unsafe-inline'");
  }

  @Test
  void theOnlyScriptIsThePlayerAndAllowedByItsHash() throws Exception {
    Page page = Page.of(Samples.cupToWatch());
    assertThat(page.texts("//script[not(@type='application/json')]/@type"))
        .containsExactly("module");
    Matcher scripts =
        Pattern.compile("(?s)<script type=\"module\">(.*?)</script>").matcher(page.text());
    assertThat(scripts.find()).isTrue();
    String script = scripts.group(1);
    assertThat(scripts.find()).isFalse();
    byte[] hash =
        MessageDigest.getInstance("SHA-256").digest(script.getBytes(StandardCharsets.UTF_8));
    assertThat(page.texts(POLICY))
        .containsExactly(
            "default-src 'none'; style-src 'unsafe-inline'; img-src blob:; script-src 'sha256-%s'"
                .formatted(Base64.getEncoder().encodeToString(hash)));
    assertThat(script)
        .contains("customElements.define('agon-viewer', AgonViewer);")
        .doesNotContainPattern("(?m)^\\s*(import|export)\\b|\\bimport\\s*\\(");
    assertThat(Pattern.compile("https?:[^']*").matcher(script).results().map(MatchResult::group))
        .containsOnly("http://www.w3.org/2000/svg");
  }

  /** The bracket of the five: a first series, two semi-finals, third place and final. */
  @Test
  void everySeriesLeadsToThePlayerOfItsFirstMatch() {
    PublishedEvent event = Samples.cupToWatch();
    Page page = Page.of(event);
    List<String> players = page.texts("//article/@id");
    assertThat(players).hasSize(event.embedded().matches().size());
    assertThat(page.texts("//article/agon-viewer/@data-replay"))
        .isEqualTo(page.texts("//article/script/@id"));
    List<String> series = page.texts("//section[@id='stage-2']//a[@class='series']/@href");
    assertThat(series).hasSize(5).doesNotHaveDuplicates();
    assertThat(players.stream().map(id -> "#" + id)).containsAll(series);
    assertThat(page.texts("//section[@id='stage-1']//td/a/@href"))
        .isNotEmpty()
        .allMatch(href -> href.startsWith("#matches-1-"));
    assertThat(page.texts("//ul[@class='games']//a/@href"))
        .containsExactlyInAnyOrderElementsOf(players.stream().map(id -> "#" + id).toList());
    assertThat(page.texts("//section[@id='watch']/p[@class='note']"))
        .containsExactly("Match <1> is left out.");
  }

  /** The last match that is listed may be the one for the third place. */
  @Test
  void theFinalIsShownBeforeALinkIsFollowed() {
    PublishedEvent event = Samples.cupToWatch();
    String winner =
        event.report().name(event.report().standings().lines().getFirst().entrant()).name();
    assertThat(Page.of(event).texts("//article[@class='game first-shown']/h3"))
        .singleElement()
        .asString()
        .contains(winner);
  }

  @ParameterizedTest
  @MethodSource("events")
  void everyPartHasItsLabel(PublishedEvent event) {
    Page page = Page.of(event);
    assertThat(page.texts("/html/@lang")).containsExactly("en");
    assertThat(page.texts("//meta[@name='viewport']/@content"))
        .containsExactly("width=device-width, initial-scale=1");
    assertThat(page.texts("//@id")).doesNotHaveDuplicates();
    assertThat(page.texts("//nav//a/@href"))
        .isEqualTo(page.texts("//section/@id").stream().map(id -> "#" + id).toList());
    assertThat(page.count("//svg[not(@role='img') or not(@aria-label) or @aria-label='']"))
        .isZero();
    assertThat(page.count("//table[not(caption)]")).isZero();
    assertThat(page.count("//th[not(@scope)]")).isZero();
    assertThat(page.count("//tbody/tr[not(th[@scope='row'])]")).isZero();
    assertThat(page.count("//*[@role='region' and not(@aria-label)]")).isZero();
    assertThat(page.count("//h1")).isEqualTo(1);
  }

  /** A table that is wider than a phone scrolls in its box, not the page. */
  @ParameterizedTest
  @MethodSource("events")
  void everyTableAndBracketIsInABoxThatScrolls(PublishedEvent event) {
    assertThat(
            Page.of(event)
                .count(
                    "//table[not(parent::div[@class='scroll'])]"
                        + " | //div[@class='bracket' and not(parent::div[@class='scroll'])]"))
        .isZero();
  }

  @Test
  void namesAreTextWhateverTheyAre() {
    List<String> names =
        List.of(
            "<script>alert(1)</script>",
            "\"><img src=x onerror=alert(1)>",
            "a' onclick='alert(1)",
            "]]>&amp;&#60;--></style>",
            "\u202Egpj.exe\u2066",
            "bell\u0007 \uD800 \uFFFE nul\u0000");
    PublishedEvent event =
        Samples.publication(
            names,
            Samples.format(FormatType.SINGLE_ELIMINATION, names),
            Samples::listedFirst,
            new EventResult.Seen(
                List.of(
                    new FaultSummary(
                        0, ForfeitReason.ILLEGAL_MOVE, 1, 1, names.get(1), names.get(0))),
                List.of(),
                List.of()));
    Page page = Page.of(event);
    assertThat(page.count("//script | //img | //@onclick | //@onerror")).isZero();
    assertThat(page.texts("//section[@id='repeat']//tbody/tr/th"))
        .containsExactly(
            names.get(0),
            names.get(1),
            names.get(2),
            names.get(3),
            "\\u202egpj.exe\\u2066",
            "bell\\u0007 \\ud800 \\ufffe nul\\u0000");
    assertThat(page.texts("//ul[@class='faults']//p[@class='detail']"))
        .containsExactly(names.get(1));
    assertThat(page.texts("//ul[@class='faults']//pre")).containsExactly(names.get(0));
    assertThat(page.text().codePoints())
        .noneMatch(c -> c >= 0x202A && c <= 0x202E || c >= 0x2066 && c <= 0x2069);
    assertThat(page.texts("//svg//title")).anyMatch(title -> title.startsWith(names.get(2)));
  }

  @Test
  void voidMatchesAreToldAboveTheFaults() {
    EventResult.Seen seen =
        new EventResult.Seen(
            List.of(),
            List.of(),
            List.of(),
            List.of(),
            Optional.of(new VoidSummary(2, 5, "the plug-in's Game.turn throws <X>")));
    assertThat(Page.of(Samples.cup(seen)).texts("//section[@id='faults']/p"))
        .containsExactly(
            "2 matches are void; first: match 5, the plug-in's Game.turn throws <X>",
            "No bot failed.");
  }

  @Test
  void faultsAreCountedByBotAndReasonWithWhatHappened() {
    Page page = Page.of(Samples.cup(SEEN));
    assertThat(page.texts("//section[@id='faults']//thead//th"))
        .containsExactly("bot", "loses on time", "disconnects", "quarantined", "all");
    assertThat(page.texts("//section[@id='faults']//tbody/tr[1]/*"))
        .containsExactly("Bot 2", "12", "1", "5", "18");
    assertThat(page.texts("//section[@id='faults']//tbody/tr[2]/*"))
        .containsExactly("Bot 3", "0", "2", "0", "2");
    assertThat(page.texts("//ul[@class='faults']/li/p[1]"))
        .containsExactly(
            "Bot 2: loses on time 12 times, first in match 3",
            "Bot 2: disconnects once, in match 21",
            "Bot 3: disconnects 2 times, first in match 4");
    assertThat(page.texts("//ul[@class='faults']/li/p[@class='detail']"))
        .containsExactly("30 s are over", "exit code 1", "exit code 139");
    assertThat(page.texts("//ul[@class='faults']//pre")).containsExactly("thinking\nstill", "<x>");
    assertThat(page.texts("//section[@id='faults']/p"))
        .containsExactly(
            "Bot 2 failed too often and was quarantined: it forfeited all its matches after"
                + " match 33.");
  }

  /** Two hundred answers in 2.5 s are 12.5 ms each; one second of them is 40 %. */
  @Test
  void whatProgramsTookIsThere() {
    Page page = Page.of(Samples.cup(SEEN));
    assertThat(page.texts("//section[@id='times']//tbody/tr[1]/*"))
        .containsExactly(
            "Bot 1", "200", "12.5 ms", "125.4 ms", "2.50 s", "1.00 s", "40 %", "0.50 s", "1.75 s");
    assertThat(page.texts("//section[@id='times']//tbody/tr[2]/*"))
        .containsExactly("Bot 3", "0", "", "0.0 ms", "0.00 s", "unknown", "", "", "unknown");
    assertThat(Page.of(Samples.cup()).count("//section[@id='times']")).isZero();
  }

  @Test
  void whatWorkersOfAClusterDidIsThere() {
    Page page = Page.of(Samples.cup(SEEN));
    assertThat(page.texts("//section[@id='workers']//thead//th"))
        .containsExactly("worker", "matches", "faults", "slowest answer");
    assertThat(page.texts("//section[@id='workers']//tbody/tr/*"))
        .containsExactly("10.0.0.1/0", "30", "2", "125.4 ms", "10.0.0.2/1", "12", "0", "");
    assertThat(Page.of(Samples.cup()).count("//section[@id='workers']")).isZero();
  }

  /** Three at a table, each in each seat twice: all have 12 points, and one is first by name. */
  @Test
  void whatIsSaidBesideTheStandingsIsWhatTheTableSays() {
    List<String> names = Samples.bots(3);
    Settings three = FormatType.ROUND_ROBIN.settings(Map.of("games", "2", "seats", "3"));
    PublishedEvent event =
        Samples.publication(
            names,
            FormatType.ROUND_ROBIN.create(Seeding.asListed(names), three),
            _ -> Samples.result(Outcome.byPoints(3, 2, 1)));
    Page page = Page.of(event);
    assertThat(page.texts("//section[@id='standings']/p[@class='lead']"))
        .as("nobody has a lead")
        .isEmpty();
    assertThat(page.texts("//section[@id='standings']/p[@class='note']"))
        .contains("Each bot sat in each seat 2 times.");
    assertThat(ReportFormat.TABLE.write(event.report()))
        .contains("Each bot sat in each seat 2 times\n")
        .doesNotContain("The lead of");
  }

  @Test
  void theFinalStandingsOfSeveralStagesSayWhatDecidedAndAddNoPoints() {
    Page page = Page.of(Samples.cup());
    assertThat(page.texts("//section[@id='standings']//thead//th"))
        .containsExactly(
            "rank",
            "bot",
            "decided by",
            "rating",
            "LOS",
            "games",
            "wins",
            "draws",
            "losses",
            "lost by all",
            "faults");
    assertThat(page.texts("//section[@id='standings']//tbody/tr[1]/td[2]"))
        .containsExactly("stage 2: place 1");
    assertThat(page.texts("//section[@id='standings']//tbody/tr[7]/td[2]"))
        .singleElement()
        .asString()
        .startsWith("stage 1: place 7, ")
        .endsWith(" points");
    assertThat(page.texts("//section[@id='stage-1']//table[@class='standings']//thead//th"))
        .contains("points", "per game");
  }

  @Test
  void aLineShowsWherePlayersAdvance() {
    Page page = Page.of(Samples.cup());
    assertThat(page.texts("//section[@id='stage-1']//tr[@class='cut']/th"))
        .containsExactly("the first 5 advance");
    assertThat(page.texts("//tr[@class='cut']/preceding-sibling::tr/th")).hasSize(5);
    assertThat(page.count("//p[@class='warning']")).isZero();
  }

  @Test
  void thatOnlyNamesDecideTheCutIsSaidLoudly() {
    List<String> names = Samples.bots(4);
    Settings once = FormatType.ROUND_ROBIN.settings(Map.of("games", "1"));
    Page page =
        Page.of(
            Samples.publication(
                names,
                new Stages(
                    Seeding.asListed(names),
                    List.of(
                        new Stages.PlannedStage(
                            seeding -> FormatType.ROUND_ROBIN.create(seeding, once), 3),
                        new Stages.PlannedStage(
                            seeding -> FormatType.ROUND_ROBIN.create(seeding, once), 0))),
                _ -> Samples.result(Outcome.byPoints(1, 1))));
    assertThat(page.texts("//section[@id='stage-1']/p[@class='warning']"))
        .containsExactly(
            "ATTENTION: Bot 1, Bot 2, Bot 3 and Bot 4 are equal at the cut; only the order of their"
                + " names decides who advances. With playoff among the tie-breaks, matches"
                + " decide.");
  }

  @Test
  void thatNobodyFailedIsSaid() {
    assertThat(Page.of(Samples.cup()).texts("//section[@id='faults']/p"))
        .containsExactly("No bot failed.");
  }

  @Test
  void theSameEventGivesTheSameBytesInEveryLanguage() {
    String page = HtmlReport.write(Samples.cup(SEEN));
    String toWatch = HtmlReport.write(Samples.cupToWatch());
    Locale usual = Locale.getDefault();
    try {
      Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
      assertThat(HtmlReport.write(Samples.cup(SEEN))).isEqualTo(page);
      assertThat(HtmlReport.write(Samples.cupToWatch())).isEqualTo(toWatch);
    } finally {
      Locale.setDefault(usual);
    }
  }

  @Test
  void aPageIsKnownByItsBeginning() {
    String page = HtmlReport.write(Samples.roundRobin(2));
    assertThat(HtmlReport.wrote(page.substring(0, 200))).isTrue();
    assertThat(HtmlReport.wrote("")).isFalse();
    assertThat(HtmlReport.wrote("<!DOCTYPE html>\n<html><head><title>mine</title>")).isFalse();
    assertThat(HtmlReport.wrote(" " + page)).isFalse();
  }

  @Test
  void aCrossTableOfFortyIsThereAndOfManyMoreIsNot() {
    Page forty = Page.of(Samples.roundRobin(40));
    assertThat(forty.count("//table[@class='heat dense']/tbody/tr/td")).isEqualTo(1_600);
    assertThat(forty.text().getBytes(StandardCharsets.UTF_8)).hasSizeLessThan(200_000);
    Page many = Page.of(Samples.roundRobin(101));
    assertThat(many.count("//table[contains(@class, 'heat')]")).isZero();
    assertThat(many.texts("//section[@id='cross-table']/p"))
        .containsExactly(
            "The cross table is left out: it is shown for at most 100 bots, and there are 101. The"
                + " JSON output has all pairs.");
    assertThat(many.count("//section[@id='standings']//tbody/tr")).isEqualTo(101);
    assertThat(many.count("//div[@class='plot']//circle")).isEqualTo(100);
    assertThat(many.texts("//section[@id='ratings']//figcaption").getFirst())
        .endsWith("Only the 100 strongest of 101 are drawn.");
  }

  /** In a bracket for 512 the first level has 256 series, of which the last 44 are played. */
  @Test
  void aHugeBracketBeginsLater() {
    List<String> names = Samples.bots(300);
    Page page =
        Page.of(
            Samples.publication(
                names, Samples.format(FormatType.SINGLE_ELIMINATION, names), Samples::listedFirst));
    assertThat(page.texts("//section[@id='bracket']//figcaption"))
        .containsExactly(
            "The 256 series of the first level are left out. The JSON output has them all.");
    assertThat(page.count("(//div[@class='level'])[1]//div[@class='series']")).isEqualTo(128);
    assertThat(page.texts("(//div[@class='level'])[1]/p[@class='level-title']"))
        .containsExactly("Last 256");
  }

  /** Nobody ever wins, and one such match is enough: seeds decide, and a star says so. */
  @Test
  void whatTheSeedsDecidedHasAStar() {
    List<String> names = Samples.bots(2);
    Settings rules =
        FormatType.SINGLE_ELIMINATION.settings(Map.of("final-best-of", "1", "replays", "0"));
    Page page =
        Page.of(
            Samples.publication(
                names,
                FormatType.SINGLE_ELIMINATION.create(Seeding.asListed(names), rules),
                _ -> Samples.result(Outcome.byPoints(1, 1))));
    assertThat(page.texts("//div[@class='series']/p"))
        .containsExactly("1Bot 10*", "2Bot 20", "1 match without a winner");
    assertThat(page.texts("//section[@id='bracket']/p[@class='note']"))
        .containsExactly("* Undecided after all replays, so the better seed advanced.");
  }

  @Test
  void whoComesFirstStandsAtTheTopUnlessTooManyDo() {
    assertThat(Page.of(Samples.roundRobin(5)).texts("//ol[@class='podium']/li/span"))
        .containsExactly("1", "2", "3");
    List<String> names = Samples.bots(7);
    Settings rules =
        FormatType.TABLE.settings(Map.of("games", "1", "scoring", "wins", "tie-breaks", ""));
    Page level =
        Page.of(
            Samples.publication(
                names,
                FormatType.TABLE.create(Seeding.asListed(names), rules),
                _ -> Samples.result(Outcome.byPoints(new double[7]))));
    assertThat(level.texts("//section[@id='standings']//tbody/tr/td[1]")).containsOnly("1");
    assertThat(level.count("//ol[@class='podium']")).isZero();
  }
}
