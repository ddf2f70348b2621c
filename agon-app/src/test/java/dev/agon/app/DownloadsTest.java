package dev.agon.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The downloads that {@code tools/dist} makes, unpacked or installed in a root with nothing of the
 * sources in it. The root is made by {@code debootstrap}, which needs root's rights and a mirror.
 */
@Tag("e2e")
@Tag("long")
final class DownloadsTest {
  private static final Path HOME = Path.of(System.getProperty("agon.home"));

  @TempDir private static Path folder;
  private static Path downloads;

  /** Why there is no clean root; empty if there is one. */
  private static String missing = "";

  @BeforeAll
  static void makeDownloadsAndRoot() throws Exception {
    downloads = folder.resolve("first");
    assertThat(run(HOME.resolve("tools/dist").toString(), downloads.toString()).code()).isZero();
    Cli root =
        run(HOME.resolve("tools/package/clean-root").toString(), folder.resolve("root").toString());
    missing = root.code() == 0 ? "" : root.err();
  }

  private static Cli run(String... command) throws Exception {
    Path out = Files.createTempFile(folder, "out", ".txt");
    Path err = Files.createTempFile(folder, "err", ".txt");
    Process process =
        new ProcessBuilder(command)
            .redirectOutput(out.toFile())
            .redirectError(err.toFile())
            .start();
    process.getOutputStream().close();
    int code = process.waitFor();
    return new Cli(code, Files.readString(out, StandardCharsets.UTF_8), Files.readString(err));
  }

  /** Runs commands in a clean root, with nothing but the system's folders on the PATH. */
  private static Cli inRoot(String commands) throws Exception {
    return run(
        "unshare",
        "--mount",
        "sh",
        "-c",
        "mount -t proc proc \"$1/proc\" && exec chroot \"$1\" env -i HOME=/root"
            + " PATH=/usr/sbin:/usr/bin:/sbin:/bin sh -c \"$2\"",
        "sh",
        folder.resolve("root").toString(),
        commands);
  }

  private static String download(String ending) throws IOException {
    try (Stream<Path> files = Files.list(downloads)) {
      return files
          .map(Path::toString)
          .filter(file -> file.endsWith(ending) && !file.endsWith("-spark.tar.gz"))
          .findFirst()
          .orElseThrow();
    }
  }

  private static Map<String, String> hashes(Path of) throws Exception {
    Map<String, String> hashes = new TreeMap<>();
    List<String> command = new ArrayList<>(List.of("sha256sum"));
    try (Stream<Path> files = Files.list(of)) {
      files.map(Path::toString).forEach(command::add);
    }
    for (String line : run(command.toArray(String[]::new)).out().lines().toList()) {
      String[] parts = line.split(" +", 2);
      hashes.put(String.valueOf(Path.of(parts[1]).getFileName()), parts[0]);
    }
    return hashes;
  }

  @Test
  void theGuideListsEveryDownload() throws Exception {
    String guide = Files.readString(HOME.resolve("docs/install.md"));
    assertThat(hashes(downloads).keySet())
        .filteredOn(name -> !name.endsWith(".sha256"))
        .hasSize(4)
        .map(name -> name.replaceFirst("\\d+\\.\\d+\\.\\d+", "VERSION"))
        .allMatch(guide::contains);
  }

  @Test
  void theSameSourcesGiveTheSameBytes() throws Exception {
    Path second = folder.resolve("second");
    assertThat(run(HOME.resolve("tools/dist").toString(), second.toString()).code()).isZero();
    assertThat(hashes(second)).isEqualTo(hashes(downloads)).hasSize(5);
  }

  @Test
  void theArchiveWithARuntimePlaysWithNothingInstalled() throws Exception {
    assumeTrue(missing.isEmpty(), missing);
    Path opt = folder.resolve("root/opt");
    assertThat(run("tar", "xzf", download(".tar.gz"), "-C", opt.toString()).code()).isZero();
    Cli cup =
        inRoot(
            "cd /opt/agon-* && ./agon --version && ./agon run --db none examples/coinfight.yaml &&"
                + " bin/fight -h && bin/agon bridge score examples/bridge.csv");
    assertThat(cup.err()).isEmpty();
    assertThat(cup.code()).isZero();
    assertThat(cup.out()).startsWith("agon ").contains("digest ", "usage: fight", "North-South");
    Cli stored =
        inRoot("cd /tmp && /opt/agon-*/agon run --game botstack && /opt/agon-*/agon events");
    assertThat(stored.code()).as(stored.err()).isZero();
    assertThat(stored.err()).contains("event 1 is stored");
    assertThat(stored.out()).contains("botstack");
  }

