package dev.agon.bridge.evening;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.agon.bridge.deal.Deals;
import dev.agon.bridge.file.CorrectionsFile;
import dev.agon.bridge.file.NamesFile;
import dev.agon.bridge.file.StrataFile;
import dev.agon.bridge.page.PublishedSession;
import dev.agon.bridge.score.RankingMeasure;
import dev.agon.bridge.score.ScoringRules;
import dev.agon.bridge.session.Pair;
import dev.agon.bridge.session.SessionHeading;
import dev.agon.text.UserError;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class EveningRecipeTest {
  private static final String ROWS = "board,ns,ew,score\n1,1,3,50\n1,2,4,100\n";

  @TempDir private Path folder;

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private PublishedSession publish(EveningRecipe recipe) {
    return recipe.publish(folder.resolve("evening.csv").toString(), bytes(ROWS));
  }

  @Test
  void withoutFlagsASessionIsRankedAsItIsScored() {
    PublishedSession published = publish(EveningRecipe.USUAL);
    assertThat(published.report().file()).isEqualTo("evening.csv");
    assertThat(published.report().by()).isEqualTo(RankingMeasure.PERCENT);
    assertThat(published.report().scored().rules()).isEqualTo(ScoringRules.DEFAULT);
    assertThat(published.strata().names()).isEmpty();
  }

  @Test
  void namesRulesMeasureAndStrataAreThoseOfTheRecipe() {
    PublishedSession published =
        publish(
            EveningRecipe.USUAL
                .names(NamesFile.read("names.csv", bytes("1,Ann\n2,Ben\n3,Cy\n4,Di\n")))
                .rules(ScoringRules.DEFAULT.withWinners(1))
                .by(RankingMeasure.IMPS)
                .strata(StrataFile.read("strata.csv", bytes("pair,stratum\n1,A\n2,B\n"))));
    assertThat(published.report().scored().session().pairs())
        .extracting(Pair::name)
        .containsExactly("Ann", "Ben", "Cy", "Di");
    assertThat(published.report().scored().winners()).isEqualTo(1);
    assertThat(published.report().by()).isEqualTo(RankingMeasure.IMPS);
    assertThat(published.strata().names()).containsExactly("A", "B");
  }

  @Test
  void whatIsToldReplacesTheTitleOfTheHands() {
    Deals hands = new Deals("Club night", "2026-11-17", List.of(), List.of());
    PublishedSession published =
        publish(
            EveningRecipe.USUAL.deals(hands).heading(new SessionHeading("Final", "The club", "")));
    assertThat(published.report().scored().session().heading())
        .isEqualTo(new SessionHeading("Final", "The club", "2026-11-17"));
  }

  private void writeCorrection(String ns) throws IOException {
    Files.writeString(
        folder.resolve(CorrectionsFile.nameFor("evening.csv")),
        CorrectionsFile.NONE.text() + "1,2026-11-17 21:40,Ann,appeal,,,1," + ns + ",3,,,,200\n");
  }

  @Test
  void correctionsBesideTheFileCountAndAreFound() throws IOException {
    writeCorrection("1");
    PublishedSession published = publish(EveningRecipe.USUAL);
    assertThat(published.report().findings())
        .contains(
            "correction 1 by Ann, 2026-11-17 21:40: board 1, NS 1 v EW 3: 50 is now 200, because:"
                + " appeal");
    assertThat(published.report().scored().totals().getFirst().percentage().orElseThrow())
        .hasToString("100");
  }

  @Test
  void aCorrectionThatDoesNotFitNamesItsFileAndLine() throws IOException {
    writeCorrection("9");
    assertThatThrownBy(() -> publish(EveningRecipe.USUAL))
        .isInstanceOf(UserError.class)
        .hasMessageContaining(
            "evening.csv.corrections.csv, line 2: ns: the session has no pair '9'");
  }
}
