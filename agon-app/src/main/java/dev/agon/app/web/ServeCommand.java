package dev.agon.app.web;

import dev.agon.app.bridge.PublishFlags;
import dev.agon.app.cli.Arguments;
import dev.agon.app.cli.Arguments.Flags;
import dev.agon.app.cli.Command;
import dev.agon.app.cli.EventDatabase;
import dev.agon.app.cli.Operand;
import dev.agon.app.cli.Streams;
import dev.agon.app.cluster.RunExecutor;
import dev.agon.bridge.evening.VisitorView.Released;
import dev.agon.event.Event;
import dev.agon.event.EventFile;
import dev.agon.registry.GameRegistry;
import dev.agon.registry.Plugin;
import dev.agon.remote.ClusterOptions;
import dev.agon.store.Store;
import dev.agon.text.Nearest;
import dev.agon.text.UserError;
import dev.agon.text.UserFiles;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Shows events in a browser. */
public final class ServeCommand extends Command {
  static final String PREMIERE = "premiere";
  static final String PACE = "pace";
  static final String ANSWER_MINUTES = "answer-minutes";
  static final String MAX_GAMES = "max-games";
  static final String GAMES_PER_ADDRESS = "games-per-address";
  static final String STREAMS_PER_ADDRESS = "streams-per-address";
  private static final String RELEASE = "release";
  private static final String NOTHING = "nothing";

  /** Flags that have no meaning for a bridge session. */
  private static final List<String> OF_EVENTS =
      List.of(
          PREMIERE,
          PACE,
          ANSWER_MINUTES,
          MAX_GAMES,
          GAMES_PER_ADDRESS,
          STREAMS_PER_ADDRESS,
          ClusterOptions.CLUSTER.key(),
          ClusterOptions.RETRY_FAULTS.key(),
          "db");

  public ServeCommand() {
    super("serve", "show events, matches and games in a browser, and play there");
  }

  @Override
  public Flags flags() {
    return PublishFlags.addTo(
        RunExecutor.addTo(
            EventDatabase.addTo(
                new Flags("serve [FILE | EVENT] [flags]")
                    .describe(
                        "Starts a web server that shows the events of the database: standings,"
                            + " brackets, every match move by move. People can play there, against"
                            + " bots and each other. With an event file it also plays that event,"
                            + " or what is left of it, and its pages change while matches finish."
                            + " It answers only this machine unless --bind names an address that"
                            + " others can reach. Ctrl-C stops it.")
                    .example("serve", "show agon.db at the printed address")
                    .example("serve cup.yaml", "play an event and watch it")
                    .example(
                        "serve cup.yaml --premiere --pace 30",
                        "play it, and reveal the last stage match by match")
                    .example(
                        "serve --bridge evening.bws --bind 0.0.0.0",
                        "show a bridge session while its file is filled")
                    .example("serve --bind 0.0.0.0", "show it to other machines of the network too")
                    .flag(
                        PREMIERE,
                        "reveal the matches of the last stage one by one; EVENT instead of FILE"
                            + " shows one that was played before")
                    .value(PACE, "SECONDS", "the least time for a match of a premiere (default 20)")
                    .value("port", "N", "the port (default 8420; 0 for any free one)")
                    .value("bind", "ADDRESS", "the address to listen on (default 127.0.0.1)")
                    .value(
                        "host",
                        "NAME",
                        "a further host name to answer to (may be repeated), or the whole address"
                            + " under which others reach it, like https://agon.example")
                    .value(
                        ANSWER_MINUTES,
                        "N",
                        "a person who does not answer for so long gives the seat up (default 30)")
                    .value(MAX_GAMES, "N", "games that people may play at once (default 50)")
                    .value(GAMES_PER_ADDRESS, "N", "games that one address may start (default 5)")
                    .value(
                        STREAMS_PER_ADDRESS,
                        "N",
                        "live pages that one address may have open (default 500; on loopback as"
                            + " many as there may be)")
                    .value(
                        "bridge",
                        "FILE",
                        "show the session in this file, and every result that another program adds;"
                            + " the flags below are for it")
                    .value(
                        RELEASE,
                        "A,B",
                        "what visitors see before all results are in: ranking (default), results,"
                            + " hands, or nothing"))));
  }

  /** Says that a flag has no effect instead of ignoring it. */
  private static void refuse(Arguments given, List<String> flags, String why) {
    flags.stream()
        .filter(given::has)
        .findFirst()
        .ifPresent(
            flag -> {
              throw UserError.ofFlag(flag, why);
            });
  }

  @Override
  public int run(Arguments given, Streams streams) {
    Optional<String> session = given.value("bridge");
    refuse(
        given,
        session.isPresent() ? OF_EVENTS : PublishFlags.names(),
        session.isPresent() ? "does not go with --bridge" : "needs --bridge");
    if (session.isPresent()) {
      given.operands();
      return new Serving(given, streams)
          .follow(Path.of(session.get()), PublishFlags.recipe(given, streams), released(given));
    }
    refuse(given, List.of(RELEASE), "needs --bridge");
    Optional<String> word = given.operandsAndOptional("FILE").stream().findFirst();
    if (given.value(PACE).isPresent() && !given.has(PREMIERE)) {
      throw new UserError("--pace needs --premiere");
    }
    if (given.has(PREMIERE) && word.isEmpty()) {
      throw new UserError("--premiere needs an event: a file, or a number");
    }
    if (word.isPresent() && Operand.of(word.get()) instanceof Operand.Stored) {
      return premiere(word.get(), given, streams);
    }
    Optional<Event> event = word.map(name -> EventFile.read(name, UserFiles.read(name)));
    for (Plugin plugin : GameRegistry.plugins()) {
      streams.err().println("agon: serves the plug-in " + plugin.describe());
    }
    return new Serving(given, streams).run(event);
  }

  private static Set<Released> released(Arguments given) {
    List<String> words = List.of(given.value(RELEASE).orElse(Released.RANKING.id()).split(",", -1));
    if (words.equals(List.of(NOTHING))) {
      return Set.of();
    }
    Set<Released> released = EnumSet.noneOf(Released.class);
    for (String word : words) {
      released.add(
          Arrays.stream(Released.values())
              .filter(part -> part.id().equals(word))
              .findFirst()
              .orElseThrow(
                  () ->
                      new UserError(
                          Nearest.unknown(
                              "part in --" + RELEASE,
                              word,
                              List.of("ranking", "results", "hands", NOTHING)))));
    }
    return released;
  }

  private static int premiere(String name, Arguments given, Streams streams) {
    if (!given.has(PREMIERE)) {
      throw new UserError(
          "agon serve shows all events of the database; --premiere reveals event %s match by match"
              .formatted(name));
    }
    long event;
    try (Store store = EventDatabase.toRead(given)) {
      event = EventDatabase.anyEvent(store, name).id();
    }
    return new Serving(given, streams).premiere(event);
  }
}
