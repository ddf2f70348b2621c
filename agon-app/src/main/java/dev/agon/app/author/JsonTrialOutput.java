package dev.agon.app.author;

import dev.agon.app.cli.OutputFlag;
import dev.agon.app.cli.Streams;
import dev.agon.json.Json;
import java.util.ArrayList;
import java.util.List;

/** Prints what a trial found as one object at its end. */
final class JsonTrialOutput implements TrialOutput {
  private final Streams streams;
  private final List<Json> opponents = new ArrayList<>();
  private Json.Obj found;

  JsonTrialOutput(String bot, String game, Streams streams) {
    this.streams = streams;
    this.found = Json.object().with("bot", bot).with("game", game);
  }

  @Override
  public void line(String words) {
    // Programs find the same in the object.
  }

  @Override
  public void print(String label, String words) {
    found = found.with(label, words);
  }

  @Override
  public void more(String label, String words) {
    if (!label.isEmpty()) {
      print(label, words);
    }
  }

  @Override
  public void command(String label, List<String> parts) {
    print(label, String.join(" ", parts));
  }

  @Override
  public void moreCommand(String label, List<String> parts) {
    command(label, parts);
  }

  @Override
  public void quote(String lines) {
    print("stderr", lines);
  }

  @Override
  public void opponent(String name, TrialTotals against, int columns) {
    Json.Obj row = Json.object().with("name", name);
    opponents.add(against.addTo(row));
  }

  @Override
  public void totals(TrialTotals all, long seconds) {
    found = all.addTo(found);
  }

  @Override
  public void end() {
    OutputFlag.print(found.with("opponents", Json.array(opponents)), streams);
  }
}
