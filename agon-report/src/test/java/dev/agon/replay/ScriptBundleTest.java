package dev.agon.replay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class ScriptBundleTest {
  private static final Map<String, String> FILES =
      Map.of(
          "main.js",
          """
          // Starts it all.
          import { twice } from './math.js';
          import './log.js';
          import { say, shout } from './log.js';

          const one = 1;
          say(twice(one));
          """,
          "log.js",
          """
          import { twice } from './math.js';
          export function say(words) {
            console.log(words);
          }
          export async function shout() {}
          export const LEVEL = twice(2);
          """,
          "math.js",
          """
          const one = 2;
          export const twice = n => n * one;
          export class Sum {
          }
          """);

  private static String bundle(String file, Map<String, String> files) {
    return ScriptBundle.of(file, name -> Objects.requireNonNull(files.get(name), name));
  }

  /** Both modules that have a name "one" keep their own. */
  @Test
  void everyModuleIsThereOnceAndAfterThoseItImports() {
    assertThat(bundle("main.js", FILES))
        .isEqualTo(
            """
            const $math = (() => {
            const one = 2;
            const twice = n => n * one;
            class Sum {
            }
            return { twice, Sum };
            })();
            const $log = (() => {
            const { twice } = $math;
            function say(words) {
              console.log(words);
            }
            async function shout() {}
            const LEVEL = twice(2);
            return { say, shout, LEVEL };
            })();
            const $main = (() => {
            // Starts it all.
            const { twice } = $math;
            const { say, shout } = $log;

            const one = 1;
            say(twice(one));
            return {  };
            })();
            """);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "import * as math from './math.js';",
        "import math from './math.js';",
        "import { twice as double } from './math.js';",
        "import { twice } from 'math';",
        "import { twice } from '../math.js';",
        "import { twice,",
        "  const math = await import('./math.js');",
        "console.log(import.meta.url);",
        "export default 1;",
        "export { one };",
        "export let one = 1;",
        "export * from './math.js';",
      })
  void aFormOfImportOrExportThatIsNotKnownIsAnError(String line) {
    assertThatIllegalArgumentException()
        .isThrownBy(
            () ->
                bundle(
                    "a.js",
                    Map.of(
                        "a.js",
                        "const one = 1;\n" + line + "\n",
                        "math.js",
                        "export const twice = 2;\n")))
        .withMessage("a.js, line 2: this form of import or export is not known: " + line.strip());
  }

  @Test
  void aNameThatIsNotExportedIsAnError() {
    assertThatIllegalArgumentException()
        .isThrownBy(
            () ->
                bundle(
                    "a.js",
                    Map.of(
                        "a.js", "import { two } from './b.js';\n",
                        "b.js", "export const one = 1;\n")))
        .withMessage("a.js, line 1: b.js does not export two, but one");
  }

  @Test
  void modulesThatImportEachOtherAreAnError() {
    assertThatIllegalArgumentException()
        .isThrownBy(
            () ->
                bundle("a.js", Map.of("a.js", "import './b.js';\n", "b.js", "import './a.js';\n")))
        .withMessage("a.js imports itself through [a, b]");
  }

  @Test
  void thePlayerIsMadeOfItsFiles() {
    String script = ViewerAssets.script();
    for (String file : ViewerAssets.FILES) {
      if (file.endsWith(".js")) {
        assertThat(script).containsOnlyOnce("const $" + file.replace(".js", "") + " = (() => {");
      }
    }
    assertThat(script).isEqualTo(ViewerAssets.script());
  }
}
