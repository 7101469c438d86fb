import { globSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { brotliCompressSync } from "node:zlib"

/** What the build wrote for one module, as Vite's manifest says. */
export interface BuiltModule {
  readonly file: string
  readonly imports?: ReadonlyArray<string>
}

/** Every module of a build that has a file of its own. */
export type Manifest = Readonly<Record<string, BuiltModule>>

/** What the browser gets: its manifest and the folder of its files. */
export interface Bundle {
  readonly folder: string
  readonly manifest: Manifest
}

/** The scripts a page needs before anything of it works: its modules and all they import. */
export const firstScriptsOf = (
  manifest: Manifest,
  modules: ReadonlyArray<string>,
): ReadonlyArray<string> => {
  const seen = new Set<string>()
  const visit = (name: string): void => {
    const module = manifest[name]
    if (!module) throw new Error(`The build has no file for ${name}`)
    if (seen.has(name)) return
    seen.add(name)
    module.imports?.forEach(visit)
  }
  modules.forEach(visit)
  const files = [...seen].map((name) => manifest[name]?.file ?? "")
  return [...new Set(files)].filter((file) => file.endsWith(".js"))
}

/** The bundle that `npm run build` left in dist; its absence is an error. */
export const builtBundle = (): Bundle => {
  const [found] = globSync("dist/**/.vite/manifest.json").toSorted()
  if (!found) throw new Error("There is no build to measure: npm run build")
  return {
    folder: dirname(dirname(found)),
    manifest: JSON.parse(readFileSync(found, "utf8")) as Manifest,
  }
}

/** How many bytes of scripts travel, compressed, before a page works. */
export const firstLoadOf = ({ folder, manifest }: Bundle, modules: ReadonlyArray<string>): number =>
  firstScriptsOf(manifest, modules)
    .map((file) => brotliCompressSync(readFileSync(join(folder, file))).length)
    .reduce((total, bytes) => total + bytes, 0)

/** The file in which a module travels that is fetched when it is needed. */
export const fileOf = ({ manifest }: Bundle, module: string): string => {
  const built = manifest[module]
  if (!built) throw new Error(`The build has no file for ${module}`)
  return built.file
}
