package dev.agon.app.match;

import dev.agon.app.cli.Arguments;
import dev.agon.app.cli.Arguments.Flags;
import dev.agon.app.cli.Command;
import dev.agon.app.cli.EventDatabase;
import dev.agon.app.cli.Operand;
import dev.agon.app.cli.Streams;
import dev.agon.app.web.BrowserFlag;
import dev.agon.app.web.Serving;
import dev.agon.game.Viewpoint;
import dev.agon.game.kit.GameKit;
import dev.agon.game.picture.Frame;
import dev.agon.game.picture.Picture;
import dev.agon.html.SvgFile;
import dev.agon.match.StepListener;
import dev.agon.record.MatchRecord;
import dev.agon.record.ViewLines;
import dev.agon.registry.GameRegistry;
import dev.agon.replay.AnimatedSvg;
import dev.agon.replay.Composition;
import dev.agon.store.Store;
import dev.agon.text.Nearest;
import dev.agon.text.UserError;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Shows a recorded match move by move. */
public final class ReplayCommand extends Command {
  private static final String LANDSCAPE = "landscape";
  private static final String ANIMATED = "animated";
  private static final String PLAYER = "player";

  /** Names of larger matches are not listed in a message. */
  private static final int FEW = 10;

  public ReplayCommand() {
    super("replay", "show a recorded match again");
  }

  @Override
  public Flags flags() {
    Flags flags =
        EventDatabase.addTo(
            WatchOptions.addTo(
                new Flags("replay RECORD [flags] | replay EVENT/MATCH [flags]")
                    .describe(
                        "Shows a recorded match move by move, from a file or from the database.")
                    .example("replay m.json", "show a recorded match")
                    .example(
                        "replay 1/17 --step", "show match 17 of event 1, a step for each Enter key")
                    .example("replay 1/17 --browser", "show it in a browser")
                    .example(
                        "replay 1/17 --svg --animated > match.svg",
                        "make a picture of it that plays by itself")));
    return BrowserFlag.addTo(flags)
        .flag("svg", "print the match as an SVG drawing, at its end or after --turn")
        .flag(LANDSCAPE, "with --svg: the wide drawing, of 800 by 450")
        .flag(ANIMATED, "with --svg: the whole match as a drawing that plays by itself")
        .value(PLAYER, "NAME", "with --svg: the player around whom a large picture is drawn")
        .value("turn", "N", "the turn after which the match is drawn; 0 is the start")
        .flag("views", "print what each bot saw and answered, a line of JSON for each answer");
  }

  @Override
  public int run(Arguments given, Streams streams) {
    String file = given.operands("RECORD").getFirst();
    if (BrowserFlag.isGiven(given)) {
      return new Serving(given, streams).show(page(file, given));
    }
    MatchRecord match = Records.read(file, given, streams);
    Optional<Integer> turn = given.whole("turn", 0, Integer.MAX_VALUE);
    if (given.has("svg")) {
      draw(given, file, match, turn, streams);
      return 0;
    }
    for (String flag : List.of("turn", LANDSCAPE, ANIMATED, PLAYER)) {
      if (given.has(flag)) {
        throw new UserError("--" + flag + " needs --svg");
      }
    }
    if (given.has("views")) {
      views(GameRegistry.game(match.game()), file, match, streams);
      return 0;
    }
    show(GameRegistry.game(match.game()), file, match, WatchOptions.of(given, streams), streams);
    return 0;
  }

  /** The address of a stored match on the server. */
  private static String page(String match, Arguments given) {
    if (!(Operand.of(match) instanceof Operand.Stored stored)) {
      throw new UserError("--browser shows stored matches, like 1/17, not files");
    }
    try (Store store = EventDatabase.toRead(given)) {
      long event = EventDatabase.anyEvent(store, stored.event()).id();
      return "events/%d/matches/%d".formatted(event, Records.number(stored));
    }
  }

  private static void draw(
      Arguments given, String file, MatchRecord match, Optional<Integer> turn, Streams streams) {
    Composition composition = given.has(LANDSCAPE) ? Composition.LANDSCAPE : Composition.PORTRAIT;
    if (!given.has(ANIMATED)) {
      Viewpoint from = viewpoint(given, Records.names(match));
      String svg = drawing(GameRegistry.game(match.game()), file, match, turn, composition, from);
      streams.out().print(SvgFile.of(svg));
      return;
    }
    if (turn.isPresent() || given.has(PLAYER)) {
      throw new UserError("--animated shows a whole match, without --turn and --player");
    }
    streams.out().print(AnimatedSvg.of(Records.whole(file, match), composition));
  }

  private static Viewpoint viewpoint(Arguments given, List<String> names) {
    if (given.value(PLAYER).isEmpty()) {
      return Viewpoint.afterwards();
    }
    String name = given.value(PLAYER).get();
    if (!names.contains(name)) {
      throw new UserError(
          names.size() <= FEW
              ? Nearest.unknown(PLAYER, name, names)
              : "none of the %d players is called %s".formatted(names.size(), name));
    }
    return Viewpoint.afterwards().lookingAt(names.indexOf(name));
  }

  /** The drawing of the last state of a turn, or of the match. */
  private static <S, V, M> String drawing(
      GameKit<S, V, M> kit,
      String file,
      MatchRecord match,
      Optional<Integer> turn,
      Composition composition,
      Viewpoint from) {
    Picture<S, M> picture = Commentary.picture(kit);
    List<String> names = Records.names(match);
    List<Frame<S, M>> frames = new ArrayList<>();
    List<Frame<S, M>> drawn = new ArrayList<>();
    StepListener<S, M> listener =
        (before, step, after) -> {
          if (frames.isEmpty()) {
            frames.add(picture.first(before, names));
            drawn.add(frames.getFirst());
          }
          Frame<S, M> next = frames.getFirst().next(step, after);
          frames.set(0, next);
          if (turn.isEmpty() || next.turns() <= turn.get()) {
            drawn.set(0, next);
          }
        };
    Records.replay(kit, file, match, listener);
    if (frames.isEmpty()) {
      throw new UserError(file + ": the match has no steps");
    }
    long last = frames.getFirst().turns();
    if (turn.isPresent() && turn.get() > last) {
      throw new UserError("there is no turn " + turn.get() + "; the match has " + last + " turns");
    }
    return composition.svg(drawn.getFirst(), from);
  }

  private static <S, V, M> void views(
      GameKit<S, V, M> kit, String file, MatchRecord match, Streams streams) {
    Records.replay(
        kit, file, match, new ViewLines<>(kit, line -> streams.out().append(line).append('\n')));
  }

  private static <S, V, M> void show(
      GameKit<S, V, M> kit,
      String file,
      MatchRecord match,
      WatchOptions watching,
      Streams streams) {
    Commentary<S, V, M> commentary =
        new Commentary<>(
            kit, Records.names(match), streams.out(), watching, Viewpoint.afterwards());
    RecordedStderr<S, M> stderr = new RecordedStderr<>(match, commentary::overheard);
    if (watching.stderr() && stderr.isMissing()) {
      streams.err().println("agon: " + file + " has no standard error; record: all keeps it");
    }
    Records.replay(kit, file, match, stderr.and(commentary));
    commentary.end(match);
  }
}
