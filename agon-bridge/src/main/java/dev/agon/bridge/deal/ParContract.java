package dev.agon.bridge.deal;

import dev.agon.bridge.Contract;
import dev.agon.bridge.Direction;
import dev.agon.bridge.Strain;
import dev.agon.game.Parsed;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A contract that gives par.
 *
 * @param declarers who can declare it with this result: one player or both of a side
 * @param tricks the tricks that they take
 */
public record ParContract(List<Direction> declarers, Contract contract, int tricks) {
  private static final Pattern TEXT =
      Pattern.compile("([NESW]{1,2})\\s+([1-7](?:NT|[NSHDC])X{0,2})\\s*(=|[+-][0-9]{1,2})");

  public ParContract {
    declarers = List.copyOf(declarers);
  }

  /** Reads a contract like {@code NS 4SX-2} or {@code E 6N=}. */
  static Parsed<ParContract> read(String text) {
    Matcher parts = TEXT.matcher(text.strip());
    if (parts.matches()
        && Contract.read(parts.group(2)) instanceof Parsed.Value<Contract>(Contract contract)
        && contract.tricks(parts.group(3)).isPresent()) {
      List<Direction> declarers = new ArrayList<>();
      for (Direction direction : Direction.values()) {
        if (parts.group(1).contains(direction.id())) {
          declarers.add(direction);
        }
      }
      return new Parsed.Value<>(
          new ParContract(declarers, contract, contract.tricks(parts.group(3)).get()));
    }
    return Parsed.expected("a contract like NS 4SX-2", text);
  }

  /** As in files: {@code NS 4SX-2}. */
  @Override
  public String toString() {
    String strain = contract.strain() == Strain.NO_TRUMP ? "N" : contract.strain().id();
    String who = declarers.stream().map(Direction::id).collect(Collectors.joining());
    String doubled = contract.doubling().id().toUpperCase(Locale.ROOT);
    return who + " " + contract.level() + strain + doubled + contract.result(tricks);
  }
}
