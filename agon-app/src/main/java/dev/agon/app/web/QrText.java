package dev.agon.app.web;

import dev.agon.app.cli.Style;
import io.nayuki.qrcodegen.QrCode;

/** An address as a QR code for a terminal, two modules in a character. */
final class QrText {
  private static final int MARGIN = 2;

  private QrText() {}

  /** Lines with the code, dark on light; without colours this needs a dark terminal. */
  static String of(String address, Style style) {
    QrCode code = QrCode.encodeText(address, QrCode.Ecc.LOW);
    StringBuilder text = new StringBuilder();
    for (int y = -MARGIN; y < code.size + MARGIN; y += 2) {
      StringBuilder line = new StringBuilder();
      for (int x = -MARGIN; x < code.size + MARGIN; x++) {
        boolean upper = !code.getModule(x, y);
        boolean lower = !code.getModule(x, y + 1);
        line.append(upper ? lower ? '\u2588' : '\u2580' : lower ? '\u2584' : ' ');
      }
      text.append(style.whiteOnBlack(line.toString())).append('\n');
    }
    return text.toString();
  }
}
