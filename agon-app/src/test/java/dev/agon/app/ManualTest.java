package dev.agon.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.agon.app.cli.Arguments.Flag;
import dev.agon.app.cli.Command;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The manual page, the completion scripts as the shells run them, and the version. */
final class ManualTest {
  private static final Path HOME = Path.of(System.getProperty("agon.home"));

  /** Stand for what zsh itself has, and print what they are given. */
  private static final String ZSH_STUBS =
      """
      compdef() { : }
      _describe() { print -rl -- ${${(P)@[-1]}%%:*} }
      compadd() { shift ${@[(i)--]}; print -rl -- "$@" }
      compset() { : }
      _files() { : }
      _message() { : }
      """;

  @TempDir private Path folder;

  private static Stream<Command> all() {
    return Main.commands().stream()
        .flatMap(command -> Stream.concat(Stream.of(command), command.subcommands().stream()));
  }

  /** Runs in an empty folder, because shells also offer the files that are there. */
  private List<String> printedBy(String... command) throws Exception {
    Path empty = Files.createDirectories(folder.resolve("empty"));
    Process process =
        new ProcessBuilder(command).directory(empty.toFile()).redirectErrorStream(true).start();
    process.getOutputStream().close();
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(out).isZero();
    return out.lines().toList();
  }

  private static boolean isInstalled(String program) {
    return Stream.of(System.getenv("PATH").split(":", -1))
        .anyMatch(bin -> Files.isExecutable(Path.of(bin, program)));
  }

  private String script(String shell) throws IOException {
    Path file = folder.resolve("agon." + shell);
    Files.writeString(file, Cli.agon("completion", shell).out());
    return file.toString();
  }

  /** What a shell offers behind these words, the last of which is to be completed. */
  private List<String> offers(String shell, String line) throws Exception {
    String begun = line.substring(line.lastIndexOf(' ') + 1);
    return allOffers(shell, line).stream()
        .filter(offer -> !offer.isEmpty() && offer.startsWith(begun))
        .toList();
  }

  private List<String> allOffers(String shell, String line) throws Exception {
    assumeTrue(isInstalled(shell), shell + " is not installed");
    String script = script(shell);
    return switch (shell) {
      case "bash" ->
          printedBy(
              "bash",
              "-c",
              "source %s; COMP_WORDS=(%s); ((COMP_CWORD=${#COMP_WORDS[@]}-1)); _agon;"
                      .formatted(script, line.endsWith(" ") ? line + "''" : line)
                  + " printf '%s\\n' \"${COMPREPLY[@]}\"");
      case "zsh" ->
          printedBy(
              "zsh",
              "-fc",
              ZSH_STUBS
                  + "source %s; words=(%s); CURRENT=${#words}; _agon"
                      .formatted(script, line.endsWith(" ") ? line + "''" : line));
      default ->
          printedBy(shell, "-c", "source %s; complete -C '%s'".formatted(script, line)).stream()
              .map(offer -> offer.split("\t", -1)[0])
              .toList();
    };
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '"',
      ignoreLeadingAndTrailingWhitespace = false,
      value = {
        "agon ev,event events",
        "agon event ,check new add replace withdraw disqualify rerun key",
        "agon event check --form,--format",
        "agon run --game c,canopy coinfight",
        "agon run --output ,csv json table",
        "agon run --protocol t,turn",
        "agon run botstack --bots T,Tactician Trigger",
        "agon play --game coinfight --bots G,Greedy",
        "agon bots b,blotto botstack",
        "agon blotto counter --by ,score win",
        "agon completion ,bash fish zsh",
        "agon --v,--version"
      })
  void shellsOfferCommandsFlagsAndTheirValues(String line, String words) throws Exception {
    for (String shell : List.of("bash", "zsh", "fish")) {
      if (isInstalled(shell)) {
        assertThat(offers(shell, line)).as(shell).containsExactlyInAnyOrder(words.split(" ", -1));
      }
    }
  }

  /** A list of words is no list of files. */
  @Test
  void filesAreOfferedBehindFlagsThatTakeFiles() {
    assertThat(Cli.agon("completion", "zsh").out())
        .containsPattern("'run --bots'\\) .*; _files")
        .contains("'run --matchups') _files", "'run --db') _files")
        .contains("'run --tie-breaks') _message ");
  }

