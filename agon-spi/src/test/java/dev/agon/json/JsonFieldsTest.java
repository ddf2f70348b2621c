package dev.agon.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.agon.game.Parsed;
import java.util.List;
import org.junit.jupiter.api.Test;

class JsonFieldsTest {
  private record Bid(int count, int face) {}

  private static Parsed<Bid> read(Json json) {
    return Parsed.of(
        () -> {
          JsonFields fields = JsonFields.of(json, "the bid");
          return new Bid(fields.whole("count"), fields.whole("face"));
        });
  }

  @Test
  void aCodecReadsFieldsAndFailsInOneLine() {
    Json.Obj bid = Json.object().with("count", 3).with("face", 6);
    assertThat(read(bid)).isEqualTo(new Parsed.Value<>(new Bid(3, 6)));
    assertThat(read(bid.with("face", "six")))
        .isEqualTo(new Parsed.Failure<>("'face' in the bid must be a whole number"));
    assertThat(read(Json.object().with("count", 3)))
        .isEqualTo(new Parsed.Failure<>("the bid has no 'face'"));
    assertThat(read(Json.of(3))).isEqualTo(new Parsed.Failure<>("the bid must be an object"));
  }

  @Test
  void theObjectsWithinFailInTheCallersWay() {
    Json json = Json.object().with("seats", Json.array(List.of(Json.object())));
    JsonFields seats = JsonFields.of(json, "the game", IllegalStateException::new);
    JsonFields seat = seats.objects("seats").getFirst();
    assertThatThrownBy(() -> seat.text("name"))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("'seats' item 1 has no 'name'");
  }
}
