package dev.agon.web.page;

import static dev.agon.html.HtmlNode.element;
import static dev.agon.html.HtmlNode.text;
import static dev.agon.html.HtmlNode.when;

import dev.agon.html.HtmlNode;
import dev.agon.html.HtmlNode.Element;
import dev.agon.store.StoredMatch;
import dev.agon.web.html.PageParts;
import dev.agon.web.http.Routes;
import dev.agon.web.http.WebProblem;
import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Which matches of an event are wanted.
 *
 * @param bot who plays in them, by its index
 * @param meeting which of the series of these two, counted from 1
 * @param isFaulty whether somebody failed in them
 */
record MatchFilter(
    Optional<Integer> bot,
    Optional<Integer> against,
    Optional<Long> stage,
    Optional<Long> meeting,
    boolean isFaulty) {
  /** A choice of more would be a larger page than the matches. */
  private static final int MAX_CHOICES = 200;

  static MatchFilter of(Context request, List<String> names) {
    return new MatchFilter(
        bot(request, "bot", names),
        bot(request, "against", names),
        number(request, "stage", "stage"),
        number(request, "meeting", "meeting"),
        request.queryParam("faults") != null);
  }

  static Optional<Long> number(Context request, String name, String what) {
    return Optional.ofNullable(request.queryParam(name))
        .filter(text -> !text.isEmpty())
        .map(text -> Routes.whole(text, what));
  }

  /** A bot by its number in the event, counted from 1. */
  private static Optional<Integer> bot(Context request, String name, List<String> names) {
    return number(request, name, "bot")
        .map(
            number -> {
              if (number > names.size()) {
                throw WebProblem.notFound("There is no bot of that number.");
              }
              return (int) (number - 1);
            });
  }

  boolean isWanted(StoredMatch match, StageWords words) {
    return bot.map(match.seats()::contains).orElse(true)
        && against.map(match.seats()::contains).orElse(true)
        && stage.map(one -> words.isInStage(match.number(), one)).orElse(true)
        && meeting.map(one -> words.isInMeeting(match.number(), one)).orElse(true)
        && (!isFaulty || !match.result().faults().isEmpty());
  }

  /** Which matches are listed, in words; empty for all. The round is that of the first of them. */
  String words(List<String> names, String round) {
    String words =
        bot.map(names::get).orElse("")
            + against.map(other -> " against " + names.get(other)).orElse("")
            + (meeting.isPresent() && !round.isEmpty()
                ? ", " + round
                : stage.map(one -> ", stage " + one).orElse(""))
            + (isFaulty ? " with faults" : "");
    return words.strip().replaceFirst("^, ", "");
  }

  String address(long event, long from) {
    return PageParts.address(
        "/events/" + event + "/matches",
        "bot",
        bot.map(one -> String.valueOf(one + 1)).orElse(""),
        "against",
        against.map(one -> String.valueOf(one + 1)).orElse(""),
        "stage",
        stage.map(String::valueOf).orElse(""),
        "meeting",
        meeting.map(String::valueOf).orElse(""),
        "faults",
        isFaulty ? "1" : "",
        "from",
        from > 1 ? String.valueOf(from) : "");
  }

  Element form(long event, List<String> names, int stages) {
    return PageParts.filter(
        "/events/" + event + "/matches",
        when(
            names.size() <= MAX_CHOICES,
            element("label", text("Bot "), choice("bot", "all bots", names, bot))),
        when(
            stages > 1,
            element(
                "label",
                text("Stage "),
                choice(
                    "stage",
                    "all stages",
                    stageNames(stages),
                    stage.map(number -> (int) (number - 1))))),
        element(
            "label",
            element("input")
                .with("type", "checkbox")
                .with("name", "faults")
                .with("value", "1")
                .withIf(isFaulty, "checked", ""),
            text(" with faults only")));
  }

  private static List<String> stageNames(int stages) {
    List<String> names = new ArrayList<>();
    for (int stage = 1; stage <= stages; stage++) {
      names.add("stage " + stage);
    }
    return names;
  }

  /** A choice among things that are numbered from 1. */
  private static Element choice(
      String name, String all, List<String> choices, Optional<Integer> chosen) {
    List<HtmlNode> options = new ArrayList<>();
    options.add(PageParts.option("", all, chosen.isEmpty()));
    for (int i = 0; i < choices.size(); i++) {
      options.add(
          PageParts.option(String.valueOf(i + 1), choices.get(i), chosen.equals(Optional.of(i))));
    }
    return element("select", options).with("name", name);
  }
}
