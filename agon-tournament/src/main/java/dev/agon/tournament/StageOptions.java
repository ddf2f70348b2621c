package dev.agon.tournament;

import dev.agon.game.Setting;
import dev.agon.game.SettingType;
import dev.agon.game.Settings;
import dev.agon.scoring.Scoring;
import dev.agon.scoring.ScoringType;
import dev.agon.scoring.TieBreaker;
import dev.agon.scoring.TieBreakersType;
import java.util.List;
import java.util.Optional;

/** Options that several formats have, and what they mean together. */
public final class StageOptions {
  public static final int MAX_GAMES = 1_000_000;

  /** The maximum number of bots of most formats, because of the memory for the cross table. */
  public static final int MAX_PLAYERS = 2_000;

  /** The maximum number of bots of an elimination, in which few pairs meet. */
  public static final int MAX_ELIMINATION_PLAYERS = 10_000;

  public static final int MAX_SEATS = 1_000_000;

  public static final Setting<Integer> GAMES =
      Setting.whole("games", "how often each seating is played", 3, 1, MAX_GAMES);

  public static final Setting<Optional<Integer>> BOARDS =
      Setting.optional(
          "boards",
          "replaces games: so many boards, with the same deals and luck for all",
          "none",
          SettingType.whole(1, MAX_GAMES));

  public static final Setting<Scoring> SCORING =
      new Setting<>("scoring", "what a match is worth", Scoring.SCORE, new ScoringType());

  public static final Setting<List<TieBreaker>> TIE_BREAKS =
      new Setting<>(
          "tie-breaks",
          "what ranks bots with equal points, in this order",
          TieBreaker.DEFAULT,
          new TieBreakersType());

  private StageOptions() {}

  /** How often each seating is played: the number of boards, or else of games. */
  public static int games(Settings options) {
    return options.find(BOARDS).flatMap(boards -> boards).orElseGet(() -> options.get(GAMES));
  }

  /** Whether all play the same boards. */
  public static boolean hasBoards(Settings options) {
    return options.find(BOARDS).flatMap(boards -> boards).isPresent();
  }

  /** Why some of these options do not go together, if they do not; messages name all formats. */
  public static Optional<Settings.Problem> conflict(
      FormatSpec format, List<FormatSpec> all, Settings options) {
    if (hasBoards(options) && options.isWritten(GAMES)) {
      return Optional.of(
          new Settings.Problem(
              GAMES.key(), false, "has no meaning beside boards, which replace games"));
    }
    boolean matchpoints = options.find(SCORING).map(Scoring::comparesBoards).orElse(false);
    return matchpoints ? noSharedBoards(format, all, options) : Optional.empty();
  }

  /** Matchpoints compare the results of all who played a board from the same seat. */
  private static Optional<Settings.Problem> noSharedBoards(
      FormatSpec format, List<FormatSpec> all, Settings options) {
    if (!format.sharesBoards()) {
      List<String> formats =
          all.stream().filter(FormatSpec::sharesBoards).map(FormatSpec::id).toList();
      return Optional.of(
          new Settings.Problem(
              SCORING.key(),
              false,
              "matchpoints is for %s, where all play every board from every seat, not for %s"
                  .formatted(String.join(" and ", formats), format.id())));
    }
    return hasBoards(options)
        ? Optional.empty()
        : Optional.of(
            new Settings.Problem(
                SCORING.key(),
                false,
                "matchpoints needs boards instead of games: the same deals for all"));
  }
}
