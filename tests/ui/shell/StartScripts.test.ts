// @vitest-environment node
import { serverPage } from "#tests/ui/support/server-page.ts"
import type { BuildFiles } from "#ui/app/build-files.ts"
import { FONT } from "#ui/theme/font.ts"
import { describe, expect, it } from "vitest"

const scriptsOf = async (files: BuildFiles, path = "/about-us") => {
  const { document } = await serverPage({ path, deployment: { files } })
  return [...document.querySelectorAll("head script")]
}

/** What the script at the head of a page is given. */
const startOf = async (files: BuildFiles, path?: string) => {
  const [script] = (await scriptsOf(files, path)).filter((one) =>
    one.textContent.includes("modulepreload"),
  )
  const [, start] = /\)\((\{.*\})\)$/.exec(script?.textContent ?? "") ?? []
  return { nonce: script?.getAttribute("nonce"), start: JSON.parse(start ?? "null") as unknown }
}

const built: BuildFiles = {
  kind: "built",
  manifest: {
    "ui/main.tsx": { file: "assets/main.js", css: ["assets/main.css"] },
    "ui/screens/information/InformationScreen.tsx": { file: "assets/text.js" },
  },
  styles: { "/assets/main.css": "" },
}

describe("what starts a page that a server has drawn", () => {
  it("is a script that the page allows, with the files of this page and the font", async () => {
    expect(await startOf(built)).toEqual({
      nonce: "nonce",
      start: {
        entry: "/assets/main.js",
        scripts: ["/assets/main.js", "/assets/text.js"],
        styles: ["/assets/main.css"],
        font: FONT,
      },
    })
  })

  it("is the first script alone where there is no such page", async () => {
    expect(await startOf(built, "/nowhere")).toMatchObject({
      start: { scripts: ["/assets/main.js"] },
    })
  })

  it("is nothing of the page while developing: it starts by itself", async () => {
    const sources = { kind: "sources", scripts: [{ src: "/ui/main.tsx" }], css: [] } as const

    expect(await startOf(sources)).toEqual({ nonce: undefined, start: null })
  })
})
