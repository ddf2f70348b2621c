package dev.agon.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.api.PublicApi;
import dev.agon.bot.BuiltInBot;
import dev.agon.bot.Seating;
import dev.agon.entrant.Entrant;
import dev.agon.entrant.MatchRunner;
import dev.agon.game.Dice;
import dev.agon.game.DrawKey;
import dev.agon.game.Game;
import dev.agon.game.Parsed;
import dev.agon.game.Roll;
import dev.agon.game.Step;
import dev.agon.game.Turn;
import dev.agon.game.Viewpoint;
import dev.agon.game.kit.Codec;
import dev.agon.game.kit.GameKit;
import dev.agon.game.kit.Question;
import dev.agon.game.kit.RollCodec;
import dev.agon.game.kit.TextCodec;
import dev.agon.game.picture.Frame;
import dev.agon.game.picture.Picture;
import dev.agon.match.MatchPlayer;
import dev.agon.match.StepListener;
import dev.agon.record.MatchRecord;
import dev.agon.record.Recorder;
import dev.agon.record.Replay;
import dev.agon.record.ViewLines;
import dev.agon.result.MatchSpec;
import dev.agon.result.Seeds;
import dev.agon.text.JsonLines;
import dev.agon.watch.PlainQuestion;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Tests that every game with its codec and its built-in bots must pass; inherit them. */
@PublicApi
public abstract class GameContract<S, V, M> extends RulesContract<S, V, M> {
  private static final int RECORDED_MATCHES = 4;
  private static final int MATCHES_AT_ONCE = 100;
  private static final int TERMINAL_WIDTH = 80;
  private static final int MAX_FRAMES = 80;
  private static final int MAX_PICTURE = 30_000;

  /** The game to test, with everything that comes with it. */
  protected abstract GameKit<S, V, M> kit();

  @Override
  protected Game<S, V, M> game() {
    return kit().game();
  }

  /** One of the legal moves if the game lists them, otherwise the move of a built-in. */
  @Override
  protected M someMove(V view, Dice dice) {
    List<M> legal = legalMoves(view);
    if (!legal.isEmpty()) {
      return legal.get(dice.nextInt(legal.size()));
    }
    BuiltInBot<V, M> bot = kit().bots().get(dice.nextInt(kit().bots().size()));
    return bot.sit()
        .apply(new Seating(0, game().spec().defaultSeats(), settings(), dice.nextLong()))
        .move(view);
  }

  private List<M> legalMoves(V view) {
    return kit().legalMoves().map(lists -> lists.legalMoves(view)).orElse(List.of());
  }

  @Test
  @SuppressWarnings("rawtypes") // a service is named by its class, which has no parameters
  void theGameIsFoundAsAService() {
    assertThat(ServiceLoader.load(GameKit.class).stream().map(ServiceLoader.Provider::type))
        .anyMatch(type -> type.equals(kit().getClass()));
  }

  @Test
  void everyListedMoveIsLegal() {
    forEveryState(
        (state, _, _) -> {
          for (int seat : asked(state)) {
            for (M move : legalMoves(game().view(state, seat))) {
              assertThat(game().refuse(state, seat, move)).isEmpty();
            }
          }
        });
  }

  @Test
  void aPersonCanGiveEveryLegalMoveAndNothingElse() {
    kit()
        .questioner()
        .ifPresent(
            questioner ->
                forEveryState(
                    (state, seats, dice) -> {
                      for (int seat : asked(state)) {
                        V view = game().view(state, seat);
                        Question<M> question = questioner.question(view, names(seats));
                        assertTakesLegalMoves(state, seat, Answers.moves(question, dice));
                      }
                    }));
  }

  private static List<String> names(int seats) {
    return IntStream.range(0, seats).mapToObj(seat -> "Player " + seat).toList();
  }

