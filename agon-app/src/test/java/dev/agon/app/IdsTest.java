package dev.agon.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Ids reach files, databases, digests, protocols, flags and output, so they never change. */
final class IdsTest {
  /** Every enum that has ids, with the ids of its constants in order. */
  private static final String IDS =
      """
      Award.Average: A+, A, A-
      BoardScoring: matchpoints, cross-imps, butler, imps, point-a-board
      BotStackView.Asked: ask, answer, item, shoot
      Bullet: blank, live
      CanopyView.Asked: turn, answer
      Choice.Reply: fight back, retreat
      ContestMeasure: win, score, margin
      ContestOutput: table, csv, json, html, old
      Contestants: pairs, players, teams
      Decision.Abstention: yes, no
      Decision.Shot: self, other
      Decision.Use: none, 1, 2
      Direction: N, E, S, W
      Doubling: , x, xx
      EventKind: pairs, teams, individual
      EventState: live, over, premiere, stopped
      ForfeitReason: illegal-move, unreadable, time, disconnected, stalled, quarantined, withdrawn, disqualified, not-built
      FormatType: round-robin, gauntlet, matchups, swiss, table, single-elimination, \
      double-elimination, groups
      Highlight.Kind: fault, loss, offer, round, lead
      ImpMethod: cross, total, butler
      Intervals.FightResult: win, draw, lose
      Item: empty, peek, eject, skip, kit, reload
      MatchExport: csv, json
      MatchView: covered, revealed, analysis
      MatchpointScale: 1, 2
      MovementKind: mitchell, howell, individual, teams, swiss
      Neuberg: ebu, acbl
      OldMatchups.Mode: win, score
      OnBroken: forfeit, stop
      OutputFlag.Form: table, json
      Partnership: NS, EW
      PoolKind: line, cycles, clones, ties, drift, faults
      Protocol: session, turn
      RankingMeasure: percent, matchpoints, total, imps
      Recording: results, moves, all
      RepeatedEntries: last, first, all
      ReportFormat: table, json, csv
      ReportPart: ranking, travellers, cards, teams, matches
      RoundRobin.PlayOrder: circle, listing
      RoundingPolicy: exact, rounded-total, simple, board-1dp, board-2dp, sum-of-tops, scaled-total, capped-gain
      SandboxLayer: box, files, processes, network, privileges, system-calls, user, limits, \
      memory, cgroup
      SandboxMode: on, require, off
      Scoring.Method: score, wins, place, points, matchpoints
      SessionOutput: table, csv, json, html, usebio, old
      Shell: bash, zsh, fish
      Strain: C, D, H, S, NT
      TerminalListener.Showing: bar, games, none
      TieBreaker: head-to-head, sonneborn-berger, buchholz, wins, fewer-faults, playoff, seed, \
      name
      VisitorView.Released: ranking, results, hands
      Vulnerability: none, ns, ew, both
      """;

  @Test
  void idsStayTheSame() throws ReflectiveOperationException {
    List<String> found = new ArrayList<>();
    for (JavaClass type :
        new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .withImportOption(location -> !location.contains("-tests.jar"))
            .importPackages("dev.agon")) {
      if (type.isEnum() && type.tryGetMethod("id").isPresent() && !isForTests(type)) {
        found.add(name(type) + ": " + ids(type.reflect()));
      }
    }
    assertThat(found).containsExactlyInAnyOrderElementsOf(IDS.lines().toList());
  }

  private static boolean isForTests(JavaClass type) {
    return type.getPackageName().equals("dev.agon.testkit");
  }

  /** Without its package, but with the type it is in. */
  private static String name(JavaClass type) {
    return type.getName().substring(type.getPackageName().length() + 1).replace('$', '.');
  }

  private static String ids(Class<?> type) throws ReflectiveOperationException {
    Method id = type.getDeclaredMethod("id");
    id.setAccessible(true);
    List<String> ids = new ArrayList<>();
    for (Object constant : type.getEnumConstants()) {
      ids.add((String) id.invoke(constant));
    }
    return String.join(", ", ids);
  }
}
