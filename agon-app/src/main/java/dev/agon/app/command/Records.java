package dev.agon.app.command;

import dev.agon.app.UserError;
import dev.agon.app.UserFiles;
import dev.agon.game.GameKit;
import dev.agon.game.Reading;
import dev.agon.record.MatchRecord;
import dev.agon.record.RecordFile;
import dev.agon.record.Replay;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** Records that users name. */
final class Records {
  private Records() {}

  static MatchRecord read(String file) {
    try {
      return switch (RecordFile.read(Path.of(file))) {
        case Reading.Understood<MatchRecord>(MatchRecord match) -> match;
        case Reading.Garbled<MatchRecord>(String why) -> throw new UserError(file + ": " + why);
      };
    } catch (IOException e) {
      throw new UserError("cannot read " + file + ": " + UserFiles.why(e), e);
    }
  }

  static <S, M, R, V> Replay<S, M, R, V> replay(
      GameKit<S, M, R, V> kit, String file, MatchRecord match) {
    try {
      return new Replay<>(kit, match);
    } catch (IllegalArgumentException e) {
      throw new UserError(file + ": " + e.getMessage(), e);
    }
  }

  static List<String> stderrs(MatchRecord match) {
    return match.seats().stream().map(seat -> seat.expense().stderr()).toList();
  }

  static List<String> names(MatchRecord match) {
    return match.seats().stream().map(MatchRecord.Seat::name).toList();
  }
}
