package dev.agon.app.match;

import dev.agon.app.cli.Arguments;
import dev.agon.app.cli.Arguments.Flags;
import dev.agon.app.cli.Command;
import dev.agon.app.cli.EventDatabase;
import dev.agon.app.cli.Operand;
import dev.agon.app.cli.Streams;
import dev.agon.chain.ChainStatus;
import dev.agon.chain.Origin;
import dev.agon.event.BotContents;
import dev.agon.event.Event;
import dev.agon.event.EventSeed;
import dev.agon.match.StepListener;
import dev.agon.record.MatchRecord;
import dev.agon.record.Replay.Verdict;
import dev.agon.registry.GameRegistry;
import dev.agon.result.Seeds;
import dev.agon.run.StoredTrust;
import dev.agon.store.Store;
import dev.agon.store.StoredEvent;
import dev.agon.text.UserError;
import dev.agon.verify.EventVerifier;
import java.util.List;
import java.util.Optional;

/** Plays a recorded match again and compares it with the record. */
public final class VerifyCommand extends Command {
  public VerifyCommand() {
    super("verify", "check an event, or a recorded match, without its bots");
  }

  @Override
  public Flags flags() {
    return EventDatabase.addTo(
        new Flags(
                "verify RECORD [flags] | verify EVENT [flags] | verify EVENT/MATCH [flags]"
                    + "   (exit code 0: the same, 1: different)")
            .describe(
                "Plays a recorded match again: the moves must be legal, the deal must follow from"
                    + " its key, built-in bots must make the same moves, and the result must be the"
                    + " same. Of a finished event it checks every recorded match, that all deals"
                    + " follow from the event's key, that this is the key to which the arena"
                    + " committed itself, that the results give the digest, and that everything is"
                    + " as it was stored.")
            .value("seed", "SEED", "of a match: the published key of its event, to check against")
            .example("verify m.json", "check one record")
            .example("verify m.json --seed key:3f...", "and that its deal is the event's")
            .example("verify 3", "check event 3 of agon.db")
            .example("verify last/17", "check one match of the last event"));
  }

  @Override
  public int run(Arguments given, Streams streams) {
    String name = given.operands("RECORD").getFirst();
    if (!(Operand.of(name) instanceof Operand.Stored stored)) {
      return verifyMatch(name, Records.read(name), given.eventSeed(), streams);
    }
    try (Store store = EventDatabase.toRead(given)) {
      StoredEvent event = EventDatabase.event(store, stored.event());
      ChainStatus chain = store.check(event.id());
      if (chain instanceof ChainStatus.Broken) {
        streams.out().println(StoredTrust.words(event.id(), chain));
        return 1;
      }
      if (stored.match().isEmpty()) {
        return verifyEvent(store, event, chain, streams);
      }
      long number = stored.match().get();
      MatchRecord match = Records.read(store, event, number);
      int code = verifyMatch(event.id() + "/" + number, match, seed(event, given), streams);
      if (!(chain instanceof ChainStatus.Intact)) {
        streams.out().println(StoredTrust.words(event.id(), chain));
      }
      return code;
    }
  }

  /** The key to check against; that of an event under way is not told. */
  private static Optional<EventSeed> seed(StoredEvent event, Arguments given) {
    return given
        .eventSeed()
        .or(() -> event.isOver() ? Optional.of(event.event().seed()) : Optional.empty());
  }

  private static int verifyMatch(
      String file, MatchRecord match, Optional<EventSeed> seed, Streams streams) {
    if (seed.isPresent() && !Seeds.couldMake(seed.get().key(), match.spec())) {
      streams.out().printf("%s: its deal or seeds do not follow from that key%n", file);
      return 1;
    }
    return switch (Records.replay(GameRegistry.game(match.game()), file, match)
        .run(StepListener.none())) {
      case Verdict.Same(int steps, int bots, _) -> {
        streams
            .out()
            .printf(
                "%s: the same, %d steps; %d of %d bots asked again%n",
                file, steps, bots, match.seats().size());
        seed.ifPresent(
            key -> streams.out().println("its deal and seeds follow from " + key.text()));
        yield 0;
      }
      case Verdict.Different(int step, String why) -> {
        streams.out().printf("%s: different at step %d: %s%n", file, step, why);
        yield 1;
      }
    };
  }

  private static int verifyEvent(
      Store store, StoredEvent event, ChainStatus chain, Streams streams) {
    long id = event.id();
    if (!event.isOver()) {
      throw new UserError("event " + id + " is not finished; agon resume " + id + " finishes it");
    }
    try {
      EventVerifier.Verified verified = EventVerifier.verify(store, event);
      streams
          .out()
          .printf(
              "event %d: %d matches give digest %s%n", id, verified.matches(), verified.digest());
      streams
          .out()
          .printf("%d of them are recorded; they come out the same%n", verified.replayed());
      streams.out().println(commitment(event));
      contents(event.event()).ifPresent(streams.out()::println);
      event
          .event()
          .running()
          .changes()
          .all()
          .forEach(change -> streams.out().println(change.words(event.event().names())));
      streams.out().println(StoredTrust.words(event.id(), chain));
      origin(event).ifPresent(streams.out()::println);
      return 0;
    } catch (EventVerifier.Difference e) {
      streams.out().printf("event %d: %s%n", id, e.getMessage());
      return 1;
    }
  }

  private static Optional<String> origin(StoredEvent event) {
    return switch (event.origin()) {
      case Origin.PlayedHere _ -> Optional.empty();
      case Origin.Trusted(long matches) ->
          Optional.of(
              "its first %d matches were trusted unverified when it was resumed"
                  .formatted(matches));
      case Origin.Imported(String signer) -> Optional.of("it was imported, signed with " + signer);
    };
  }

  private static Optional<String> contents(Event event) {
    if (!event.hasExternals()) {
      return Optional.empty();
    }
    if (event.running().contents().isEmpty()) {
      return Optional.of("the files of its bots are unknown: it was stored before they were noted");
    }
    List<String> changed = BotContents.changed(event);
    return Optional.of(
        changed.isEmpty()
            ? "the files of its bots are those that it was played with"
            : ("the files of %s are not here, or were changed since it was played; other files in a"
                    + " bot's folder are its files too")
                .formatted(String.join(", ", changed)));
  }

  private static String commitment(StoredEvent event) {
    String seed = event.event().seed().text();
    return event
        .commitment()
        .map(
            made ->
                "commitment "
                    + made.hash()
                    + " fits "
                    + seed
                    + ", the event and the hashes of its bots")
        .orElse("seed " + seed + " is open: everybody could compute the deals");
  }
}