  @Test
  void theClassCacheIsMadeByTheFirstStartInTheUsersFolder() throws Exception {
    assumeTrue(missing.isEmpty(), missing);
    Path opt = Files.createDirectories(folder.resolve("root/srv"));
    assertThat(run("tar", "xzf", download(".tar.gz"), "-C", opt.toString()).code()).isZero();
    Cli first =
        inRoot(
            "export XDG_CACHE_HOME=/tmp/cache && /srv/agon-*/agon games && cd /tmp/cache/agon &&"
                + " while [ -e *.making ]; do sleep 1; done && ls");
    assertThat(first.err()).isEmpty();
    assertThat(first.out())
        .containsPattern("-events.aot\n.*-scores.aot\n.*-short.aot\n.*-stored.aot\n.*-web.aot\n$");
    Cli next = inRoot("XDG_CACHE_HOME=/tmp/cache sh -x /srv/agon-*/agon games");
    assertThat(next.err()).contains("-XX:AOTCache=/tmp/cache/agon/");
  }

  @Test
  void aJavaBotNeedsAJdkAndSaysSo() throws Exception {
    assumeTrue(missing.isEmpty(), missing);
    Path opt = Files.createDirectories(folder.resolve("root/mnt"));
    assertThat(run("tar", "xzf", download(".tar.gz"), "-C", opt.toString()).code()).isZero();
    Cli cli =
        inRoot(
            "cd /mnt/agon-* && ./agon run --db none --game coinfight"
                + " --bots bots/java/CoinFight.java,Greedy");
    assertThat(cli.code()).isEqualTo(2);
    assertThat(cli.err()).contains("cannot compile bots/java/CoinFight.java: Java bots need a JDK");
  }

  @Test
  void thePackagePutsCommandsManualAndCompletionInPlace() throws Exception {
    assumeTrue(missing.isEmpty(), missing);
    Files.copy(Path.of(download(".deb")), folder.resolve("root/tmp/agon.deb"));
    Cli installed = inRoot("dpkg -i /tmp/agon.deb");
    assertThat(installed.code()).as(installed.err()).isZero();
    Cli used =
        inRoot(
            "export XDG_CACHE_HOME=/tmp/unused && cd /tmp && ls /var/cache/agon && agon --version"
                + " && fight -h && simpscore --help; agon run --db none --game blotto && ls"
                + " /tmp/unused; gzip -dc /usr/share/man/man1/agon.1.gz && cat"
                + " /usr/share/bash-completion/completions/agon");
    assertThat(used.out())
        .containsPattern("(?m)^[0-9a-f]{16}-events\\.aot$")
        .contains("usage: fight", "digest ", ".TH AGON 1", "complete -o default -F _agon agon");
    // The package's cache serves all users, so that nobody needs one of their own.
    assertThat(used.err()).contains("cannot access '/tmp/unused'");
    Cli removed = inRoot("dpkg -P agon && ls /usr/lib/agon /var/cache/agon /usr/bin/agon");
    assertThat(removed.out()).doesNotContain("aot");
    assertThat(removed.err()).contains("cannot access '/usr/lib/agon'");
  }

  /** The accounts are made as systemd makes them, and act as its units let them. */
  @Test
  void thePackagesAccountsKeepKeysAndPagesApart() throws Exception {
    assumeTrue(missing.isEmpty(), missing);
    Path root = folder.resolve("root");
    Files.copy(Path.of(download(".deb")), root.resolve("tmp/accounts.deb"));
    assertThat(inRoot("dpkg -i /tmp/accounts.deb").code()).isZero();
    assertThat(run("systemd-sysusers", "--root=" + root, "agon.conf").code()).isZero();
    assertThat(run("systemd-tmpfiles", "--root=" + root, "--create", "agon.conf").code()).isZero();
    Files.writeString(
        root.resolve("etc/agon/cup.yaml"), "game: coinfight\nbots: [Greedy, Randy]\n");
    Cli played = asUnit("agon-event@.service", "");
    assertThat(played.code()).as(played.err()).isZero();
    assertThat(
            inRoot("cd /var/lib && stat -c '%n %a %U %G' agon agon/agon.db agon-keys/agon").out())
        .isEqualTo(
            """
            agon 2750 agon agon-web
            agon/agon.db 640 agon agon-web
            agon-keys/agon 700 agon agon
            """);
    String shown = "agon standings 1 --db /var/lib/agon/agon.db";
    assertThat(asUnit("agon-web.service", shown).out()).contains("Greedy", "digest ");
    for (String forbidden :
        List.of(
            "cat /var/lib/agon-keys/agon/*",
            "echo >> /var/lib/agon/agon.db",
            "touch /var/lib/agon/new",
            "agon resume 1 --db /var/lib/agon/agon.db")) {
      assertThat(asUnit("agon-web.service", forbidden).code()).as(forbidden).isNotZero();
    }
    String anybody = "setpriv --reuid 65534 --regid 65534 --clear-groups " + shown;
    assertThat(inRoot(anybody).code()).isEqualTo(2);
    assertThat(inRoot("dpkg -P agon").code()).isZero();
  }

