package dev.agon.match;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Asks several questions and waits for all the answers. */
final class Questions {
  private Questions() {}

  /** Asks each question on its own thread. */
  static <T> List<T> all(List<Callable<T>> questions) {
    List<T> answers = new ArrayList<>();
    try (ExecutorService executor =
        Executors.newThreadPerTaskExecutor(Thread.ofPlatform().factory())) {
      for (Future<T> answer : executor.invokeAll(questions)) {
        answers.add(answer.get());
      }
      return answers;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while players were thinking", e);
    } catch (ExecutionException e) {
      throw unchecked(e.getCause() == null ? e : e.getCause());
    }
  }

  static <T> List<T> inTurn(List<Callable<T>> questions) {
    List<T> answers = new ArrayList<>();
    try {
      for (Callable<T> question : questions) {
        answers.add(question.call());
      }
      return answers;
    } catch (Exception e) {
      throw unchecked(e);
    }
  }

  private static RuntimeException unchecked(Throwable e) {
    return switch (e) {
      case RuntimeException unchecked -> unchecked;
      case Error error -> throw error;
      default -> new IllegalStateException(e);
    };
  }
}
