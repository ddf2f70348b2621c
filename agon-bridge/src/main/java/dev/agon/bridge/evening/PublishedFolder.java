package dev.agon.bridge.evening;

import dev.agon.bridge.deal.PbnWriter;
import dev.agon.bridge.file.SessionFile;
import dev.agon.bridge.file.SessionFile.SessionFormat;
import dev.agon.bridge.page.PublishedSession;
import dev.agon.bridge.page.PublishedSession.PageFile;
import dev.agon.bridge.page.SessionPage;
import dev.agon.bridge.report.UsebioWriter;
import dev.agon.bridge.session.BoardScoring;
import dev.agon.bridge.session.Session;
import dev.agon.text.AtomicFile;
import dev.agon.text.OutputFile;
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

/** A folder to upload: the page of a session, its results as USEBIO, and its hands as PBN. */
public final class PublishedFolder {
  private static final String PAGE = "index.html";
  private static final String USEBIO = "session.xml";
  private static final String PBN = "hands.pbn";

  private final PublishedSession session;
  private final byte[] content;

  /** The folder of a session, whose file has this content. */
  public PublishedFolder(PublishedSession session, byte[] content) {
    this.session = session;
    this.content = content.clone();
  }

  /** Why the session is not written as USEBIO; empty if it is. */
  public Optional<String> noUsebio() {
    if (SessionFile.formatOf(content) == SessionFormat.OLD) {
      return noUsebio("needs both sides of each result; this file has only one");
    }
    Session scored = session.report().scored().session();
    String other = "is written for pairs scored by matchpoints; this is ";
    return switch (scored.kind()) {
      case INDIVIDUAL -> noUsebio(other + "an individual");
      case TEAMS -> noUsebio(other + "an event for teams");
      case PAIRS ->
          scored.scoring() == BoardScoring.MATCHPOINTS
              ? Optional.empty()
              : noUsebio(other + "scored by " + scored.scoring().id());
    };
  }

  private static Optional<String> noUsebio(String why) {
    return Optional.of("no " + USEBIO + ": USEBIO " + why);
  }

  /**
   * Writes all files, or none if one of them would replace what was not written by this class.
   *
   * @param inputs the files that the session was read from, which are never replaced
   * @param isForced whether any other file may be replaced
   * @return the files
   * @throws UserError if the files may not or cannot be written
   */
  public List<Path> write(Path folder, List<String> inputs, boolean isForced) {
    Map<Path, String> texts = new LinkedHashMap<>();
    texts().forEach((name, text) -> texts.put(folder.resolve(name), text));
    try {
      for (Path path : texts.keySet()) {
        for (String input : inputs) {
          if (Files.exists(path) && Files.isSameFile(path, Path.of(input))) {
            throw new UserError(path + " is read by this command; choose another folder with --to");
          }
        }
        OutputFile.check(path.toString(), isForced, "a file of agon bridge publish", isOurs(path));
      }
      Files.createDirectories(folder);
      for (Map.Entry<Path, String> text : texts.entrySet()) {
        AtomicFile.write(text.getKey(), text.getValue());
      }
      return List.copyOf(texts.keySet());
    } catch (IOException e) {
      throw new UserError(folder + ": " + UserFiles.why(e), e);
    }
  }

  private Map<String, String> texts() {
    Map<String, String> beside = new LinkedHashMap<>();
    List<PageFile> links = new ArrayList<>();
    if (noUsebio().isEmpty()) {
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

  private static Predicate<String> isOurs(Path path) {
    return switch (path.getFileName().toString()) {
      case PAGE -> SessionPage::wrote;
      case USEBIO -> head -> head.contains("<PROGRAM_NAME>Agon</PROGRAM_NAME>");
      default -> head -> head.contains("%Creator: Agon\n");
    };
  }
}
