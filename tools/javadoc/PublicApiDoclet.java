import java.util.Set;
import java.util.stream.Collectors;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import jdk.javadoc.doclet.DocletEnvironment;
import jdk.javadoc.doclet.StandardDoclet;
import jdk.javadoc.internal.tool.DocEnvImpl;

/**
 * Javadoc of what {@code @PublicApi} marks: packages, types and members.
 *
 * <p>The standard doclet has no such filter, and accepts no environment but the tool's own class;
 * so this one needs {@code --add-exports jdk.javadoc/jdk.javadoc.internal.tool=ALL-UNNAMED}.
 */
public final class PublicApiDoclet extends StandardDoclet {
  private static final String MARK = "dev.agon.api.PublicApi";

  @Override
  public boolean run(DocletEnvironment environment) {
    DocEnvImpl tool = (DocEnvImpl) environment;
    DocletEnvironment filtered =
        new DocEnvImpl(tool.toolEnv, tool.etable) {
          @Override
          public Set<? extends Element> getSpecifiedElements() {
            return filter(super.getSpecifiedElements());
          }

          @Override
          public Set<? extends Element> getIncludedElements() {
            return filter(super.getIncludedElements());
          }

          @Override
          public boolean isIncluded(Element element) {
            return super.isIncluded(element) && isApi(element);
          }

          @Override
          public boolean isSelected(Element element) {
            return super.isSelected(element) && isApi(element);
          }

          private Set<? extends Element> filter(Set<? extends Element> elements) {
            return elements.stream().filter(PublicApiDoclet::isApi).collect(Collectors.toSet());
          }
        };
    boolean hasTypes =
        filtered.getIncludedElements().stream().anyMatch(element -> element instanceof TypeElement);
    return !hasTypes || super.run(filtered);
  }

  /** A package or type with something marked in it is documented, as are an enum's constants. */
  private static boolean isApi(Element element) {
    return isWhole(element)
        || hasMark(element)
        || element.getKind() == ElementKind.ENUM_CONSTANT && hasMark(element.getEnclosingElement());
  }

  private static boolean isWhole(Element element) {
    return element != null && (isMarked(element) || isWhole(element.getEnclosingElement()));
  }

  private static boolean hasMark(Element element) {
    return isMarked(element)
        || element.getEnclosedElements().stream().anyMatch(PublicApiDoclet::hasMark);
  }

  private static boolean isMarked(Element element) {
    return element.getAnnotationMirrors().stream()
        .anyMatch(mark -> mark.getAnnotationType().toString().equals(MARK));
  }
}
