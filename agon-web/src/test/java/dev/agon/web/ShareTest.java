package dev.agon.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpResponse;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

/** What leaves the server: pictures, frames in other pages, previews of links. */
final class ShareTest {
  private static final String HOSTILE =
      """
      name: '"><script>alert(1)</script>&amp;'
      game: coinfight
      seed: 1
      bots:
        - bot: Greedy
          name: '"/><svg onload=alert(1)>'
        - bot: Randy
          name: "\u05D0\u05D1\u05D2 ]]> \uD83C\uDFF3\uFE0F\u200D\uD83C\uDF08 {LONG}"
        - bot: AllLow
          name: "</style></text><a href='//evil'>x"
      stages:
        - format: round-robin
      """
          .replace("{LONG}", "long ".repeat(36));

  private static WebFixture web;

  @BeforeAll
  static void start(@TempDir Path folder) {
    web =
        WebFixture.with(
            folder,
            TestEvents.CUP,
            HOSTILE,
            TestEvents.BLOTTO,
            TestEvents.FOREST.replace("Random*8", "Random*98"),
            """
            game: piles
            seed: 1
            bots: [One, One]
            """);
  }

  @AfterAll
  static void stop() {
    web.close();
  }

  private static String header(HttpResponse<String> answer, String name) {
    return answer.headers().firstValue(name).orElse("");
  }

