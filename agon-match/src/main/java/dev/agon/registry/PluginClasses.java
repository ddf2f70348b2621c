package dev.agon.registry;

import dev.agon.game.kit.GameKit;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.net.MalformedURLException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLConnection;
import java.net.URLStreamHandler;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The classes of a plug-in, from the bytes that were hashed: what happens to the file later changes
 * nothing. Besides its own classes a plug-in sees Java and the SPI, and nothing else of Agon.
 */
final class PluginClasses extends ClassLoader {
  private static final ClassLoader API = new ApiClasses();

  private final Map<String, byte[]> files;

  PluginClasses(String name, Map<String, byte[]> files) {
    super(name, API);
    this.files = files;
  }

  @Override
  protected Class<?> findClass(String name) throws ClassNotFoundException {
    byte[] code = files.get(name.replace('.', '/') + ".class");
    if (code == null) {
      throw new ClassNotFoundException(name);
    }
    return defineClass(name, code, 0, code.length);
  }

  @Override
  protected @Nullable URL findResource(String name) {
    byte[] content = files.get(name);
    try {
      return content == null
          ? null
          : URL.of(new URI("plugin", getName(), "/" + name, null), new InMemory(content));
    } catch (URISyntaxException | MalformedURLException e) {
      throw new IllegalArgumentException(name, e);
    }
  }

  @Override
  protected Enumeration<URL> findResources(String name) {
    URL found = findResource(name);
    return Collections.enumeration(found == null ? List.of() : List.of(found));
  }

  private static final class InMemory extends URLStreamHandler {
    private final byte[] content;

    InMemory(byte[] content) {
      this.content = content;
    }

    @Override
    protected URLConnection openConnection(URL url) {
      return new URLConnection(url) {
        @Override
        public void connect() {}

        @Override
        public InputStream getInputStream() {
          return new ByteArrayInputStream(content);
        }
      };
    }
  }

  /** Java's classes, and those of the SPI. */
  private static final class ApiClasses extends ClassLoader {
    private static final List<String> PACKAGES =
        List.of("dev.agon.api.", "dev.agon.game.", "dev.agon.bot.", "dev.agon.json.");

    ApiClasses() {
      super("agon-api", getPlatformClassLoader());
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
      if (PACKAGES.stream().noneMatch(name::startsWith)) {
        throw new ClassNotFoundException(name);
      }
      return GameKit.class.getClassLoader().loadClass(name);
    }
  }
}
