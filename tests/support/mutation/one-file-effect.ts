import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join, resolve } from "node:path"

const FOLDER = ".cache/mutation"
const FROM_EFFECT = /import \{([^}]*)\} from "effect"/g

/** What core, its tests and the adapters that they use take from Effect; no types. */
const namesTaken = (): ReadonlyArray<string> => {
  const files = globSync("{adapters,core,fixtures,tests/core}/**/*.ts")
  const taken = files.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(FROM_EFFECT)].flatMap(([, names = ""]) =>
      names.split(",").map((name) => name.trim()),
    ),
  )
  return [...new Set(taken)].filter((name) => /^\w+$/.test(name)).toSorted()
}

/**
 * Writes what is taken from Effect as one file and says where. Every mutant is tested in a new
 * worker, and Effect's hundreds of files are most of what a new worker has to read.
 */
export const effectInOneFile = async (): Promise<string> => {
  mkdirSync(FOLDER, { recursive: true })
  const entry = join(FOLDER, "entry.js")
  writeFileSync(entry, `export { ${namesTaken().join(", ")} } from "effect"\n`)
  const { build } = await import("vite")
  await build({
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    ssr: { noExternal: true },
    build: {
      outDir: FOLDER,
      emptyOutDir: false,
      ssr: entry,
      rolldownOptions: { output: { entryFileNames: "effect.js" } },
    },
  })
  return resolve(FOLDER, "effect.js")
}
