package dev.agon.spark;

import dev.agon.remote.ClusterAddress;
import dev.agon.text.UserError;
import java.util.List;
import java.util.stream.Stream;
import org.apache.spark.SparkEnv;
import org.apache.spark.deploy.DeployMessages.MasterStateResponse;
import org.apache.spark.deploy.DeployMessages.RequestMasterState$;
import org.apache.spark.deploy.master.WorkerInfo;
import org.apache.spark.rpc.RpcAddress;
import org.apache.spark.rpc.RpcEndpointRef;
import scala.reflect.ClassTag;

/** The Workers that have joined a Master, as it tells; some may have ended in the last minutes. */
final class MasterWorkers {
  private MasterWorkers() {}

  /** A few words on each Worker; empty if none has joined. */
  static List<String> of(ClusterAddress address) {
    try {
      RpcEndpointRef master =
          SparkEnv.get()
              .rpcEnv()
              .setupEndpointRef(new RpcAddress(address.host(), address.port()), "Master");
      MasterStateResponse state =
          master.askSync(RequestMasterState$.MODULE$, ClassTag.apply(MasterStateResponse.class));
      return Stream.of(state.workers()).map(MasterWorkers::describe).sorted().toList();
    } catch (Exception e) {
      // Scala declares nothing of what this throws.
      throw new UserError(
          "cannot ask %s for its Workers: %s".formatted(address, e.getMessage()), e);
    }
  }

  private static String describe(WorkerInfo worker) {
    return "%s with %d cores and %d MB".formatted(worker.host(), worker.cores(), worker.memory());
  }
}
