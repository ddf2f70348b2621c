package dev.agon.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

final class JsonFormTest {
  private static final JsonForm<Order> FORM = new JsonForm<>(Order.class);
  private static final Order ORDER =
      new Order("Ann", 2, true, Size.LARGE, List.of(new Dish.Soup(3), new Dish.Water()));
  private static final Json JSON =
      Json.object()
          .with("name", "Ann")
          .with("table", 2)
          .with("paid", new Json.Bool(true))
          .with("size", "large")
          .with(
              "dishes",
              Json.array(
                  List.of(
                      Json.object().with("soup", Json.object().with("bowls", 3)),
                      Json.of("water"))));

  private enum Size {
    SMALL,
    LARGE
  }

  sealed interface Dish {
    record Soup(int bowls) implements Dish {
      public Soup {
        if (bowls < 1) {
          throw new IllegalArgumentException("no soup without a bowl");
        }
      }
    }

    record Water() implements Dish {}
  }

  private record Order(String name, int table, boolean paid, Size size, List<Dish> dishes) {}

  @Test
  void theFormFollowsFromTheDeclaration() {
    assertThat(FORM.write(ORDER)).hasToString(JSON.toString());
    assertThat(FORM.read(JSON)).isEqualTo(ORDER);
  }

  @Test
  void aRecordIsNamedOnlyWhereItsTypeLeavesAChoice() {
    Json bare = Json.object().with("bowls", 3);
    assertThat(new JsonForm<>(Dish.Soup.class).write(new Dish.Soup(3))).isEqualTo(bare);
    assertThat(new JsonForm<>(Dish.class).write(new Dish.Soup(3)))
        .isEqualTo(Json.object().with("soup", bare));
  }

  @Test
  void whatDoesNotFitIsRefusedInOneLine() {
    refuses(Json.of(1), "order must be an object");
    refuses(with("table", Json.of("two")), "'table' in order must be a whole number");
    refuses(with("paid", Json.of(1)), "'paid' in order must be true or false");
    refuses(with("name", Json.of(1)), "'name' in order must be a text");
    refuses(with("size", Json.of("LARGE")), "'size' in order must be small or large");
    refuses(with("dishes", Json.of("water")), "'dishes' in order must be an array");
    refuses(dish(Json.of("wine")), "each of 'dishes' in order must be soup or water");
    refuses(dish(Json.of("soup")), "'soup' has no 'bowls'");
    refuses(dish(Json.object().with("soup", Json.object())), "'soup' has no 'bowls'");
    refuses(
        dish(Json.object().with("soup", Json.object().with("bowls", 0))), "no soup without a bowl");
    refuses(with("tip", Json.of(1)), "order must be an object of 5 fields");
    assertThatThrownBy(() -> FORM.read(Json.object().with("name", "Ann")))
        .hasMessage("order has no 'table'");
  }

  private static Json dish(Json dish) {
    return with("dishes", Json.array(List.of(dish)));
  }

  private static Json with(String field, Json value) {
    return ((Json.Obj) JSON).with(field, value);
  }

  private static void refuses(Json json, String why) {
    assertThatThrownBy(() -> FORM.read(json))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(why);
  }
}
