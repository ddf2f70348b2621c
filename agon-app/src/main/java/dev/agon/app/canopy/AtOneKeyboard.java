package dev.agon.app.canopy;

import dev.agon.app.cli.Streams;
import dev.agon.event.EventSeed;
import dev.agon.game.DrawKey;
import dev.agon.game.Outcome;
import dev.agon.game.Parsed;
import dev.agon.game.Settings;
import dev.agon.game.Step;
import dev.agon.game.Turn;
import dev.agon.games.canopy.display.Movements;
import dev.agon.games.canopy.rules.Canopy;
import dev.agon.games.canopy.rules.CanopyRoll;
import dev.agon.games.canopy.rules.CanopyState;
import dev.agon.games.canopy.rules.CanopyView;
import dev.agon.games.canopy.rules.Choice;
import dev.agon.games.canopy.rules.Choice.Fight;
import dev.agon.games.canopy.rules.Choice.Reply;
import dev.agon.games.canopy.rules.Choice.Rest;
import dev.agon.games.canopy.rules.Intervals;
import dev.agon.games.canopy.rules.Order;
import dev.agon.match.Referee;
import dev.agon.registry.GameSettings;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A game of Canopy for people who share a keyboard, with the questions and the wording of the
 * original assignment.
 */
public final class AtOneKeyboard {
  private static final int FIGHT = 1;
  private static final int REST = 2;
  private static final int STATUS = 3;
  private static final int FIGHT_BACK = 1;
  private static final int ESCAPE = 2;
  private static final int MAX_TURNS = 1_000_000;

  private final Canopy game = new Canopy();
  private final Streams streams;

  public AtOneKeyboard(Streams streams) {
    this.streams = streams;
  }

  public int run(List<String> arguments) {
    CanopyOptions options = CanopyOptions.read(arguments);
    if (options.help()) {
      streams.out().print(CanopyOptions.HELP);
      return 0;
    }
    DrawKey deal =
        options.seed().isPresent()
            ? DrawKey.ofNumber(options.seed().get())
            : EventSeed.random().key();
    play(options, chance -> (CanopyRoll) Referee.draw(deal, chance));
    return 0;
  }

  void play(CanopyOptions options, Function<Turn.Chance, CanopyRoll> rolls) {
    settings(options, 1);
    int players =
        ask(
            "Enter number of players: ",
            answer -> within(answer, options.minPlayers(), Canopy.MAX_PLAYERS, "players"));
    int turns =
        ask(
            "How many turns does a player stay in the top layer to win the game: ",
            answer -> within(answer, 1, MAX_TURNS, "turns"));
    CanopyState state = game.start(settings(options, turns), players);
    while (true) {
      switch (game.turn(state)) {
        case Turn.Chance chance -> {
          CanopyRoll roll = rolls.apply(chance);
          CanopyState before = state;
          state = game.apply(state, new Step.Rolled<>(roll));
          tell(before, roll, state);
        }
        case Turn.OneDecides(int seat) -> {
          Choice choice = ask(state, seat);
          CanopyState before = state;
          state = game.apply(state, new Step.Moved<>(seat, choice));
          tell(before, seat, choice, state);
        }
        case Turn.Over _ -> {
          end(state);
          return;
        }
        case Turn.SeveralDecide _ ->
            throw new IllegalStateException("no two players of Canopy decide at once");
      }
    }
  }

  private void say(String line) {
    streams.out().println(line);
  }

  /** Asks until the answer is a number to which there is no objection, and returns it. */
  private int ask(String prompt, IntFunction<String> objection) {
    while (true) {
      streams.out().print(prompt);
      streams.out().flush();
      String answer = streams.answer("game");
      String why = Parsed.quoted(answer) + " is not a valid number.";
      if (answer.matches("\\d{1,9}")) {
        why = objection.apply(Integer.parseInt(answer));
      }
      if (why.isEmpty()) {
        return Integer.parseInt(answer);
      }
      say(why);
    }
  }

  private Settings settings(CanopyOptions options, int turns) {
    Map<String, String> written = new LinkedHashMap<>(options.settings());
    written.put("turns", String.valueOf(turns));
    return GameSettings.of(game.spec(), written);
  }

  private static String within(int answer, int min, int max, String what) {
    return min <= answer && answer <= max
        ? ""
        : "There must be %d to %d %s, not %d.".formatted(min, max, what, answer);
  }

  private static String player(int seat) {
    return "Player " + seat;
  }

  private Choice ask(CanopyState state, int seat) {
    CanopyView view = game.view(state, seat);
    return switch (view.question()) {
      case TURN -> askTurn(state, view);
      case ANSWER -> {
        int answer =
            ask(
                player(seat) + ", what's your choice\n1. Fight back!\n2. Escape\n",
                number -> oneOf(number, ESCAPE));
        yield answer == FIGHT_BACK ? Reply.FIGHT_BACK : Reply.RETREAT;
      }
    };
  }

