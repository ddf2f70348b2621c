package dev.agon.build;

import dev.agon.pack.ContentStore.StoredTree;
import dev.agon.process.host.ProgramCommand;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The machine as it is, without a box.
 *
 * @param alsoRead the endings of files beside the source and in its kit that a compiler reads
 * @param kit the folder of the source's language below the kits
 */
record OpenBuild(Path source, Path kitFolder, List<String> alsoRead, Path kit)
    implements BuildEnvironment {
  /** Stands for the folder of the output, which is new each time. */
  private static final String OUTPUT = "{out}";

  OpenBuild {
    alsoRead = List.copyOf(alsoRead);
  }

  @Override
  public String file() {
    return source.toString();
  }

  @Override
  public String kits() {
    return kitFolder.toString();
  }

  @Override
  public String compilerOutput() {
    return OUTPUT;
  }

  @Override
  public String output(StoredTree built) {
    return built.folder().toString();
  }

  @Override
  public Optional<String> problem(List<String> words, Optional<StoredTree> built) {
    return ProgramCommand.of(words).problem();
  }

  @Override
  public List<String> inputs(List<String> command) throws IOException {
    List<String> inputs = new ArrayList<>(command);
    List<Path> sources = new ArrayList<>(List.of(source));
    Path script = Path.of(command.getFirst());
    if (script.startsWith(kitFolder) && script.getParent() != null) {
      sources.addAll(files(script.getParent(), List.of("")));
    }
    if (!alsoRead.isEmpty()) {
      sources.addAll(files(kit, alsoRead));
      sources.addAll(files(Objects.requireNonNull(source.toAbsolutePath().getParent()), alsoRead));
    }
    for (Path file : sources) {
      inputs.add(new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1));
    }
    return inputs;
  }

  private static List<Path> files(Path folder, List<String> endings) {
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .filter(file -> endings.stream().anyMatch(file.toString()::endsWith))
          .filter(Files::isRegularFile)
          .sorted()
          .toList();
    } catch (IOException e) {
      // A folder that cannot be listed has no files for the compiler.
      return List.of();
    }
  }

  @Override
  public void compile(List<String> command, Path into) throws IOException {
    List<String> words =
        command.stream().map(word -> word.replace(OUTPUT, into.toString())).toList();
    Process process = new ProcessBuilder(words).redirectErrorStream(true).start();
    process.getOutputStream().close();
    String said =
        new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
    try {
      if (process.waitFor() != 0) {
        throw BuildFailure.of(file(), said);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("interrupted", e);
    }
  }

  @Override
  public ProgramCommand command(List<String> words, Optional<StoredTree> built) {
    return ProgramCommand.of(words);
  }
}
