package dev.agon.games.coinfight.solve;

import dev.agon.games.coinfight.CoinView;
import dev.agon.games.coinfight.Coins;
import dev.agon.games.coinfight.Play;
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
 * Finds a good move where the game is too large to be solved: with two players left it looks for a
 * forced win; else it grows a tree of moves, each player choosing what has been best for them, and
 * plays on from its leaves with opponents of all habits, since nobody says who they are.
 *
 * <p>Coins are packed as in {@link Coins}. The effort is counted in nodes, never in time, so the
 * same position always gets the same move.
 */
public final class Search {
  /** A position of two: the table has all the other coins. */
  private record Hands(long mover, long other) {}

  /** A move in the tree, and how it did for its maker in the games played through it. */
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

  /** Looking further for a forced win would risk the stack. */
  private static final int DEEPEST = 1000;

  /** Where a game that is played on is cut off, so that huge games leave nodes for some more. */
  private static final int MAX_TURNS = 1000;

  /** Prime to any number of scenarios, so that it leads to all of them, far apart at first. */
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

  /** A good move for the one who sees this; the budget bounds each of the two ways to find it. */
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

  /** A move that wins whatever the other does, when two are left and the budget shows one. */
  private Optional<Move> forcedWin(List<Move> moves) {
    if (playersLeft != 2) {
      return Optional.empty();
    }
    long other = Arrays.stream(hands).sum() - hands[me];
    return moves.stream().filter(move -> result(move, table, hands[me], other, 0) > 0).findFirst();
  }

  /** What the move leads to for its maker: 1 a win, -1 a loss, 0 when the budget cannot tell. */
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
    if (nodes >= nodeBudget || depth == DEEPEST) {
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

  /** The move most games were played through: one that did well is tried again more often. */
  private Move mostPlayed(List<Move> moves) {
    nodes = 0;
    // Stands for the position itself: only its replies count, its own move is never looked at.
    Tried root = new Tried(moves.getFirst(), me);
    int scenarios = (int) Math.pow(Habit.ALL.size(), hands.length - 1);
    for (long game = 0; nodes < nodeBudget; game++) {
      playGame(root, habits((int) (game * STRIDE % scenarios)));
    }
    return Collections.max(root.replies, Comparator.comparingInt(tried -> tried.games)).move;
  }

  /** By seat: a scenario's digits are the others' habits, and this player loses the least. */
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
   * Through the tree, which grows by the replies to one move, and on by habit to the end. Players
   * score better the later they are out, so that even a lost game is fought.
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

  /** The reply with the highest upper confidence bound (UCB1); an untried one before all others. */
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
