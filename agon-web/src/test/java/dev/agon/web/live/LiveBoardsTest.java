package dev.agon.web.live;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.bot.BuiltInBot;
import dev.agon.bot.Seating;
import dev.agon.entrant.Entrant;
import dev.agon.entrant.MatchRunner;
import dev.agon.game.Settings;
import dev.agon.game.kit.GameKit;
import dev.agon.match.BuiltInPlayer;
import dev.agon.match.MatchPlayer;
import dev.agon.registry.GameRegistry;
import dev.agon.result.MatchSpec;
import dev.agon.result.Seeds;
import dev.agon.source.BotSource;
import dev.agon.watch.LiveMatch;
import dev.agon.watch.LiveMatches;
import dev.agon.web.live.LiveBoards.Board;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** Which matches get a place, and what a reader is told of them. */
final class LiveBoardsTest {
  private final LiveMatches live = new LiveMatches();
  private final LiveBoards boards = new LiveBoards(live, 1, () -> 0);

  /** What the places held after each look. */
  private final List<List<Optional<Board>>> looks = new ArrayList<>();

  private void look() {
    boards.look();
    looks.add(boards.places());
  }

  private static void play(LiveMatches live, long number, Runnable atEveryQuestion) {
    play(GameRegistry.game("coinfight"), live, number, atEveryQuestion);
  }

  private static <S, V, M> void play(
      GameKit<S, V, M> kit, LiveMatches live, long number, Runnable atEveryQuestion) {
    BuiltInBot<V, M> bot = kit.bots().getFirst();
    Function<Seating, MatchPlayer<V, M>> seat =
        seating -> {
          MatchPlayer<V, M> player = new BuiltInPlayer<>(bot.sit().apply(seating));
          return view -> {
            atEveryQuestion.run();
            return player.ask(view);
          };
        };
    MatchRunner<S, V, M> runner =
        new MatchRunner<>(
            kit,
            Settings.of(kit.game().spec(), Map.of()),
            List.of(
                new Entrant<>("Ann", "", new BotSource.Person(), seat),
                new Entrant<>("Bob", "", new BotSource.Person(), seat)));
    MatchSpec match = new Seeds(1).spec(number, number, List.of(0, 1));
    LiveMatch<S, M> shown = live.begin(runner, match, true).orElseThrow();
    runner.play(match, shown);
    live.end(shown);
  }

  @Test
  void aMatchHasABoardFromTheSecondLookOnAndIsShownToItsEnd() {
    play(live, 7, this::look);
    look();
    assertThat(looks.get(0).getFirst()).isEmpty();
    for (int i = 1; i < looks.size() - 1; i++) {
      Board board = looks.get(i).getFirst().orElseThrow();
      assertThat(board.match().number()).isEqualTo(7);
      assertThat(board.steps()).isEqualTo(i);
      assertThat(board.isOver()).isFalse();
    }
    Board end = looks.getLast().getFirst().orElseThrow();
    assertThat(end.isOver()).isTrue();
    assertThat(end.steps()).isEqualTo(looks.size() - 1);
    assertThat(end.picture().getFirst()).contains("Ann", "wins");
  }

  @Test
  void aMatchThatWasOverAtTheSecondLookIsNeverDrawn() {
    for (int number = 1; number < 20; number++) {
      boolean[] isSeen = {false};
      play(
          live,
          number,
          () -> {
            if (!isSeen[0]) {
              look();
              isSeen[0] = true;
            }
          });
    }
    assertThat(looks).hasSize(19).allMatch(places -> places.getFirst().isEmpty());
  }

  @Test
  void aMatchThatIsOverKeepsItsPlaceUntilAnotherOneNeedsIt() {
    play(live, 1, this::look);
    look();
    look();
    assertThat(looks.getLast().getFirst().orElseThrow().match().number()).isEqualTo(1);
    looks.clear();
    play(live, 2, this::look);
    assertThat(looks.get(0).getFirst().orElseThrow().match().number()).isEqualTo(1);
    assertThat(looks.get(1).getFirst().orElseThrow().match().number()).isEqualTo(2);
    boards.clear();
    assertThat(boards.places()).containsExactly(Optional.empty());
  }

  @Test
  void aReaderGetsTheLinesThatHaveChangedAndANewOneAllOfThem() {
    play(live, 3, this::look);
    String whole = LiveBoards.changes(List.of(), looks.get(2)).toString();
    assertThat(whole)
        .startsWith("[{\"place\":0,\"match\":3,\"names\":[\"Ann\",\"Bob\"],\"seats\":2,\"steps\":2")
        .contains("\"lines\":[\"<svg ");
    assertThat(LiveBoards.changes(looks.get(2), looks.get(2))).hasToString("[]");
    assertThat(LiveBoards.changes(looks.get(0), looks.get(0))).hasToString("[]");
    assertThat(LiveBoards.changes(List.of(), looks.get(0))).hasToString("[{\"place\":0}]");
    List<String> lines = looks.get(2).getFirst().orElseThrow().picture();
    List<String> changed = new ArrayList<>(lines);
    changed.set(1, "<g/>");
    Board next = new Board(looks.get(2).getFirst().orElseThrow().match(), 3, false, changed);
    assertThat(LiveBoards.changes(looks.get(2), List.of(Optional.of(next))).toString())
        .contains("\"steps\":3,\"words\":[\"")
        .endsWith("],\"state\":\"live\",\"changes\":{\"1\":\"<g/>\"}}]");
  }
}
