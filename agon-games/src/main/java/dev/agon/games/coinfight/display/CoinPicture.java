package dev.agon.games.coinfight.display;

import dev.agon.game.ForfeitReason;
import dev.agon.game.Step;
import dev.agon.game.Viewpoint;
import dev.agon.game.picture.Frame;
import dev.agon.game.picture.Highlight;
import dev.agon.game.picture.Picture;
import dev.agon.games.coinfight.rules.CoinState;
import dev.agon.games.coinfight.rules.Coins;
import dev.agon.games.coinfight.rules.Play;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Draws the table and the hands; nothing of it is hidden. */
public final class CoinPicture implements Picture<CoinState, Play> {
  @Override
  public Frame<CoinState, Play> first(CoinState start, List<String> names) {
    return new CoinFrame(start, 0, CoinPiles.of(start), names, Optional.empty(), List.of());
  }

  /** The match after a step, with the play that led here, if it was one. */
  record CoinFrame(
      CoinState state,
      long turns,
      CoinPiles piles,
      List<String> names,
      Optional<Step.Moved<Play>> last,
      List<Highlight> highlights)
      implements Frame<CoinState, Play> {

    @Override
    public Frame<CoinState, Play> next(Step<Play> step, CoinState after) {
      return switch (step) {
        case Step.Moved<Play> moved -> {
          Play play = moved.move();
          int kind = state.table().denominations().indexOf(play.coin());
          boolean isOut = after.hand(moved.seat()).isEmpty();
          yield new CoinFrame(
              after,
              turns + 1,
              piles.played(moved.seat(), kind, play.change()),
              names,
              Optional.of(moved),
              isOut
                  ? List.of(highlight(Highlight.Kind.LOSS, moved.seat(), " is out of coins"))
                  : List.of());
        }
        case Step.Forfeited(int seat, ForfeitReason reason) ->
            new CoinFrame(
                after,
                turns + 1,
                after.hand(seat).isEmpty() ? piles.without(seat) : piles,
                names,
                Optional.empty(),
                List.of(highlight(Highlight.Kind.FAULT, seat, " is out: " + reason.describe())));
        case Step.MovedTogether<Play> _, Step.Rolled<Play> _ ->
            throw new IllegalArgumentException("Coin Fight has no such step: " + step);
      };
    }

    private Highlight highlight(Highlight.Kind kind, int seat, String words) {
      return Highlight.of(kind, seat, names.get(seat) + words);
    }

    boolean isOver() {
      return state.playersLeft() == 1;
    }

    @Override
    public List<String> text() {
      List<String> lines = new ArrayList<>();
      int width = names.stream().mapToInt(String::length).max().orElse(0);
      for (int seat = 0; seat < names.size(); seat++) {
        String who = names.get(seat);
        boolean isNext = !isOver() && seat == state.seatToPlay();
        lines.add(
            (isNext ? "> " : "  ") + who + " ".repeat(width - who.length()) + "  " + holding(seat));
      }
      lines.add("  on the table: " + coins(state.table()));
      return lines;
    }

    private String holding(int seat) {
      Coins hand = state.hand(seat);
      if (hand.isEmpty()) {
        return "out, place " + state.place(seat);
      }
      return coins(hand) + (isOver() ? ", wins" : "");
    }

    private static String coins(Coins coins) {
      return coins.words() + (coins.isEmpty() ? "" : " (" + coins.value() + ")");
    }

    @Override
    public String words(Viewpoint from) {
      StringBuilder words = new StringBuilder();
      for (int seat = 0; seat < names.size(); seat++) {
        boolean isIn = !state.hand(seat).isEmpty();
        words.append(names.get(seat)).append(isIn ? " holds " : " is ");
        words.append(holding(seat)).append(". ");
      }
      words.append("On the table: ").append(coins(state.table())).append('.');
      return isOver()
          ? words.toString()
          : words.append(' ').append(names.get(state.seatToPlay())).append(" plays.").toString();
    }

    @Override
    public String svg(Viewpoint from) {
      return new CoinDrawing(this, from).svg();
    }

    @Override
    public Optional<String> landscape(Viewpoint from) {
      return Optional.of(new CoinStage(this, from).svg());
    }

    @Override
    public List<String> scores() {
      return IntStream.range(0, names.size())
          .mapToObj(seat -> state.hand(seat).value() + " in coins")
          .toList();
    }
  }
}