  /** Runs a command, by default that of the unit, with the account and variables of a unit. */
  private static Cli asUnit(String unit, String command) throws Exception {
    Map<String, String> keys = new TreeMap<>();
    String variables = "";
    Path file = folder.resolve("root/lib/systemd/system").resolve(unit);
    for (String line : Files.readAllLines(file)) {
      String[] parts = line.split("=", 2);
      if (line.startsWith("Environment=")) {
        variables += " " + parts[1];
      } else if (parts.length == 2) {
        keys.put(parts[0], parts[1]);
      }
    }
    String run =
        command.isEmpty() ? keys.getOrDefault("ExecStart", "").replace("%i", "cup") : command;
    return inRoot(
        "umask %s && exec setpriv --reuid %s --regid %s --init-groups env%s sh -c '%s'"
            .formatted(
                keys.getOrDefault("UMask", "0022"),
                keys.get("User"),
                keys.get("Group"),
                variables,
                run));
  }

  @Test
  void theZipWorksWithAJdkAndAsksForOneWithoutIt() throws Exception {
    assumeTrue(missing.isEmpty(), missing);
    Path home = folder.resolve("root/home");
    assertThat(run("unzip", "-q", download(".zip"), "-d", home.toString()).code()).isZero();
    Cli without = inRoot("/home/agon-*/agon games");
    assertThat(without.code()).isEqualTo(2);
    assertThat(without.err()).startsWith("agon: needs a JDK 25 or newer");
    Path jdk = folder.resolve("root/opt/jdk");
    assertThat(run("cp", "-a", System.getProperty("java.home"), jdk.toString()).code()).isZero();
    Cli with =
        inRoot(
            "cd /home/agon-* && ./agon run --progress none --game coinfight --bots"
                + " bots/java/CoinFight.java,Greedy");
    assertThat(with.code()).as(with.err()).isZero();
    assertThat(with.out()).contains("CoinFight", "digest ");
  }

  /** Only the pieces; nobody has tried them there. */
  @Test
  void theZipHasWhatLaptopsWithOtherSystemsNeed() throws Exception {
    Path zip = folder.resolve("laptop");
    assertThat(run("unzip", "-q", download(".zip"), "-d", zip.toString()).code()).isZero();
    Path home;
    try (Stream<Path> unpacked = Files.list(zip)) {
      home = unpacked.findFirst().orElseThrow();
    }
    assertThat(Files.readString(home.resolve("agon.cmd")))
        .contains("dev.agon.app.Main agon %*\r\n");
    try (Stream<Path> jars = Files.list(home.resolve("lib"))) {
      Path driver =
          jars.filter(jar -> jar.toString().contains("sqlite-jdbc")).findFirst().orElseThrow();
      assertThat(run("unzip", "-Z1", driver.toString()).out())
          .contains("Mac/aarch64/", "Mac/x86_64/", "Windows/x86_64/", "Windows/aarch64/");
    }
  }

  @Test
  void everyJarOfOthersIsNamedWithItsLicenceAndNoneThatIsNotThere() throws Exception {
    String page = Files.readString(HOME.resolve("tools/package/THIRD-PARTY.md"));
    Stream<String> named =
        Pattern.compile("`(lib/[^`]+)`").matcher(page).results().map(match -> match.group(1));
    Stream<String> jars =
        run("unzip", "-Z1", download(".zip"), "*.jar")
            .out()
            .lines()
            .map(jar -> jar.replaceAll("^[^/]*/|-\\d[^/]*$|\\.jar$", ""));
    assertThat(named.filter(name -> !name.equals("lib/native")))
        .containsExactlyInAnyOrderElementsOf(jars.filter(jar -> !jar.contains("/agon-")).toList());
  }
}
