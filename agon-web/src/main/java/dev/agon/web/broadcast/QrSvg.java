package dev.agon.web.broadcast;

import static dev.agon.html.HtmlNode.element;

import dev.agon.html.HtmlNode.Element;
import io.nayuki.qrcodegen.QrCode;

/** An address as a QR code, dark on light whatever the page is. */
final class QrSvg {
  /** The margin that readers need, in modules. */
  private static final int MARGIN = 4;

  private QrSvg() {}

  static Element of(String address) {
    QrCode code = QrCode.encodeText(address, QrCode.Ecc.MEDIUM);
    StringBuilder path = new StringBuilder();
    for (int y = 0; y < code.size; y++) {
      for (int x = 0; x < code.size; x++) {
        if (code.getModule(x, y)) {
          path.append('M').append(x).append(' ').append(y).append("h1v1h-1z");
        }
      }
    }
    int side = code.size + 2 * MARGIN;
    String box = "%d %d %d %d".formatted(-MARGIN, -MARGIN, side, side);
    return element(
            "svg",
            element("rect")
                .with("x", String.valueOf(-MARGIN))
                .with("y", String.valueOf(-MARGIN))
                .with("width", String.valueOf(side))
                .with("height", String.valueOf(side))
                .with("fill", "#fff"),
            element("path").with("d", path.toString()).with("fill", "#000"))
        .with("viewBox", box)
        .with("role", "img")
        .with("aria-label", "QR code")
        .in("qr");
  }
}
