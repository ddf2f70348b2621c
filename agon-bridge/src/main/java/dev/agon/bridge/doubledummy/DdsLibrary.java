package dev.agon.bridge.doubledummy;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static java.lang.foreign.ValueLayout.JAVA_INT;

import dev.agon.bridge.Direction;
import dev.agon.bridge.Strain;
import dev.agon.bridge.deal.TrickTable;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.StructLayout;
import java.lang.foreign.SymbolLookup;
import java.lang.invoke.MethodHandle;
import java.util.List;
import java.util.Optional;

/** The double-dummy solver DDS 2.9 as a native library. */
record DdsLibrary(MethodHandle calculate) {
  /** The name under which the system's loader finds it. */
  static final String NAME = "libdds.so.0";

  private static final int NO_FAULT = 1;

  /** The deal as text, passed by value. */
  private static final StructLayout DEAL =
      MemoryLayout.structLayout(MemoryLayout.sequenceLayout(80, JAVA_BYTE).withName("cards"));

  /** The strains in the order of the results. */
  private static final List<Strain> STRAINS =
      List.of(Strain.SPADES, Strain.HEARTS, Strain.DIAMONDS, Strain.CLUBS, Strain.NO_TRUMP);

  private static final int HANDS = Direction.values().length;

  /** Loads the library; empty if it is not installed. */
  @SuppressWarnings("restricted")
  static Optional<DdsLibrary> find(String name) {
    try {
      SymbolLookup library = SymbolLookup.libraryLookup(name, Arena.global());
      Linker linker = Linker.nativeLinker();
      return library
          .find("CalcDDtablePBN")
          .map(
              function ->
                  new DdsLibrary(
                      linker.downcallHandle(
                          function, FunctionDescriptor.of(JAVA_INT, DEAL, ADDRESS))));
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  /** Solves the text of a deal; one at a time, because the library is not made for more. */
  TrickTable solve(String deal) {
    try (Arena arena = Arena.ofConfined()) {
      MemorySegment cards = arena.allocate(DEAL);
      cards.setString(0, deal);
      MemorySegment results = arena.allocate(JAVA_INT, (long) STRAINS.size() * HANDS);
      int code = call(cards, results);
      if (code != NO_FAULT) {
        throw new IllegalStateException("DDS refused " + deal + " with code " + code);
      }
      return TrickTable.of(
          (declarer, strain) ->
              results.getAtIndex(
                  JAVA_INT, (long) STRAINS.indexOf(strain) * HANDS + declarer.clockwise()));
    }
  }

  private int call(MemorySegment cards, MemorySegment results) {
    try {
      return (int) calculate.invokeExact(cards, results);
    } catch (RuntimeException | Error e) {
      throw e;
    } catch (Throwable e) {
      throw new IllegalStateException(e);
    }
  }
}
