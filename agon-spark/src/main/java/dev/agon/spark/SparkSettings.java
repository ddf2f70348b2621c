package dev.agon.spark;

import dev.agon.game.kit.GameKit;
import dev.agon.pack.ArenaFolder;
import dev.agon.remote.ClusterAddress;
import dev.agon.text.UserError;
import java.io.File;
import java.io.IOException;
import java.io.Reader;
import java.net.InetAddress;
import java.net.URISyntaxException;
import java.net.UnknownHostException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.zip.ZipFile;
import org.apache.spark.SparkConf;

/** The settings with which a driver connects to a cluster. */
final class SparkSettings {
  /** The file with the cluster's secret, and with whatever else Spark should be told. */
  static final String FILE_VARIABLE = "AGON_CLUSTER_CONF";

  private static final String SECRET = "spark.authenticate.secret";
  private static final String TRUE = "true";

  /** What a worker needs of Agon; it has no database, no commands and no pages. */
  private static final Pattern SENT =
      Pattern.compile(
          "(agon-(spi|base|games|programs|match|tournament|engine|spark)|jackson-core-3|fastcsv|snakeyaml-engine).*");

  /** A jar with games names them here. */
  private static final String GAMES = "META-INF/services/" + GameKit.class.getName();

  /**
   * An executor often has one core, on which its compiler and its collector compete with the
   * matches: the optimising compiler waits for code that is used four times as often as is usual,
   * and the memory that Spark needs to start is there at once.
   */
  private static final String JAVA_OPTIONS =
      "-XX:+UseParallelGC --enable-native-access=ALL-UNNAMED --sun-misc-unsafe-memory-access=allow"
          + " -XX:Tier4InvocationThreshold=20000 -XX:Tier4MinInvocationThreshold=2400"
          + " -XX:Tier4CompileThreshold=60000 -XX:Tier4BackEdgeThreshold=160000"
          + " -XX:MetaspaceSize=128m -Xms256m";

  private final ClusterAddress address;
  private final SparkConf conf = new SparkConf(false);

  private SparkSettings(ClusterAddress address) {
    this.address = address;
  }

  /** The settings for a cluster; without a secret for it that is a user error. */
  static SparkConf of(ClusterAddress address, Map<String, String> environment) {
    return new SparkSettings(address).read(environment);
  }

  private SparkConf read(Map<String, String> environment) {
    conf.setMaster(address.text())
        .setAppName("Agon")
        .set("spark.ui.enabled", "false")
        .set("spark.speculation", "false")
        .set("spark.task.reaper.enabled", TRUE)
        .set("spark.task.maxFailures", "20")
        // A task with places runs at one of them, or waits.
        .set("spark.locality.wait", "1h");
    if (address.isLocal()) {
      return conf.set("spark.driver.host", "localhost")
          .set("spark.driver.bindAddress", "127.0.0.1");
    }
    conf.set("spark.authenticate", TRUE)
        .set("spark.network.crypto.enabled", TRUE)
        // A Master with another secret is noticed at once, not when an older protocol has failed.
        .set("spark.network.crypto.saslFallback", "false")
        .set("spark.io.encryption.enabled", TRUE)
        // An executor that cannot reach its driver ends after two minutes, with its bots.
        .set("spark.executor.heartbeat.maxFailures", "12")
        .set("spark.executor.extraJavaOptions", JAVA_OPTIONS);
    if (isLoopback(address.host())) {
      conf.set("spark.driver.host", "127.0.0.1").set("spark.driver.bindAddress", "127.0.0.1");
    }
    addClassPath();
    Path file = file(environment);
    if (Files.exists(file)) {
      addFile(file);
    }
    if (conf.get("spark.authenticate").equals(TRUE) && !conf.contains(SECRET)) {
      throw new UserError(
          "%s: no secret; put the cluster's %s into %s, or name another file by %s"
              .formatted(address, SECRET, file, FILE_VARIABLE));
    }
    return conf;
  }

  private static boolean isLoopback(String host) {
    try {
      return InetAddress.getByName(host).isLoopbackAddress();
    } catch (UnknownHostException e) {
      throw new UserError("--cluster: no host is named " + host, e);
    }
  }

  /** The file of settings: the variable's, or the one that tools/cluster writes. */
  static Path file(Map<String, String> environment) {
    String named = environment.getOrDefault(FILE_VARIABLE, "");
    if (!named.isBlank()) {
      return Path.of(named);
    }
    return ArenaFolder.ofState(environment).resolve("cluster.conf");
  }

  private void addFile(Path file) {
    Properties properties = new Properties();
    try (Reader text = Files.newBufferedReader(file)) {
      properties.load(text);
    } catch (IOException e) {
      throw new UserError("cannot read " + file + ": " + e.getMessage(), e);
    }
    for (String key : properties.stringPropertyNames()) {
      if (!key.startsWith("spark.")) {
        throw new UserError("%s: not a setting of Spark: %s".formatted(file, key));
      }
      conf.set(key, properties.getProperty(key));
    }
  }

  /** Agon's jars travel to the workers, unless there are folders of classes, which cannot. */
  private void addClassPath() {
    Set<Path> entries = new LinkedHashSet<>();
    entries.add(codeOf(SparkSettings.class));
    for (String entry : System.getProperty("java.class.path").split(File.pathSeparator, -1)) {
      if (!entry.isEmpty()) {
        entries.add(Path.of(entry).toAbsolutePath());
      }
    }
    List<Path> needed =
        entries.stream().filter(entry -> Files.isDirectory(entry) || isSent(entry)).toList();
    if (needed.stream().anyMatch(Files::isDirectory)) {
      conf.set("spark.executor.extraClassPath", joined(needed, File.pathSeparator));
    } else {
      conf.set("spark.jars", joined(needed, ","));
    }
  }

  private static String joined(List<Path> entries, String separator) {
    return String.join(separator, entries.stream().map(Path::toString).toList());
  }

  private static boolean isSent(Path entry) {
    if (!Files.isRegularFile(entry)) {
      return false;
    }
    if (SENT.matcher(String.valueOf(entry.getFileName())).matches()) {
      return true;
    }
    try (ZipFile jar = new ZipFile(entry.toFile())) {
      return jar.getEntry(GAMES) != null;
    } catch (IOException e) {
      return false;
    }
  }

  private static Path codeOf(Class<?> type) {
    try {
      CodeSource source = type.getProtectionDomain().getCodeSource();
      return Path.of(source.getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }
}
