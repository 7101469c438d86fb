import { parseSync } from "vite"

/** A file with its text, as its folder shows it. */
type Written = { readonly file: string; readonly text: string }

const SIDES = /^(adapters\/bindings\/)(browser|server)(\/.+)$/

/**
 * Where a name counts as declared. The wiring has two sides with a module for each room, so that
 * `bindings/browser/search.bindings.ts` and `bindings/server/search.bindings.ts` count as one place.
 */
const placeOf = (file: string): string => file.replace(SIDES, "$1*$3")

/** The names that a file declares for others; what it passes on from another has its name there. */
const declaredIn = ({ file, text }: Written): ReadonlyArray<string> =>
  parseSync(file, text).module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, exportName }) =>
      moduleRequest === null && exportName.kind === "Name" && exportName.name !== null
        ? [exportName.name]
        : [],
    ),
  )

/** Exported names that mean one thing in one file and another in another. */
export const ambiguousNamesAmong = (files: ReadonlyArray<Written>): ReadonlyArray<string> => {
  const declared = files.flatMap((written) =>
    [...new Set(declaredIn(written))].map((name) => ({ name, file: written.file })),
  )
  return [...Map.groupBy(declared, ({ name }) => name)]
    .filter(([, found]) => new Set(found.map(({ file }) => placeOf(file))).size > 1)
    .map(([name, found]) => `${name} is declared in ${found.map(({ file }) => file).join(", ")}`)
    .toSorted()
}

const isOwn = (request: string): boolean => /^[.#]/.test(request)

/** Imports that give a name of the product a second one. */
export const renamedImportsAmong = (files: ReadonlyArray<Written>): ReadonlyArray<string> =>
  files.flatMap(({ file, text }) =>
    parseSync(file, text)
      .module.staticImports.filter(({ moduleRequest }) => isOwn(moduleRequest.value))
      .flatMap(({ entries }) =>
        entries.flatMap(({ importName: { kind, name }, localName }) =>
          kind === "Name" && name !== null && name !== "default" && name !== localName.value
            ? [`${file} calls ${name} ${localName.value}`]
            : [],
        ),
      ),
  )
