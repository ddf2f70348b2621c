package dev.agon.spark;

import dev.agon.remote.RemoteWorker;
import java.io.Serial;
import java.io.Serializable;
import org.apache.spark.TaskContext;
import scala.collection.Iterator;
import scala.runtime.AbstractFunction1;

/** What an executor does with one partition, which is one range or one request. */
abstract class WorkerTask extends AbstractFunction1<Iterator<byte[]>, byte[]>
    implements Serializable {
  @Serial private static final long serialVersionUID = 1;

  private final EventFiles event;

  WorkerTask(EventFiles event) {
    this.event = event;
  }

  EventFiles event() {
    return event;
  }

  /** Plays a range. */
  static final class Play extends WorkerTask {
    @Serial private static final long serialVersionUID = 1;

    Play(EventFiles event) {
      super(event);
    }

    @Override
    public byte[] apply(Iterator<byte[]> ranges) {
      RemoteWorker worker = ExecutorWorkers.of(event());
      TaskContext task = TaskContext.get();
      return worker.play(ranges.next(), task::isInterrupted);
    }
  }

  /** Says what the worker is and has. */
  static final class Probe extends WorkerTask {
    @Serial private static final long serialVersionUID = 1;

    Probe(EventFiles event) {
      super(event);
    }

    @Override
    public byte[] apply(Iterator<byte[]> nothing) {
      return StatusBytes.of(ExecutorWorkers.of(event()).status());
    }
  }

  /** Ends the event's programs. */
  static final class End extends WorkerTask {
    @Serial private static final long serialVersionUID = 1;

    End(EventFiles event) {
      super(event);
    }

    @Override
    public byte[] apply(Iterator<byte[]> nothing) {
      ExecutorWorkers.end(event());
      return new byte[0];
    }
  }
}
