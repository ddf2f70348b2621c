package dev.agon.replay;

import dev.agon.game.Viewpoint;
import dev.agon.game.picture.Fit;
import dev.agon.game.picture.Frame;
import dev.agon.game.picture.Svg;
import dev.agon.html.SvgFile;
import dev.agon.registry.GameRegistry;
import dev.agon.replay.MatchReplay.Moment;
import dev.agon.text.UserError;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A match as one SVG file that plays by itself, as a spectator saw it: without script, with all
 * that it needs. It stands still for people who want less motion, and while the pointer is on it.
 */
public final class AnimatedSvg {
  /** A longer match is shown by its highlights. */
  static final int MAX_STEPS = 120;

  /** A file that would be larger has fewer steps. */
  static final int MAX_CHARACTERS = 1_000_000;

  /** With fewer highlights, some steps between them are shown too. */
  private static final int FEW = 24;

  private static final int STEP_MILLIS = 1_200;
  private static final int HIGHLIGHT_MILLIS = 2_000;
  private static final int END_MILLIS = 4_000;
  private static final int NAMED = 4;
  private static final int LINES = 2;
  private static final double MARGIN = 12;
  private static final Pattern SIZE = Pattern.compile("viewBox=\"0 0 ([\\d.]+) ([\\d.]+)\"");
  private static final Pattern OPENING = Pattern.compile("<[^/]");
  private static final Pattern CLOSING = Pattern.compile("</|/>");
  private static final Pattern TABLE = Pattern.compile("\\S {2,}\\S.* {2,}\\S");

  private final MatchReplay<?, ?, ?> replay;
  private final List<Moment> moments;
  private final Composition composition;

  private AnimatedSvg(MatchReplay<?, ?, ?> replay, Composition composition) {
    this.replay = replay;
    this.moments = replay.moments();
    this.composition = composition;
  }

  /**
   * The file of a match, at most about a megabyte.
   *
   * @throws UserError if the game draws no pictures, or the match has none
   */
  public static String of(MatchReplay<?, ?, ?> replay, Composition composition) {
    if (!replay.hasPictures() || replay.pictures() == 0) {
      throw new UserError("this match has no pictures");
    }
    AnimatedSvg animated = new AnimatedSvg(replay, composition);
    List<Integer> steps = steps(animated.moments);
    String file = animated.file(steps);
    while (file.length() > MAX_CHARACTERS && steps.size() > 1) {
      steps = evenly(steps, steps.size() / 2);
      file = animated.file(steps);
    }
    return file;
  }

  /** The steps that are shown, from 0, which is the start. */
  static List<Integer> steps(List<Moment> moments) {
    List<Integer> told = new ArrayList<>(List.of(0));
    List<Integer> highlights = new ArrayList<>();
    for (Moment moment : moments) {
      if (moment.words().stream().anyMatch(line -> !line.isBlank())) {
        told.add(moment.step());
      }
      if (isHighlight(moment)) {
        highlights.add(moment.step());
      }
    }
    if (told.size() <= MAX_STEPS) {
      return told;
    }
    List<Integer> chosen = new ArrayList<>(evenly(highlights, MAX_STEPS - FEW));
    chosen.addAll(evenly(told, FEW));
    return chosen.stream().sorted().distinct().toList();
  }

  /** So many of them, the first and the last among them. */
  private static List<Integer> evenly(List<Integer> steps, int most) {
    if (steps.size() <= most) {
      return steps;
    }
    List<Integer> some = new ArrayList<>();
    for (int i = 0; i < most - 1; i++) {
      some.add(steps.get((int) ((long) i * (steps.size() - 1) / Math.max(1, most - 1))));
    }
    some.add(steps.getLast());
    return some;
  }

  private static boolean isHighlight(Moment moment) {
    return !moment.highlights().isEmpty() || moment.kind().equals("forfeit");
  }

