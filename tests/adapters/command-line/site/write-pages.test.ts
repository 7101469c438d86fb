import { startBuild, writePages } from "#adapters/command-line/site/write-pages.ts"
import { commonPages, pageFileOf } from "#adapters/pages/pages-for-everybody.ts"
import { languages } from "#core/preferences/preferences.ts"
import {
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { beforeEach, expect, it, onTestFinished, vi } from "vitest"

const built = vi.hoisted(() => ({ pages: null as unknown, folders: [] as Array<string> }))

vi.mock(import("#adapters/pages/built-pages.ts"), async (original) => ({
  ...(await original()),
  builtPagesIn: (async (folder: string) => {
    built.folders.push(folder)
    return built.pages
  }) as never,
}))

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "singgah-written-"))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  built.folders = []
  built.pages = {
    filesOfPages: { kind: "built", manifest: {} },
    render: async ({ url }: Request, needs: Record<string, unknown>) =>
      new Response([url, needs["language"], needs["theme"], needs["sandbox"]].join(" ")),
    offlinePage: (language: string) => `offline in ${language}`,
  }
})

const textOf = (file: string) => readFileSync(join(folder, file), "utf8")

it("a build that begins is not finished, whatever was there before", async () => {
  writeFileSync(join(folder, "finished"), "")

  await startBuild(join(folder))
  await startBuild(join(folder, "in", "a", "new", "folder"))

  expect(existsSync(join(folder, "finished"))).toBe(false)
  expect(textOf("started")).toBe("")
  expect(textOf("in/a/new/folder/started")).toBe("")
})

it("pages are written for everybody, and the build is finished as of its start", async () => {
  await startBuild(folder)
  utimesSync(join(folder, "started"), 5, 5)

  await writePages(folder)

  expect(built.folders).toEqual([folder])
  const known = commonPages.map((page) => textOf(join("pages", pageFileOf(page))))
  expect(known).toHaveLength(commonPages.length)
  expect(textOf("pages/bm/help.dark.html")).toBe("https://origin.invalid/help bm dark true")
  for (const language of languages)
    expect(textOf(`client/offline/${language}.html`)).toBe(`offline in ${language}`)
  expect(existsSync(join(folder, "started"))).toBe(false)
  expect(statSync(join(folder, "finished")).mtimeMs).toBe(5000)
})

it("without an offline page, an empty one is written", async () => {
  built.pages = { ...(built.pages as object), offlinePage: undefined }
  await startBuild(folder)

  await writePages(folder)

  expect(textOf("client/offline/en.html")).toBe("")
})

it("where nothing was built, it is said where it was looked for", async () => {
  built.pages = null

  await expect(writePages(folder)).rejects.toThrow(new Error(`Nothing was built in ${folder}`))
})
