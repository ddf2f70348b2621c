package dev.agon.bridge.file;

import dev.agon.bridge.old.OldFile;
import dev.agon.bridge.session.Board;
import dev.agon.bridge.session.BoardOutcome;
import dev.agon.bridge.session.Pair;
import dev.agon.bridge.session.Session;
import dev.agon.bridge.session.SessionHeading;
import dev.agon.bridge.session.TravellerLine;
import dev.agon.text.EncodedText;
import dev.agon.text.NameRule;
import dev.agon.text.UserError;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads the old scorer's file as a session: each pair's score on each board, no opponents. */
final class OldSessionFile {
  private OldSessionFile() {}

  /** Reads a file; an error names it and the first line that is wrong. */
  static Session read(String name, byte[] text) {
    OldFile file = OldFile.read(name, text);
    List<Pair> pairs = new ArrayList<>();
    for (byte[] bytes : file.names()) {
      String pairName = EncodedText.decode(bytes);
      Optional<String> problem = NameRule.tooLong(pairName);
      if (problem.isPresent()) {
        throw new UserError(name + ": " + problem.get());
      }
      pairs.add(new Pair("", String.valueOf(pairs.size() + 1), pairName, Optional.empty()));
    }
    List<Board> boards = new ArrayList<>();
    for (OldFile.OldBoard board : file.boards()) {
      List<TravellerLine> results = new ArrayList<>();
      int[] played = board.pairs();
      double[] scores = board.scores();
      long line = pairs.size() + 2L + boards.size();
      for (int i = 0; i < played.length; i++) {
        results.add(
            new TravellerLine(
                line,
                played[i],
                Optional.empty(),
                "",
                new BoardOutcome.PlayedBoard(Optional.empty(), (int) scores[i])));
      }
      boards.add(new Board("", boards.size() + 1, results));
    }
    return new Session(SessionHeading.NONE, Optional.of(1), pairs, boards);
  }
}
