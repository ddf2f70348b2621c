package dev.agon.web;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/** An address that leads to one server after another; a server that is left is as if it died. */
final class Relay implements AutoCloseable {
  private final ServerSocket listening = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
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
