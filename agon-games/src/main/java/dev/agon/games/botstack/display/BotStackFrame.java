package dev.agon.games.botstack.display;

import dev.agon.game.ForfeitReason;
import dev.agon.game.Step;
import dev.agon.game.Viewpoint;
import dev.agon.game.picture.Frame;
import dev.agon.game.picture.Highlight;
import dev.agon.games.botstack.rules.BotStack;
import dev.agon.games.botstack.rules.BotStackRoll;
import dev.agon.games.botstack.rules.BotStackState;
import dev.agon.games.botstack.rules.Bullet;
import dev.agon.games.botstack.rules.Decision;
import dev.agon.games.botstack.rules.Decision.Abstention;
import dev.agon.games.botstack.rules.Decision.Shot;
import dev.agon.games.botstack.rules.Decision.Use;
import dev.agon.games.botstack.rules.Item;
import dev.agon.games.botstack.rules.Load;
import dev.agon.games.botstack.rules.Phase;
import dev.agon.games.botstack.rules.Player;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * A match after a step. After the last step of a round the players and the gun are those of that
 * round, not those of the next one.
 *
 * @param state the state after the step
 * @param players both players as they are shown
 * @param loads how often the gun was loaded so far
 * @param spent the bullets that left the gun since it was loaded, in order
 * @param left the bullets that are left
 * @param narrated the step in words
 */
