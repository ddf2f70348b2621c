package dev.agon.app.cluster;

import dev.agon.build.BuildListener;
import dev.agon.remote.Cluster;
import dev.agon.remote.ClusterOptions;
import dev.agon.remote.ClusterProvider;
import dev.agon.text.UserError;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Enumeration;
import java.util.List;
import java.util.ServiceLoader;

/** Loads the executor of clusters, which is on nobody's class path who does not ask for one. */
final class ClusterLoader {
  private static final Path HOME = Path.of(System.getProperty("agon.home", ".")).toAbsolutePath();

  private ClusterLoader() {}

  /** Connects to a cluster; one that is not installed or does not answer is a user error. */
  static Cluster connect(ClusterOptions options, BuildListener builds) {
    ClassLoader loader = loader(HOME);
    // Spark finds its own classes by the loader of the calling thread.
    Thread.currentThread().setContextClassLoader(loader);
    return ServiceLoader.load(ClusterProvider.class, loader)
        .findFirst()
        .orElseThrow(
            () ->
                new UserError(
                    "a cluster needs the archive agon-VERSION-spark.tar.gz of the same version,"
                        + " unpacked over %s; in the sources: tools/cluster build".formatted(HOME)))
        .connect(options, builds);
  }

  /** The class path with the jars of the executor; they are in one of two places. */
  static ClassLoader loader(Path home) {
    List<URL> jars = new ArrayList<>();
    add(home.resolve("lib").resolve("spark"), jars);
    if (jars.isEmpty()) {
      Path built = home.resolve("agon-spark").resolve("target");
      add(built.resolve("lib"), jars);
      Path own = built.resolve("agon-spark.jar");
      if (!jars.isEmpty() && Files.exists(own)) {
        jars.add(url(own));
      }
    }
    return new SparkJars(jars);
  }

  /**
   * Spark's jars. Its log comes from classes of their own, because a server's log, which is on the
   * class path, is silent, and Spark tells only its log why a cluster refuses a driver.
   */
  private static final class SparkJars extends URLClassLoader {
    private static final String LOG = "org.slf4j.";
    private static final String LOG_SERVICES = "META-INF/services/" + LOG;

    SparkJars(List<URL> jars) {
      super("agon-spark", jars.toArray(URL[]::new), ClusterLoader.class.getClassLoader());
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      if (!name.startsWith(LOG)) {
        return super.loadClass(name, resolve);
      }
      synchronized (getClassLoadingLock(name)) {
        Class<?> loaded = findLoadedClass(name);
        return loaded == null ? findClass(name) : loaded;
      }
    }

    @Override
    public Enumeration<URL> getResources(String name) throws IOException {
      return name.startsWith(LOG_SERVICES) ? findResources(name) : super.getResources(name);
    }
  }

  private static void add(Path folder, List<URL> jars) {
    if (!Files.isDirectory(folder)) {
      return;
    }
    try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, "*.jar")) {
      files.forEach(file -> jars.add(url(file)));
    } catch (IOException e) {
      throw new UserError("cannot read " + folder + ": " + e.getMessage(), e);
    }
  }

  private static URL url(Path file) {
    try {
      return file.toUri().toURL();
    } catch (MalformedURLException e) {
      throw new UncheckedIOException(e);
    }
  }
}
