import { analyse } from "scslre"
import type { Source } from "./source.ts"

/** Everything that runs where guests' texts come by; docs are written on a developer's machine. */
const SEES_TEXTS = /^(core|adapters|ui|fixtures)\//

/**
 * Every regular expression whose time grows faster than the text that it looks at, with a character
 * whose repetition shows it, and every file that builds expressions which nobody can look at before.
 */
export const slowExpressionsAmong = (sources: ReadonlyArray<Source>): ReadonlyArray<string> =>
  sources
    .filter(({ file }) => SEES_TEXTS.test(file))
    .flatMap(({ file, expressions, buildsExpressions }) => [
      ...expressions.flatMap(({ source, flags }) =>
        analyse({ source, flags }).reports.map(
          ({ character }) => `${file}: /${source}/${flags} is slow with many ${character.pick}`,
        ),
      ),
      ...(buildsExpressions ? [`${file} builds an expression while it runs`] : []),
    ])
