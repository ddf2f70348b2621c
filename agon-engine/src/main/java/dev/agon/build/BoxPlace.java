package dev.agon.build;

import dev.agon.game.Parsed;
import dev.agon.pack.BotPack;
import dev.agon.pack.ContentStore.StoredTree;
import dev.agon.pack.ProgramView;
import dev.agon.process.Child;
import dev.agon.process.Excerpt;
import dev.agon.process.Heard;
import dev.agon.process.ProgramCommand;
import dev.agon.sandbox.BoxLimits;
import dev.agon.sandbox.ReadOnlyMount;
import dev.agon.text.UserError;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Optional;

/**
 * A box, for the compiler as for the bot. The compiler writes into its scratch folder; a script
 * copies that to standard output, so that nothing outside has to be writable.
 *
 * @param view what the bot sees
 * @param source the source file outside
 * @param starterKits the stored copy of the starter kits, if the compiler reads them
 */
record BoxPlace(ProgramView view, Path source, Optional<StoredTree> starterKits)
    implements BuildPlace {
  private static final Path KITS = Path.of("/kits");
  private static final Path BUILT = Path.of("/built");
  private static final String OUTPUT = "/tmp/out";
  private static final Duration PATIENCE = Duration.ofSeconds(60);
  private static final Duration MOMENT = Duration.ofMillis(100);
  private static final long MAX_OUTPUT = 128 * BoxLimits.MIB;

  /** A compiler needs more than most bots. */
  private static final BoxLimits LIMITS = new BoxLimits(1024 * BoxLimits.MIB, 256, 256, MAX_OUTPUT);

  private static final String DONE = "done";
  private static final String FAILED = "the compiler failed";

  /** Compiles into a folder and prints its files: a line with the name, and lines of Base64. */
  private static final String SCRIPT =
      """
      out=$1; shift
      mkdir "$out" && "$@" </dev/null 1>&2 || exit 1
      cd "$out" && find . -type f | while IFS= read -r file; do
        if [ -x "$file" ]; then echo "run $file"; else echo "file $file"; fi
        base64 -w 4096 "$file" && echo
      done && echo done
      """;

  @Override
  public String file() {
    return view.pack().words(List.of(source.toString())).getFirst();
  }

  @Override
  public String kits() {
    return KITS.toString();
  }

  @Override
  public String compilerOutput() {
    return OUTPUT;
  }

  @Override
  public String output(StoredTree built) {
    return BUILT.toString();
  }

  @Override
  public Optional<String> problem(List<String> words, Optional<StoredTree> built) {
    try {
      command(words, built);
      return Optional.empty();
    } catch (UserError e) {
      return Optional.of(String.valueOf(e.getMessage()));
    }
  }

  @Override
  public List<String> inputs(List<String> command) {
    List<String> inputs = new ArrayList<>(command);
    inputs.add(view.stored().hash());
    starterKits.ifPresent(tree -> inputs.add(tree.hash()));
    return inputs;
  }

  private List<ReadOnlyMount> mounts(Optional<StoredTree> built) {
    List<ReadOnlyMount> mounts = new ArrayList<>();
    if (built.isPresent()) {
      mounts.add(new ReadOnlyMount(built.get().folder(), BUILT));
    } else {
      starterKits.ifPresent(tree -> mounts.add(new ReadOnlyMount(tree.folder(), KITS)));
    }
    return mounts;
  }

  @Override
  public void compile(List<String> command, Path into) throws IOException {
    ProgramCommand compiler = view.command(command, mounts(Optional.empty()), LIMITS);
    List<String> words = new ArrayList<>(List.of("sh", "-c", SCRIPT, "sh", OUTPUT));
    words.addAll(compiler.words());
    Excerpt said = new Excerpt();
    String problem;
    Optional<String> exit = Optional.empty();
    try (Child child = Child.start(compiler.withWords(words), said)) {
      child.awaitBox();
      child.setDeadline(PATIENCE);
      child.closeInput();
      problem = receive(child, into);
      if (problem.equals(FAILED)) {
        exit = child.exit(MOMENT);
      }
    }
    // A compiler that has said nothing at its end was ended by a limit or a signal.
    if (problem.equals(FAILED) && said.text().isBlank()) {
      problem = exit.orElse(FAILED);
    }
    if (!problem.isEmpty()) {
      String output =
          (said.text().strip() + "\n" + (problem.equals(FAILED) ? "" : problem)).strip();
      throw BuildFailure.of(
          source.toString(), output.replace(BotPack.FOLDER + "/", view.pack().root() + "/"));
    }
  }

  /** Takes the files; returns what went wrong. */
  private static String receive(Child child, Path into) throws IOException {
    long size = 0;
    while (true) {
      switch (child.hearLineOfSeveral()) {
        case Heard.Said(String line) when line.equals(DONE) -> {
          return "";
        }
        case Heard.Said(String line) -> {
          Path file = into.resolve(line.substring(line.indexOf(' ') + 1)).normalize();
          if (!file.startsWith(into) || file.equals(into)) {
            return "the compiler wrote a file with the name " + Parsed.quoted(line);
          }
          Files.createDirectories(file.getParent());
          try (OutputStream content = Files.newOutputStream(file)) {
            while (size <= MAX_OUTPUT
                && child.hearLineOfSeveral() instanceof Heard.Said(String text)
                && !text.isEmpty()) {
              byte[] bytes = Base64.getDecoder().decode(text);
              size += bytes.length;
              content.write(bytes);
            }
          } catch (IllegalArgumentException e) {
            return FAILED;
          }
          if (line.startsWith("run ") && !file.toFile().setExecutable(true)) {
            throw new IOException("cannot make " + file + " executable");
          }
          if (size > MAX_OUTPUT) {
            return "the compiler wrote more than " + MAX_OUTPUT / BoxLimits.MIB + " MB";
          }
        }
        case Heard.Late() -> {
          return "the compiler took more than " + PATIENCE.toSeconds() + " seconds";
        }
        default -> {
          return FAILED;
        }
      }
    }
  }

  @Override
  public ProgramCommand command(List<String> words, Optional<StoredTree> built) {
    return view.command(words, mounts(built), view.limits());
  }
}
