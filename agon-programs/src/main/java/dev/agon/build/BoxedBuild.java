package dev.agon.build;

import dev.agon.pack.BotPack;
import dev.agon.pack.ContentStore.StoredTree;
import dev.agon.pack.ProgramView;
import dev.agon.process.Child;
import dev.agon.process.Excerpt;
import dev.agon.process.host.ProgramCommand;
import dev.agon.sandbox.AllowedCalls;
import dev.agon.sandbox.BoxLimits;
import dev.agon.sandbox.ReadOnlyMount;
import dev.agon.text.UserError;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A box, for the compiler as for the bot. The compiler writes into its scratch folder; a script
 * copies that to standard output, so that nothing outside has to be writable.
 *
 * @param starterKits the stored copy of the starter kits, if the compiler reads them
 */
record BoxedBuild(ProgramView view, Path source, Optional<StoredTree> starterKits)
    implements BuildEnvironment {
  private static final Path KITS = Path.of("/kits");
  private static final Path BUILT = Path.of("/built");
  private static final String OUTPUT = "/tmp/out";
  private static final Duration MOMENT = Duration.ofMillis(100);

  /** A compiler needs more than most bots. */
  private static final BoxLimits LIMITS =
      new BoxLimits(1024 * BoxLimits.MIB, 256, 256, CompilerOutput.MAX_BYTES, AllowedCalls.LISTED);

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
      child.setDeadline(CompilerOutput.PATIENCE);
      child.closeInput();
      problem = new CompilerOutput(child, into).receive();
      if (problem.equals(CompilerOutput.FAILED)) {
        exit = child.exit(MOMENT);
      }
    }
    // A compiler that has said nothing at its end was ended by a limit or a signal.
    if (problem.equals(CompilerOutput.FAILED) && said.text().isBlank()) {
      problem = exit.orElse(CompilerOutput.FAILED);
    }
    if (!problem.isEmpty()) {
      String output =
          (said.text().strip() + "\n" + (problem.equals(CompilerOutput.FAILED) ? "" : problem))
              .strip();
      throw BuildFailure.of(
          source.toString(), output.replace(BotPack.FOLDER + "/", view.pack().root() + "/"));
    }
  }

  @Override
  public ProgramCommand command(List<String> words, Optional<StoredTree> built) {
    return view.command(words, mounts(built), view.limits());
  }
}
