package dev.agon.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What other systems are told, from the files by which they are recognised. */
final class RemediesTest {
  @TempDir private Path root;

  @ParameterizedTest
  @CsvSource({
    "ID=debian, sudo apt install bubblewrap",
    "ID=fedora, sudo dnf install bubblewrap",
    "'ID=\"rocky\"\nID_LIKE=\"rhel centos fedora\"', sudo dnf install bubblewrap",
    "ID=arch, sudo pacman -S bubblewrap",
    "ID=alpine, apk add bubblewrap",
    "'ID=\"opensuse-leap\"\nID_LIKE=\"suse opensuse\"', sudo zypper install bubblewrap",
  })
  void theCommandThatInstallsIsTheSystemsOwn(String release, String command) throws IOException {
    write("etc/os-release", release);
    assertThat(new Remedies(root, Map.of()).install("bubblewrap")).isEqualTo(command);
  }

  @ParameterizedTest
  @CsvSource({
    ".dockerenv, '', docker run --security-opt",
    "run/.containerenv, '', podman run --security-opt",
    "proc/version, Linux 4.4.0 (Microsoft), wsl --set-version",
    "proc/sys/kernel/apparmor_restrict_unprivileged_userns, 1, sudo sysctl -w kernel.apparmor",
    "proc/sys/kernel/unprivileged_userns_clone, 0, sudo sysctl -w kernel.unprivileged",
    "proc/sys/user/max_user_namespaces, 0, sudo sysctl -w user.max_user_namespaces=",
  })
  void whatKeepsASystemFromMakingBoxesIsRecognised(String file, String text, String remedy)
      throws IOException {
    write(file, text);
    assertThat(new Remedies(root, Map.of()).makeNamespacesPossible().orElseThrow())
        .startsWith(remedy);
  }

  @Test
  void nothingIsAdvisedWhereNothingIsKnown() {
    assertThat(new Remedies(root, Map.of()).makeNamespacesPossible()).isEmpty();
  }

  private void write(String file, String text) throws IOException {
    Path path = root.resolve(file);
    Files.createDirectories(path.getParent());
    Files.writeString(path, text);
  }
}