  private void assertTakesLegalMoves(S state, int seat, List<M> taken) {
    Set<M> different = new HashSet<>(taken);
    assertThat(different).allMatch(move -> game().refuse(state, seat, move).isEmpty());
    for (M legal : legalMoves(game().view(state, seat))) {
      if (!different.contains(legal)) {
        S after = game().apply(state, new Step.Moved<>(seat, legal));
        assertThat(different)
            .as("%s, or a move that does the same", legal)
            .anyMatch(move -> game().apply(state, new Step.Moved<>(seat, move)).equals(after));
      }
    }
  }

  @Test
  void theTableOfAPersonFitsATerminal() {
    kit()
        .questioner()
        .ifPresent(
            questioner ->
                forEveryState(
                    (state, seats, _) -> {
                      for (int seat : asked(state)) {
                        assertThat(questioner.table(game().view(state, seat), names(seats)))
                            .allMatch(line -> line.length() <= TERMINAL_WIDTH);
                      }
                    }));
  }

  @Test
  void movesReadAsTheyWereWritten() {
    Codec<V, M> codec = kit().codec();
    TextCodec<V, M> text = JsonLines.of(kit());
    forEveryView(
        (view, dice) -> {
          M move = someMove(view, dice);
          assertThat(text.readMove(view, text.moveText(move))).isEqualTo(new Parsed.Value<>(move));
          assertThat(codec.readMove(view, codec.moveJson(move)))
              .isEqualTo(new Parsed.Value<>(move));
        });
  }

  @Test
  void viewsReadAsTheyWereWritten() {
    Codec<V, M> codec = kit().codec();
    forEveryView(
        (view, _) -> {
          kit()
              .textCodec()
              .ifPresent(
                  text ->
                      assertThat(text.readView(text.viewText(view)).map(text::viewText))
                          .isEqualTo(new Parsed.Value<>(text.viewText(view))));
          assertThat(codec.viewJsonText(view)).isEqualTo(codec.viewJson(view).toString());
        });
  }

  private void forEveryView(BiConsumer<V, Dice> check) {
    forEveryState(
        (state, _, dice) ->
            asked(state).forEach(seat -> check.accept(game().view(state, seat), dice)));
  }

  @Test
  void garbageIsNotReadAsAMove() {
    TextCodec<V, M> text = JsonLines.of(kit());
    V view = firstView();
    for (String garbage :
        List.of("", "\n", "hello", "{}", "\u0000", "-1", "99999999999999999999")) {
      assertThat(text.readMove(view, garbage)).as(garbage).isInstanceOf(Parsed.Failure.class);
    }
  }

  private V firstView() {
    List<V> views = new ArrayList<>();
    forEveryView((view, _) -> views.add(view));
    return views.getFirst();
  }

  @Test
  void builtInsPlayLegallyAndTheirRecordsReplay() {
    for (int seats : seatCounts()) {
      for (int match = 1; match <= RECORDED_MATCHES; match++) {
        MatchRecord record = record(seats, match);
        assertThat(record.faults()).isEmpty();
        assertThat(new Replay<>(kit(), record).run(StepListener.none()))
            .isEqualTo(new Replay.Verdict.Same(record.steps().size(), seats, record.outcome()));
        assertThat(record(seats, match)).isEqualTo(record);
      }
    }
  }

  @Test
  void aMatchPlayedAtOnceEndsAsItDoesStepByStep() {
    if (kit().wholeMatch(settings()).isEmpty()) {
      return;
    }
    List<Entrant<V, M>> entrants = kit().bots().stream().map(Entrant::of).toList();
    for (int match = 1; match <= MATCHES_AT_ONCE; match++) {
      MatchSpec pairing = pairing(game().spec().defaultSeats(), match);
      assertThat(arena(entrants).play(pairing))
          .isEqualTo(arena(entrants).play(pairing, (_, _, _) -> {}).result());
    }
  }

