package dev.agon.registry;

import dev.agon.game.Game;
import dev.agon.game.Roll;
import dev.agon.game.Turn;
import dev.agon.game.kit.Codec;
import dev.agon.game.kit.GameKit;
import dev.agon.game.kit.RollCodec;
import dev.agon.game.picture.Frame;
import dev.agon.match.GameFailure;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Proxy;
import java.lang.reflect.Type;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Calls an object of a plug-in. Whatever it throws becomes a {@link GameFailure}, so that nobody
 * takes it for a fault of the arena or of a bot. The parts of a guarded kit are guarded too.
 */
record PluginGuard(Object target) implements InvocationHandler {
  /** What the parts return that has to be guarded; a kit's optional powers are found by name. */
  private static final Set<Class<?>> PARTS = Set.of(Game.class, Codec.class, Frame.class);

  static GameKit<?, ?, ?> of(GameKit<?, ?, ?> kit) {
    return (GameKit<?, ?, ?>) guarded(GameKit.class, kit);
  }

  private static Object guarded(Class<?> type, Object target) {
    return Proxy.newProxyInstance(
        type.getClassLoader(), new Class<?>[] {type}, new PluginGuard(target));
  }

  @Override
  public Object invoke(Object proxy, Method method, Object @Nullable [] arguments) {
    Object result = call(name(method), () -> method.invoke(target, arguments));
    if (result instanceof Optional<?> power && method.getDeclaringClass() == GameKit.class) {
      return power.map(
          part ->
              part instanceof RollCodec rolls ? guarded(rolls) : guarded(powerOf(method), part));
    }
    if (result instanceof Turn.Chance(long key, Turn.Sampler sampler)) {
      return new Turn.Chance(key, dice -> call("Sampler.draw", () -> sampler.draw(dice)));
    }
    return PARTS.contains(method.getReturnType())
        ? guarded(method.getReturnType(), result)
        : result;
  }

  @FunctionalInterface
  interface Call<T> {
    @Nullable T result() throws ReflectiveOperationException;
  }

  /**
   * Calls a plug-in's code.
   *
   * @param method what is called, for the message
   * @throws GameFailure if it throws anything, or returns null
   */
  static <T> T call(String method, Call<T> call) {
    try {
      T result = call.result();
      if (result == null) {
        throw new GameFailure("the plug-in's " + method + " returns null");
      }
      return result;
    } catch (InvocationTargetException e) {
      throw failure(method, e.getTargetException());
    } catch (ReflectiveOperationException
        | RuntimeException
        | LinkageError
        | StackOverflowError e) {
      throw failure(method, e);
    }
  }

  private static GameFailure failure(String method, Throwable thrown) {
    if (thrown instanceof VirtualMachineError error && !(thrown instanceof StackOverflowError)) {
      throw error;
    }
    return thrown instanceof GameFailure known ? known : new GameFailure(method, thrown);
  }

  private static RollCodec guarded(RollCodec rolls) {
    return RollCodec.of(
        Roll.class,
        roll -> call("RollCodec.rollJson", () -> rolls.rollJson(roll)),
        json -> call("RollCodec.readRoll", () -> rolls.readRoll(json)));
  }

  /** The power that a method of a kit may return. */
  private static Class<?> powerOf(Method method) {
    Type power = ((ParameterizedType) method.getGenericReturnType()).getActualTypeArguments()[0];
    return (Class<?>) (power instanceof ParameterizedType generic ? generic.getRawType() : power);
  }

  private static String name(Method method) {
    return method.getDeclaringClass().getSimpleName() + "." + method.getName();
  }
}
