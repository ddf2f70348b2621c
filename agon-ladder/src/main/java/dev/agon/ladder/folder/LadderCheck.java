package dev.agon.ladder.folder;

import dev.agon.chain.ChainStatus;
import dev.agon.chain.SignerKey;
import dev.agon.execute.LocalExecutor;
import dev.agon.ladder.log.LadderHead;
import dev.agon.ladder.log.LadderKeys;
import dev.agon.ladder.log.LadderStore;
import dev.agon.ladder.log.SignedLadder;
import dev.agon.ladder.log.StoredLadder;
import dev.agon.ladder.run.LadderState;
import dev.agon.ladder.verify.LadderVerifier;
import dev.agon.ladder.verify.LadderVerifier.VerifiedLadder;
import dev.agon.text.UserError;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Verifies whole ladders; a user error names the first entry that does not fit. */
public final class LadderCheck {
  private LadderCheck() {}

  /** Verifies a stored ladder; why its hashes cannot be verified here is told. */
  public static VerifiedLadder ofStored(
      LadderStore store, StoredLadder ladder, Consumer<String> notVerified) {
    ChainStatus status = store.check(ladder.id());
    if (status instanceof ChainStatus.Broken(String why)) {
      // The entries of a ladder are stored where an event has its matches.
      throw new UserError(
          "ladder %d was changed outside Agon: %s"
              .formatted(ladder.id(), why.replace("match", "entry")));
    }
    if (status instanceof ChainStatus.NotVerified(String why)) {
      notVerified.accept("ladder " + ladder.id() + ": " + why);
    }
    try (LadderVerifier verifier = verifier(ladder.head(), store.ownKeys(ladder.id()))) {
      store.read(ladder.id(), 1, (_, line) -> verifier.line(line));
      return verifier.finish();
    }
  }

  /** Verifies a signed file, and tells who signed it. */
  public static VerifiedLadder ofFile(String file, Consumer<SignerKey> signedBy) {
    List<LadderVerifier> verifiers = new ArrayList<>();
    try {
      SignerKey signer =
          SignedLadder.read(
              file,
              head -> {
                verifiers.add(verifier(head, Optional.empty()));
                return verifiers.getFirst()::line;
              });
      signedBy.accept(signer);
      return verifiers.getFirst().finish();
    } finally {
      verifiers.forEach(LadderVerifier::close);
    }
  }

  private static LadderVerifier verifier(LadderHead head, Optional<LadderKeys> keys) {
    LadderMatches matches = LadderMatches.ofBuiltIns(head.event());
    int threads = Runtime.getRuntime().availableProcessors();
    return new LadderVerifier(
        LadderState.of(head),
        keys,
        state -> matches.open(LocalExecutor.withOwnPool(threads), state));
  }
}
