package dev.agon.web.live;

import dev.agon.bridge.evening.EveningRecipe;
import dev.agon.bridge.evening.SessionContent;
import dev.agon.bridge.evening.VisitorView;
import dev.agon.bridge.evening.VisitorView.Released;
import dev.agon.bridge.page.PublishedSession;
import dev.agon.text.UserError;
import dev.agon.text.UserFiles;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * A bridge session whose file another program fills. A version that cannot be read, for example
 * because it is only half written, leaves the version before in place.
 */
public final class LiveSession implements AutoCloseable {
  /**
   * The file is compared so often. Its time is not trusted: a database that stays open may be
   * written to without a new time.
   */
  private static final Duration INTERVAL = Duration.ofMillis(400);

  private final Path file;
  private final EveningRecipe recipe;
  private final Set<Released> released;
  private final SessionListener listener;
  private final LiveChannel channel = new LiveChannel();
  private final CountDownLatch closed = new CountDownLatch(1);
  private final Thread thread;
  private Optional<SessionContent> seen = Optional.empty();
  private List<String> findings = List.of();
  private volatile SessionState current =
      new SessionState(Optional.empty(), Optional.of("not read yet"), new LatestResults());

  /** The last version that could be read, and why the newest one could not be. */
  public record SessionState(
      Optional<PublishedSession> session, Optional<String> problem, LatestResults latest) {}

  /** Reads the file once and then whenever it changes; visitors see what has been released. */
  public LiveSession(
      Path file, EveningRecipe recipe, Set<Released> released, SessionListener listener) {
    this.file = file;
    this.recipe = recipe;
    this.released = Set.copyOf(released);
    this.listener = listener;
    look();
    this.thread = Thread.ofVirtual().name("agon-session").start(this::follow);
  }

  public SessionState current() {
    return current;
  }

  /** Tells a reader at once, and then of every new version, until it is gone or this is closed. */
  public void stream(OutputStream out) throws IOException, InterruptedException {
    channel.follow(out, LiveChannel.Form.EVENTS);
  }

  private void follow() {
    try {
      while (!closed.await(INTERVAL.toMillis(), TimeUnit.MILLISECONDS)) {
        look();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      channel.end();
    }
  }

  private void look() {
    SessionState next;
    try {
      SessionContent content = SessionContent.read(file);
      if (seen.map(content::isSame).orElse(false)) {
        return;
      }
      seen = Optional.of(content);
      PublishedSession session = forReaders(recipe.publish(file.toString(), content.session()));
      LatestResults latest = current.latest().after(current.session(), session);
      next = new SessionState(Optional.of(session), Optional.empty(), latest);
    } catch (IOException e) {
      seen = Optional.empty();
      next = withProblem(file.getFileName() + ": " + UserFiles.why(e));
    } catch (UserError e) {
      next = withProblem(String.valueOf(e.getMessage()));
    } catch (OutOfMemoryError | StackOverflowError e) {
      next = withProblem(file.getFileName() + ": it needs more memory than the server has");
    } catch (RuntimeException e) {
      listener.failed(e);
      next = withProblem(file.getFileName() + ": this version of the file cannot be read");
    }
    next.problem()
        .filter(words -> !current.problem().equals(Optional.of(words)))
        .ifPresent(listener::unreadable);
    if (!next.equals(current)) {
      current = next;
      channel.publish("{}", "{}");
    }
  }

  /** Whether there are results that visitors do not see yet. */
  public boolean isCovered() {
    return current
        .session()
        .map(shown -> VisitorView.isCovered(shown.report().scored().session(), released))
        .orElse(false);
  }

  /** The session as visitors see it, without its findings, of which the listener is told once. */
  private PublishedSession forReaders(PublishedSession session) {
    List<String> before = findings;
    findings = session.report().findings();
    findings.stream().filter(finding -> !before.contains(finding)).forEach(listener::found);
    return VisitorView.of(session.withoutFindings(), released);
  }

  private SessionState withProblem(String words) {
    return new SessionState(current.session(), Optional.of(words), current.latest());
  }

  @Override
  public void close() {
    closed.countDown();
    try {
      thread.join(TimeUnit.SECONDS.toMillis(10));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