  @Test
  void aReplayShowsTheViewsThatTheBotsSaw() {
    for (int seats : seatCounts()) {
      List<String> seen = new ArrayList<>();
      List<Entrant<V, M>> watched =
          kit().bots().stream().map(bot -> watched(Entrant.of(bot), seen)).toList();
      MatchRecord record = Recorder.record(arena(watched), pairing(seats, 1), StepListener.none());
      List<String> lines = new ArrayList<>();
      assertThat(new Replay<>(kit(), record).run(new ViewLines<>(kit(), lines::add)))
          .isInstanceOf(Replay.Verdict.Same.class);
      assertThat(lines).hasSameSizeAs(seen);
      for (int i = 0; i < seen.size(); i++) {
        assertThat(lines.get(i)).contains(",\"view\":" + seen.get(i) + ",\"move\":");
      }
    }
  }

  /** The same entrant; the list gets its views before it answers. */
  private Entrant<V, M> watched(Entrant<V, M> entrant, List<String> seen) {
    return new Entrant<>(
        entrant.name(),
        entrant.author(),
        entrant.source(),
        seating -> {
          MatchPlayer<V, M> player = entrant.seat().apply(seating);
          return view -> {
            seen.add(kit().codec().viewJsonText(view));
            return player.ask(view);
          };
        });
  }

  private MatchRecord record(int seats, int match) {
    List<Entrant<V, M>> entrants = kit().bots().stream().map(Entrant::of).toList();
    return Recorder.record(arena(entrants), pairing(seats, match), StepListener.none());
  }

  private MatchRunner<S, V, M> arena(List<Entrant<V, M>> entrants) {
    return new MatchRunner<>(kit(), settings(), entrants);
  }

  /** A match of built-ins in seats that depend on its number. */
  private MatchSpec pairing(int seats, int match) {
    int bots = kit().bots().size();
    List<Integer> seating =
        IntStream.range(0, seats).map(seat -> (match + seat) % bots).boxed().toList();
    return new Seeds(1).spec(match, match, seating);
  }

  @Test
  void picturesAreSoundForEverybodyAndTheirPartsKeepTheirKeys() {
    kit().picture().ifPresent(picture -> seatCounts().forEach(seats -> follow(picture, seats)));
  }

  private void follow(Picture<S, M> picture, int seats) {
    List<String> names = IntStream.range(0, seats).mapToObj(seat -> "<" + seat + "> &").toList();
    List<Frame<S, M>> frames = new ArrayList<>();
    StepListener<S, M> listener =
        (before, step, after) -> {
          if (frames.isEmpty()) {
            frames.add(picture.first(before, names));
          }
          if (frames.size() < MAX_FRAMES) {
            frames.add(frames.getLast().next(step, after));
          }
        };
    List<Entrant<V, M>> entrants = kit().bots().stream().map(Entrant::of).toList();
    Recorder.record(arena(entrants), pairing(seats, 1), listener);
    List<Viewpoint> viewpoints =
        List.of(Viewpoint.live(), Viewpoint.afterwards(), Viewpoint.of(0), Viewpoint.of(seats - 1));
    boolean hasLandscape = frames.getFirst().landscape(Viewpoint.live()).isPresent();
    for (Viewpoint viewpoint : viewpoints) {
      List<Map<String, String>> portraits = new ArrayList<>();
      List<Map<String, String>> landscapes = new ArrayList<>();
      for (Frame<S, M> frame : frames) {
        String svg = frame.svg(viewpoint);
        assertThat(svg.length()).isLessThan(MAX_PICTURE);
        portraits.add(PictureChecks.assertSound(svg));
        Optional<String> landscape = frame.landscape(viewpoint);
        assertThat(landscape.isPresent()).isEqualTo(hasLandscape);
        if (landscape.isPresent()) {
          assertThat(landscape.get().length()).isLessThan(MAX_PICTURE);
          landscapes.add(PictureChecks.assertSoundLandscape(landscape.get()));
        }
        assertThat(frame.words(viewpoint)).isNotBlank();
        assertThat(frame.text()).isNotEmpty();
        assertThat(frame.scores().size()).isIn(0, seats);
      }
      assertKeysAreKept(portraits);
      assertKeysAreKept(landscapes);
    }
  }

