// @vitest-environment node
import { brotliCompressSync } from "node:zlib"
import { build, type Rolldown } from "vite"
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest"

const KILOBYTE = 1000
const SCREENS = "ui/screens"

let chunks: ReadonlyMap<string, Rolldown.OutputChunk>

const chunkOf = (module: string): Rolldown.OutputChunk => {
  const chunk = [...chunks.values()].find(({ facadeModuleId }) => facadeModuleId?.endsWith(module))
  if (!chunk) throw new Error(`The build has no chunk for ${module}`)
  return chunk
}

const withImports = (
  { fileName, imports }: Rolldown.OutputChunk,
  seen = new Set<string>(),
): ReadonlySet<string> => {
  if (seen.has(fileName)) return seen
  seen.add(fileName)
  for (const file of imports) {
    const chunk = chunks.get(file)
    if (chunk) withImports(chunk, seen)
  }
  return seen
}

/** The chunks a browser reads before the page answers its first press. */
const firstLoadOf = (screen: string): ReadonlyArray<Rolldown.OutputChunk> => {
  const files = new Set([
    ...withImports(chunkOf("ui/main.tsx")),
    ...withImports(chunkOf(`${SCREENS}/${screen}`)),
  ])
  return [...files].flatMap((file) => chunks.get(file) ?? [])
}

const kilobytesOf = (screen: string): number =>
  firstLoadOf(screen).reduce((sum, { code }) => sum + brotliCompressSync(code).length, 0) / KILOBYTE

const modulesOf = (all: Iterable<Rolldown.OutputChunk>): ReadonlyArray<string> =>
  [...all].flatMap(({ modules }) => Object.keys(modules))

afterAll(() => void vi.unstubAllEnvs())

beforeAll(async () => {
  vi.stubEnv("NODE_ENV", "production")
  const built = await build({
    logLevel: "error",
    mode: "production",
    build: { write: false, rolldownOptions: { input: "ui/main.tsx" } },
  })
  const { output } = (Array.isArray(built) ? built[0] : built) as Rolldown.RolldownOutput
  chunks = new Map(
    output.flatMap((part) => (part.type === "chunk" ? [[part.fileName, part] as const] : [])),
  )
})

describe("the build for browsers", () => {
  test("brings at most 120 KB of scripts with the home page", () => {
    expect(kilobytesOf("home/HomeScreen.tsx")).toBeLessThanOrEqual(120)
  })

  test("brings at most 113 KB of scripts with the results", () => {
    expect(kilobytesOf("results/ResultsScreen.tsx")).toBeLessThanOrEqual(113)
  })

  test("keeps Effect, Inversify, XState and the calendar out of the first load", () => {
    const heavy =
      /node_modules\/(effect|inversify|xstate|i18next|libphonenumber-js)\/|RangeCalendar/
    const loaded = modulesOf([
      ...firstLoadOf("home/HomeScreen.tsx"),
      ...firstLoadOf("results/ResultsScreen.tsx"),
    ])

    expect(loaded.filter((module) => heavy.test(module))).toEqual([])
  })

  test("has nothing in it that only a server may know", () => {
    const serverOnly =
      /adapters\/(postgres|http-server|configuration|command-line|system)\/|fixtures\/|node_modules\/(pg|stripe|sharp|vite|@electric-sql)\/|^node:/

    expect(modulesOf(chunks.values()).filter((module) => serverOnly.test(module))).toEqual([])
  })
})