  private String file(List<Integer> steps) {
    List<String> pictures =
        steps.stream().map(step -> composition.svg(frame(step), Viewpoint.live())).toList();
    double width = 0;
    double height = 0;
    for (String picture : pictures) {
      Matcher size = SIZE.matcher(picture);
      if (size.find()) {
        width = Math.max(width, Double.parseDouble(size.group(1)));
        height = Math.max(height, Double.parseDouble(size.group(2)));
      }
    }
    double text = composition == Composition.LANDSCAPE ? 18 : 13;
    PictureTimeline timeline = new PictureTimeline();
    long at = 0;
    for (int i = 0; i < steps.size(); i++) {
      int step = steps.get(i);
      List<String> elements = new ArrayList<>(elements(pictures.get(i)));
      String caption = step == 0 ? "The match begins." : caption(moments.get(step - 1).words());
      elements.addAll(elements(captionPicture(step, caption, width, height, text)));
      timeline.add(elements, at);
      at += i == steps.size() - 1 ? END_MILLIS : millis(step);
    }
    PictureTimeline.Drawing drawing = timeline.drawing(at);
    String empty =
        Svg.picture(width, height + (LINES + 0.8) * text * 1.3, title(), List.of(Svg.group()));
    return SvgFile.withRules(empty.replace("\n<g/>\n", "\n" + drawing.elements()), drawing.style());
  }

  private Frame<?, ?> frame(int step) {
    return replay.frames().get(step);
  }

  private int millis(int step) {
    return step > 0 && isHighlight(moments.get(step - 1)) ? HIGHLIGHT_MILLIS : STEP_MILLIS;
  }

  /** What the drawing is, in words; nothing of the result. */
  private String title() {
    List<String> names = replay.names();
    String others =
        names.size() > NAMED
            ? String.format(Locale.ROOT, " and %,d others", names.size() - NAMED)
            : "";
    return "A match of %s: %s%s"
        .formatted(
            GameRegistry.name(replay.match().game()),
            String.join(", ", names.subList(0, Math.min(NAMED, names.size()))),
            others);
  }

  /** The elements within an SVG element, which are a line each if Agon wrote it. */
  private static List<String> elements(String picture) {
    String inner = picture.substring(picture.indexOf('>') + 1, picture.lastIndexOf("</")).strip();
    List<String> lines = inner.lines().toList();
    return lines.stream().allMatch(AnimatedSvg::isElement)
        ? lines
        : List.of("<g>" + inner + "</g>");
  }

  private static boolean isElement(String line) {
    return line.startsWith("<")
        && line.endsWith(">")
        && OPENING.matcher(line).results().count() == CLOSING.matcher(line).results().count();
  }

  /** The caption below a picture, and the number of the step. */
  private String captionPicture(int step, String caption, double width, double top, double size) {
    String number = String.format(Locale.ROOT, "%,d / %,d", step, moments.size());
    double beside = width - 3 * MARGIN - Fit.width(number, size);
    List<Svg> parts = new ArrayList<>();
    double y = top + 1.2 * size;
    parts.add(Svg.rightAligned(width - MARGIN, y, size, number).look("p-soft"));
    for (String line : lines(caption, beside, size)) {
      parts.add(Svg.text(MARGIN, y, size, line).look("p-ink"));
      y += 1.3 * size;
    }
    return Svg.picture(width, y, "", parts);
  }

  /** The text in at most two lines of this width. */
  private static List<String> lines(String text, double width, double size) {
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder();
    for (String word : text.split(" ", -1)) {
      boolean isLast = lines.size() == LINES - 1;
      if (!line.isEmpty() && !isLast && Fit.width(line + " " + word, size) > width) {
        lines.add(Fit.into(width, size, line.toString()));
        line.setLength(0);
      }
      line.append(line.isEmpty() ? "" : " ").append(word);
    }
    lines.add(Fit.into(width, size, line.toString()));
    return lines;
  }

  /** What was told of a step as running text, without the lines that draw the table. */
  static String caption(List<String> words) {
    String told = String.join("\n", words).strip().split("\n\\s*\n", 2)[0];
    List<String> lines = told.replaceAll(",\n +", ", ").lines().toList();
    List<String> sentences =
        lines.stream()
            .filter(line -> !line.startsWith("  ") && !TABLE.matcher(line).find())
            .map(line -> line.replaceAll("^=+ (.*) =+$", "$1").strip())
            .toList();
    StringBuilder text = new StringBuilder();
    for (String sentence : sentences.isEmpty() ? lines : sentences) {
      boolean isOpen = !text.isEmpty() && !".!?:".contains(text.substring(text.length() - 1));
      text.append(text.isEmpty() ? "" : isOpen ? " · " : " ").append(sentence.strip());
    }
    return text.toString();
  }
}