  /** The words of an event in the database come from the program that is completed. */
  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '"',
      ignoreLeadingAndTrailingWhitespace = false,
      value = {
        "./agon standings ,1 2 last",
        "./agon replay ,1/ 2/ last/",
        "./agon verify 1/,1/1 1/2",
        "./agon matches last/,last/1 last/2 last/3 last/4",
        "./agon standings --db other.db ,7 last",
        "./agon events --delete ,1 2 last",
      })
  void eventsAndMatchesOfTheDatabaseAreOffered(String line, String words) throws Exception {
    Path agon = folder.resolve("agon");
    Files.writeString(
        agon,
        """
        #!/bin/sh
        case "$*" in
          "events --output json")
            echo '{"id":1,"name":"a \\"matches\\":9,","state":"finished","matches":2,"started":"x"}'
            echo '{"id":2,"name":"b","state":"unfinished","matches":4,"started":"x"}' ;;
          "events --output json --db other.db")
            echo '{"id":7,"name":"c","state":"finished","matches":1,"started":"x"}' ;;
        esac
        """);
    assertThat(agon.toFile().setExecutable(true)).isTrue();
    for (String shell : List.of("bash", "zsh", "fish")) {
      if (isInstalled(shell)) {
        assertThat(offers(shell, line.replace("./agon", agon.toString())))
            .as(shell)
            .containsExactlyInAnyOrder(words.split(" ", -1));
      }
    }
  }

  /** Bash makes three words of KEY=VALUE. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "run botstack --set sk         | skips=",
        "run botstack --set skips =    | added wasted",
        "run botstack --set skips = w  | wasted",
        "run botstack --bots Oracle,T  | Oracle,Tactician Oracle,Trigger",
      })
  void bashOffersSettingsAndContinuesListsOfBots(String line, String words) throws Exception {
    assertThat(allOffers("bash", "agon " + line)).containsExactlyInAnyOrder(words.split(" ", -1));
  }

  @Test
  void everyCommandAndFlagIsCompletedInAllShells() {
    for (String shell : List.of("bash", "zsh", "fish")) {
      String script = Cli.agon("completion", shell).out();
      all()
          .forEach(
              command -> {
                assertThat(script).contains(command.name());
                for (Flag flag : command.flags().all()) {
                  assertThat(script)
                      .containsPattern("(--|-l )" + Pattern.quote(flag.name()) + "\\b");
                }
              });
    }
  }

  @Test
  void anUnknownShellIsNamedWithThoseThatThereAre() {
    Cli cli = Cli.agon("completion", "bsh");
    assertThat(cli.code()).isEqualTo(2);
    assertThat(cli.err()).startsWith("agon: unknown shell 'bsh'").contains("bash", "zsh", "fish");
  }

  @Test
  void theManualPageHasEveryCommandAndFlag() {
    String page = Cli.agon("man").out().replace("\\-", "-");
    all()
        .filter(command -> command.subcommands().isEmpty())
        .forEach(
            command -> {
              assertThat(page).containsPattern("\\.SS (\\w+ )?" + command.name() + "\n");
              for (Flag flag : command.flags().all()) {
                assertThat(page).contains(".BI \"--" + flag.name() + "\"");
              }
            });
  }

  /** Warnings of groff are lines that it would show wrongly. */
  @Test
  void theManualPageIsValid() throws Exception {
    assumeTrue(isInstalled("groff"), "groff is not installed");
    Path page = folder.resolve("agon.1");
    Files.writeString(page, Cli.agon("man").out());
    assertThat(printedBy("groff", "-man", "-Tascii", "-ww", "-z", page.toString())).isEmpty();
  }

  @Test
  void theVersionIsThatOfThePom() throws IOException {
    Matcher revision =
        Pattern.compile("<revision>(.+)</revision>")
            .matcher(Files.readString(HOME.resolve("pom.xml")));
    assertThat(revision.find()).isTrue();
    Cli cli = Cli.agon("version");
    assertThat(cli.code()).isZero();
    assertThat(cli.out()).startsWith("agon " + revision.group(1) + "\nJava ").hasLineCount(2);
    assertThat(Cli.agon("--version")).isEqualTo(cli);
    assertThat(Cli.agon("-v")).isEqualTo(cli);
  }
}
