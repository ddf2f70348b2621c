package dev.agon.replay;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Pictures that follow each other, as one drawing: a part that several of them have is drawn once,
 * with the times at which it is seen and where it is by then. Its style sheet shows it all.
 */
final class PictureTimeline {
  /** When a part of each beat changes, in milliseconds after its step begins. */
  private static final int[][] BEATS = {{0, 150}, {150, 350}, {350, 600}};

  private static final int ACT = 1;
  private static final int CONSEQUENCE = 2;
  private static final int MILLI_PERCENT = 100_000;

  private static final String NUMBER = "(-?[\\d.]+)";
  private static final Pattern TRANSFORM =
      Pattern.compile(
          " transform=\"translate\\(%s %s\\)(?: rotate\\(%s\\))?\""
              .formatted(NUMBER, NUMBER, NUMBER));
  private static final Pattern DATA = Pattern.compile(" data-(key|beat|answer)=\"([^\"]*)\"");

  private final List<Part> parts = new ArrayList<>();

  /** The names of the animations in the style sheet, by their key frames. */
  private final Map<String, String> visibilities = new LinkedHashMap<>();

  private final Map<String, String> movements = new LinkedHashMap<>();

  /** An element of a picture, without its place and without what only a page needs. */
  private record Shape(String markup, String key) {}

  /** A shape where a picture has it; without a transform of the usual form it never moves. */
  private record Placed(Shape shape, int beat, String place) {
    static Placed of(String element) {
      int end = element.indexOf('>');
      String tag = element.substring(0, end);
      String key = "";
      int beat = ACT;
      Matcher data = DATA.matcher(tag);
      while (data.find()) {
        switch (data.group(1)) {
          case "key" -> key = data.group(2);
          case "beat" -> beat = Integer.parseInt(data.group(2));
          default -> {}
        }
      }
      tag = DATA.matcher(tag).replaceAll("");
      Matcher transform = TRANSFORM.matcher(tag);
      String place = "";
      if (!key.isEmpty() && transform.find()) {
        String turned = transform.group(3) == null ? "0" : transform.group(3);
        place =
            "translate(%spx,%spx)rotate(%sdeg)"
                .formatted(transform.group(1), transform.group(2), turned);
        tag = transform.replaceFirst("");
      }
      return new Placed(new Shape(tag + element.substring(end), key), beat, place);
    }

    int start() {
      return shape.key.isEmpty() ? 0 : BEATS[beat][0];
    }
  }

  /** A part of the drawing; its shape, and what happens to it. */
  private static final class Part {
    final Shape shape;
    final TreeMap<Long, Boolean> seen = new TreeMap<>();
    final TreeMap<Long, String> places = new TreeMap<>();
    Placed last;
    boolean isSeen;

    Part(Placed placed) {
      this.shape = placed.shape;
      this.last = placed;
    }

    void show(Placed placed, long at) {
      if (isSeen && !placed.place.equals(last.place)) {
        places.put(at + BEATS[placed.beat][0], last.place);
        places.put(at + BEATS[placed.beat][1], placed.place);
      } else if (!isSeen) {
        long from = at == 0 ? 0 : at + placed.start();
        seen.put(from, true);
        if (!places.isEmpty()) {
          places.put(from - 1, last.place);
        }
        places.put(from, placed.place);
      }
      last = placed;
      isSeen = true;
    }

    void hide(long at) {
      seen.put(at, false);
      isSeen = false;
    }
  }

  /** Adds the elements of the next picture, which is shown from this time on, in milliseconds. */
  void add(List<String> elements, long at) {
    List<Placed> wanted = elements.stream().map(Placed::of).toList();
    List<Integer> known = known(wanted);
    Set<Part> shown = new HashSet<>();
    Map<String, Placed> byKey = new HashMap<>();
    int place = 0;
    int more = 0;
    for (int i = 0; i < wanted.size(); i++) {
      Placed placed = wanted.get(i);
      if (known.get(i) >= 0) {
        place = known.get(i) + more;
      } else {
        parts.add(place, new Part(placed));
        more++;
      }
      Part part = parts.get(place++);
      part.show(placed, at);
      shown.add(part);
      byKey.put(placed.shape.key, placed);
    }
    for (Part part : parts) {
      if (part.isSeen && !shown.contains(part)) {
        Placed next = byKey.get(part.shape.key);
        boolean isLost = next == null && part.last.beat == CONSEQUENCE;
        part.hide(at + (isLost ? part.last.start() : next == null ? 0 : next.start()));
      }
    }
  }

