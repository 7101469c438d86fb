import { readdirSync, readFileSync } from "node:fs"
import { posix } from "node:path"

const root = new URL("../../../", import.meta.url)

const SOURCE = /\.(ts|tsx)$/
const IMPORTED = /(?:\bfrom|\bimport)\s*\(?\s*"([.#][^"]+)"/g

/** A source file of one top-level folder, with the files of the project that it imports. */
export type SourceFile = {
  readonly path: string
  readonly imports: ReadonlyArray<string>
}

const sourceAt = (path: string): SourceFile => {
  const text = readFileSync(new URL(path, root), "utf8")
  const imports = [...text.matchAll(IMPORTED)].map(([, name = ""]) =>
    name.startsWith("#") ? name.slice(1) : posix.join(posix.dirname(path), name),
  )
  return { path, imports }
}

/** Every source file below a top-level folder, by its path from the project's root. */
export const sourcesOf = (top: string): ReadonlyArray<SourceFile> =>
  readdirSync(new URL(`${top}/`, root), { recursive: true, encoding: "utf8" })
    .map((name) => posix.join(top, name.replaceAll("\\", "/")))
    .filter((path) => SOURCE.test(path))
    .toSorted()
    .map(sourceAt)

/** The text of a file, by its path from the project's root. */
export const textAt = (path: string): string => readFileSync(new URL(path, root), "utf8")
