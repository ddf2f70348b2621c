package dev.agon.source;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The names of bots in the standings. A bot without a name of its own is named after its file; bots
 * whose files have the same name are told apart by what differs: {@code v1/bot} and {@code v2/bot},
 * {@code my.c} and {@code my.js}.
 */
final class BotNames {
  private static final Pattern FILE_LIKE = Pattern.compile("[^\\s-][^\\s]*[./][^\\s]*");

  private BotNames() {}

  /**
   * What a name can be made of.
   *
   * @param folders the folders of the file, the outermost first
   * @param ending the ending of the file with its dot, if the short name is without it
   * @param arguments the other words of a command
   */
  private record Parts(List<String> folders, String name, String ending, List<String> arguments) {
    static Parts of(String name) {
      return new Parts(List.of(), name, "", List.of());
    }

    static Parts ofFile(String path) {
      Parts parts = ofPath(path, List.of());
      String stem = withoutEnding(path);
      return new Parts(parts.folders, stem, parts.name.substring(stem.length()), parts.arguments);
    }

    static Parts ofPath(String path, List<String> arguments) {
      List<String> steps = List.of(path.split("/"));
      return new Parts(
          steps.subList(0, steps.size() - 1), steps.getLast(), "", List.copyOf(arguments));
    }

    /** The folder that is this far from the file; empty if there is none. */
    String folder(int distance) {
      return distance > folders.size() ? "" : folders.get(folders.size() - distance);
    }
  }

  /** The ways to write a name: folders up to a distance, with or without ending and arguments. */
  private record Detail(int folders, boolean hasEnding, boolean hasArguments) {}

  /**
   * The names of entries, in their order. Entries have equal names if they have the same given
   * name, or if nothing in their sources tells them apart.
   */
  static List<String> of(List<BotEntry> entries) {
    if (entries.stream().allMatch(entry -> entry.source() instanceof BotSource.BuiltIn)) {
      return entries.stream().map(entry -> parts(entry).name).toList();
    }
    List<Parts> parts = entries.stream().map(BotNames::parts).toList();
    Map<String, Set<Parts>> sameName = new HashMap<>();
    for (Parts each : parts) {
      sameName.computeIfAbsent(each.name, _ -> new LinkedHashSet<>()).add(each);
    }
    Map<Parts, String> names = new HashMap<>();
    sameName.values().forEach(group -> names.putAll(toldApart(List.copyOf(group))));
    return parts.stream().map(each -> names.getOrDefault(each, each.name)).toList();
  }

  private static Parts parts(BotEntry entry) {
    if (!entry.name().isEmpty()) {
      return Parts.of(entry.name());
    }
    // Most bots are built-ins, and the first switch over types takes long.
    if (entry.source() instanceof BotSource.BuiltIn(String name)) {
      return Parts.of(name);
    }
    return switch (entry.source()) {
      case BotSource.BuiltIn(String name) -> Parts.of(name);
      case BotSource.FixedMove(String move) -> Parts.of(move);
      case BotSource.SourceFile(String path, _) -> Parts.ofFile(path);
      case BotSource.Program(List<String> words, _) -> program(words);
      case BotSource.Person _ -> Parts.of(BotSource.PERSON);
    };
  }

  /** A program is named after the last word that looks like a file, otherwise the first word. */
  private static Parts program(List<String> words) {
    int file = 0;
    for (int i = 0; i < words.size(); i++) {
      if (FILE_LIKE.matcher(words.get(i)).matches() && !words.get(i).endsWith("/")) {
        file = i;
      }
    }
    List<String> arguments = new ArrayList<>(words);
    return Parts.ofPath(arguments.remove(file), arguments);
  }

  /** A file's name without its folder and ending. */
  private static String withoutEnding(String path) {
    String file = path.substring(path.lastIndexOf('/') + 1);
    int dot = file.lastIndexOf('.');
    return dot > 0 ? file.substring(0, dot) : file;
  }

  /** Names with as little detail as tells all of them apart. */
  private static Map<Parts, String> toldApart(List<Parts> group) {
    if (group.size() == 1) {
      return Map.of();
    }
    Map<Parts, String> names = Map.of();
    for (Detail detail : details(group)) {
      names = names(group, detail);
      if (Set.copyOf(names.values()).size() == group.size()) {
        return names;
      }
    }
    return names;
  }

  /** The details to try, the shortest names first. */
  private static List<Detail> details(List<Parts> group) {
    int depth = group.stream().mapToInt(parts -> parts.folders.size()).max().orElse(0);
    List<Detail> details = new ArrayList<>();
    details.add(new Detail(0, true, false));
    details.add(new Detail(0, false, true));
    for (int folders = 1; folders <= depth; folders++) {
      details.add(new Detail(folders, false, false));
      details.add(new Detail(folders, true, false));
    }
    details.add(new Detail(depth, true, true));
    return details;
  }

  private static Map<Parts, String> names(List<Parts> group, Detail detail) {
    // Folders that all have in common tell nothing.
    List<Integer> distances =
        IntStream.rangeClosed(1, detail.folders)
            .filter(distance -> differ(group.stream().map(each -> each.folder(distance)).toList()))
            .boxed()
            .toList()
            .reversed();
    Map<Parts, String> names = new HashMap<>();
    for (Parts parts : group) {
      String path =
          distances.stream()
              .map(parts::folder)
              .filter(folder -> !folder.isEmpty())
              .map(folder -> folder + "/")
              .collect(Collectors.joining());
      String ending = detail.hasEnding ? parts.ending : "";
      String arguments = detail.hasArguments ? arguments(parts, group) : "";
      names.put(parts, path + parts.name + ending + arguments);
    }
    return names;
  }

  /** The arguments that differ between commands of equal length, otherwise all. */
  private static String arguments(Parts parts, List<Parts> group) {
    boolean isAligned = !differ(group.stream().map(each -> each.arguments.size()).toList());
    return IntStream.range(0, parts.arguments.size())
        .filter(
            i -> !isAligned || differ(group.stream().map(each -> each.arguments.get(i)).toList()))
        .mapToObj(i -> " " + parts.arguments.get(i))
        .collect(Collectors.joining());
  }

  private static boolean differ(List<?> values) {
    return new HashSet<>(values).size() > 1;
  }

  /** The names with numbers behind those that occur several times, as {@code Randy-2}. */
  static List<String> numbered(List<String> names) {
    Map<String, Integer> times = new HashMap<>();
    names.forEach(name -> times.merge(name, 1, Integer::sum));
    Set<String> taken = new HashSet<>(times.keySet());
    taken.removeIf(name -> times.getOrDefault(name, 1) > 1);
    Map<String, Integer> numbers = new HashMap<>();
    List<String> unique = new ArrayList<>(names.size());
    for (String name : names) {
      String chosen = name;
      if (!taken.contains(name)) {
        do {
          chosen = name + "-" + numbers.merge(name, 1, Integer::sum);
        } while (taken.contains(chosen));
      }
      unique.add(chosen);
    }
    return unique;
  }
}
