package dev.agon.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.testkit.Golden;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The page that is published of an event. */
final class ReportTest {
  private static final String CUP =
      """
      name: "The <small> cup"
      game: botstack
      seed: 3
      bots:
        - Trigger
        - Gambler
        - Tactician
        - {name: "Mumbler & Sons", author: "O'Hara", always: "mumble"}
      stages:
        - {format: round-robin, games: 2, order: listing, advance: 3}
        - {format: single-elimination, best-of: 3, final-best-of: 3}
      """;

  @TempDir private Path folder;

  private Path path(String name) {
    return folder.resolve(name);
  }

  private Cli report(String... more) {
    String[] all = new String[more.length + 3];
    all[0] = "report";
    all[1] = "--db";
    all[2] = path("kept.db").toString();
    System.arraycopy(more, 0, all, 3, more.length);
    return Cli.agon(all);
  }

  private void play(String text) throws Exception {
    Files.writeString(path("cup.yaml"), text);
    Cli run = Cli.agon("run", path("cup.yaml").toString(), "--db", path("kept.db").toString());
    assertThat(run.code()).isZero();
  }

  private String page(String name) throws Exception {
    return Files.readString(path(name));
  }

  /**
   * Read through by hand: twelve pairings twice are the round robin. The mumbler fails in its first
   * ten matches, of which 22 is the last, and is kept out of 23 and 24. The three others are drawn
   * into a bracket for four: the first has a bye, a semi-final takes three matches, the final two.
   */
  @Test
  void theReportOfASmallCupEqualsTheGoldenPage() throws Exception {
    play(CUP);
    Cli written = report("1", "--file", path("cup.html").toString());
    assertThat(written.err()).isEmpty();
    assertThat(written.out()).isEqualTo(path("cup.html") + "\n");
    Golden.assertSame(
        "report/cup.html",
        page("cup.html")
            .replaceAll("(?s)<style>.*</style>", "<style></style>")
            .replaceAll("(?s)(<script [^>]*>).*?</script>", "$1</script>")
            .replaceAll("sha256-[^&]*", "sha256-HASH")
            .replaceAll("<time datetime=.*</time>", "<time></time>")
            .replace(folder.toString(), "FOLDER"));
  }

  /** The oracle is the list of matches: all of them, by stage and pair. */
  @Test
  void everyCellAndEverySeriesLeadsToItsMatches() throws Exception {
    play(CUP);
    report("1", "--file", path("cup.html").toString());
    String page = page("cup.html");
    List<String> names = List.of("Trigger", "Gambler", "Tactician", "Mumbler & Sons");
    Map<String, Set<String>> expected = new TreeMap<>();
    for (String line :
        Cli.agon("matches", "1", "--db", path("kept.db").toString()).out().lines().toList()) {
      Matcher match = Pattern.compile("(\\d+)  (\\D+) -?\\d+, (\\D+) -?\\d+(  .*)?").matcher(line);
      assertThat(match.matches()).isTrue();
      int one = names.indexOf(match.group(2));
      int other = names.indexOf(match.group(3));
      int stage = Integer.parseInt(match.group(1)) <= 24 ? 1 : 2;
      String id = "matches-%d-%d-%d".formatted(stage, Math.min(one, other), Math.max(one, other));
      expected.computeIfAbsent(id, _ -> new TreeSet<>()).add(match.group(1));
    }
    Map<String, Set<String>> listed = new TreeMap<>();
    Matcher pair =
        Pattern.compile("(?s)<div class=\"pair\" id=\"([^\"]+)\">(.*?)</div>").matcher(page);
    while (pair.find()) {
      Set<String> numbers = new TreeSet<>();
      Pattern.compile("<span class=\"seed\">(?:<a [^>]*>)?(\\d+)<")
          .matcher(pair.group(2))
          .results()
          .forEach(number -> numbers.add(number.group(1)));
      listed.put(pair.group(1), numbers);
    }
    assertThat(listed).isEqualTo(expected);
    assertThat(expected).hasSize(6 + 2);
    expected.keySet().forEach(id -> assertThat(page).contains("href=\"#" + id + "\""));
    long cells = Pattern.compile("<td class=\"w\\d+\">").matcher(page).results().count();
    long links = Pattern.compile("<td class=\"w\\d+\"><a href=").matcher(page).results().count();
    assertThat(links).isEqualTo(cells).isEqualTo(12);
    long series =
        Pattern.compile("<a href=\"#match-\\d+\" class=\"series\"").matcher(page).results().count();
    assertThat(series).isEqualTo(2);
  }

