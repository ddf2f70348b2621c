package dev.agon.spark;

import java.io.Serial;
import java.io.Serializable;
import org.apache.spark.TaskContext;
import scala.collection.Iterator;
import scala.runtime.AbstractFunction1;

/** What an executor does with one partition, which is one range or one request. */
final class WorkerTask extends AbstractFunction1<Iterator<byte[]>, byte[]> implements Serializable {
  @Serial private static final long serialVersionUID = 1;

  private final Work work;
  private final EventFiles event;

  WorkerTask(Work work, EventFiles event) {
    this.work = work;
    this.event = event;
  }

  enum Work {
    /** Plays a range. */
    PLAY,
    /** Says what the worker is and has. */
    PROBE,
    /** Ends the event's programs. */
    END
  }

  @Override
  public byte[] apply(Iterator<byte[]> inputs) {
    return switch (work) {
      case PLAY -> {
        TaskContext task = TaskContext.get();
        yield ExecutorWorkers.of(event).play(inputs.next(), task::isInterrupted);
      }
      case PROBE -> StatusBytes.of(ExecutorWorkers.of(event).status());
      case END -> {
        ExecutorWorkers.end(event);
        yield new byte[0];
      }
    };
  }
}
