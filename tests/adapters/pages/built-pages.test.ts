import { builtPagesIn } from "#adapters/pages/built-pages.ts"
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { describe, expect, it } from "vitest"

const manifest = {
  "ui/main.tsx": { file: "assets/main.js", css: ["assets/a.css", "assets/b.css"] },
  "ui/screens/home/HomeScreen.tsx": { file: "assets/HomeScreen.js", css: ["assets/a.css"] },
  "ui/screens/help/HelpScreen.tsx": { file: "assets/HelpScreen.js" },
}

const program = `
export const render = () => "rendered"
export const writeLetter = () => "written"
export const receiptSheet = () => "set"
export const sorryPage = () => "sorry"
export const offlinePage = () => "offline"
`

/** A folder in which a build left these files. */
const aFolder = (files: Readonly<Record<string, string>>): string => {
  const folder = mkdtempSync(join(tmpdir(), "singgah-build-"))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return folder
}

const aBuild = () =>
  aFolder({
    "server/render.js": program,
    "client/.vite/manifest.json": JSON.stringify(manifest),
    "client/builds/latest.json": '{"id":"build-1"}',
    "client/assets/a.css": "\np { color: red }\n\n",
    "client/assets/b.css": "a { color: blue }",
    "client/help/_payload.bm.json": '{"title":"Bantuan"}',
    "pages/bm/help.dark.html": "<p>Bantuan</p>",
  })

describe("the pages of a build", () => {
  it("are none where there is no build", async () => {
    expect(await builtPagesIn(aFolder({ "client/index.html": "" }))).toBeNull()
  })

  it("are drawn by its program, with its files and what its style sheets say", async () => {
    const built = await builtPagesIn(aBuild())

    expect(built?.build).toBe("build-1")
    expect(built?.filesOfPages).toEqual({
      kind: "built",
      manifest,
      styles: { "/assets/a.css": "p { color: red }", "/assets/b.css": "a { color: blue }" },
    })
    const { render, writeLetter, receiptSheet, sorryPage, offlinePage } = built as never as Record<
      string,
      () => string
    >
    const said = [render, writeLetter, receiptSheet, sorryPage, offlinePage].map((call) => call?.())
    expect(said).toEqual(["rendered", "written", "set", "sorry", "offline"])
  })

  it("are read where the build wrote them", async () => {
    const built = await builtPagesIn(aBuild())

    const page = { path: "/help", language: "bm", theme: "dark", isNamed: false } as const
    expect(await built?.written?.(page)).toBe("<p>Bantuan</p>")
    await expect(built?.written?.({ ...page, theme: "light" })).rejects.toThrow("ENOENT")
  })

  it("give the text of a page in its reader's language, and each other file by its address", async () => {
    const built = await builtPagesIn(aBuild())
    const textOf = async (path: string) =>
      (await built?.files(new Request(`https://stays.test${path}`)))?.text()

    expect(await textOf("/help/_payload.json?lang=bm")).toBe('{"title":"Bantuan"}')
    expect(await textOf("/assets/b.css")).toBe("a { color: blue }")
  })
})