  @Test
  void onlyTheFirstMatchesOfAPairAreListedAndThePageSaysSo() throws Exception {
    play("game: botstack\nbots: [Trigger, Gambler]\nstages: [{format: round-robin, games: 30}]\n");
    report("1", "--file", path("cup.html").toString());
    assertThat(page("cup.html"))
        .contains("At most 20 of a pair are listed; agon matches lists all.", "and 40 more")
        .contains("<span class=\"seed\">20</span>")
        .doesNotContain("<span class=\"seed\">21</span>");
  }

  /** The numbers of the matches that can be watched in a page. */
  private List<Long> toWatch(String name) throws Exception {
    return Pattern.compile("<article id=\"match-(\\d+)\"")
        .matcher(page(name))
        .results()
        .map(found -> Long.valueOf(found.group(1)))
        .toList();
  }

  @Test
  void theMatchesOfTheBracketOrThoseOfTheFlagCanBeWatched() throws Exception {
    play(CUP);
    String file = path("cup.html").toString();
    report("1", "--file", file);
    assertThat(toWatch("cup.html")).containsExactly(25L, 26L, 27L, 28L);
    assertThat(page("cup.html"))
        .contains("<strong><bdi>", "\"analysis\":", "script-src &#39;sha256-");
    assertThat(report("1", "--file", file, "--matches", "28,1,3-5").err()).isEmpty();
    assertThat(toWatch("cup.html")).containsExactly(1L, 3L, 4L, 5L, 28L);
    assertThat(report("1", "--file", file, "--matches", "none").err()).isEmpty();
    assertThat(page("cup.html")).doesNotContain("<script", "agon-viewer", "script-src");
  }

  @Test
  void matchesThatAreNotThereAreAnError() throws Exception {
    play(CUP);
    Map<String, String> errors = new TreeMap<>();
    for (String numbers : List.of("99", "0", "3-30")) {
      String missing = numbers.replace("3-", "");
      errors.put(numbers, "match " + missing + ": the event has 28 matches");
    }
    for (String numbers : List.of("all", "", "1, 2", "1-", "-1", "1,,2", "1.5", "none,1")) {
      errors.put(
          numbers,
          "--matches must be numbers of matches like 1,17,20-25, or none, not '" + numbers + "'");
    }
    errors.put("5-3", "--matches has a range that ends before it starts: 5-3");
    errors.put("3,1-4", "--matches names match 3 twice");
    errors.forEach(
        (numbers, error) -> {
          Cli refused = report("1", "--file", path("cup.html").toString(), "--matches=" + numbers);
          assertThat(refused.err()).isEqualTo("agon: " + error + "\n");
          assertThat(refused.code()).isEqualTo(2);
        });
    assertThat(path("cup.html")).doesNotExist();
  }

  @Test
  void matchesWithoutStoredMovesAreNamed() throws Exception {
    play("record: results\n" + CUP);
    report("1", "--file", path("cup.html").toString());
    assertThat(page("cup.html"))
        .contains("<p class=\"note\">The moves of matches 25 to 28 are not stored.</p>")
        .doesNotContain("<script", "agon-viewer");
  }

