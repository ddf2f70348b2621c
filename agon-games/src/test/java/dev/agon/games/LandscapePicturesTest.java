package dev.agon.games;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.testkit.PictureChecks;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

final class LandscapePicturesTest {
  @Test
  void everyLandscapePictureFillsTheStageAndHasNoSmallText() throws IOException {
    int pictures = 0;
    try (DirectoryStream<Path> all =
        Files.newDirectoryStream(
            Path.of("src", "test", "resources", "pictures"), "*-landscape.svg")) {
      for (Path picture : all) {
        PictureChecks.assertSoundLandscape(Files.readString(picture));
        pictures++;
      }
    }
    assertThat(pictures).isGreaterThan(10);
  }
}
