import { readFileSync } from "node:fs"
import { dirname, join } from "node:path"

const IMPORTED = /^(?:import|export) (?!type )[^"]*?from "([.#][^"]+\.ts)"/gm

const readImports = (file: string): ReadonlyArray<string> =>
  [...readFileSync(file, "utf8").matchAll(IMPORTED)].map(([, name = ""]) =>
    name.startsWith("#") ? name.slice(1) : join(dirname(file), name),
  )

const known = new Map<string, ReadonlyArray<string>>()

/** Read once: no file changes while mutants are judged. */
const importsOf = (file: string): ReadonlyArray<string> => {
  const imports = known.get(file) ?? readImports(file)
  known.set(file, imports)
  return imports
}

/** How many imports away each file is that a file needs, itself included. */
export const distancesFrom = (file: string): ReadonlyMap<string, number> => {
  const distances = new Map([[file, 0]])
  for (const [near, distance] of distances)
    for (const next of importsOf(near)) if (!distances.has(next)) distances.set(next, distance + 1)
  return distances
}
