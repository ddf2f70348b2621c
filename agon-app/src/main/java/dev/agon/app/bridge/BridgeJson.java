package dev.agon.app.bridge;

import dev.agon.bridge.Direction;
import dev.agon.bridge.deal.BridgeHand;
import dev.agon.bridge.deal.Deal;
import dev.agon.bridge.deal.Par;
import dev.agon.bridge.deal.ParContract;
import dev.agon.bridge.deal.TrickTable;
import dev.agon.bridge.file.CorrectionsFile.CorrectedResult;
import dev.agon.bridge.file.CorrectionsFile.Correction;
import dev.agon.json.Json;
import java.util.function.Function;

/** Hands and corrections as JSON, for programs. */
final class BridgeJson {
  private BridgeJson() {}

  /** A deal; tricks and par only if they are known. */
  static Json of(Deal deal) {
    return Json.object()
        .with("board", deal.board())
        .with("dealer", deal.dealer().id())
        .with("vulnerable", deal.vulnerability().id())
        .with("hands", byDirection(direction -> of(deal.hand(direction))))
        .with("tricks", deal.tricks().map(table -> byDirection(declarer -> of(table, declarer))))
        .with("par", deal.par().map(BridgeJson::of));
  }

  private static Json byDirection(Function<Direction, Json> form) {
    Json.Obj all = Json.object();
    for (Direction direction : Direction.values()) {
      all = all.with(direction.id(), form.apply(direction));
    }
    return all;
  }

  private static Json of(BridgeHand hand) {
    Json.Obj suits = Json.object();
    for (var suit : BridgeHand.SUITS) {
      suits = suits.with(suit.id(), hand.suit(suit));
    }
    return suits.with("points", hand.highCardPoints());
  }

  private static Json of(TrickTable table, Direction declarer) {
    Json.Obj tricks = Json.object();
    for (var strain : TrickTable.STRAINS) {
      tricks = tricks.with(strain.id(), table.tricks(declarer, strain));
    }
    return tricks;
  }

  private static Json of(Par par) {
    return Json.object()
        .with("score", par.score())
        .with("contracts", Json.array(par.contracts(), BridgeJson::of));
  }

  private static Json of(ParContract contract) {
    return Json.of(contract.toString());
  }

  /** A correction; {@code counts} is false if it was undone. */
  static Json of(Correction entry, boolean counts) {
    Json.Obj who =
        Json.object()
            .with("number", entry.number())
            .with("who", entry.who())
            .with("when", entry.when())
            .with("why", entry.why());
    if (entry.undoes().isPresent()) {
      return who.with("undoes", entry.undoes().get());
    }
    CorrectedResult result = entry.result();
    return who.with("section", entry.section())
        .with("board", entry.board())
        .with("ns", result.ns())
        .with("ew", result.ew())
        .with("contract", result.contract())
        .with("declarer", result.declarer())
        .with("tricks", result.tricks())
        .with("score", result.score())
        .with("counts", new Json.Bool(counts));
  }
}
