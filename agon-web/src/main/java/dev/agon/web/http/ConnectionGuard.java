package dev.agon.web.http;

import io.javalin.http.Context;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.ee10.servlet.ServletContextRequest;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.server.ConnectionMetaData;
import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.component.LifeCycle;
import org.eclipse.jetty.util.thread.Scheduler;
import org.jspecify.annotations.Nullable;

/**
 * Limits the connections of each visitor, and closes one whose next request does not arrive in
 * time; Jetty alone waits for ever for somebody who sends a byte now and then.
 */
public final class ConnectionGuard implements Connection.Listener {
  private final int mostPerVisitor;
  private final Duration requestTime;
  private final Map<String, Integer> counts = new ConcurrentHashMap<>();

  /** The connections that are open; each has the task that closes it while a request is awaited. */
  private final Map<Connection, Awaited> open = new ConcurrentHashMap<>();

  /** Guarded by its own monitor. */
  private static final class Awaited {
    private final String visitor;
    private Scheduler.@Nullable Task closing;

    Awaited(String visitor) {
      this.visitor = visitor;
    }

    synchronized void await(Scheduler.Task task) {
      arrived();
      closing = task;
    }

    synchronized void arrived() {
      if (closing != null) {
        boolean _ = closing.cancel();
        closing = null;
      }
    }
  }

  /**
   * A guard for the connections of one server.
   *
   * @param requestTime the time for a whole request with its body, from the end of the one before
   */
  public ConnectionGuard(int mostPerVisitor, Duration requestTime) {
    this.mostPerVisitor = mostPerVisitor;
    this.requestTime = requestTime;
  }

  /** Guards all connections of a server, which gets its connectors when it starts. */
  public void guard(Server server) {
    server.addEventListener(
        new LifeCycle.Listener() {
          @Override
          public void lifeCycleStarting(LifeCycle starting) {
            for (Connector connector : server.getConnectors()) {
              connector.addEventListener(ConnectionGuard.this);
            }
          }
        });
  }

  @Override
  public void onOpened(Connection connection) {
    EndPoint end = connection.getEndPoint();
    String visitor =
        end.getRemoteSocketAddress() instanceof InetSocketAddress from && from.getAddress() != null
            ? Visitor.of(from.getAddress().getHostAddress())
            : "";
    open.put(connection, new Awaited(visitor));
    if (counts.merge(visitor, 1, Integer::sum) > mostPerVisitor) {
      end.write(Callback.from(end::close), ByteBuffer.wrap(refusal()));
    } else {
      awaitRequest(connection);
    }
  }

  private byte[] refusal() {
    String words = "Your address has %d connections open already.\n".formatted(mostPerVisitor);
    return ("HTTP/1.1 429 Too Many Requests\r\nRetry-After: 10\r\nConnection: close\r\n"
            + "Content-Type: text/plain\r\nContent-Length: %d\r\n\r\n%s")
        .formatted(words.length(), words)
        .getBytes(StandardCharsets.US_ASCII);
  }

  @Override
  public void onClosed(Connection connection) {
    Awaited closed = open.remove(connection);
    if (closed != null) {
      closed.arrived();
      counts.computeIfPresent(closed.visitor, (_, count) -> count == 1 ? null : count - 1);
    }
  }

  private void awaitRequest(Connection connection) {
    Awaited awaited = open.get(connection);
    if (awaited != null && connection instanceof ConnectionMetaData data) {
      awaited.await(
          data.getConnector()
              .getScheduler()
              .schedule(
                  connection.getEndPoint()::close, requestTime.toMillis(), TimeUnit.MILLISECONDS));
    }
  }

  /** Takes the whole request in; called before every request is answered. */
  public void receive(Context request) {
    Request received = ServletContextRequest.getServletContextRequest(request.req());
    Connection connection = received.getConnectionMetaData().getConnection();
    byte[] _ = request.bodyAsBytes();
    Awaited awaited = open.get(connection);
    if (awaited != null) {
      awaited.arrived();
      Request.addCompletionListener(received, _ -> awaitRequest(connection));
    }
  }
}
