package dev.agon.run;

import dev.agon.chain.ChainStatus;
import dev.agon.chain.Origin;
import dev.agon.store.Store;
import dev.agon.store.StoredEvent;
import dev.agon.text.UserError;

/** Which stored matches an event may be resumed from. */
public enum StoredTrust {
  /** Only from matches that are as this arena stored them. */
  VERIFIED,

  /** Also from matches that cannot be verified here, or do not fit: the user vouches for them. */
  ANY;

  /**
   * Checks the stored matches of an event; with {@link #ANY} those that are not verified get a
   * chain of this arena.
   *
   * @param event {@link Store#opened opened}
   * @throws UserError if they are not trusted, or half imported with the commands of a stranger
   */
  public void demand(Store store, StoredEvent event) {
    if (event.origin() instanceof Origin.Imported) {
      throw new UserError(
          "event %1$d was not imported to its end; agon events --delete %1$d, and import it again"
              .formatted(event.id()));
    }
    ChainStatus status = store.check(event.id());
    if (status instanceof ChainStatus.Intact) {
      return;
    }
    if (this == ANY) {
      store.trust(event);
      return;
    }
    throw new UserError(
        "%s; agon resume %d --trust-stored continues from the stored matches as they are"
            .formatted(words(event.id(), status), event.id()));
  }

  public static String words(long event, ChainStatus status) {
    return switch (status) {
      case ChainStatus.Intact _ -> "event %d is as it was stored".formatted(event);
      case ChainStatus.ResultIntact _ ->
          "the result of event %d is as it was stored".formatted(event);
      case ChainStatus.NotVerified(String why) ->
          "event %d is not verified here: %s".formatted(event, why);
      case ChainStatus.Broken(String what) ->
          "event %d was changed outside Agon: %s".formatted(event, what);
    };
  }
}
