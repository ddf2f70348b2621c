package dev.agon.spark;

import dev.agon.text.UserError;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.spark.SimpleFutureAction;
import org.apache.spark.SparkContext;
import org.apache.spark.rdd.RDD;
import scala.Tuple2;
import scala.collection.immutable.Seq;
import scala.concurrent.ExecutionContext$;
import scala.jdk.javaapi.CollectionConverters;
import scala.reflect.ClassTag;
import scala.runtime.BoxedUnit;

/** Runs tasks of workers as jobs of Spark; results arrive one by one. */
final class SparkJobs {
  private final SparkContext context;
  private final Set<SimpleFutureAction<BoxedUnit>> underWay = ConcurrentHashMap.newKeySet();

  SparkJobs(SparkContext context) {
    this.context = context;
  }

  /** Runs one task for each input at one of its locations; anywhere if it has none. */
  List<CompletableFuture<byte[]>> submit(
      WorkerTask task, List<byte[]> inputs, List<List<String>> locations) {
    List<CompletableFuture<byte[]>> results = new ArrayList<>();
    List<Tuple2<byte[], Seq<String>>> partitions = new ArrayList<>();
    List<Object> indexes = new ArrayList<>();
    for (int i = 0; i < inputs.size(); i++) {
      results.add(new CompletableFuture<>());
      partitions.add(new Tuple2<>(inputs.get(i), seq(locations.get(i))));
      indexes.add(i);
    }
    RDD<byte[]> rdd = context.makeRDD(seq(partitions), ClassTag.apply(byte[].class));
    SimpleFutureAction<BoxedUnit> action =
        context.submitJob(
            rdd,
            task,
            seq(indexes),
            (index, result) -> {
              results.get((Integer) index).complete(result);
              return BoxedUnit.UNIT;
            },
            () -> BoxedUnit.UNIT);
    underWay.add(action);
    action.onComplete(
        end -> {
          underWay.remove(action);
          if (end.isFailure()) {
            Throwable why = end.failed().get();
            results.forEach(result -> result.completeExceptionally(problem(why)));
          }
          return BoxedUnit.UNIT;
        },
        ExecutionContext$.MODULE$.fromExecutor(Runnable::run));
    return results;
  }

  private static <T> Seq<T> seq(List<T> items) {
    return CollectionConverters.asScala(items).toList();
  }

  /** The first line of what a worker said, or of what Spark says about it. */
  private static UserError problem(Throwable why) {
    String text = String.valueOf(why.getMessage());
    if (text.contains("UnsupportedClassVersionError")) {
      return new UserError(
          "the workers' Java is too old; they need Java " + Runtime.version().feature(), why);
    }
    if (text.contains("InvalidClassException")) {
      return new UserError("the workers have another version of Spark or Scala", why);
    }
    return new UserError(
        "the cluster gave up: " + text.lines().findFirst().orElse(text).strip(), why);
  }

  void cancelAll() {
    underWay.forEach(SimpleFutureAction::cancel);
  }
}
