package dev.agon.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import dev.agon.store.Store;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/**
 * The page of an event while it changes: what is in use stays, and lost servers are found again.
 */
@ExtendWith(Chromium.Shared.class)
final class LiveUpdatesBrowserTest {
  /** A round robin with a key, which a premiere needs. */
  private static final String LEAGUE =
      TestEvents.CUP
          .replace("seed: 1", "seed: key:000102030405060708090a0b0c0d0e0f")
          .replaceFirst("(?s) +advance.*", "");

  @TempDir private Path folder;

  @BeforeEach
  void needsABrowser() {
    assumeFalse(Chromium.isMissing(), "needs chromium");
  }

  @Test
  void focusStaysOnTheLinksOfABotWhoseRowChangesItsPlace(Chromium chromium) {
    try (WebFixture web = WebFixture.with(folder, LEAGUE);
        Store store = Store.open(folder.resolve("agon.db").toString())) {
      long matches = store.event(1).orElseThrow().matches();
      web.server().premiere(1, Duration.ofHours(1));
      String owner = web.owner();
      Page page = chromium.page(new NewContextOptions());
      page.navigate(web.address() + "events/1/tables");
      Locator progress = page.locator("[data-live=progress]");
      Locator rows = page.locator("[data-section=cross-table] tbody tr");
      for (int match = 1; match <= matches; match++) {
        web.post("/events/1/premiere", "skip", "Cookie", owner);
        assertThat(progress).containsText(match + (match == 1 ? " match shown" : " matches shown"));
        if (match == 1) {
          assertThat(rows.last().locator("th a")).hasText("Trigger");
          rows.last().locator("th a").focus();
        }
      }
      assertThat(rows.first().locator(":focus")).hasText("Trigger");
      page.context().close();
      chromium.checkQuiet();
    }
  }

  @Test
  void aPageFollowsAServerThatWasKilledAndStartedAgain(Chromium chromium) throws IOException {
    Path first = Files.createDirectory(folder.resolve("first"));
    Path second = Files.createDirectory(folder.resolve("second"));
    try (WebFixture killed = WebFixture.with(first);
        WaitingProgram program = new WaitingProgram(first);
        WebFixture started = WebFixture.with(second);
        WaitingProgram again = new WaitingProgram(second);
        Relay relay = new Relay(killed)) {
      killed.server().play(program.event("botstack", "Tactician"), _ -> {});
      started.server().play(again.event("botstack", "Gambler"), _ -> {});
      Page page = chromium.page(new NewContextOptions());
      page.navigate(relay.address() + "events/1");
      Locator board = page.locator(".boards li").first();
      assertThat(board).containsText("Tactician against Waiter <b>");
      relay.cutAndLeadTo(started);
      assertThat(board).containsText("Gambler against Waiter <b>");
      assertThat(page.locator(".state")).hasText("live");
      page.context().close();
      chromium.checkQuiet();
    }
  }

  /** An address that leads to one server after another; a server that is left is as if it died. */
  private static final class Relay implements AutoCloseable {
    private final ServerSocket listening =
        new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    private final Queue<Socket> open = new ConcurrentLinkedQueue<>();
    private volatile int port;

    Relay(WebFixture web) throws IOException {
      port = port(web);
      Thread.ofVirtual().start(this::accept);
    }

    private static int port(WebFixture web) {
      return URI.create(web.address()).getPort();
    }

    String address() {
      return "http://127.0.0.1:" + listening.getLocalPort() + "/";
    }

    void cutAndLeadTo(WebFixture web) throws IOException {
      port = port(web);
      cut();
    }

    private void cut() throws IOException {
      for (Socket socket = open.poll(); socket != null; socket = open.poll()) {
        socket.close();
      }
    }

    private void accept() {
      try {
        while (true) {
          Socket browser = listening.accept();
          Socket server = new Socket(InetAddress.getLoopbackAddress(), port);
          copy(browser, server);
          copy(server, browser);
        }
      } catch (IOException e) {
        // It is closed.
      }
    }

    private void copy(Socket from, Socket to) {
      open.add(from);
      Thread.ofVirtual()
          .start(
              () -> {
                try (from;
                    to) {
                  from.getInputStream().transferTo(to.getOutputStream());
                } catch (IOException e) {
                  // One side is gone, and so the other goes.
                }
              });
    }

    @Override
    public void close() {
      try {
        listening.close();
        cut();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }
}
