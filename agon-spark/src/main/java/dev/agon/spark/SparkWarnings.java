package dev.agon.spark;

import dev.agon.remote.ClusterAddress;
import java.util.Optional;
import java.util.regex.Pattern;
import org.apache.logging.log4j.Level;
import org.apache.logging.log4j.LogManager;
import org.apache.logging.log4j.core.LogEvent;
import org.apache.logging.log4j.core.LoggerContext;
import org.apache.logging.log4j.core.appender.AbstractAppender;
import org.apache.logging.log4j.core.config.Property;
import org.apache.logging.log4j.core.config.builder.api.ConfigurationBuilder;
import org.apache.logging.log4j.core.config.builder.api.ConfigurationBuilderFactory;
import org.apache.logging.log4j.core.config.builder.impl.BuiltConfiguration;

/**
 * What Spark warns of while it connects. It says nowhere else why a Master refuses a driver.
 * Nothing of it is printed.
 */
final class SparkWarnings extends AbstractAppender {
  private static final Pattern SECRET =
      Pattern.compile("(?i).*(sasl|authenticat|secret|Failed to connect to master).*");
  private static final Pattern VERSION =
      Pattern.compile("(?i).*(InvalidClass|serialVersionUID|ClassNotFound|StreamCorrupted).*");

  /** Says what becomes of executors, which it does not warn of. */
  private static final String CLIENT = "org.apache.spark.deploy.client";

  private static final Pattern ENDED =
      Pattern.compile("(?i).*executor updated: .* is now (EXITED|FAILED).*");

  private final ClusterAddress address;
  private int endedExecutors;
  private Optional<String> refusal = Optional.empty();

  private SparkWarnings(ClusterAddress address) {
    super("agon", null, null, true, Property.EMPTY_ARRAY);
    this.address = address;
  }

  /** Takes the place of everything that Spark would log. */
  static SparkWarnings listen(ClusterAddress address) {
    ConfigurationBuilder<BuiltConfiguration> builder =
        ConfigurationBuilderFactory.newConfigurationBuilder();
    LoggerContext context =
        (LoggerContext) LogManager.getContext(SparkWarnings.class.getClassLoader(), false);
    context.reconfigure(
        builder
            .setStatusLevel(Level.OFF)
            .setConfigurationName("agon")
            .add(builder.newRootLogger(Level.WARN))
            .add(builder.newLogger(CLIENT, Level.INFO))
            .build());
    SparkWarnings warnings = new SparkWarnings(address);
    warnings.start();
    context.getConfiguration().getRootLogger().addAppender(warnings, Level.INFO, null);
    context.updateLoggers();
    return warnings;
  }

  @Override
  public void append(LogEvent event) {
    StringBuilder text = new StringBuilder(event.getMessage().getFormattedMessage());
    for (Throwable why = event.getThrown(); why != null; why = why.getCause()) {
      text.append(' ').append(why);
    }
    String line = text.toString().replace('\n', ' ');
    if (event.getLevel().isMoreSpecificThan(Level.WARN)) {
      noteRefusal(line);
    } else {
      noteExecutor(line);
    }
  }

  private synchronized void noteExecutor(String text) {
    if (ENDED.matcher(text).matches()) {
      endedExecutors++;
    }
  }

  synchronized int endedExecutors() {
    return endedExecutors;
  }

  private synchronized void noteRefusal(String text) {
    if (refusal.isPresent()) {
      return;
    }
    if (VERSION.matcher(text).matches()) {
      refusal = Optional.of(address + " has another version of Spark, or of Java");
    } else if (SECRET.matcher(text).matches()) {
      refusal = Optional.of(address + " has another secret, or none");
    }
  }

  /** Why the Master refuses this driver, as soon as that is known. */
  synchronized Optional<String> refusal() {
    return refusal;
  }
}