  @Test
  void partsOfPicturesStandForAnswersToWhoIsAskedOnly() {
    kit().picture().ifPresent(picture -> seatCounts().forEach(seats -> touch(picture, seats)));
  }

  private void touch(Picture<S, M> picture, int seats) {
    List<String> names = IntStream.range(0, seats).mapToObj(seat -> "N" + seat).toList();
    List<Frame<S, M>> frames = new ArrayList<>();
    StepListener<S, M> listener =
        (before, step, after) -> {
          if (frames.isEmpty()) {
            frames.add(picture.first(before, names));
          }
          if (frames.size() < MAX_FRAMES) {
            frames.add(frames.getLast().next(step, after));
            List<Integer> asked = game().turn(after).asked();
            for (int seat : List.of(0, seats - 1)) {
              Set<String> allowed =
                  asked.contains(seat)
                      ? PlainQuestion.of(kit(), game().view(after, seat), names)
                          .map(PictureChecks::answers)
                          .orElse(Set.of())
                      : Set.of();
              assertAnswers(frames.getLast(), Viewpoint.of(seat), allowed);
            }
            assertAnswers(frames.getLast(), Viewpoint.live(), Set.of());
            assertAnswers(frames.getLast(), Viewpoint.afterwards(), Set.of());
          }
        };
    List<Entrant<V, M>> entrants = kit().bots().stream().map(Entrant::of).toList();
    Recorder.record(arena(entrants), pairing(seats, 1), listener);
  }

  private void assertAnswers(Frame<S, M> frame, Viewpoint from, Set<String> allowed) {
    assertThat(allowed).containsAll(PictureChecks.answers(frame.svg(from)));
    frame
        .landscape(from)
        .ifPresent(svg -> assertThat(allowed).containsAll(PictureChecks.answers(svg)));
  }

  /**
   * Fails unless a key is the same element in all pictures, and some stay from each to the next.
   */
  private static void assertKeysAreKept(List<Map<String, String>> pictures) {
    Map<String, String> known = new HashMap<>();
    Set<String> before = Set.of();
    for (Map<String, String> keys : pictures) {
      keys.forEach((key, tag) -> assertThat(known.putIfAbsent(key, tag)).isIn(null, tag));
      if (!before.isEmpty()) {
        assertThat(keys.keySet()).containsAnyElementsOf(before);
      }
      before = keys.keySet();
    }
  }

  @Test
  void nothingThatASeatSeesDependsOnWhatItMayNotKnow() {
    searchForLeaks();
  }

  /** What a seat may not know is the part of a roll that the {@code Observer} does not tell it. */
  protected final void searchForLeaks() {
    forRandomMatches(
        (seats, dice) -> {
          long deal = dice.nextLong();
          List<Step<M>> steps = new ArrayList<>();
          List<S> states = new ArrayList<>(List.of(game().start(settings(), seats)));
          while (!(game().turn(states.getLast()) instanceof Turn.Over)) {
            steps.add(next(states.getLast(), dice, deal));
            states.add(game().apply(states.getLast(), steps.getLast()));
          }
          new LeakSearch<>(kit(), DrawKey.ofNumber(deal), states, steps, names(seats)).check(dice);
        });
  }

  @Test
  void namesOfBuiltInsAreDifferent() {
    assertThat(kit().bots()).extracting(BuiltInBot::name).doesNotHaveDuplicates().isNotEmpty();
  }

  @Test
  void thePlaythroughEqualsTheGoldenFile() {
    Golden.assertSame(
        "playthroughs/" + game().spec().id() + ".txt", new Playthrough<>(kit(), settings()).text());
  }

  @Test
  void rollsReadAsTheyWereWritten() {
    StepListener<S, M> rolls =
        (_, step, _) -> {
          if (step instanceof Step.Rolled<M>(Roll roll)) {
            RollCodec codec = Playthrough.rollCodec(kit());
            assertThat(codec.readRoll(codec.rollJson(roll))).isEqualTo(new Parsed.Value<>(roll));
          }
        };
    new Playthrough<>(kit(), settings()).play(rolls);
  }
}
