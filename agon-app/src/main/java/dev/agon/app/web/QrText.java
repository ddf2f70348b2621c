package dev.agon.app.web;

import io.nayuki.qrcodegen.QrCode;

/** An address as a QR code for a terminal, two modules in a character. */
final class QrText {
  private static final int MARGIN = 2;

  private QrText() {}

  /** Lines with the code, dark on light on most terminals. */
  static String of(String address) {
    QrCode code = QrCode.encodeText(address, QrCode.Ecc.LOW);
    StringBuilder text = new StringBuilder();
    for (int y = -MARGIN; y < code.size + MARGIN; y += 2) {
      for (int x = -MARGIN; x < code.size + MARGIN; x++) {
        boolean upper = !code.getModule(x, y);
        boolean lower = !code.getModule(x, y + 1);
        text.append(upper ? lower ? '\u2588' : '\u2580' : lower ? '\u2584' : ' ');
      }
      text.append('\n');
    }
    return text.toString();
  }
}
