package dev.agon.store.web;

import java.sql.Connection;
import java.sql.SQLException;

/** Runs statements in a transaction, and turns their failure into a problem for the user. */
public interface StoreTransactions {
  <T> T reading(Statements<T> statements);

  <T> T writing(Statements<T> statements);

  /** Statements of a transaction. */
  @FunctionalInterface
  interface Statements<T> {
    T run(Connection connection) throws SQLException;
  }
}
