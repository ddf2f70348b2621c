package dev.agon.event;

import dev.agon.game.ForfeitReason;
import dev.agon.json.Json;
import dev.agon.json.JsonFields;
import dev.agon.source.Exclusion;
import dev.agon.text.UserError;
import java.util.List;
import java.util.stream.Collectors;

/** What the organiser changed in an event under way, from a match on and for a reason. */
public sealed interface EventChange {
  /** The number of the first match that is played after the change because of it or with it. */
  long from();

  /** The organiser's reason, in one line. */
  String why();

  /** The word for it in stored events and digests; it never changes. */
  String kind();

  /** What it is about, as the digest has it: a bot's index, or the numbers of matches. */
  String subject();

  /** What was done, in words for people; {@code names} has the names of the bots. */
  String words(List<String> names);

  /** A change that is about one bot. */
  sealed interface OfBot extends EventChange {
    /** The bot's index. */
    int bot();

    @Override
    default String subject() {
      return Integer.toString(bot());
    }
  }

  /**
   * A bot that was not there from the start.
   *
   * @param content the hash of the files that it plays with; empty text if it is no program
   */
  record Added(int bot, long from, String content, String why) implements OfBot {
    static final String KIND = "added";

    @Override
    public String kind() {
      return KIND;
    }

    @Override
    public String words(List<String> names) {
      return "%s is added from match %d on: %s".formatted(names.get(bot), from, why);
    }
  }

  /**
   * A program that plays with other files than before.
   *
   * @param content the hash of the files that it plays with
   */
  record Replaced(int bot, long from, String content, String why) implements OfBot {
    static final String KIND = "replaced";

    @Override
    public String kind() {
      return KIND;
    }

    @Override
    public String words(List<String> names) {
      return "%s plays with other files from match %d on: %s".formatted(names.get(bot), from, why);
    }
  }

  /** A bot that forfeits all further matches. */
  record Excluded(int bot, long from, Exclusion exclusion) implements OfBot {
    @Override
    public String why() {
      return exclusion.why();
    }

    @Override
    public String kind() {
      return exclusion.reason().id();
    }

    public boolean isDisqualified() {
      return exclusion.reason() == ForfeitReason.DISQUALIFIED;
    }

    @Override
    public String words(List<String> names) {
      return "%s is %s from match %d on: %s"
          .formatted(names.get(bot), exclusion.reason().describe(), from, why());
    }
  }

  /**
   * Matches that are played again; the new results count.
   *
   * @param matches their numbers; the new matches have the numbers from {@code from} on
   */
  record Rerun(List<Long> matches, long from, String why) implements EventChange {
    static final String KIND = "rerun";
    private static final int MAX_NAMED = 10;

    public Rerun {
      matches = List.copyOf(matches);
    }

    @Override
    public String kind() {
      return KIND;
    }

    @Override
    public String subject() {
      return matches.stream().map(String::valueOf).collect(Collectors.joining(","));
    }

    @Override
    public String words(List<String> names) {
      if (matches.size() == 1) {
        return "match %d is replaced by match %d: %s".formatted(matches.getFirst(), from, why);
      }
      String more = matches.size() > MAX_NAMED ? ", ..." : "";
      return "%d matches are replaced by those from match %d on (%s): %s"
          .formatted(
              matches.size(),
              from,
              matches.stream()
                      .limit(MAX_NAMED)
                      .map(String::valueOf)
                      .collect(Collectors.joining(", "))
                  + more,
              why);
    }
  }

  /** The change as stored events have it. */
  default Json json() {
    Json.Obj json = Json.object().with("kind", kind());
    Json.Obj about =
        switch (this) {
          case Added change -> json.with("bot", change.bot()).with("content", change.content());
          case Replaced change -> json.with("bot", change.bot()).with("content", change.content());
          case Excluded change -> json.with("bot", change.bot());
          case Rerun change ->
              json.with("matches", Json.array(change.matches().stream().map(Json::of).toList()));
        };
    return about.with("from", from()).with("why", why());
  }

  /**
   * The inverse of {@link #json}.
   *
   * @throws UserError if it is something else
   */
  static EventChange read(JsonFields fields) {
    String kind = fields.text("kind");
    long from = fields.longWhole("from");
    String why = fields.text("why");
    return switch (kind) {
      case Added.KIND -> new Added(fields.whole("bot"), from, fields.text("content"), why);
      case Replaced.KIND -> new Replaced(fields.whole("bot"), from, fields.text("content"), why);
      case Rerun.KIND ->
          new Rerun(fields.wholes("matches").stream().map(Long::valueOf).toList(), from, why);
      default ->
          new Excluded(
              fields.whole("bot"),
              from,
              new Exclusion(
                  ForfeitReason.ofId(kind)
                      .filter(ForfeitReason::isExclusion)
                      .orElseThrow(() -> new UserError("unknown kind of change: " + kind)),
                  why));
    };
  }
}
