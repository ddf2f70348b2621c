package dev.agon.web.play;

import static dev.agon.html.HtmlNode.each;
import static dev.agon.html.HtmlNode.element;
import static dev.agon.html.HtmlNode.link;
import static dev.agon.html.HtmlNode.text;
import static dev.agon.html.HtmlNode.when;

import dev.agon.game.GameSpec;
import dev.agon.game.Setting;
import dev.agon.game.SettingType;
import dev.agon.game.kit.GameKit;
import dev.agon.html.HtmlNode.Element;
import dev.agon.json.Json;
import dev.agon.web.html.Page;
import dev.agon.web.html.PageParts;
import dev.agon.web.page.GamePages;
import dev.agon.web.play.OfferedBots.OfferedBot;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** What can be chosen for a new match: who plays, and the settings. */
record PlayForm(GameSpec spec, List<OfferedBot> bots) {
  /** Enough to see a match; more can be added. */
  private static final int USUAL_SEATS = 4;

  private static final String RULE_SETS = "settings that are chosen together";

  PlayForm {
    bots = List.copyOf(bots);
  }

  static PlayForm of(String game, OfferedBots offered) {
    GameKit<?, ?, ?> kit = GamePages.kit(game);
    return new PlayForm(kit.game().spec(), offered.of(kit));
  }

  private int maxSeats() {
    return Math.min(spec.maxSeats(), PlayRequest.MAX_SEATS);
  }

  Page page() {
    int usualSeats = Math.max(spec.minSeats(), Math.min(spec.defaultSeats(), USUAL_SEATS));
    List<Element> seatChoices =
        IntStream.range(0, usualSeats).mapToObj(seat -> element("li", seatChoice(seat))).toList();
    Element form =
        element(
            "form.new-game",
            element(
                "p",
                element("label", "Your name").with("for", "own-name"),
                text(" "),
                element("input")
                    .with("id", "own-name")
                    .with("name", "name")
                    .with("maxlength", "40")
                    .with("autocomplete", "nickname")
                    .with("placeholder", "Guest")),
            element(
                "fieldset",
                element("legend", "Who plays?"),
                element("ol.seat-choices", seatChoices),
                when(
                    spec.minSeats() < maxSeats(),
                    element(
                        "p.button-row",
                        PageParts.button("Add a seat").with("data-act", "add"),
                        text(" "),
                        PageParts.button("Remove a seat").with("data-act", "remove")))),
            when(
                !spec.settings().isEmpty(),
                element(
                    "details",
                    element("summary", "Settings"),
                    element(
                        "div.setting-list",
                        when(!spec.ruleSets().isEmpty(), ruleSet()),
                        each(spec.settings(), PlayForm::setting)))),
            element(
                "p",
                element("label", "Clock").with("for", "minutes"),
                text(" "),
                element(
                        "select",
                        PageParts.option("", "no limit", false),
                        each(
                            List.of("3", "10", "30"),
                            one -> PageParts.option(one, one + " minutes each", false)))
                    .with("id", "minutes")
                    .with("name", "minutes")),
            PageParts.refusal(),
            element("p", PageParts.submit("Start the game")));
    return Page.of(
            "New game of " + spec.name(),
            "play",
            PageParts.crumbs(link("/play", "Play"), element("span", "New game")),
            element("h1", spec.name()),
            PageParts.facts(text(spec.players() + " · "), link("/games/" + spec.id(), "rules")),
            element("agon-new-game", form)
                .with("data-game", spec.id())
                .with("data-min", String.valueOf(spec.minSeats()))
                .with("data-max", String.valueOf(maxSeats())),
            element("noscript", PageParts.warning("Playing needs JavaScript.")))
        .with("play.css", "newgame.js");
  }

  /** The first seat is the visitor's, and the others get one bot after the other. */
  private Element seatChoice(int seat) {
    List<Element> choices = new ArrayList<>();
    for (int i = 0; i < bots.size(); i++) {
      OfferedBot bot = bots.get(i);
      boolean isUsual = seat > 0 && i == Math.min(seat - 1, bots.size() - 1);
      choices.add(
          PageParts.option("bot:" + bot.name(), bot.name() + ": " + bot.summary(), isUsual));
    }
    return element(
        "label",
        element("span.seat-label", "Seat " + (seat + 1)),
        element(
                "select",
                PageParts.option("me", "You", seat == 0),
                PageParts.option("person", "another person, by a link", false),
                element("optgroup", choices).with("label", "Bots"))
            .with("name", "seat"));
  }

  private Element ruleSet() {
    List<Element> choices = new ArrayList<>(List.of(PageParts.option("", "as below", true)));
    spec.ruleSets().forEach(set -> choices.add(PageParts.option(set.id(), set.id(), false)));
    return setting(
        GameSpec.RuleSet.KEY, RULE_SETS, element("select", choices).with("data-default", ""));
  }

  private static Element setting(Setting<?> setting) {
    String usual = setting.writtenDefault();
    Element input =
        switch (setting.type()) {
          case SettingType.WholeNumber(int min, int max) ->
              element("input")
                  .with("type", "number")
                  .with("value", usual)
                  .with("min", String.valueOf(min))
                  .with("max", String.valueOf(max));
          case SettingType<?> type when type.words().isEmpty() ->
              element("input").with("type", "text").with("value", usual);
          case SettingType<?> type ->
              element(
                  "select",
                  each(type.words(), word -> PageParts.option(word, word, word.equals(usual))));
        };
    return setting(setting.key(), setting.help(), input.with("data-default", usual));
  }

  private static Element setting(String key, String help, Element input) {
    return element(
        "p",
        element(
            "label",
            element("span.setting-name", key),
            text(" "),
            element("small", help),
            input.with("name", "setting-" + key)));
  }

  Json json() {
    List<Json> settings = new ArrayList<>();
    if (!spec.ruleSets().isEmpty()) {
      settings.add(json(GameSpec.RuleSet.KEY, RULE_SETS, ""));
    }
    for (Setting<?> setting : spec.settings()) {
      settings.add(json(setting.key(), setting.help(), setting.writtenDefault()));
    }
    return Json.object()
        .with("game", spec.id())
        .with("minSeats", spec.minSeats())
        .with("maxSeats", maxSeats())
        .with("bots", Json.array(bots, bot -> Json.of(bot.name())))
        .with("settings", Json.array(settings));
  }

  private static Json json(String key, String help, String usual) {
    return Json.object().with("key", key).with("help", help).with("default", usual);
  }
}
