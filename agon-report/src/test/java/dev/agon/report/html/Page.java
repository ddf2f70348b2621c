package dev.agon.report.html;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.xpath.XPathConstants;
import javax.xml.xpath.XPathFactory;
import org.w3c.dom.Document;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

/** A report read back by an XML parser, to be asked with XPath. */
record Page(String text, Document document) {
  static Page of(PublishedEvent publication) {
    return of(HtmlReport.write(publication));
  }

  static Page of(String text) {
    try {
      InputSource source = new InputSource(new StringReader(text));
      return new Page(
          text, DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(source));
    } catch (Exception e) {
      throw new AssertionError("the page is not well-formed", e);
    }
  }

  /** The text of everything that the path leads to. */
  List<String> texts(String path) {
    try {
      NodeList found =
          (NodeList)
              XPathFactory.newInstance()
                  .newXPath()
                  .evaluate(path, document, XPathConstants.NODESET);
      List<String> texts = new ArrayList<>();
      for (int i = 0; i < found.getLength(); i++) {
        Node node = found.item(i);
        texts.add(node.getTextContent());
      }
      return texts;
    } catch (Exception e) {
      throw new AssertionError(path, e);
    }
  }

  /** The text without its scripts, and without the data that one reads. */
  String withoutScripts() {
    return text.replaceAll("(?s)<script.*?</script>", "");
  }

  int count(String path) {
    return texts(path).size();
  }
}
