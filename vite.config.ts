import react from "@vitejs/plugin-react"
import { createHash } from "node:crypto"
import type { Plugin } from "vite"
import { defineConfig } from "vitest/config"
import { projects } from "./tests/rigs/projects.ts"

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
    const cutter = new URL("./fixtures/pictures/cut-for-pages.ts", import.meta.url).href
    const { cutForPages } = await import(/* @vite-ignore */ cutter)
    await cutForPages(root, "dist/client/pictures", (line: string) => console.log(line))
  },
})

/**
 * Small parts that several screens share travel in one file; what one screen has stays its own. What
 * only forms and receipts share stays out of the first pages.
 */
const groups = [
  {
    name: "parts",
    test: /\/(ui\/(parts\/(?!use-form|[Ii]ssue-?[Ss]ummary|[Pp]rice-?[BbDNR])|formats\/(?!country)|translations)|lucide-react|core\/(stay|money)\/[a-z-]+(\.rules)?\.ts$)/,
    minShareCount: 9,
  },
]

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

export default defineConfig({
  plugins: [react(), jsonAsScript(), buildMark(), payloads(), pictures()],
  publicDir: "ui/public",
  build: { target: "baseline-widely-available", assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        outDir: "dist/client",
        manifest: true,
        rolldownOptions: { input: "ui/main.tsx", output: { codeSplitting: { groups } } },
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
  test: { projects },
})
