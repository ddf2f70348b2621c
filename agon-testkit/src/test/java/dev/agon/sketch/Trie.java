package dev.agon.sketch;

/** A persistent array: changing one element copies the path to it and shares everything else. */
final class Trie<T> {
  private sealed interface Node<T> {}

  private record Leaf<T>(T value) implements Node<T> {}

  private record Branch<T>(Node<T> even, Node<T> odd) implements Node<T> {}

  private final Node<T> root;

  private Trie(Node<T> root) {
    this.root = root;
  }

  /** The same value at every index; takes no more room than one path. */
  static <T> Trie<T> filled(int size, T value) {
    Node<T> node = new Leaf<>(value);
    for (int reach = 1; reach < size; reach *= 2) {
      node = new Branch<>(node, node);
    }
    return new Trie<>(node);
  }

  T get(int index) {
    Node<T> node = root;
    int rest = index;
    while (true) {
      switch (node) {
        case Leaf<T>(T value) -> {
          return value;
        }
        case Branch<T>(Node<T> even, Node<T> odd) -> node = rest % 2 == 0 ? even : odd;
      }
      rest /= 2;
    }
  }

  Trie<T> with(int index, T value) {
    return new Trie<>(with(root, index, value));
  }

  private static <T> Node<T> with(Node<T> node, int index, T value) {
    return switch (node) {
      case Leaf<T> _ -> new Leaf<>(value);
      case Branch<T>(Node<T> even, Node<T> odd) when index % 2 == 0 ->
          new Branch<>(with(even, index / 2, value), odd);
      case Branch<T>(Node<T> even, Node<T> odd) -> new Branch<>(even, with(odd, index / 2, value));
    };
  }
}
