import { readFileSync } from "node:fs"
import { registerHooks, stripTypeScriptTypes } from "node:module"
import { fileURLToPath, pathToFileURL } from "node:url"

const OWN = /^(core|fixtures|tests)\/.*\.ts$/

let generation = 0
const sources = new Map<string, string>()

const sourceOf = (url: string): string => {
  const known = sources.get(url)
  if (known !== undefined) return known
  const source = stripTypeScriptTypes(readFileSync(fileURLToPath(url), "utf8"))
  sources.set(url, source)
  return source
}

/** What stands in for a package, by its name. */
type Substitutes = Readonly<Record<string, string>>

/** From now on the product and its tests can be loaded again and again, packages only once. */
export const loadFreshFrom = (root: string, substitutes: Substitutes): void => {
  const home = pathToFileURL(`${root}/`).href
  const isOwn = (url: string): boolean => url.startsWith(home) && OWN.test(url.slice(home.length))
  registerHooks({
    resolve(specifier, context, next) {
      const substitute = substitutes[specifier]
      if (substitute !== undefined && context.parentURL?.startsWith(home))
        return { url: substitute, shortCircuit: true }
      const found = next(specifier, context)
      const [url = ""] = found.url.split("?")
      return isOwn(url) ? { ...found, url: `${url}?${generation}` } : found
    },
    load(url, context, next) {
      const [bare = ""] = url.split("?")
      return isOwn(bare)
        ? { format: "module", source: sourceOf(bare), shortCircuit: true }
        : next(url, context)
    },
  })
}

/** Loads a file with all it imports as of a generation: a new number, and all of it is new. */
export const loadAs = async (wanted: number, file: string): Promise<unknown> => {
  generation = wanted
  return import(`${pathToFileURL(file).href}?${wanted}`)
}
