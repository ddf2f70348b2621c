package dev.agon.app.bridge;

import dev.agon.app.cli.Arguments;
import dev.agon.app.cli.Arguments.Flags;
import dev.agon.app.cli.Command;
import dev.agon.app.cli.ForceFlag;
import dev.agon.app.cli.Streams;
import dev.agon.bridge.deal.PbnWriter;
import dev.agon.bridge.file.SessionFile;
import dev.agon.bridge.file.SessionFile.SessionFormat;
import dev.agon.bridge.page.PublishedSession;
import dev.agon.bridge.page.PublishedSession.PageFile;
import dev.agon.bridge.page.SessionPage;
import dev.agon.bridge.report.UsebioWriter;
import dev.agon.bridge.session.BoardScoring;
import dev.agon.bridge.session.EventKind;
import dev.agon.bridge.session.Session;
import dev.agon.text.AtomicFile;
import dev.agon.text.UserError;
import dev.agon.text.UserFiles;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/** Writes a folder to upload: the page of a session, and its results and hands as files. */
final class BridgePublishCommand implements Command {
  private static final String PAGE = "index.html";
  private static final String USEBIO = "session.xml";
  private static final String PBN = "hands.pbn";

  @Override
  public String name() {
    return "publish";
  }

  @Override
  public String summary() {
    return "make a folder to upload: a page of the session, its USEBIO and its hands";
  }

  @Override
  public Flags flags() {
    return ForceFlag.addTo(
        PublishFlags.addTo(
            new Flags("bridge publish FILE --to FOLDER [flags]")
                .describe(
                    "Scores a session and writes a page with the ranking, every board with its"
                        + " hands and results, and each pair's own card, for phones, screens and"
                        + " paper. The folder also gets the session as USEBIO and the hands as PBN."
                        + " The page needs no server and loads nothing.")
                .example(
                    "bridge publish evening.xml --hands evening.pbn --to evening",
                    "write evening/index.html and the files beside it")
                .value("to", "FOLDER", "where to write; it is made if it is missing")));
  }

  @Override
  public int run(Arguments given, Streams streams) {
    Path folder = Path.of(given.required("to"));
    String file = given.operands("FILE").getFirst();
    byte[] bytes = ScoringFlags.bytes(file);
    PublishedSession session = new PublishFlags(file, given, streams).session(bytes);
    Optional<String> noUsebio = noUsebio(bytes, session.report().scored().session());
    List<String> inputs = new ArrayList<>(List.of(file));
    given.value("hands").ifPresent(inputs::add);
    write(given, folder, texts(session, noUsebio.isEmpty()), inputs, streams);
    noUsebio.ifPresent(why -> streams.out().println("no " + USEBIO + ": " + why));
    session.report().findings().forEach(finding -> streams.err().println("to check: " + finding));
    return 0;
  }

  /** Why the session is not written as USEBIO; empty if it is. */
  private static Optional<String> noUsebio(byte[] bytes, Session session) {
    if (SessionFile.formatOf(bytes) == SessionFormat.OLD) {
      return Optional.of("USEBIO needs both sides of each result; this file has only one");
    }
    boolean isWritten =
        session.kind() == EventKind.PAIRS && session.scoring() == BoardScoring.MATCHPOINTS;
    return isWritten
        ? Optional.empty()
        : Optional.of(
            "USEBIO is written for pairs scored by matchpoints; this is "
                + switch (session.kind()) {
                  case PAIRS -> "scored by " + session.scoring().id();
                  case INDIVIDUAL -> "an individual";
                  case TEAMS -> "an event for teams";
                });
  }

  /** The content of each file. */
  private static Map<String, String> texts(PublishedSession session, boolean hasUsebio) {
    Map<String, String> beside = new LinkedHashMap<>();
    List<PageFile> links = new ArrayList<>();
    if (hasUsebio) {
      beside.put(USEBIO, new UsebioWriter().write(session.report()));
      links.add(new PageFile(USEBIO, "Results as USEBIO"));
    }
    if (!session.deals().deals().isEmpty()) {
      beside.put(PBN, new String(PbnWriter.write(session.deals()), StandardCharsets.UTF_8));
      links.add(new PageFile(PBN, "Hands as PBN"));
    }
    Map<String, String> texts = new LinkedHashMap<>();
    texts.put(PAGE, SessionPage.write(session.withoutFindings().with(links)));
    texts.putAll(beside);
    return texts;
  }

  /** Writes all files, or none if one of them would replace what this command did not write. */
  private static void write(
      Arguments given,
      Path folder,
      Map<String, String> texts,
      List<String> inputs,
      Streams streams) {
    try {
      for (String name : texts.keySet()) {
        Path path = folder.resolve(name);
        for (String input : inputs) {
          if (Files.exists(path) && Files.isSameFile(path, Path.of(input))) {
            throw new UserError(path + " is read by this command; choose another folder with --to");
          }
        }
        ForceFlag.check(given, path.toString(), "a file of agon bridge publish", isOurs(name));
      }
      Files.createDirectories(folder);
      for (Map.Entry<String, String> text : texts.entrySet()) {
        Path path = folder.resolve(text.getKey());
        AtomicFile.write(path, text.getValue());
        streams.out().println(path + ": " + (Files.size(path) + 999) / 1000 + " kB");
      }
    } catch (IOException e) {
      throw new UserError(folder + ": " + UserFiles.why(e), e);
    }
  }

  private static Predicate<String> isOurs(String name) {
    return switch (name) {
      case PAGE -> SessionPage::wrote;
      case USEBIO -> head -> head.contains("<PROGRAM_NAME>Agon</PROGRAM_NAME>");
      default -> head -> head.contains("%Creator: Agon\n");
    };
  }
}
