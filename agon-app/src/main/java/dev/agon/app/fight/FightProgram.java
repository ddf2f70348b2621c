package dev.agon.app.fight;

import dev.agon.app.cli.Streams;
import dev.agon.app.match.SingleMove;
import dev.agon.app.terminal.Progress;
import dev.agon.entrant.Entrant;
import dev.agon.entrant.MatchRunner;
import dev.agon.execute.LocalThreads;
import dev.agon.game.Settings;
import dev.agon.games.coinfight.CoinFightKit;
import dev.agon.games.coinfight.rules.CoinState;
import dev.agon.games.coinfight.rules.CoinView;
import dev.agon.games.coinfight.rules.Play;
import dev.agon.result.MatchSpec;
import dev.agon.result.Result;
import dev.agon.result.Seeds;
import dev.agon.run.Digest;
import dev.agon.run.Tournament;
import dev.agon.tournament.Format;
import dev.agon.tournament.elimination.GroupElimination;
import dev.agon.tournament.fixed.RoundRobin;
import dev.agon.tournament.stages.Standings;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** The command line of the original Coin Fight program, unchanged for its users' scripts. */
public record FightProgram(Streams streams) {
  private static final String GAME = "coinfight";

  private static final int STOPPED_AT_ERROR = 1;

  /** Runs the command and returns the exit code. */
  public int run(List<String> arguments) {
    FightOptions options = FightOptions.read(arguments);
    if (options.help()) {
      streams.out().print(FightOptions.HELP);
      return 0;
    }
    CoinFightKit kit = CoinFightKit.ofOldProgram();
    if (options.moves().isPresent()) {
      SingleMove<?, ?> move = SingleMove.of(kit, options.moves().get());
      streams.out().print(move.in(streams.readAll(), Optional.empty()));
      return 0;
    }
    return play(kit, options);
  }

  private int play(CoinFightKit kit, FightOptions options) {
    Listing<CoinView, Play> listing = Listing.of(kit, options, streams);
    Settings settings = Settings.defaults(kit.game().spec());
    MatchRunner<CoinState, CoinView, Play> runner =
        new MatchRunner<>(kit, settings, listing.entrants());
    Optional<Transcripts> transcripts =
        options.verbose() ? Optional.of(new Transcripts(kit, listing.bots())) : Optional.empty();
    int players = listing.bots().size();
    List<Standings> played = new ArrayList<>();
    Faults faults = new Faults(listing.bots(), options, streams);
    for (char letter : options.tournaments().toCharArray()) {
      Format format =
          letter == 'r'
              ? new RoundRobin(
                  listing.entrants().stream().map(Entrant::name).toList(), options.games())
              : new GroupElimination(players, 1);
      Optional<Standings> standings = tournament(runner, format, transcripts, faults);
      if (standings.isEmpty()) {
        return STOPPED_AT_ERROR;
      }
      played.add(standings.get());
    }
    faults.print(listing.isBoxed());
    print(options, listing.bots(), played);
    return 0;
  }

  private Optional<Standings> tournament(
      MatchRunner<CoinState, CoinView, Play> runner,
      Format format,
      Optional<Transcripts> transcripts,
      Faults faults) {
    int cores = Runtime.getRuntime().availableProcessors();
    // Few games at a time where each has a transcript that waits for its turn.
    LocalThreads threads =
        runner.hasExternals() || transcripts.isPresent()
            ? LocalThreads.waiting(cores)
            : LocalThreads.computing(cores);
    Function<MatchSpec, Result> play =
        transcripts.isPresent()
            ? match -> runner.play(match, transcripts.get().begin(match)).result()
            : runner::play;
    try (Progress progress = new Progress(streams, "games")) {
      return new Tournament(runner.entrants().size(), format, new Seeds(1), new Digest(GAME))
          .run(
              threads.playing(play),
              (played, known) -> {
                progress.advance(known);
                transcripts.ifPresent(
                    all -> streams.err().print(all.end(played.spec(), played.result())));
                return faults.add(played.spec(), played.result());
              });
    }
  }

  private void print(FightOptions options, List<Listed> bots, List<Standings> played) {
    FightOutput output =
        options.json() ? new JsonOutput(streams.out()) : new TextOutput(streams.out());
    output.begin();
    for (int i = 0; i < played.size(); i++) {
      if (options.tournaments().charAt(i) == 'r') {
        output.roundRobin(bots, played.get(i));
      } else {
        output.elimination(bots, played.get(i));
      }
    }
    output.end();
  }
}
