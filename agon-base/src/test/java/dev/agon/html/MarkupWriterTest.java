package dev.agon.html;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class MarkupWriterTest {
  @ParameterizedTest
  @CsvSource(
      ignoreLeadingAndTrailingWhitespace = false,
      quoteCharacter = '`',
      value = {
        "a < b > c & d,a &lt; b &gt; c &amp; d",
        "`\"it's\"`,&quot;it&#39;s&quot;",
        "Zoë 😀 שלום,Zoë 😀 שלום",
        "\u200Fright,\\u200fright",
        "\u061Cright,\\u061cright",
        "\u0085,\\u0085",
        "\uDC00x,\\udc00x",
        "\uFFFF,\\uffff",
        "`a\tb`,`a\tb`",
      })
  void textIsShownAndNothingElse(String text, String written) {
    assertThat(MarkupWriter.escaped(text)).isEqualTo(written);
  }

  @ParameterizedTest
  @ValueSource(strings = {"a</script>", "</SCRIPT ", "<!-- a", "</style>"})
  void aScriptThatWouldEndItsElementIsAnError(String script) {
    assertThatIllegalArgumentException()
        .isThrownBy(
            () -> MarkupWriter.append(new StringBuilder(), HtmlNode.element("script", script)))
        .withMessage("a script or style sheet has a tag in it");
  }

  /** As on a terminal of Windows; a lone return would be a line end for some and not for others. */
  @Test
  void linesEndInOneWay() {
    assertThat(MarkupWriter.escaped("a\r\nb\rc\n")).isEqualTo("a\nb\\u000dc\n");
  }
}