  private static String oneOf(int number, int last) {
    return 1 <= number && number <= last ? "" : number + " is not one of the choices.";
  }

  private Choice askTurn(CanopyState state, CanopyView view) {
    while (true) {
      int answer =
          ask(
              player(view.you())
                  + ", what's your choice\n1. Fight!\n2. Rest\n3. Look players' status\n",
              number -> objection(state, view, number));
      switch (answer) {
        case FIGHT -> {
          return askOpponent(state, view);
        }
        case REST -> {
          return Rest.REST;
        }
        default -> look(view);
      }
    }
  }

  private String objection(CanopyState state, CanopyView view, int number) {
    if (number == FIGHT && view.opponents() == 0) {
      return "Not possible: there is no other root to fight.";
    }
    return number == REST ? refusal(state, view, Rest.REST) : oneOf(number, STATUS);
  }

  private String refusal(CanopyState state, CanopyView view, Choice choice) {
    return game.refuse(state, view.you(), choice)
        .map(why -> "Not possible: player " + view.you() + " " + why + ".")
        .orElse("");
  }

  private Choice askOpponent(CanopyState state, CanopyView view) {
    String available =
        IntStream.range(0, view.opponents())
            .mapToObj(i -> String.valueOf(view.opponent(i)))
            .collect(Collectors.joining(", "));
    int opponent =
        ask(
            "Choose an available player (" + available + ")\n",
            number -> refusal(state, view, new Fight(number)));
    return new Fight(opponent);
  }

  private void look(CanopyView view) {
    int who =
        ask(
            "Choose a player (less than " + view.players() + ")\n",
            number -> number < view.players() ? "" : "There is no player " + number + ".");
    say(status(view, who));
  }

  private static String status(CanopyView view, int who) {
    return "Player %d is in layer %d and player %d has %d experience points"
        .formatted(who, view.layer(who), who, view.shownExperience(who));
  }

  private void tell(CanopyState before, int seat, Choice choice, CanopyState after) {
    CanopyView now = game.view(after, seat);
    switch (choice) {
      case Rest _ -> say("Your new experience point is " + now.shownExperience(seat));
      case Fight(int opponent) -> intervals(now.intervals(seat, opponent));
      case Reply reply -> {
        int challenger = game.view(before, seat).actor();
        switch (reply) {
          case RETREAT -> say("Nobody moves.");
          case FIGHT_BACK -> {
            say(status(now, challenger));
            intervals(now.intervals(seat, challenger));
          }
        }
      }
    }
  }

  private void intervals(Intervals of) {
    say("Win, lose and draw intervals are: " + of.win() + "-" + of.lose() + "-" + of.draw());
  }

  private void tell(CanopyState before, CanopyRoll roll, CanopyState after) {
    CanopyView then = game.view(before, 0);
    CanopyView now = game.view(after, 0);
    switch (roll) {
      case Order order ->
          say(
              IntStream.range(0, order.size())
                  .mapToObj(turn -> String.valueOf(order.player(turn)))
                  .collect(
                      Collectors.joining(
                          ", ", "Round " + then.round() + " turn (move) sequence: ", "")));
      case CanopyRoll.Drawn(int number) -> {
        int attacker = then.attacker();
        int defender = then.defender();
        Intervals.FightResult result = then.intervals(attacker, defender).result(number);
        say("Random number is " + number + ", " + result.id() + "!");
        if (result != Intervals.FightResult.DRAW) {
          Movements.of(then, now, attacker, defender, AtOneKeyboard::player).forEach(this::say);
          say(status(now, attacker));
          say(status(now, defender));
        } else if (now.question() != CanopyView.Asked.ANSWER) {
          say("Both retreat. Nobody moves.");
        }
      }
    }
  }

  private void end(CanopyState state) {
    CanopyView view = game.view(state, 0);
    if (view.winner().isPresent()) {
      say(
          "Player %d has been the root of all for %d turn%s and wins the game in round %d"
              .formatted(
                  view.winner().getAsInt(),
                  view.reign(),
                  view.reign() == 1 ? "" : "s",
                  view.round()));
      return;
    }
    Outcome outcome = game.outcome(state);
    String first =
        IntStream.range(0, outcome.seats())
            .filter(seat -> outcome.place(seat) == 1)
            .mapToObj(String::valueOf)
            .collect(Collectors.joining(" and "));
    boolean alone = !outcome.drawn();
    say(
        "Round %d was the last: by layer and experience %s the game"
            .formatted(
                view.round(), alone ? "player " + first + " wins" : "players " + first + " win"));
  }
}