public record BotStackFrame(
    BotStackState state,
    List<String> names,
    List<Player> players,
    int loads,
    List<Spent> spent,
    Load left,
    Incident incident,
    List<String> narrated,
    long turns,
    List<Highlight> highlights)
    implements Frame<BotStackState, Decision> {

  /** A bullet that was fired or ejected. */
  record Spent(Bullet bullet, boolean ejected) {}

  public static BotStackFrame first(BotStackState start, List<String> names) {
    return new BotStackFrame(
        start,
        names,
        shown(start),
        0,
        List.of(),
        start.gun().load(),
        Incident.Quiet.QUIET,
        List.of(),
        0,
        List.of());
  }

  private static List<Player> shown(BotStackState state) {
    return List.of(state.player(0), state.player(1));
  }

  @Override
  public BotStackFrame next(Step<Decision> step, BotStackState after) {
    Incident now = incident(step);
    boolean isLoad = now instanceof Incident.Loaded;
    boolean ends = after.rounds().over() > state.rounds().over();
    List<Spent> out = isLoad ? List.of() : spent(now);
    Load rest = ends ? (out.size() > spent.size() ? left.rest() : left) : after.gun().load();
    return new BotStackFrame(
        after,
        names,
        ends ? atTheEnd(step, now) : shown(after),
        isLoad ? loads + 1 : loads,
        out,
        rest,
        now,
        new BotStackNarrator().sentences(state, step, after, names),
        now instanceof Incident.Fired ? turns + 1 : turns,
        highlights(now, ends, after));
  }

  private Incident incident(Step<Decision> step) {
    return switch (step) {
      case Step.Rolled(var roll) ->
          roll instanceof BotStackRoll.Deal ? new Incident.Loaded() : Incident.Quiet.QUIET;
      case Step.Forfeited(int seat, ForfeitReason reason) ->
          new Incident.Failed(seat, reason.describe());
      case Step.MovedTogether<Decision> _ -> Incident.Quiet.QUIET;
      case Step.Moved(int seat, Decision decision) ->
          switch (decision) {
            case Abstention answer -> abstention(seat, answer == Abstention.YES);
            case Use use -> {
              Item item = state.player(seat).items().in(use);
              yield item == Item.EMPTY ? Incident.Quiet.QUIET : new Incident.Used(seat, item);
            }
            case Shot shot ->
                new Incident.Fired(
                    seat, shot == Shot.SELF ? seat : 1 - seat, state.gun().load().current());
          };
    };
  }

  private Incident abstention(int seat, boolean yes) {
    if (state.phase() == Phase.ANSWER) {
      return new Incident.Answered(seat, yes);
    }
    return yes ? new Incident.Offered(seat) : Incident.Quiet.QUIET;
  }

  private List<Spent> spent(Incident now) {
    List<Spent> out = new ArrayList<>(spent);
    if (now instanceof Incident.Fired fired) {
      out.add(new Spent(fired.bullet(), false));
    } else if (now instanceof Incident.Used(_, Item item) && item == Item.EJECT) {
      out.add(new Spent(state.gun().load().current(), true));
    }
    return List.copyOf(out);
  }

  /** The players at the end of a round; the state has those of the next round already. */
  private List<Player> atTheEnd(Step<Decision> step, Incident now) {
    List<Player> last = new ArrayList<>();
    for (int seat = 0; seat < 2; seat++) {
      Player player = state.player(seat);
      if (step instanceof Step.Moved<Decision>(int who, Use use) && who == seat) {
        player = player.holding(player.items().without(use));
      }
      last.add(now.hits(seat) ? player.hit() : player);
    }
    return List.copyOf(last);
  }

  private List<Highlight> highlights(Incident now, boolean ends, BotStackState after) {
    List<Highlight> found = new ArrayList<>();
    switch (now) {
      case Incident.Fired(_, int target, Bullet bullet) when bullet == Bullet.LIVE ->
          found.add(of(Highlight.Kind.LOSS, target, " is hit"));
      case Incident.Offered(int seat) ->
          found.add(of(Highlight.Kind.OFFER, seat, " asks for a draw"));
      case Incident.Answered(int seat, boolean yes) ->
          found.add(of(Highlight.Kind.OFFER, seat, yes ? " accepts a draw" : " refuses a draw"));
      case Incident.Failed(int seat, String why) ->
          found.add(of(Highlight.Kind.FAULT, seat, " is out: " + why));
      case Incident.Fired _, Incident.Used _, Incident.Loaded _, Incident.Quiet _ -> {}
    }
    if (ends) {
      found.add(Highlight.of(Highlight.Kind.ROUND, "round " + after.rounds().over() + " is over"));
    }
    return List.copyOf(found);
  }

  private Highlight of(Highlight.Kind kind, int seat, String words) {
    return Highlight.of(kind, seat, names.get(seat) + words);
  }

  /** The round that is shown, from 1. */
  int round() {
    int over = state.rounds().over();
    return isBetweenRounds() || isOver() && over > 0 && !isForfeited() ? over : over + 1;
  }

  /** Whether a round is over and the next one is not dealt yet. */
  private boolean isBetweenRounds() {
    return state.phase() == Phase.ROUND && state.rounds().over() > 0;
  }

  boolean isOver() {
    return state.phase() == Phase.OVER;
  }

  private boolean isForfeited() {
    return state.rounds().forfeiter() != BotStackState.NOBODY;
  }

  /** Who knows the current bullet and has not fired it yet; nobody else does. */
  boolean isPeeking(int seat) {
    return state.phase() == Phase.SHOOT_PEEKED && state.actor() == seat;
  }

  /** Who knows the current bullet, if somebody does and the match is not over. */
  OptionalInt peeker() {
    return isPeeking(state.actor()) ? OptionalInt.of(state.actor()) : OptionalInt.empty();
  }

  /** Whether this audience may know the bullet after so many of those that are left. */
  boolean isKnown(int index, Viewpoint from) {
    return isCounted()
        || from.seesEverything()
        || index == 0 && peeker().isPresent() && from.knowsWhatIsKnownTo(peeker().getAsInt());
  }

  /** Whether the order of the bullets that are left is known to everybody, by counting. */
  boolean isCounted() {
    return left.live() == 0 || left.live() == left.bullets();
  }

  /** The first two sentences of the narrator; at the end of a match the second says who won. */
  List<String> captions() {
    return isOver()
        ? List.of(narrated.isEmpty() ? "" : narrated.getFirst(), verdict())
        : narrated.stream().limit(2).toList();
  }

  boolean isWinner(int seat) {
    return state.rounds().forfeiter() == 1 - seat
        || isOver() && !isForfeited() && state.player(seat).wins() == 2;
  }

  private String verdict() {
    for (int seat = 0; seat < 2; seat++) {
      if (isWinner(seat)) {
        return names.get(seat) + " wins the match.";
      }
    }
    return state.rounds().draws() == 2 ? "The match is a draw." : "Nobody wins the match.";
  }

  @Override
  public List<String> text() {
    return Scene.lines(new BotStack().view(state, 0), names);
  }

  @Override
  public String words(Viewpoint from) {
    StringBuilder words = new StringBuilder("Round ").append(round()).append(" of 3");
    for (int seat = 0; seat < 2; seat++) {
      Player player = players.get(seat);
      words.append(". ").append(names.get(seat)).append(": rounds won ");
      words.append(state.player(seat).wins()).append(", lives ").append(player.health());
      words.append(", items ").append(player.items().first().id());
      words.append(" and ").append(player.items().second().id());
      words.append(player.skips() > 0 ? ", a skip pending" : "");
      words.append(isPeeking(seat) ? ", knows the next bullet" : "");
      if (isPeeking(seat) && from.knowsWhatIsKnownTo(seat)) {
        words.append(": ").append(left.current().id());
      }
    }
    words.append(". The gun: ").append(counts()).append('.');
    if (state.phase().asks()) {
      words.append(' ').append(names.get(state.asked())).append(' ');
      words.append(
          switch (state.phase().question()) {
            case ASK -> "may ask for a draw.";
            case ANSWER -> "is asked for a draw.";
            case ITEM -> "may use an item.";
            case SHOOT -> "shoots.";
          });
    }
    return words.toString();
  }

  /** What everybody knows about the bullets that are left. */
  String counts() {
    return left.bullets() == 0
        ? "empty"
        : left.live() + " live, " + (left.bullets() - left.live()) + " blank";
  }

  @Override
  public String svg(Viewpoint from) {
    return new BotStackDrawing(this, from).svg();
  }

  @Override
  public Optional<String> landscape(Viewpoint from) {
    return Optional.of(new BotStackStage(this, from).svg());
  }

  @Override
  public List<String> scores() {
    return IntStream.range(0, 2)
        .map(seat -> state.player(seat).wins())
        .mapToObj(wins -> wins + (wins == 1 ? " round" : " rounds"))
        .toList();
  }
}
