package dev.agon.games.coinfight.display;

import dev.agon.game.DisplayText;
import dev.agon.game.kit.Next;
import dev.agon.game.kit.Question;
import dev.agon.game.kit.Question.Choices;
import dev.agon.game.kit.Question.Field;
import dev.agon.game.kit.Question.Fields;
import dev.agon.game.kit.Question.Notation;
import dev.agon.game.kit.Question.Option;
import dev.agon.game.kit.Question.Sum;
import dev.agon.game.kit.Questioner;
import dev.agon.games.coinfight.rules.Change;
import dev.agon.games.coinfight.rules.CoinView;
import dev.agon.games.coinfight.rules.Coins;
import dev.agon.games.coinfight.rules.Denominations;
import dev.agon.games.coinfight.rules.Play;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;

/** Asks for a coin, and then for the change. */
public final class CoinQuestioner implements Questioner<CoinView, Play> {
  private static final int MIN_COLUMN = 5;
  private static final int WORTH_COLUMN = 8;

  @Override
  public Question<Play> question(CoinView view, List<String> names) {
    List<Option<Play>> options = new ArrayList<>();
    for (int coin = 0; coin < view.denominations().size(); coin++) {
      if (view.mine().count(coin) > 0) {
        String cents = String.valueOf(view.denominations().cents(coin));
        options.add(new Option<>(cents, List.of("a " + cents), cents, change(view, coin)));
      }
    }
    return new Choices<>("Which coin do you play?", options, Optional.of(options.getFirst().key()));
  }

  /** The question for change; the move itself if no change can be taken. */
  private static Next<Play> change(CoinView view, int coin) {
    Denominations denominations = view.denominations();
    int room = denominations.cents(coin) - 1;
    Coins usual = Change.maxValue(view.table(), coin);
    List<Integer> indexes = new ArrayList<>();
    List<Field> fields = new ArrayList<>();
    List<Integer> usualCounts = new ArrayList<>();
    for (int i = 0; i < coin; i++) {
      int cents = denominations.cents(i);
      int max = Math.min(view.table().count(i), room / cents);
      if (max > 0) {
        indexes.add(i);
        fields.add(new Field(String.valueOf(cents), "the number of " + cents + "s", 0, max, cents));
        usualCounts.add(usual.count(i));
      }
    }
    if (fields.isEmpty()) {
      return new Next.Done<>(view.play(coin, Coins.none(denominations)));
    }
    return new Fields<>(
        "Which change do you take for the %d? It must be worth less."
            .formatted(denominations.cents(coin)),
        fields,
        new Sum("the change's worth", 0, room),
        Notation.COUNT_X_NAME,
        usualCounts,
        counts -> play(view, coin, indexes, counts));
  }

  private static Play play(CoinView view, int coin, List<Integer> indexes, List<Integer> counts) {
    Coins change = Coins.none(view.denominations());
    for (int i = 0; i < indexes.size(); i++) {
      change = change.plus(indexes.get(i), counts.get(i));
    }
    return view.play(coin, change);
  }

  /** A row for the table and one for each player, a column for each denomination. */
  @Override
  public List<String> table(CoinView view, List<String> names) {
    int longest = names.stream().mapToInt(DisplayText::visibleWidth).max().orElse(0);
    int width = Math.max("table".length(), longest);
    List<String> lines = new ArrayList<>();
    Denominations denominations = view.denominations();
    String blank = "  " + " ".repeat(width);
    lines.add(row(denominations, blank, i -> denominations.cents(i) + "\u00a2", "worth"));
    lines.add(row(view.table(), "  table" + " ".repeat(width - "table".length())));
    for (int seat = 0; seat < view.players(); seat++) {
      String head = (seat == view.you() ? "> " : "  ") + DisplayText.padded(names.get(seat), width);
      lines.add(view.hand(seat).isEmpty() ? head + "  out" : row(view.hand(seat), head));
    }
    return lines;
  }

  private static String row(Coins coins, String head) {
    return row(
        coins.denominations(),
        head,
        i -> coins.count(i) == 0 ? "-" : String.valueOf(coins.count(i)),
        String.valueOf(coins.value()));
  }

  private static String row(
      Denominations denominations, String head, IntFunction<String> cell, String worth) {
    StringBuilder line = new StringBuilder(head);
    for (int i = 0; i < denominations.size(); i++) {
      int width = Math.max(MIN_COLUMN, String.valueOf(denominations.cents(i)).length() + 2);
      line.append(right(cell.apply(i), width));
    }
    return line.append(right(worth, WORTH_COLUMN)).toString();
  }

  private static String right(String text, int width) {
    return " ".repeat(Math.max(0, width - text.length())) + text;
  }
}
