package dev.agon.app;

import static java.util.stream.Collectors.joining;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaMember;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.domain.JavaType;
import com.tngtech.archunit.core.domain.JavaTypeVariable;
import com.tngtech.archunit.core.domain.properties.HasModifiers;
import dev.agon.api.PublicApi;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;

/** What {@link PublicApi} declares in compiled classes. */
final class DeclaredApi {
  /** What every object has. */
  private static final Set<String> OF_OBJECT = Set.of("equals", "hashCode", "toString");

  private DeclaredApi() {}

  static List<JavaClass> types(JavaClasses classes) {
    return classes.stream().filter(DeclaredApi::isApi).toList();
  }

  static List<JavaMember> members(JavaClass type) {
    return type.getMembers().stream()
        .filter(member -> isApi(member) && !OF_OBJECT.contains(member.getName()))
        .toList();
  }

  static boolean isApi(JavaClass type) {
    return isAccessible(type) && (isWhole(type) || !members(type).isEmpty());
  }

  /** The constants of an enum belong to it, even if it is not marked as a whole. */
  static boolean isApi(JavaMember member) {
    return isAccessible(member)
        && (isWhole(member.getOwner())
            || OF_OBJECT.contains(member.getName())
            || member.isAnnotatedWith(PublicApi.class)
            || isConstant(member) && hasMarkedMember(member.getOwner()));
  }

  private static boolean isWhole(JavaClass type) {
    return type.isAnnotatedWith(PublicApi.class)
        || type.getPackage().isAnnotatedWith(PublicApi.class)
        || type.getEnclosingClass().filter(DeclaredApi::isWhole).isPresent();
  }

  private static boolean hasMarkedMember(JavaClass type) {
    return type.getMembers().stream().anyMatch(member -> member.isAnnotatedWith(PublicApi.class));
  }

  private static boolean isConstant(JavaMember member) {
    return member instanceof JavaField field
        && field.getOwner().isEnum()
        && field.getRawType().equals(field.getOwner());
  }

  private static boolean isAccessible(JavaClass type) {
    return isAccessible((HasModifiers) type)
        && type.getEnclosingClass().map(DeclaredApi::isAccessible).orElse(true);
  }

  private static boolean isAccessible(HasModifiers declared) {
    Set<JavaModifier> modifiers = declared.getModifiers();
    return (modifiers.contains(JavaModifier.PUBLIC) || modifiers.contains(JavaModifier.PROTECTED))
        && !modifiers.contains(JavaModifier.SYNTHETIC);
  }

  /** The types that a type's declaration and the signatures of its members mention. */
  static Stream<JavaClass> mentioned(JavaClass type) {
    return Stream.concat(
        Stream.concat(type.getSuperclass().stream(), type.getInterfaces().stream())
            .flatMap(above -> above.getAllInvolvedRawTypes().stream()),
        members(type).stream()
            .flatMap(
                member ->
                    Stream.concat(
                        member.getAllInvolvedRawTypes().stream(),
                        member instanceof JavaCodeUnit code
                            ? code.getExceptionTypes().stream()
                            : Stream.empty())));
  }

  /** One line for each type and each member, sorted. */
  static List<String> signatures(JavaClasses classes) {
    return types(classes).stream()
        .flatMap(
            type ->
                Stream.concat(
                    Stream.of(signature(type)), members(type).stream().map(DeclaredApi::signature)))
        .map(line -> line.replace('$', '.').replaceAll("java\\.(lang|util)\\.(?=[A-Z])", ""))
        .sorted()
        .toList();
  }

  private static String signature(JavaClass type) {
    String kind = type.isInterface() ? "interface" : type.isRecord() ? "record" : "class";
    return type.getName()
        + ": "
        + modifiers(type)
        + (type.isSealed() ? "sealed " : "")
        + variables(type.getTypeParameters())
        + kind
        + Stream.concat(type.getSuperclass().stream(), type.getInterfaces().stream())
            .filter(above -> !isObject(above))
            .map(above -> " : " + above.getName())
            .sorted()
            .collect(joining());
  }

  private static boolean isObject(JavaType type) {
    return type.getName().equals(Object.class.getName());
  }

  private static String signature(JavaMember member) {
    String start = member.getOwner().getName() + "." + member.getName();
    if (member instanceof JavaField field) {
      return start + ": " + modifiers(field) + field.getType().getName();
    }
    JavaCodeUnit code = (JavaCodeUnit) member;
    return start
        + code.getParameterTypes().stream().map(JavaType::getName).collect(joining(", ", "(", ")"))
        + ": "
        + modifiers(code)
        + variables(code.getTypeParameters())
        + code.getReturnType().getName()
        + code.getExceptionTypes().stream()
            .map(thrown -> " throws " + thrown.getName())
            .collect(joining());
  }

  private static String modifiers(HasModifiers declared) {
    return declared.getModifiers().stream()
        .filter(modifier -> modifier != JavaModifier.PUBLIC)
        .sorted()
        .map(modifier -> modifier.name().toLowerCase(Locale.ROOT) + " ")
        .collect(joining());
  }

  private static String variables(List<? extends JavaTypeVariable<?>> variables) {
    return variables.isEmpty()
        ? ""
        : variables.stream()
            .map(
                variable ->
                    variable.getName()
                        + variable.getUpperBounds().stream()
                            .filter(bound -> !isObject(bound))
                            .map(bound -> " extends " + bound.getName())
                            .collect(joining()))
            .collect(joining(", ", "<", "> "));
  }
}
