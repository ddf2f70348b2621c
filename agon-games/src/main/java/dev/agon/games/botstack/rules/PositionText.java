package dev.agon.games.botstack.rules;

import dev.agon.game.Parsed;
import dev.agon.games.botstack.rules.BotStackState.Rounds;
import dev.agon.games.botstack.rules.BotStackView.Asked;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a player sees, as text:
 *
 * <pre>
 * shoot                     the question: ask, answer, item or shoot
 * round 2 draws 0 starts-next no
 * you wins 1 health 3 items peek empty skips 0 may-ask no
 * other wins 0 health 2 items kit reload skips 0 may-ask yes
 * gun bullets 5 live 2 reloads 1
 * next live                 after a peek only
 * </pre>
 */
final class PositionText {
  private static final Pattern ROUND =
      Pattern.compile("round ([1-3]) draws ([01]) starts-next (yes|no)");
  private static final Pattern PLAYER =
      Pattern.compile(
          "(you|other) wins ([01]) health (\\d{1,2}) items (\\S+) (\\S+) skips (\\d) may-ask"
              + " (yes|no)");
  private static final Pattern GUN =
      Pattern.compile("gun bullets ([1-7]) live ([0-4]) reloads ([0-2])");

  private PositionText() {}

  static String write(BotStackView view) {
    StringBuilder text = new StringBuilder(view.question().id()).append('\n');
    text.append("round ").append(view.round());
    text.append(" draws ").append(view.draws());
    text.append(" starts-next ").append(yesOrNo(view.startsNext())).append('\n');
    append(text, "you", view.you());
    append(text, "other", view.other());
    text.append("gun bullets ").append(view.bullets());
    text.append(" live ").append(view.live());
    text.append(" reloads ").append(view.reloads()).append('\n');
    view.peeked().ifPresent(bullet -> text.append("next ").append(bullet.id()).append('\n'));
    return text.toString();
  }

  private static void append(StringBuilder text, String who, Player player) {
    text.append(who).append(" wins ").append(player.wins());
    text.append(" health ").append(player.health());
    text.append(" items ").append(player.items().first().id());
    text.append(' ').append(player.items().second().id());
    text.append(" skips ").append(player.skips());
    text.append(" may-ask ").append(yesOrNo(player.mayAsk())).append('\n');
  }

  private static String yesOrNo(boolean yes) {
    return yes ? "yes" : "no";
  }

  static Optional<Item> item(String word) {
    return Arrays.stream(Item.values()).filter(item -> item.id().equals(word)).findFirst();
  }

  static Parsed<BotStackView> read(String text) {
    List<String> lines = text.stripTrailing().lines().map(String::strip).toList();
    if (lines.size() != 5 && lines.size() != 6) {
      return Parsed.expected(
          "five lines: question, round, you, other, gun; and 'next' after a peek",
          lines.size() + " lines");
    }
    Optional<Asked> question =
        Arrays.stream(Asked.values())
            .filter(candidate -> candidate.id().equals(lines.get(0)))
            .findFirst();
    Matcher round = ROUND.matcher(lines.get(1));
    Optional<Player> you = player("you", lines.get(2));
    Optional<Player> other = player("other", lines.get(3));
    Matcher gun = GUN.matcher(lines.get(4));
    Optional<Bullet> next = lines.size() == 6 ? next(lines.get(5)) : Optional.empty();
    if (question.isEmpty()) {
      return wrong(lines, 0, "ask, answer, item or shoot");
    }
    if (!round.matches()) {
      return wrong(lines, 1, "'round 1 draws 0 starts-next no'");
    }
    if (you.isEmpty() || other.isEmpty()) {
      return wrong(
          lines,
          you.isEmpty() ? 2 : 3,
          "'you wins 0 health 3 items peek empty skips 0 may-ask no'");
    }
    if (!gun.matches() || number(gun, 2) > number(gun, 1)) {
      return wrong(lines, 4, "'gun bullets 5 live 2 reloads 0', at most 7 and 4");
    }
    boolean possible =
        next.isEmpty()
            || question.get() == Asked.SHOOT
                && (next.get() == Bullet.LIVE
                    ? number(gun, 2) > 0
                    : number(gun, 2) < number(gun, 1));
    if (lines.size() == 6 && (next.isEmpty() || !possible)) {
      return wrong(
          lines, 5, "'next live' or 'next blank', after a peek and possible with these counts");
    }
    return new Parsed.Value<>(view(question.get(), round, you.get(), other.get(), gun, next));
  }

  private static Parsed<BotStackView> wrong(List<String> lines, int line, String expected) {
    return new Parsed.Failure<>(
        "line %d: expected %s, got %s"
            .formatted(line + 1, expected, Parsed.quoted(lines.get(line))));
  }

  private static int number(Matcher matcher, int group) {
    return Integer.parseInt(matcher.group(group));
  }

  private static Optional<Player> player(String who, String line) {
    Matcher written = PLAYER.matcher(line);
    if (!written.matches() || !written.group(1).equals(who) || number(written, 3) == 0) {
      return Optional.empty();
    }
    Optional<Item> first = item(written.group(4));
    Optional<Item> second = item(written.group(5));
    if (first.isEmpty() || second.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        Player.of(
            number(written, 2),
            number(written, 3),
            Items.of(first.get(), second.get()),
            number(written, 6),
            written.group(7).equals("yes")));
  }

  private static Optional<Bullet> next(String line) {
    return Arrays.stream(Bullet.values())
        .filter(bullet -> line.equals("next " + bullet.id()))
        .findFirst();
  }

  /** The view of the first seat; the order of unknown bullets is any that fits the counts. */
  private static BotStackView view(
      Asked question, Matcher round, Player you, Player other, Matcher gun, Optional<Bullet> next) {
    int over = number(round, 1) - 1;
    boolean startsNext = round.group(3).equals("yes");
    int starter = (startsNext ? 0 : 1) + over + 1;
    int bullets = number(gun, 1);
    int live = number(gun, 2);
    int low = (1 << live) - 1;
    boolean currentIsLive = next.map(bullet -> bullet == Bullet.LIVE).orElse(live > 0);
    int lives = currentIsLive ? low : low << bullets - live;
    Phase phase =
        switch (question) {
          case ASK -> Phase.ASK;
          case ANSWER -> Phase.ANSWER;
          case ITEM -> Phase.ITEM;
          case SHOOT -> next.isPresent() ? Phase.SHOOT_PEEKED : Phase.SHOOT;
        };
    BotStackState state =
        new BotStackState(
            Rulings.DEFAULT,
            new Rounds(over, number(round, 2), starter % 2, BotStackState.NOBODY),
            Gun.of(new Load(bullets, lives), number(gun, 3), 0),
            you,
            other,
            phase == Phase.ANSWER ? 1 : 0,
            phase);
    return new BotStackView(state, 0);
  }
}
