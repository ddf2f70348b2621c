package dev.agon.store;

import dev.agon.chain.KeySeal;
import dev.agon.event.EventSeed;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;

/**
 * The seed in the stored text of an event. While the event is under way a secret one is encrypted;
 * all hashes are over the text with the seed itself.
 */
final class SealedSeed {
  /** Only a seed is between settings and bots; quotes in a name are escaped. */
  private static final Pattern SEED = Pattern.compile("(?<=\\},\"seed\":\")[^\"]*(?=\",\"bots\":)");

  private SealedSeed() {}

  static String seal(String event, KeySeal seal) {
    return replace(
        event,
        seed ->
            seed.startsWith(EventSeed.Secret.PREFIX)
                ? EventSeed.Sealed.PREFIX + seal.seal(seed)
                : seed);
  }

  /** The text with the seed itself; unchanged if the seed is not sealed, or not by this seal. */
  static String open(String event, KeySeal seal) {
    return replace(
        event,
        seed ->
            seed.startsWith(EventSeed.Sealed.PREFIX)
                ? seal.open(seed.substring(EventSeed.Sealed.PREFIX.length())).orElse(seed)
                : seed);
  }

  /** The text with a seed that is known instead of the sealed one. */
  static String open(String event, EventSeed known) {
    return replace(event, seed -> seed.startsWith(EventSeed.Sealed.PREFIX) ? known.text() : seed);
  }

  private static String replace(String event, UnaryOperator<String> change) {
    return SEED.matcher(event).replaceFirst(seed -> change.apply(seed.group()));
  }
}