  private static Document parsed(String svg) throws Exception {
    DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
    factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
    return factory.newDocumentBuilder().parse(new InputSource(new StringReader(svg)));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4})
  void aMatchIsOneAnimatedPictureWithoutScriptThatNeedsNothingElse(int event) throws Exception {
    for (String composition : List.of("portrait", "landscape")) {
      String path = "/events/%d/matches/1/animation.svg?composition=%s";
      HttpResponse<String> answer = web.get(path.formatted(event, composition));
      assertThat(answer.statusCode()).isEqualTo(200);
      assertThat(header(answer, "Content-Type")).isEqualTo("image/svg+xml; charset=utf-8");
      assertThat(header(answer, "Content-Security-Policy"))
          .isEqualTo(
              "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox");
      String svg = answer.body();
      assertThat(svg.length()).isBetween(10_000, 1_000_000);
      NodeList elements = parsed(svg).getElementsByTagName("*");
      for (int i = 0; i < elements.getLength(); i++) {
        Element element = (Element) elements.item(i);
        assertThat(element.getTagName())
            .isIn("svg", "style", "g", "path", "rect", "circle", "line", "text", "title");
        for (int j = 0; j < element.getAttributes().getLength(); j++) {
          String name = element.getAttributes().item(j).getNodeName();
          assertThat(name).doesNotStartWith("on").isNotIn("href", "xlink:href", "style", "src");
        }
      }
      assertThat(elements.item(1).getTextContent())
          .contains("@keyframes", "prefers-reduced-motion")
          .doesNotContain("url(", "@import", "http");
      assertThat(web.get(path.formatted(event, composition)).body()).isEqualTo(svg);
    }
  }

  @Test
  void onlyPagesForFramesMayBeFramed() {
    HttpResponse<String> embed = web.get("/embed/events/1/matches/1");
    assertThat(embed.statusCode()).isEqualTo(200);
    assertThat(header(embed, "Content-Security-Policy"))
        .contains("default-src 'none'", "frame-ancestors *", "form-action 'none'")
        .doesNotContain("unsafe");
    assertThat(embed.headers().map()).doesNotContainKeys("X-Frame-Options", "Set-Cookie");
    assertThat(header(embed, "Cross-Origin-Resource-Policy")).isEqualTo("cross-origin");
    for (String path :
        List.of(
            "/",
            "/events/1",
            "/events/1/matches/1",
            "/events/1/matches/1.json",
            "/play",
            "/play/new?game=botstack",
            "/games/botstack",
            "/nowhere",
            "/embed/events/1/matches/999",
            "/embed/events/1",
            "/embed/nowhere")) {
      HttpResponse<String> answer = web.get(path);
      assertThat(header(answer, "Content-Security-Policy"))
          .as(path)
          .contains("frame-ancestors 'none'");
      assertThat(header(answer, "X-Frame-Options")).as(path).isEqualTo("DENY");
      assertThat(header(answer, "Cross-Origin-Resource-Policy")).isEqualTo("same-origin");
    }
  }

  @Test
  void aPageForFramesHasNothingToSendAndNothingOfTheResult() {
    String page = web.get("/embed/events/1/matches/1", "Cookie", web.owner()).body();
    assertThat(page)
        .contains("<title>BotStack: ", "<agon-viewer", "target=\"_blank\"")
        .doesNotContain("<form", "<button", "owner", "point", "won");
  }

  private static String property(String page, String name) {
    Matcher meta =
        Pattern.compile("<meta property=\"" + name + "\" content=\"([^\"]*)\"/>").matcher(page);
    assertThat(meta.find()).as(name).isTrue();
    return meta.group(1);
  }

  @Test
  void aLinkIsPreviewedByWhatItIsAndNotByTheResult() {
    String match = web.get("/events/1/matches/1").body();
    assertThat(property(match, "og:title")).matches("BotStack: \\w+ against \\w+");
    assertThat(property(match, "og:description"))
        .isEqualTo("Stage 1, match 1 of Our &lt;b&gt;cup&lt;/b&gt;, move by move.");
    String event = web.get("/events/1").body();
    assertThat(property(event, "og:title")).isEqualTo("Our &lt;b&gt;cup&lt;/b&gt;");
    assertThat(property(event, "og:description"))
        .isEqualTo("4 bots play BotStack: round-robin, then single-elimination.");
    assertThat(property(web.get("/events/4/matches/1").body(), "og:title"))
        .isEqualTo("Canopy: 100 players");
    assertThat(property(web.get("/games/canopy").body(), "og:title")).isEqualTo("Canopy");
    assertThat(property(web.get("/").body(), "og:image")).endsWith("/previews/agon.png");
  }

  @Test
  void namesOfStrangersStayTextInPreviewsAndFrames() {
    for (String path :
        List.of("/events/2", "/events/2/matches/1", "/embed/events/2/matches/1", "/")) {
      assertThat(web.get(path).body())
          .as(path)
          .doesNotContain("<script>", "<svg onload", "</style></text>", "href='//evil");
    }
    assertThat(property(web.get("/events/2/matches/2").body(), "og:title"))
        .hasSizeLessThan(400)
        .startsWith("Coin Fight: ");
  }

  @ParameterizedTest
  @ValueSource(strings = {"agon", "botstack", "coinfight", "blotto", "canopy"})
  void aPreviewHasAPictureOfTheRightSize(String name) throws IOException {
    HttpResponse<byte[]> answer = web.bytes("/previews/" + name + ".png");
    assertThat(answer.statusCode()).isEqualTo(200);
    assertThat(answer.headers().firstValue("Content-Type")).hasValue("image/png");
    assertThat(answer.headers().firstValue("Cross-Origin-Resource-Policy"))
        .hasValue("cross-origin");
    byte[] png = answer.body();
    assertThat(png).startsWith(0x89, 'P', 'N', 'G').hasSizeLessThan(150_000);
    ByteBuffer header = ByteBuffer.wrap(png);
    assertThat(header.getInt(16)).isEqualTo(1_200);
    assertThat(header.getInt(20)).isEqualTo(630);
  }

  @Test
  void thePictureOfAnUnknownGameIsNotThere() {
    assertThat(web.get("/previews/chess.png").statusCode()).isEqualTo(404);
    assertThat(web.get("/previews/..%2fagon.png").statusCode()).isIn(400, 404);
  }

  @Test
  void theAddressInAPreviewIsThatOfTheServerWhateverARequestSays() throws IOException {
    String own = web.address();
    String page = web.get("/events/1?x=%22%3E%3Cb%3E").body();
    assertThat(property(page, "og:url")).isEqualTo(own + "events/1");
    assertThat(property(page, "og:image")).isEqualTo(own + "previews/botstack.png");
    assertThat(
            raw(
                String.join(
                    "\r\n",
                    "GET /events/1 HTTP/1.1",
                    "Host: localhost:1",
                    "X-Forwarded-Host: evil.example",
                    "Connection: close",
                    "",
                    "")))
        .contains("content=\"" + own + "events/1\"")
        .doesNotContain("evil.example", "localhost:1/");
  }

  @Test
  void aGameThatDrawsNothingHasNoPicturesToTake() {
    assertThat(web.get("/events/5/matches/1/animation.svg").statusCode()).isEqualTo(404);
    String page = web.get("/events/5/matches/1").body();
    assertThat(page).contains("share-link").doesNotContain("data-save", "animation.svg");
    assertThat(property(page, "og:image")).endsWith("/previews/piles.png");
    assertThat(web.bytes("/previews/piles.png").body())
        .isEqualTo(web.bytes("/previews/agon.png").body());
  }

  @Test
  void aPictureAroundASeatIsForSeatsThatAreThere() {
    String pictures = "/events/4/matches/1/pictures?composition=landscape&focus=";
    assertThat(web.get(pictures + "99").body()).contains("data-key=\\\"focus\\\"");
    for (String wrong : List.of("100", "-1", "x", "99999999999999999999")) {
      assertThat(web.get(pictures + wrong).statusCode()).as(wrong).isEqualTo(404);
    }
  }

  private static String raw(String request) throws IOException {
    try (Socket socket =
        new Socket(InetAddress.getLoopbackAddress(), URI.create(web.address()).getPort())) {
      socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
      return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  @Test
  void nothingOfAPremiereIsEmbeddedOrPreviewedBeforeItIsShown(@TempDir Path folder) {
    String cup = TestEvents.CUP.replace("seed: 1", "seed: key:000102030405060708090a0b0c0d0e0f");
    try (WebFixture shown = WebFixture.with(folder, cup)) {
      shown.server().premiere(1, Duration.ofHours(1));
      for (String form : List.of("/events/1/matches/24", "/embed/events/1/matches/24")) {
        assertThat(shown.get(form).statusCode()).isEqualTo(404);
      }
      assertThat(shown.get("/events/1/matches/24/animation.svg").statusCode()).isEqualTo(404);
      assertThat(shown.get("/events/1/matches/24").body()).doesNotContain("og:", "against");
    }
  }
}
