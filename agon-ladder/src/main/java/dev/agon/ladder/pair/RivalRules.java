package dev.agon.ladder.pair;

import dev.agon.game.Dice;
import java.util.Arrays;

/**
 * The rules of others as they published them, for comparison. What a source says of accounts,
 * processors or maps is left out; where it uses ratings of its own, those of the ladder are used.
 */
final class RivalRules {
  /** TrueSkill's beta in Elo: so much stronger wins three of four. */
  private static final double BETA = 200;

  private RivalRules() {}

  /** A version drawn at random plays one of the four on each side of it in the ranking. */
  static final class Neighbours extends RankedPairing {
    private static final int NEAREST = 8;

    Neighbours() {
      super("neighbours");
    }

    @Override
    int first(PairingView view, Dice dice) {
      return drawn(view.free(), dice);
    }

    @Override
    int opponent(PairingView view, RatedOrder ranking, int first, int[] others, Dice dice) {
      int place = ranking.place(first);
      return drawn(
          smallest(others, NEAREST, one -> Math.abs(ranking.place(one) - place), dice), dice);
    }
  }

  /**
   * Rounds in which everybody plays once, from the top of the ranking down, each with the nearest
   * one below that it met least; C.04 of the FIDE Handbook, without its colours and floats.
   */
  static final class SwissRounds extends RankedPairing {
    SwissRounds() {
      super("swiss");
    }

    @Override
    int first(PairingView view, Dice dice) {
      return smallest(view.free(), 1, view::chosen, dice)[0];
    }

    @Override
    int opponent(PairingView view, RatedOrder ranking, int first, int[] others, Dice dice) {
      long fewest = Arrays.stream(others).mapToLong(view::chosen).min().orElseThrow();
      int[] unpaired = Arrays.stream(others).filter(one -> view.chosen(one) == fewest).toArray();
      int place = ranking.place(first);
      int[] nearest = smallest(unpaired, 8, one -> Math.abs(ranking.place(one) - place), dice);
      return smallest(nearest, 1, one -> view.chosen(first, one), dice)[0];
    }
  }

  /**
   * Halite III, {@code apiserver/coordinator/matchmaking.py}: 65 % of the games for those with the
   * fewest, 25 % for those below 400 that wait longest, 10 % for who waits longest of all; against
   * one of the {@code 5 / (0.01 + random) ^ 0.65} nearest by rating.
   */
  static final class Halite extends RankedPairing {
    private static final int NEW = 400;

    Halite() {
      super("halite");
    }

    @Override
    int first(PairingView view, Dice dice) {
      double share = dice.nextDouble();
      int[] free = view.free();
      if (share > 0.75) {
        int[] few = Arrays.stream(free).filter(one -> view.chosen(one) < NEW).toArray();
        if (few.length > 0) {
          return drawn(smallest(few, 15, view::lastChosen, dice), dice);
        }
      }
      return share > 0.1
          ? drawn(
              smallest(
                  free, 20, one -> -(0.5 + dice.nextDouble() / 2) / (view.chosen(one) + 1), dice),
              dice)
          : smallest(free, 1, view::lastChosen, dice)[0];
    }

    @Override
    int opponent(PairingView view, RatedOrder ranking, int first, int[] others, Dice dice) {
      int nearest = (int) (5 / StrictMath.pow(0.01 + dice.nextDouble(), 0.65));
      double elo = view.fit().elo(first);
      return drawn(
          smallest(others, nearest, one -> Math.abs(view.fit().elo(one) - elo), dice), dice);
    }
  }

  /**
   * AI Arena, aiarena.net/wiki/ladders: in a round each bot plays every other bot of its division
   * once. A division is the {@link #DIVISION} next in the ranking.
   */
  static final class AiArenaRounds extends RankedPairing {
    private static final int DIVISION = 20;

    AiArenaRounds() {
      super("aiarena");
    }

    @Override
    int first(PairingView view, Dice dice) {
      return smallest(view.free(), 1, view::chosen, dice)[0];
    }

    @Override
    int opponent(PairingView view, RatedOrder ranking, int first, int[] others, Dice dice) {
      int division = ranking.place(first) / DIVISION;
      int[] same =
          Arrays.stream(others).filter(one -> ranking.place(one) / DIVISION == division).toArray();
      return smallest(same.length == 0 ? others : same, 1, one -> view.chosen(first, one), dice)[0];
    }
  }

  /**
   * TrueSkill (Herbrich, Minka and Graepel 2006, "TrueSkill: A Bayesian Skill Rating System",
   * section 4): who waits longest plays the one with whom a draw is most likely, {@code sqrt(2 b^2
   * / c^2) exp(-(m1 - m2)^2 / (2 c^2))} with {@code c^2 = 2 b^2 + s1^2 + s2^2}, among 20 that wait.
   */
  static final class TrueSkillQuality extends RankedPairing {
    private static final int WAITING = 20;

    TrueSkillQuality() {
      super("trueskill");
    }

    @Override
    int first(PairingView view, Dice dice) {
      return smallest(view.free(), 1, view::lastChosen, dice)[0];
    }

    @Override
    int opponent(PairingView view, RatedOrder ranking, int first, int[] others, Dice dice) {
      int[] waiting = new int[WAITING];
      Arrays.setAll(waiting, _ -> drawn(others, dice));
      return smallest(waiting, 1, one -> -quality(view, first, one), dice)[0];
    }

    private static double quality(PairingView view, int first, int other) {
      double one = Math.min(2 * BETA, view.fit().error(first));
      double two = Math.min(2 * BETA, view.fit().error(other));
      double square = 2 * BETA * BETA + one * one + two * two;
      double off = view.fit().elo(first) - view.fit().elo(other);
      return Math.sqrt(2 * BETA * BETA / square) * StrictMath.exp(-off * off / (2 * square));
    }
  }

  /**
   * Chatbot Arena (Chiang et al. 2024, arXiv 2403.04132, section 5): a pair is drawn in proportion
   * to how much one more vote narrows its interval, {@code sqrt(v / n) - sqrt(v / (n + 1))}. It is
   * drawn from 64 pairs that are equally likely, and n counts from 1.
   */
  static final class ChatbotArenaVariance extends RankedPairing {
    private static final int PAIRS = 64;

    ChatbotArenaVariance() {
      super("chatbot-arena");
    }

    private int drawnFirst;
    private int drawnOther;

    @Override
    int first(PairingView view, Dice dice) {
      double sum = 0;
      for (int i = 0; i < PAIRS; i++) {
        int one = drawn(view.free(), dice);
        int other = drawn(view.free(), dice);
        if (one != other) {
          double weight = weight(view, one, other);
          sum += weight;
          if (dice.nextDouble() * sum < weight) {
            drawnFirst = one;
            drawnOther = other;
          }
        }
      }
      return drawnFirst;
    }

    @Override
    int opponent(PairingView view, RatedOrder ranking, int first, int[] others, Dice dice) {
      return Arrays.binarySearch(others, drawnOther) >= 0 ? drawnOther : drawn(others, dice);
    }

    private static double weight(PairingView view, int one, int other) {
      double off = (view.fit().elo(one) - view.fit().elo(other)) / 400;
      double share = 1 / (1 + StrictMath.pow(10, off));
      double votes = view.chosen(one, other) + 1.0;
      return Math.sqrt(share * (1 - share)) * (1 / Math.sqrt(votes) - 1 / Math.sqrt(votes + 1));
    }
  }
}
