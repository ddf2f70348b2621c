package dev.agon.app.bridge;

import dev.agon.app.cli.Arguments;
import dev.agon.app.cli.Arguments.Flags;
import dev.agon.app.cli.Streams;
import dev.agon.bridge.evening.EveningRecipe;
import dev.agon.bridge.file.StrataFile;
import dev.agon.bridge.session.SessionHeading;
import dev.agon.text.UserFiles;
import java.util.List;

/** The flags that make a page of a session's file, to publish or to show while it is filled. */
public final class PublishFlags {
  private PublishFlags() {}

  public static Flags addTo(Flags flags) {
    return ScoringFlags.addAllTo(
        CheckFlags.addMovementTo(CheckFlags.addHandsTo(flags))
            .value("strata", "FILE", "strata and handicaps of pairs: pair,stratum,handicap")
            .value("title", "TEXT", "the title of the session (default: from the file)")
            .value("club", "TEXT", "the club (default: from the file)")
            .value("date", "DATE", "the date, like 2026-11-17 (default: from the file)"));
  }

  public static List<String> names() {
    return addTo(new Flags("")).all().stream().map(Arguments.Flag::name).toList();
  }

  /** Reads the flags and the files that they name; what is odd in the hands is printed. */
  public static EveningRecipe recipe(Arguments given, Streams streams) {
    EveningRecipe recipe =
        ScoringFlags.recipe(given, streams)
            .heading(
                new SessionHeading(
                    given.value("title").orElse(""),
                    given.value("club").orElse(""),
                    given.value("date").orElse("")));
    return given
        .value("strata")
        .map(file -> recipe.strata(StrataFile.read(file, UserFiles.bytes(file))))
        .orElse(recipe);
  }
}
