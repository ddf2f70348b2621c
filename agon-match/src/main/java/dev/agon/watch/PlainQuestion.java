package dev.agon.watch;

import dev.agon.game.kit.GameKit;
import dev.agon.game.kit.Next;
import dev.agon.game.kit.Question;
import dev.agon.text.FieldText;
import dev.agon.text.MultiLine;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** What people are asked; a game without questions of its own is asked for one of its moves. */
public final class PlainQuestion {
  private static final Pattern WORD = Pattern.compile("\\S{1,8}");

  private PlainQuestion() {}

  /**
   * The question of a view: the game's own, or which of the legal moves to make.
   *
   * @return empty if moves can only be typed as bots write them
   */
  public static <V, M> Optional<Question<M>> of(GameKit<?, V, M> kit, V view, List<String> names) {
    return kit.questioner()
        .map(questioner -> questioner.question(view, names))
        .or(() -> kit.legalMoves().map(moves -> choices(kit, moves.legalMoves(view))));
  }

  /** The keys are the moves if they are short words, else numbers. */
  private static <M> Question<M> choices(GameKit<?, ?, M> kit, List<M> moves) {
    List<String> labels = moves.stream().map(move -> label(kit, move)).toList();
    boolean areWords =
        labels.stream().allMatch(label -> WORD.matcher(label).matches())
            && labels.stream().distinct().count() == labels.size();
    List<Question.Option<M>> options = new ArrayList<>();
    for (M move : moves) {
      String label = labels.get(options.size());
      String key = areWords ? label : String.valueOf(options.size() + 1);
      options.add(new Question.Option<>(key, List.of(), label, new Next.Done<>(move)));
    }
    return new Question.Choices<>("Your move?", options, Optional.empty());
  }

  private static <M> String label(GameKit<?, ?, M> kit, M move) {
    return kit.textCodec()
        .map(codec -> MultiLine.joined(codec.moveText(move)))
        .orElseGet(() -> FieldText.of(kit.codec().moveJson(move)));
  }

  /** What is asked if moves are typed. */
  public static String typed(GameKit<?, ?, ?> kit) {
    return kit.textCodec().isPresent() ? "Your move?" : "Your move, as JSON?";
  }

  /** The match as a seat sees it, in lines: the game's own, or the fields of the view. */
  public static <V> List<String> table(GameKit<?, V, ?> kit, V view, List<String> names) {
    return kit.questioner()
        .map(questioner -> questioner.table(view, names))
        .or(() -> kit.textCodec().map(codec -> codec.viewText(view).lines().toList()))
        .orElseGet(() -> FieldText.lines(kit.codec().viewJson(view)));
  }
}
