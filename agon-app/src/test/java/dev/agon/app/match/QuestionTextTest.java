package dev.agon.app.match;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.app.cli.Style;
import dev.agon.game.Dice;
import dev.agon.game.DrawKey;
import dev.agon.game.Parsed;
import dev.agon.game.Settings;
import dev.agon.game.Step;
import dev.agon.game.Turn;
import dev.agon.game.kit.FieldsText;
import dev.agon.game.kit.GameKit;
import dev.agon.game.kit.Next;
import dev.agon.game.kit.Question;
import dev.agon.game.kit.Question.Choices;
import dev.agon.game.kit.Question.Fields;
import dev.agon.game.kit.Question.Option;
import dev.agon.game.kit.TypedAnswer;
import dev.agon.match.Referee;
import dev.agon.registry.GameRegistry;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What can be typed as an answer, in random matches of all games. */
final class QuestionTextTest {
  private static final int MATCHES = 8;
  private static final int MAX_STEPS = 150;
  private static final List<String> NOISE =
      List.of("?", "-1", "99999999999", "x", ";", "1x", "0x0", "1x1x1", "none", "0", "1 ;", ",");

  @ParameterizedTest
  @ValueSource(strings = {"coinfight", "botstack", "blotto", "canopy"})
  void everyAnswerCanBeTypedAndNothingIllegalIsTaken(String game) {
    check(GameRegistry.game(game));
  }

  private static <S, V, M> void check(GameKit<S, V, M> kit) {
    for (int match = 0; match < MATCHES; match++) {
      int seats = Math.min(kit.game().spec().maxSeats(), 2 + match);
      new Walk<>(kit, seats, new Dice(match)).run();
    }
  }

  /** A random match, all of whose moves are typed. */
  private static final class Walk<S, V, M> {
    private final GameKit<S, V, M> kit;
    private final List<String> names;
    private final Dice dice;
    private S state;

    Walk(GameKit<S, V, M> kit, int seats, Dice dice) {
      this.kit = kit;
      this.names = IntStream.range(0, seats).mapToObj(seat -> "Player" + seat).toList();
      this.dice = dice;
      this.state = kit.game().start(Settings.defaults(kit.game().spec()), seats);
    }

    void run() {
      for (int step = 0; step < MAX_STEPS; step++) {
        switch (kit.game().turn(state)) {
          case Turn.Over _ -> {
            return;
          }
          case Turn.Chance chance ->
              apply(new Step.Rolled<>(Referee.draw(DrawKey.ofNumber(dice.nextLong()), chance)));
          case Turn.OneDecides(int seat) -> apply(new Step.Moved<>(seat, typed(seat)));
          case Turn.SeveralDecide(List<Integer> seats) ->
              apply(
                  new Step.MovedTogether<>(
                      seats.stream().map(seat -> new Step.Moved<>(seat, typed(seat))).toList()));
        }
      }
    }

    private void apply(Step<M> step) {
      state = kit.game().apply(state, step);
    }

    /** Types all answers, and returns the move of one of them. */
    private M typed(int seat) {
      Question<M> question =
          kit.questioner().orElseThrow().question(kit.game().view(state, seat), names);
      List<String> lines = new ArrayList<>();
      List<M> moves = new ArrayList<>();
      collect(question, "", lines, moves);
      for (int i = 0; i < lines.size(); i++) {
        assertThat(TypedAnswer.read(question, lines.get(i)))
            .as(lines.get(i))
            .isEqualTo(new Parsed.Value<>(new Next.Done<>(moves.get(i))));
      }
      for (String noise : NOISE) {
        if (TypedAnswer.read(question, noise)
            instanceof Parsed.Value<Next<M>>(Next.Done<M>(M move))) {
          moves.add(move);
        }
      }
      assertThat(moves).allMatch(move -> kit.game().refuse(state, seat, move).isEmpty());
      return moves.get(dice.nextInt(moves.size()));
    }

    /** Lines that answer everything at once, with the moves that they mean. */
    private void collect(Next<M> next, String before, List<String> lines, List<M> moves) {
      switch (next) {
        case Next.Done<M>(M move) -> {
          lines.add(before);
          moves.add(move);
        }
        case Choices<M> choices -> {
          for (Option<M> option : choices.options()) {
            for (String key : List.of(option.key(), option.key().toUpperCase(Locale.ROOT))) {
              collect(option.next(), before + key, lines, moves);
            }
          }
        }
        case Fields<M> fields -> {
          List<Integer> values = valuesOf(fields);
          M move = ((Parsed.Value<M>) fields.move(values)).value();
          String inOrder = values.stream().map(String::valueOf).collect(Collectors.joining(" "));
          String named =
              IntStream.range(0, values.size())
                  .mapToObj(i -> values.get(i) + "x" + fields.fields().get(i).name())
                  .collect(Collectors.joining(", "));
          for (String text : List.of(inOrder, named, FieldsText.of(fields, values))) {
            lines.add(before.isEmpty() ? text : before + (dice.nextBoolean() ? "; " : " ") + text);
            moves.add(move);
          }
        }
      }
    }

    /** The usual values, changed a little if they are still within the limits. */
    private List<Integer> valuesOf(Fields<M> fields) {
      List<Integer> values = new ArrayList<>(fields.usual());
      int from = dice.nextInt(values.size());
      int to = dice.nextInt(values.size());
      values.set(from, values.get(from) - 1);
      if (dice.nextBoolean()) {
        values.set(to, values.get(to) + 1);
      }
      return fields.move(values) instanceof Parsed.Value ? values : fields.usual();
    }
  }

  private static Choices<String> choices(int options, String label) {
    return new Choices<>(
        "Which one?",
        IntStream.range(0, options)
            .mapToObj(
                i -> new Option<>("k" + i, List.of("word"), label, new Next.Done<>("move " + i)))
            .toList(),
        Optional.of("k1"));
  }

  @Test
  void aShortQuestionIsOneLineAndALongOneIsAList() {
    assertThat(QuestionText.lines(choices(2, "it"), Style.PLAIN))
        .containsExactly("Which one?  [k0] it  [k1] it (Enter)  [?] help");
    assertThat(QuestionText.lines(choices(6, "something"), Style.PLAIN))
        .hasSize(7)
        .contains("  [k1] something (Enter)");
    assertThat(QuestionText.lines(choices(1000, "it"), Style.PLAIN))
        .hasSize(22)
        .last()
        .isEqualTo("  and 980 more, up to [k999]");
    assertThat(QuestionText.lines(choices(2, "it"), Style.COLOURED).getFirst())
        .startsWith("\033[1mWhich one?\033[0m  [k0]");
  }

  @Test
  void enterIsTheUsualAnswerIfThereIsOne() {
    assertThat(TypedAnswer.read(choices(2, "it"), ""))
        .isEqualTo(new Parsed.Value<>(new Next.Done<>("move 1")));
    Choices<String> unusual = new Choices<>("?", choices(2, "it").options(), Optional.empty());
    assertThat(TypedAnswer.read(unusual, ""))
        .isEqualTo(new Parsed.Failure<>("expected k0 or k1, got ''"));
  }
}
