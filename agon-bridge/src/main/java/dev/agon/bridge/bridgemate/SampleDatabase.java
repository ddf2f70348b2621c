package dev.agon.bridge.bridgemate;

import io.github.spannm.jackcess.ColumnBuilder;
import io.github.spannm.jackcess.DataType;
import io.github.spannm.jackcess.Database;
import io.github.spannm.jackcess.Database.FileFormat;
import io.github.spannm.jackcess.DatabaseBuilder;
import io.github.spannm.jackcess.TableBuilder;
import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.Map;

/**
 * Writes a small database as a Bridgemate computer does: two tables, two rounds of two boards. It
 * is for the training of the class caches and for tests; Agon never writes results into a database.
 */
public final class SampleDatabase {
  private static final LocalDateTime DATE = LocalDateTime.of(2026, 11, 17, 0, 0);

  /** The columns of each table; a type is said by its first letter. */
  private static final Map<String, String> TABLES =
      Map.of(
          "Session", "i ID,t Name,d Date",
          "Section", "i ID,t Letter,i Winners",
          "RoundData",
              "i Section,i Table,i Round,i NSPair,i EWPair,i LowBoard,i HighBoard,t CustomBoards",
          "ReceivedData",
              "i ID,i Section,i Table,i Round,i Board,i PairNS,i PairEW,i Declarer,t NS/EW,"
                  + "t Contract,t Result,t LeadCard,t Remarks,d DateLog,d TimeLog,b Erased",
          "PlayerNumbers", "i Section,i Table,t Direction,t Number,t Name,i Round",
          "PlayerNames", "i ID,t Name,t strID");

  private SampleDatabase() {}

  /** Writes the file, which must not be there yet. */
  public static void write(Path file) throws IOException {
    try (Database database =
        new DatabaseBuilder().withFile(file.toFile()).withFileFormat(FileFormat.V2000).create()) {
      for (Map.Entry<String, String> table : TABLES.entrySet()) {
        create(database, table.getKey(), table.getValue());
      }
      fill(database);
    }
  }

  private static void create(Database database, String name, String columns) throws IOException {
    TableBuilder table = new TableBuilder(name);
    for (String column : columns.split(",")) {
      DataType type =
          switch (column.charAt(0)) {
            case 'i' -> DataType.LONG;
            case 'd' -> DataType.SHORT_DATE_TIME;
            case 'b' -> DataType.BOOLEAN;
            default -> DataType.TEXT;
          };
      table.addColumn(new ColumnBuilder(column.substring(2), type));
    }
    table.toTable(database);
  }

  private static void fill(Database database) throws IOException {
    add(database, "Session", 1, "Pairs", DATE);
    add(database, "Section", 1, "A", 2);
    int id = 0;
    for (int round = 1; round <= 2; round++) {
      for (int table = 1; table <= 2; table++) {
        int ew = 3 + (table + round) % 2;
        int low = 2 * ((table + round) % 2) + 1;
        add(database, "RoundData", 1, table, round, table, ew, low, low + 1, "");
        for (int board = low; board <= low + 1; board++) {
          add(
              database,
              "ReceivedData",
              ++id,
              1,
              table,
              round,
              board,
              table,
              ew,
              table,
              "N",
              "3 NT",
              board % 2 == 0 ? "=" : "-" + table,
              "",
              board == 4 ? "Not played" : "",
              DATE,
              DATE,
              false);
        }
      }
    }
    for (String seat : "N,S,E,W".split(",")) {
      add(database, "PlayerNumbers", 1, 1, seat, "7", "Player " + seat, 0);
    }
    add(database, "PlayerNames", 7, "Player", "7");
  }

  private static void add(Database database, String table, Object... cells) throws IOException {
    database.getTable(table).addRow(cells);
  }
}
