package dev.agon.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The browser of the system; nothing is downloaded. */
final class Chromium implements AutoCloseable {
  private static final Path PROGRAM = Path.of("/usr/bin/chromium");

  private final Playwright playwright;
  private final Browser browser;
  private final List<String> complaints = new ArrayList<>();

  Chromium() {
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

  static boolean isMissing() {
    return !Files.isExecutable(PROGRAM);
  }

  /** A page whose errors are collected. */
  Page page(Browser.NewContextOptions options) {
    BrowserContext context = browser.newContext(options);
    Page page = context.newPage();
    page.onConsoleMessage(
        message -> {
          boolean isExpected = page.url().contains("nowhere") && message.text().contains("404");
          if (!isExpected && List.of("error", "warning").contains(message.type())) {
            complaints.add(page.url() + ": " + message.text());
          }
        });
    page.onPageError(error -> complaints.add(page.url() + ": " + error));
    return page;
  }

  /** What axe-core objects to on a page. */
  static List<String> violations(Page page) {
    return new AxeBuilder(page)
        .analyze().getViolations().stream()
            .map(
                rule ->
                    page.url() + ": " + rule.getId() + " " + rule.getNodes().getFirst().getHtml())
            .toList();
  }

  /** Fails if a page wrote an error to the console. */
  @Override
  public void close() {
    browser.close();
    playwright.close();
    assertThat(complaints).isEmpty();
  }
}
