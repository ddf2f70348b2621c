package dev.agon.games.coinfight.solve;

import dev.agon.games.coinfight.rules.CoinView;
import dev.agon.games.coinfight.rules.Coins;
import dev.agon.games.coinfight.rules.Play;
import dev.agon.games.coinfight.solve.PackedMoves.Habit;
import dev.agon.games.coinfight.solve.PackedMoves.Move;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Finds a good move in a game that is too large to be solved. With two players left it looks for a
 * forced win. Otherwise it grows a tree of moves (UCT), in which each player prefers the moves that
 * did well for it, and simulates games from the leaves with opponents of all habits, since the
 * opponents are unknown.
 *
 * <p>Coins are packed as in {@link Coins}. The effort is counted in nodes, never in time, so the
 * same position always gets the same move.
 */
public final class Search {
  private record Hands(long mover, long other) {}

  /** A move in the tree, and its result for the player in the games through it. */
  private static final class Tried {
    final Move move;
    final int seat;
    List<Tried> replies = List.of();
    double score;
    int games;

    Tried(Move move, int seat) {
      this.move = move;
      this.seat = seat;
    }
  }

  /** The depth of the search for a forced win; more could overflow the stack. */
  private static final int MAX_DEPTH = 1000;

  /** The length of a simulated game, so that huge games leave nodes for others. */
  private static final int MAX_TURNS = 1000;

  /** Coprime to any number of scenarios, so that it visits all of them, first far apart ones. */
  private static final long STRIDE = 7919;

  private final int nodeBudget;
  private final PackedMoves packed;
  private final long table;
  private final long[] hands;
  private final int me;
  private final int playersLeft;
  private final Map<Hands, Integer> solved = new HashMap<>();

  private int nodes;

  private Search(CoinView view, int nodeBudget) {
    this.nodeBudget = nodeBudget;
    packed = new PackedMoves(view.denominations());
    table = view.table().packed();
    hands = new long[view.players()];
    Arrays.setAll(hands, seat -> view.hand(seat).packed());
    me = view.you();
    playersLeft = view.playersLeft();
  }

  /** A good move for the player of the view; the budget limits each of the two ways to find it. */
  public static Play bestMove(CoinView view, int nodeBudget) {
    Move best = new Search(view, nodeBudget).bestMove();
    return view.play(best.coin(), Coins.unpacked(view.denominations(), best.change()));
  }

  private Move bestMove() {
    List<Move> moves = packed.moves(table, hands[me]);
    if (moves.size() == 1) {
      return moves.getFirst();
    }
    return forcedWin(moves).orElseGet(() -> mostPlayed(moves));
  }

  /** A move that wins against every play, if two players are left and the budget finds one. */
  private Optional<Move> forcedWin(List<Move> moves) {
    if (playersLeft != 2) {
      return Optional.empty();
    }
    long other = Arrays.stream(hands).sum() - hands[me];
    return moves.stream().filter(move -> result(move, table, hands[me], other, 0) > 0).findFirst();
  }

  /** The result of the move for its player: 1 a win, -1 a loss, 0 if the budget is too small. */
  private int result(Move move, long table, long mover, long other, int depth) {
    long after = mover + move.gain();
    return after == 0 ? -1 : -result(table - move.gain(), other, after, depth + 1);
  }

  private int result(long table, long mover, long other, int depth) {
    Hands position = new Hands(mover, other);
    Integer known = solved.get(position);
    if (known != null) {
      return known;
    }
    if (nodes >= nodeBudget || depth == MAX_DEPTH) {
      return 0;
    }
    List<Move> moves = packed.moves(table, mover);
    nodes += moves.size();
    int best = -1;
    for (Move move : moves) {
      best = Math.max(best, result(move, table, mover, other, depth));
      if (best > 0) {
        break;
      }
    }
    solved.put(position, best);
    return best;
  }

  /** The move with the most games: moves that do well are tried more often. */
  private Move mostPlayed(List<Move> moves) {
    nodes = 0;
    // The root of the tree: only its replies count, its own move is never used.
    Tried root = new Tried(moves.getFirst(), me);
    int scenarios = (int) Math.pow(Habit.ALL.size(), hands.length - 1);
    for (long game = 0; nodes < nodeBudget; game++) {
      playGame(root, habits((int) (game * STRIDE % scenarios)));
    }
    return Collections.max(root.replies, Comparator.comparingInt(tried -> tried.games)).move;
  }

  /** Habits by seat: the digits of a scenario for the others; this player loses the least value. */
  private Habit[] habits(int scenario) {
    Habit[] habits = new Habit[hands.length];
    Arrays.fill(habits, Habit.MIN_LOST);
    int digits = scenario;
    for (int ahead = 1; ahead < hands.length; ahead++) {
      habits[(me + ahead) % hands.length] = Habit.ALL.get(digits % Habit.ALL.size());
      digits /= Habit.ALL.size();
    }
    return habits;
  }

  /**
   * Plays a game through the tree, which grows by the replies to one move, and then by habits to
   * the end. Players score more the later they are out, so that they do not give up a lost game.
   */
  private void playGame(Tried root, Habit[] habits) {
    List<Tried> path = new ArrayList<>(List.of(root));
    long onTable = table;
    long[] held = hands.clone();
    int[] places = new int[hands.length];
    int left = playersLeft;
    int seat = me;
    boolean inTree = true;
    for (int turn = 0; left > 1 && turn < MAX_TURNS; turn++) {
      nodes++;
      long gain;
      if (inTree) {
        Tried next = next(path.getLast(), seat, onTable, held[seat]);
        path.add(next);
        gain = next.move.gain();
        inTree = next.games > 0;
      } else {
        gain = packed.usualGain(habits[seat], onTable, held[seat]);
      }
      held[seat] += gain;
      onTable -= gain;
      if (held[seat] == 0) {
        places[seat] = left--;
      }
      do {
        seat = (seat + 1) % held.length;
      } while (held[seat] == 0);
    }
    for (Tried tried : path) {
      tried.games++;
      tried.score += 1.0 / Math.max(left, places[tried.seat]);
    }
  }

  /** The reply with the highest upper confidence bound (UCB1); untried replies come first. */
  private Tried next(Tried last, int seat, long table, long hand) {
    if (last.replies.isEmpty()) {
      last.replies = packed.moves(table, hand).stream().map(move -> new Tried(move, seat)).toList();
    }
    // Math.log may differ from machine to machine, and the move must not.
    double spread = StrictMath.log(last.games + 1);
    Tried best = last.replies.getFirst();
    double bestBound = -1;
    for (Tried reply : last.replies) {
      if (reply.games == 0) {
        return reply;
      }
      double bound = reply.score / reply.games + Math.sqrt(spread / reply.games);
      if (bound > bestBound) {
        best = reply;
        bestBound = bound;
      }
    }
    return best;
  }
}
