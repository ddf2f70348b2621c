package dev.agon.bench.web;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentLinkedQueue;

/**
 * The process with the spectators: one thread reads the streams of all of them. Driven by lines on
 * standard input: {@code begin} forgets what was measured, {@code report} prints it.
 */
final class Spectators {
  private static final int CONNECTING = 64;

  private final List<Spectator> all = new ArrayList<>();
  private final Map<Integer, Integer> statuses = new TreeMap<>();
  private final ByteBuffer buffer = ByteBuffer.allocateDirect(1 << 16);
  private final ConcurrentLinkedQueue<String> commands = new ConcurrentLinkedQueue<>();
  private final Selector selector;
  private final InetSocketAddress server;
  private final byte[] request;
  private final DeliveryTimes times;
  private final int count;
  private long[] delays = new long[1 << 20];
  private int messages;
  private long bytes;
  private int answered;

  private Spectators(URI stream, int count, DeliveryTimes times) throws IOException {
    this.selector = Selector.open();
    this.server = new InetSocketAddress(stream.getHost(), stream.getPort());
    this.request =
        ("GET " + stream.getPath() + " HTTP/1.1\r\nHost: localhost\r\n\r\n")
            .getBytes(StandardCharsets.US_ASCII);
    this.times = times;
    this.count = count;
  }

  /** Takes the address of a stream, the number of spectators, and the file of times. */
  public static void main(String[] args) throws IOException {
    Spectators spectators =
        new Spectators(
            URI.create(args[0]), Integer.parseInt(args[1]), DeliveryTimes.in(Path.of(args[2])));
    Thread.ofPlatform().daemon().start(spectators::readCommands);
    spectators.watch();
  }

  private void readCommands() {
    try (var lines = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8))) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        commands.add(line);
        selector.wakeup();
      }
      System.exit(0);
    } catch (IOException e) {
      System.exit(1);
    }
  }

  private void watch() throws IOException {
    boolean isTold = false;
    while (true) {
      while (all.size() < count && all.size() - answered < CONNECTING) {
        all.add(new Spectator());
      }
      selector.select(
          key -> {
            try {
              ((Spectator) key.attachment()).ready();
            } catch (IOException e) {
              throw new java.io.UncheckedIOException(e);
            }
          });
      if (answered == count && !isTold) {
        isTold = true;
        System.out.println(statuses);
      }
      for (String command = commands.poll(); command != null; command = commands.poll()) {
        switch (command) {
          case "begin" -> {
            messages = 0;
            bytes = 0;
          }
          case "report" -> report();
          default -> throw new IllegalArgumentException(command);
        }
      }
    }
  }

  private void report() {
    long[] sorted = Arrays.copyOf(delays, messages);
    Arrays.sort(sorted);
    System.out.println(
        messages
            + " "
            + bytes
            + " "
            + (messages == 0 ? 0 : sorted[messages / 2])
            + " "
            + (messages == 0 ? 0 : sorted[(int) (messages * 0.99)])
            + " "
            + (messages == 0 ? 0 : sorted[messages - 1]));
  }

  private void add(long delay) {
    if (messages == delays.length) {
      delays = Arrays.copyOf(delays, 2 * messages);
    }
    delays[messages++] = delay;
  }

  /** One connection, whose bytes are read without being kept. */
  private final class Spectator {
    private static final byte[] DONE = "\"done\":".getBytes(StandardCharsets.US_ASCII);
    private static final int STATUS_AT = 9;
    private static final int STATUS_LENGTH = 3;

    private final SocketChannel channel = SocketChannel.open();
    private final SelectionKey key;

    /** How many bytes came, as far as the status needs it. */
    private int position;

    private int status;

    /** How much of {@link #DONE} was just read. */
    private int matched;

    private boolean isInNumber;
    private long number;

    /** The number of matches that the message under way tells; negative between messages. */
    private long told = -1;

    /** The number of matches that the message before told; negative for none. */
    private long last = -1;

    private byte before;

    Spectator() throws IOException {
      channel.configureBlocking(false);
      channel.connect(server);
      key = channel.register(selector, SelectionKey.OP_CONNECT, this);
    }

    void ready() throws IOException {
      if (key.isConnectable()) {
        channel.finishConnect();
        channel.write(ByteBuffer.wrap(request));
        key.interestOps(SelectionKey.OP_READ);
        return;
      }
      buffer.clear();
      int read = channel.read(buffer);
      if (read < 0) {
        channel.close();
        return;
      }
      bytes += read;
      for (int i = 0; i < read; i++) {
        next(buffer.get(i));
      }
    }

    private void next(byte next) {
      if (position < STATUS_AT + STATUS_LENGTH) {
        if (position >= STATUS_AT) {
          status = 10 * status + next - '0';
        }
        if (++position == STATUS_AT + STATUS_LENGTH) {
          answered++;
          statuses.merge(status, 1, Integer::sum);
        }
      } else if (told >= 0) {
        if (next == '\n' && before == '\n') {
          arrived();
        }
      } else if (isInNumber) {
        if (next >= '0' && next <= '9') {
          number = 10 * number + next - '0';
        } else {
          isInNumber = false;
          told = number;
        }
      } else if (next == DONE[matched]) {
        if (++matched == DONE.length) {
          matched = 0;
          number = 0;
          isInNumber = true;
        }
      } else {
        matched = next == DONE[0] ? 1 : 0;
      }
      before = next;
    }

    /** The end of a message: how old is the oldest result that it is the first to tell? */
    private void arrived() {
      if (last >= 0 && told > last) {
        add(System.nanoTime() - times.of(last + 1));
      }
      last = told;
      told = -1;
    }
  }
}
