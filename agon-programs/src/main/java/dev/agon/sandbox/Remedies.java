package dev.agon.sandbox;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/**
 * Finds out why this machine makes no boxes, and what turns them on.
 *
 * @param root the root of the file system, or of a stand-in
 */
public record Remedies(Path root, Map<String, String> environment) {
  public static Remedies ofThisMachine() {
    return new Remedies(Path.of("/"), System.getenv());
  }

  /** The command that installs a package. */
  public String install(String name) {
    String system = " " + text("etc/os-release").replace('"', ' ').replace('\n', ' ') + " ";
    if (system.matches(".*\\bID(_LIKE)?= ?.*\\b(fedora|rhel)\\b.*")) {
      return "sudo dnf install " + name;
    }
    if (system.matches(".*\\bID(_LIKE)?= ?.*\\bsuse\\b.*")) {
      return "sudo zypper install " + name;
    }
    if (system.matches(".*\\bID= ?arch\\b.*")) {
      return "sudo pacman -S " + name;
    }
    if (system.matches(".*\\bID= ?alpine\\b.*")) {
      return "apk add " + name;
    }
    return "sudo apt install " + name;
  }

  /** What gives a machine with another system boxes. */
  public String useLinux() {
    return environment.getOrDefault("OS", "").startsWith("Windows")
        ? "wsl --install, and run Agon there"
        : "run Agon in a virtual machine with Linux";
  }

  /** What usually makes boxes possible where bubblewrap is installed but fails. */
  public Optional<String> makeNamespacesPossible() {
    if (Files.exists(root.resolve(".dockerenv"))) {
      return Optional.of(
          "docker run --security-opt seccomp=unconfined --security-opt apparmor=unconfined"
              + " --security-opt systempaths=unconfined ...");
    }
    if (Files.exists(root.resolve("run/.containerenv"))) {
      return Optional.of(
          "podman run --security-opt seccomp=unconfined --security-opt unmask=ALL"
              + " --security-opt label=disable ...");
    }
    if (text("proc/version").contains("Microsoft")) {
      return Optional.of("wsl --set-version DISTRIBUTION 2");
    }
    if (text("proc/sys/kernel/apparmor_restrict_unprivileged_userns").equals("1")) {
      return Optional.of("sudo sysctl -w kernel.apparmor_restrict_unprivileged_userns=0");
    }
    if (text("proc/sys/kernel/unprivileged_userns_clone").equals("0")) {
      return Optional.of("sudo sysctl -w kernel.unprivileged_userns_clone=1");
    }
    if (text("proc/sys/user/max_user_namespaces").equals("0")) {
      return Optional.of("sudo sysctl -w user.max_user_namespaces=10000");
    }
    return environment.containsKey("CI")
        ? Optional.of("run the job on a virtual machine, or in a container with --privileged")
        : Optional.empty();
  }

  private String text(String file) {
    try {
      return Files.readString(root.resolve(file), StandardCharsets.UTF_8).strip();
    } catch (IOException e) {
      return "";
    }
  }
}