  /** Moves tell more than results, which the report of an unfinished event shows. */
  @Test
  void anEventThatIsNotFinishedHasNoMatchesToWatch() throws Exception {
    play(CUP);
    String file = path("cup.html").toString();
    String stopped = String.valueOf(Stopped.after(path("kept.db").toString(), 27));
    assertThat(report(stopped, "--file", file).err()).isEmpty();
    assertThat(page("cup.html")).doesNotContain("<script", "agon-viewer", "id=\"watch\"");
    assertThat(report(stopped, "--file", file, "--matches", "none").err()).isEmpty();
    assertThat(report(stopped, "--file", file, "--matches", "1").err())
        .isEqualTo("agon: event 2 is not finished; its report shows matches when it is\n");
  }

  @Test
  void theReportShowsTheFiguresOfTheStandings() throws Exception {
    play(CUP);
    report("1", "--file", path("cup.html").toString());
    String table = Cli.agon("standings", "1", "--db", path("kept.db").toString()).out();
    String digest = table.substring(table.indexOf("digest ") + 7).strip();
    assertThat(page("cup.html")).contains("<code>" + digest + "</code>");
  }

  @Test
  void theSameEventGivesTheSameReportBytes() throws Exception {
    play(CUP);
    report("1", "--file", path("one.html").toString());
    report("1", "--file", path("two.html").toString());
    assertThat(page("two.html")).isEqualTo(page("one.html"));
  }

  /** What is said of a program's failures is what it said itself. */
  @Test
  void theReportHasStandardErrorAndTimesOfPrograms() throws Exception {
    Files.writeString(path("crash.sh"), "echo '<oops> I fell' >&2\nexit 3\n");
    play(
        """
        game: botstack
        bots: [Trigger, {name: Crash, command: sh %s}]
        stages: [{format: round-robin, games: 1}]
        """
            .formatted(path("crash.sh")));
    report("1", "--file", path("cup.html").toString());
    assertThat(page("cup.html"))
        .contains("<pre dir=\"auto\">&lt;oops&gt; I fell</pre>")
        .contains("<p><strong><bdi>Crash</bdi></strong>: ")
        .contains(" 2 times, first in match 1</p>")
        .contains("<section id=\"times\">")
        .contains("One bot is a program.");
  }

  @Test
  void theReportHasTheEventFile() throws Exception {
    String database = path("kept.db").toString();
    Cli.agon(
        "run",
        "--game",
        "botstack",
        "--bots",
        "Trigger,always:it's me",
        "--games",
        "1",
        "-db",
        database,
        "--output=json",
        "--concurrency",
        "1",
        "--progress",
        "none",
        "--seed",
        "-5");
    report("1", "--file", path("flags.html").toString());
    assertThat(page("flags.html"))
        .contains(
            "<pre class=\"command\" tabindex=\"0\">agon run event.yaml</pre>",
            "seed: -5\n",
            "  - {name: Trigger, bot: Trigger}\n",
            "  - {name: &quot;it&#39;s me&quot;, always: &quot;it&#39;s me&quot;}\n",
            "  - format: round-robin\n    games: 1\n");
  }

  @Test
  void onlyAnEarlierReportIsOverwritten() throws Exception {
    play(CUP);
    Files.writeString(path("notes.html"), "<!DOCTYPE html>\n<title>my notes</title>\n");
    Cli refused = report("1", "--file", path("notes.html").toString());
    assertThat(refused.code()).isEqualTo(2);
    assertThat(refused.err())
        .isEqualTo(
            "agon: "
                + path("notes.html")
                + " exists and is not an Agon report; choose another file, or replace it with"
                + " --force\n");
    assertThat(page("notes.html")).contains("my notes");
    Files.createFile(path("cup.html"));
    assertThat(report("1", "--file", path("cup.html").toString()).err()).isEmpty();
    String first = page("cup.html");
    assertThat(report("1", "--file", path("cup.html").toString()).err()).isEmpty();
    assertThat(page("cup.html")).isEqualTo(first).startsWith("<!DOCTYPE html>");
    assertThat(report("1", "--file", folder.toString()).err())
        .startsWith("agon: cannot write " + folder + ": ");
    assertThat(report("7").err()).isEqualTo("agon: there is no event 7; agon events lists them\n");
    assertThat(report().err()).isEqualTo("agon: EVENT is missing\n");
  }
}
