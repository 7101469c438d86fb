import react from "@vitejs/plugin-react"
import { createHash } from "node:crypto"
import { join, relative } from "node:path"
import type { Plugin } from "vite"
import { defineConfig } from "vitest/config"
import { sequence } from "./tests/support/longest-first.ts"
import { projects } from "./tests/support/projects.ts"

const root = import.meta.dirname

/** Writes builds/latest.json and builds/meta/{id}.json, by which open pages notice a newer build. */
const buildMark = (): Plugin => ({
  name: "build-mark",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  generateBundle(_, bundle) {
    const files = Object.keys(bundle).toSorted()
    const id = createHash("sha256").update(files.join("\n")).digest("hex").slice(0, 16)
    const mark = (fileName: string, value: object) =>
      this.emitFile({ type: "asset", fileName, source: JSON.stringify(value) })
    mark("builds/latest.json", { id })
    mark(`builds/meta/${id}.json`, { id, files })
  },
})

/** Writes the text of every information page down, once in each language, for soft navigation. */
const payloads = (): Plugin => ({
  name: "payloads",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  async generateBundle() {
    const writer = new URL("./ui/translations/pages/payload-files.ts", import.meta.url).href
    const { payloadFiles } = await import(/* @vite-ignore */ writer)
    for (const { fileName, source } of payloadFiles())
      this.emitFile({ type: "asset", fileName, source })
  },
})

/** Puts the pictures beside the pages; an address keeps the configuration from bundling the cutter. */
const pictures = (): Plugin => ({
  name: "pictures",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  async writeBundle() {
    const cutter = new URL("./adapters/command-line/pictures/cut-demo-pictures.ts", import.meta.url)
      .href
    const { cutForPages } = await import(/* @vite-ignore */ cutter)
    await cutForPages(root, "dist/client/pictures", (line: string) => console.log(line))
  },
})

/** Draws the pages that are the same for everybody, once both programs stand that draw them. */
const writtenPages = (): Plugin => ({
  name: "written-pages",
  apply: "build",
  async buildApp({ environments, build }) {
    const writer = new URL("./adapters/command-line/site/write-pages.ts", import.meta.url).href
    const { startBuild, writePages } = await import(/* @vite-ignore */ writer)
    await startBuild(join(root, "dist"))
    for (const environment of Object.values(environments)) await build(environment)
    await writePages(join(root, "dist"))
  },
})

type ModuleGraph = { readonly getModuleInfo: (id: string) => { importedIds: string[] } | null }

/** Everything that the modules of these files import, and what that imports, without waiting. */
const neededBy = (graph: ModuleGraph, files: ReadonlyArray<string>): Set<string> => {
  const needed = new Set<string>()
  const visit = (id: string): void => {
    if (needed.has(id)) return
    needed.add(id)
    graph.getModuleInfo(id)?.importedIds.forEach(visit)
  }
  files.map((file) => join(root, file)).forEach(visit)
  return needed
}

const START = "ui/main.tsx"
const HOME = "ui/screens/home/HomeScreen.tsx"
const FIRST_PAGES = [HOME, "ui/screens/results/ResultsScreen.tsx"]

/**
 * What both pages need that guests come to first travels in one file, and what the first of them
 * needs beside it in another, because many small ones weigh more; everything else is fetched with
 * the screens that need it.
 */
const firstLoad = () => {
  let fileOf: ReadonlyMap<string, string> | undefined
  return (id: string, graph: ModuleGraph): string | null => {
    if (!fileOf) {
      const [home, results] = FIRST_PAGES.map((page) => neededBy(graph, [START, page]))
      // Pages ask for the file of a screen by its name.
      home?.delete(join(root, HOME))
      fileOf = new Map([...(home ?? [])].map((one) => [one, results?.has(one) ? "first" : "home"]))
    }
    return fileOf.get(id) ?? null
  }
}

const jsonAttributes = [' with { type: "json" }', ', { with: { type: "json" } }']

/** While developing, JSON is served as a script: a browser told to expect JSON would refuse it. */
const jsonAsScript = (): Plugin => ({
  name: "json-as-script",
  apply: "serve",
  enforce: "pre",
  transform(source, id) {
    if (!/\.tsx?$/.test(id) || !source.includes(".json")) return null
    const code = jsonAttributes.reduce(
      (left, attribute) => left.replaceAll(attribute, " ".repeat(attribute.length)),
      source,
    )
    return { code, map: null }
  },
})

/** A class by its name and its file alone: with the number of its line, as is usual, pages are longer. */
const shortClassName = (name: string, file: string): string => {
  const style = relative(root, file.replace(/\?.*$/, ""))
  return `${name}_${createHash("sha256").update(style).digest("base64url").slice(0, 4)}`
}

/** React has the hook itself since version 18; the packages that read stores bring one for older ones. */
const storeHookOfReact = [
  {
    find: /^use-sync-external-store\/shim\/with-selector(\.js)?$/,
    replacement: "use-sync-external-store/with-selector",
  },
]

export default defineConfig({
  plugins: [react(), jsonAsScript(), buildMark(), payloads(), pictures(), writtenPages()],
  resolve: { alias: storeHookOfReact },
  publicDir: "ui/public",
  css: { modules: { generateScopedName: shortClassName } },
  build: { target: "baseline-widely-available", assetsInlineLimit: 0 },
  environments: {
    client: {
      // Pages bring their styles in them, and a browser that starts such a page leaves them there.
      define: { "process.env.TSS_INLINE_CSS_ENABLED": '"true"' },
      build: {
        outDir: "dist/client",
        manifest: true,
        rolldownOptions: {
          input: "ui/main.tsx",
          // Cutting the pictures takes most of the time, as it has to; nobody needs to be told.
          checks: { bundlerTimings: false },
          output: {
            codeSplitting: { groups: [{ name: firstLoad() }] },
            // The first load names every other file: a letter less of each is a hundred bytes.
            chunkFileNames: ({ name }) =>
              name.endsWith("Screen") ? "assets/[name]-[hash:7].js" : "assets/[hash:7].js",
            // Fonts and pictures keep their names: the server's build calls them by the same.
            assetFileNames: ({ names }) =>
              names.some((name) => name.endsWith(".css"))
                ? "assets/[hash:7][extname]"
                : "assets/[name]-[hash][extname]",
          },
        },
      },
    },
    // Beside the pages, after them: one file without any other, as not every browser takes modules.
    worker: {
      consumer: "client",
      build: {
        outDir: "dist/client",
        emptyOutDir: false,
        copyPublicDir: false,
        rolldownOptions: {
          input: "adapters/service-worker/service-worker.ts",
          output: { format: "iife", entryFileNames: "service-worker.js" },
        },
      },
    },
    ssr: {
      build: {
        outDir: "dist/server",
        ssr: true,
        copyPublicDir: false,
        rolldownOptions: { input: "ui/render.tsx" },
      },
    },
  },
  builder: {},
  test: { projects, sequence },
})