  /**
   * For each element the index of a part with its shape, or -1. The indexes ascend, so that what is
   * above in a picture is above in the drawing.
   */
  private List<Integer> known(List<Placed> wanted) {
    Map<Shape, List<Integer>> byShape = new HashMap<>();
    for (int i = 0; i < parts.size(); i++) {
      byShape.computeIfAbsent(parts.get(i).shape, _ -> new ArrayList<>()).add(i);
    }
    List<Integer> candidates = new ArrayList<>();
    for (Placed placed : wanted) {
      List<Integer> same = byShape.getOrDefault(placed.shape, List.of());
      int best = -1;
      for (int index : same) {
        best = best < 0 || parts.get(index).isSeen && !parts.get(best).isSeen ? index : best;
      }
      if (best >= 0) {
        same.remove(Integer.valueOf(best));
      }
      candidates.add(best);
    }
    return ascending(candidates);
  }

  /** The same, with -1 for all that are not in the longest ascending selection. */
  private static List<Integer> ascending(List<Integer> candidates) {
    int[] before = new int[candidates.size()];
    List<Integer> ends = new ArrayList<>();
    for (int i = 0; i < candidates.size(); i++) {
      int value = candidates.get(i);
      if (value < 0) {
        continue;
      }
      int low = 0;
      int high = ends.size();
      while (low < high) {
        int middle = (low + high) / 2;
        if (candidates.get(ends.get(middle)) < value) {
          low = middle + 1;
        } else {
          high = middle;
        }
      }
      before[i] = low == 0 ? -1 : ends.get(low - 1);
      if (low == ends.size()) {
        ends.add(i);
      } else {
        ends.set(low, i);
      }
    }
    Integer[] chosen = new Integer[candidates.size()];
    Arrays.fill(chosen, -1);
    for (int i = ends.isEmpty() ? -1 : ends.getLast(); i >= 0; i = before[i]) {
      chosen[i] = candidates.get(i);
    }
    return List.of(chosen);
  }

  /** A drawing: its elements, and the animations of its style sheet. */
  record Drawing(String elements, String style) {}

  /** The drawing, which begins again after so many milliseconds; without motion it is its end. */
  Drawing drawing(long total) {
    StringBuilder elements = new StringBuilder();
    for (Part part : parts) {
      elements.append(written(part, total)).append('\n');
    }
    StringBuilder style = new StringBuilder("@media (prefers-reduced-motion: no-preference) {\n");
    animations(style, visibilities, total, "step-end");
    animations(style, movements, total, "ease-out");
    style.append("svg:hover * { animation-play-state: paused !important; }\n}\n");
    return new Drawing(elements.toString(), style.toString());
  }

  private static void animations(
      StringBuilder style, Map<String, String> named, long total, String timing) {
    named.forEach(
        (frames, name) ->
            style
                .append(".%s{animation:%s %dms %s infinite}".formatted(name, name, total, timing))
                .append("@keyframes %s{%s}\n".formatted(name, frames)));
  }

  private String written(Part part, long total) {
    String written = part.shape.markup;
    if (!part.last.place.isEmpty()) {
      written =
          "<g%s%s>%s</g>"
              .formatted(
                  moving(part, total), " transform=\"" + attribute(part.last.place) + '"', written);
    }
    boolean isAlwaysSeen = part.seen.size() == 1 && part.seen.firstKey() == 0;
    return isAlwaysSeen
        ? written
        : "<g class=\"%s\"%s>%s</g>"
            .formatted(
                name(visibilities, "v", visibility(part, total)),
                part.isSeen ? "" : " visibility=\"hidden\"",
                written);
  }

  private String moving(Part part, long total) {
    Set<String> places = new HashSet<>(part.places.values());
    if (places.size() < 2) {
      return "";
    }
    StringBuilder frames = new StringBuilder();
    part.places.forEach(
        (at, place) -> frames.append(percent(at, total)).append("{transform:" + place + "}"));
    return " class=\"" + name(movements, "m", frames.toString()) + "\"";
  }

  private static String visibility(Part part, long total) {
    StringBuilder frames = new StringBuilder();
    if (part.seen.firstKey() > 0) {
      frames.append("0%{visibility:hidden}");
    }
    part.seen.forEach(
        (at, isSeen) ->
            frames
                .append(percent(at, total))
                .append("{visibility:" + (isSeen ? "visible" : "hidden") + "}"));
    return frames.toString();
  }

  private static String name(Map<String, String> names, String kind, String frames) {
    return names.computeIfAbsent(frames, _ -> kind + names.size());
  }

  /** A transform of a style sheet as the attribute. */
  private static String attribute(String place) {
    return place.replace(",", " ").replaceAll("px|deg", "");
  }

  private static String percent(long at, long total) {
    long thousandths = Math.max(0, at) * MILLI_PERCENT / total;
    String rest = String.valueOf(1_000 + thousandths % 1_000).substring(1).replaceFirst("0+$", "");
    return thousandths / 1_000 + (rest.isEmpty() ? "" : "." + rest) + "%";
  }
}
