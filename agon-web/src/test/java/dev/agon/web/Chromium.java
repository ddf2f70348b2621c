package dev.agon.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

/** The browser of the system, one for all tests; nothing is downloaded. */
final class Chromium implements AutoCloseable {
  private static final Path PROGRAM = Path.of("/usr/bin/chromium");

  /** How long a page may take to show what is expected, on a machine that does much besides. */
  private static final int PATIENCE_MILLIS = 120_000;

  private static final String AXE = AxeBuilder.getAxeScript();

  private final List<String> complaints = new ArrayList<>();
  private @Nullable Playwright playwright;
  private @Nullable Browser browser;

  /** Gives tests the browser, and ends it after the last of them. */
  static final class Shared implements ParameterResolver {
    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext test) {
      return parameter.getParameter().getType() == Chromium.class;
    }

    @Override
    public Object resolveParameter(ParameterContext parameter, ExtensionContext test) {
      return test.getRoot()
          .getStore(ExtensionContext.Namespace.GLOBAL)
          .computeIfAbsent(Chromium.class, _ -> new Chromium(), Chromium.class);
    }
  }

  private Browser browser() {
    if (browser == null) {
      PlaywrightAssertions.setDefaultAssertionTimeout(PATIENCE_MILLIS);
      Map<String, String> environment = new HashMap<>(System.getenv());
      environment.put("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1");
      playwright = Playwright.create(new Playwright.CreateOptions().setEnv(environment));
      browser =
          playwright
              .chromium()
              .launch(
                  new BrowserType.LaunchOptions()
                      .setExecutablePath(PROGRAM)
                      .setArgs(List.of("--no-sandbox", "--disable-background-networking")));
    }
    return browser;
  }

  static boolean isMissing() {
    return !Files.isExecutable(PROGRAM);
  }

  /** A page whose errors are collected. */
  Page page(Browser.NewContextOptions options) {
    BrowserContext context = browser().newContext(options);
    context.setDefaultTimeout(PATIENCE_MILLIS);
    Page page = context.newPage();
    page.onConsoleMessage(
        message -> {
          boolean isExpected =
              page.url().contains("nowhere") && message.text().contains("404")
                  || message.text().contains("frame-ancestors 'none'")
                  || message.text().contains("ERR_INTERNET_DISCONNECTED")
                  || message.text().contains("ERR_INCOMPLETE_CHUNKED_ENCODING")
                  || page.url().contains("/play/") && message.text().contains("422");
          if (!isExpected && List.of("error", "warning").contains(message.type())) {
            complaints.add(page.url() + ": " + message.text());
          }
        });
    page.onPageError(error -> complaints.add(page.url() + ": " + error));
    return page;
  }

  /**
   * What axe-core objects to on a page. Run in the page itself, and asked for nothing else: pages
   * have no frames, and a list of all that is right is long.
   */
  static List<String> violations(Page page) {
    page.evaluate(AXE);
    List<?> found =
        (List<?>)
            page.evaluate(
                """
                async () => (await axe.run({ resultTypes: ['violations'] })).violations
                  .map(rule => `${location.href}: ${rule.id} ${rule.nodes[0].html}`)
                """);
    return found.stream().map(String::valueOf).toList();
  }

  /** From now on a page keeps what moves without anybody's doing; see {@link #shifts}. */
  static void watchShifts(Page page) {
    page.addInitScript(
        """
        window.shifts = [];
        new PerformanceObserver(list => list.getEntries().forEach(entry => {
          const rect = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ');
          window.shifts.push(`${entry.value}: ${entry.sources.map(({ node, previousRect, currentRect }) =>
            `${node?.outerHTML?.slice(0, 80) ?? node?.textContent} from ${rect(previousRect)} to ${rect(currentRect)}`)}`);
        })).observe({ type: 'layout-shift', buffered: true });
        """);
  }

  /** What moved on a page: how much, and which parts of it. */
  static List<String> shifts(Page page) {
    return ((List<?>) page.evaluate("window.shifts")).stream().map(String::valueOf).toList();
  }

  /** Fails if a page wrote an error to the console. */
  void checkQuiet() {
    assertThat(complaints).isEmpty();
  }

  @Override
  public void close() {
    if (browser != null && playwright != null) {
      browser.close();
      playwright.close();
    }
  }
}
