package dev.agon.web.page;

import dev.agon.entrant.EntrantFactory;
import dev.agon.rating.Ratings;
import dev.agon.registry.GameRegistry;
import dev.agon.run.EventResult;
import dev.agon.run.FaultSummary;
import dev.agon.scoring.Standing;
import dev.agon.scoring.Tally;
import dev.agon.source.BotEntry;
import dev.agon.store.StoredEvent;
import dev.agon.web.data.EventCatalog;
import dev.agon.web.data.IndexedEvent;
import dev.agon.web.http.PageRenderer;
import dev.agon.web.http.Routes;
import dev.agon.web.http.WebProblem;
import dev.agon.web.page.BotPage.BotEvent;
import dev.agon.web.page.BotPage.BotFault;
import dev.agon.web.page.BotPage.BotOpponent;
import dev.agon.web.page.BotPage.BotVersion;
import io.javalin.http.Context;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The page of a bot: what it did in the latest stored events of a game. */
public final class BotPages {
  private static final int MAX_EVENTS = 50;
  private static final int HASH_SHOWN = 12;

  private final EventCatalog catalog;
  private final PageRenderer renderer;

  public BotPages(EventCatalog catalog, PageRenderer renderer) {
    this.catalog = catalog;
    this.renderer = renderer;
  }

  public void addTo(Routes routes) {
    routes.page(
        "/bots/{game}/{bot}",
        "A bot of a game, of any author or of ?author=: versions, events, opponents, faults",
        this::bot);
  }

  static String address(String game, String name, String author) {
    return "/bots/%s/%s?author=%s".formatted(game, encoded(name), encoded(author));
  }

  static String address(StoredEvent event, int bot) {
    return address(
        event.event().game(),
        event.event().names().get(bot),
        EntrantFactory.author(event.event().bots().get(bot)));
  }

  private static String encoded(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8).replace("+", "%20");
  }

  private void bot(Context request) {
    String game = request.pathParam("game");
    String name = request.pathParam("bot");
    Optional<String> author =
        Optional.ofNullable(request.queryParam("author")).filter(text -> !text.isEmpty());
    Collector found = new Collector(name, author);
    List<IndexedEvent> played =
        catalog.listed().stream()
            .filter(event -> event.game().equals(game))
            .filter(event -> event.bots().stream().anyMatch(found::isMeant))
            .limit(MAX_EVENTS)
            .toList();
    catalog.stored(played).forEach(found::add);
    if (found.events.isEmpty()) {
      throw WebProblem.notFound("No bot of this name plays in a stored event of this game.");
    }
    BotPage page = found.page(game);
    renderer.answer(request, page::json, page::page);
  }

  private final class Collector {
    private final String name;
    private final Optional<String> author;
    private final Map<String, BotVersion> versions = new LinkedHashMap<>();
    private final List<BotEvent> events = new ArrayList<>();
    private final Map<String, BotOpponent> opponents = new LinkedHashMap<>();
    private final List<BotFault> faults = new ArrayList<>();
    private final MemorableMatches memorable = new MemorableMatches(catalog);
    private String foundAuthor = "";

    Collector(String name, Optional<String> author) {
      this.name = name;
      this.author = author;
    }

    boolean isMeant(IndexedEvent.EnteredBot bot) {
      return bot.name().equals(name) && author.map(bot.author()::equals).orElse(true);
    }

    private boolean isMeant(BotEntry bot) {
      return isMeant(new IndexedEvent.EnteredBot(bot.name(), EntrantFactory.author(bot)));
    }

    void add(StoredEvent stored) {
      EventResult result = catalog.result(stored);
      List<BotEntry> bots = stored.event().bots();
      for (int bot = 0; bot < bots.size(); bot++) {
        if (isMeant(bots.get(bot))) {
          foundAuthor = EntrantFactory.author(bots.get(bot));
          add(stored, result, bot);
        }
      }
    }

    private void add(StoredEvent stored, EventResult result, int bot) {
      Tally total = result.standings().total();
      long matches = total.score(bot).games();
      versions.merge(
          version(stored, bot),
          new BotVersion(version(stored, bot), 1, matches),
          (one, other) ->
              new BotVersion(
                  one.hash(), one.events() + other.events(), one.matches() + other.matches()));
      String place =
          result.standings().lines().stream()
              .filter(line -> line.entrant() == bot)
              .findFirst()
              .map((Standing line) -> line.rank() + " of " + result.names().size())
              .orElse("");
      Ratings ratings = Ratings.of(total);
      events.add(
          new BotEvent(
              stored.id(),
              stored.event().name(),
              bot + 1,
              result.interim().isPresent() ? "so far" : "over",
              place,
              ratings.of(bot),
              matches,
              total.score(bot).faults()));
      for (int other = 0; other < total.entrants(); other++) {
        if (other != bot && total.met(bot, other)) {
          String opponent = result.name(other).name();
          BotEntry entry = stored.event().bots().get(other);
          String page = address(stored.event().game(), opponent, EntrantFactory.author(entry));
          opponents.merge(opponent, against(total, bot, other, opponent, page), BotPages::sum);
        }
      }
      memorable.add(stored, ratings, bot);
      for (FaultSummary fault : result.seen().faults()) {
        if (fault.bot() == bot) {
          faults.add(
              new BotFault(
                  fault.reason().describe(),
                  fault.matches(),
                  fault.detail(),
                  MatchView.REVEALED.address(stored.id(), fault.match())));
        }
      }
    }

    BotPage page(String game) {
      return new BotPage(
          name,
          foundAuthor,
          GameRegistry.name(game),
          game,
          List.copyOf(versions.values()),
          events,
          opponents.values().stream()
              .sorted(Comparator.comparingLong(BotOpponent::meetings).reversed())
              .toList(),
          faults,
          memorable.best(),
          memorable.worst());
    }
  }

  private static BotOpponent against(Tally total, int bot, int other, String name, String page) {
    long meetings = total.meetings(bot, other);
    long ahead = total.finishedAhead(bot, other);
    long behind = total.finishedAhead(other, bot);
    return new BotOpponent(name, page, meetings, ahead, meetings - ahead - behind, behind);
  }

  private static BotOpponent sum(BotOpponent one, BotOpponent other) {
    return new BotOpponent(
        one.name(),
        one.page(),
        one.meetings() + other.meetings(),
        one.ahead() + other.ahead(),
        one.level() + other.level(),
        one.behind() + other.behind());
  }

  /** The hash of a bot's files, which an event with a secret key commits itself to. */
  private static String version(StoredEvent event, int bot) {
    if (!event.event().bots().get(bot).source().isExternal()) {
      return "no program of its own";
    }
    return event
        .commitment()
        .map(made -> made.contents().get(bot))
        .filter(hash -> !hash.isEmpty())
        .map(hash -> hash.substring(0, Math.min(HASH_SHOWN, hash.length())))
        .orElse("not recorded");
  }
}
