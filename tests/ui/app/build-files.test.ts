import { filesOfPages, startFilesOf, type BuildFiles } from "#ui/app/build-files.ts"
import { describe, expect, it } from "vitest"

/** A build of its own for each test: what was found out of one is kept with it. */
const aBuild = () =>
  ({
    kind: "built",
    manifest: {
      "ui/main.tsx": {
        file: "main.js",
        css: ["main.css"],
        imports: ["_react.js"],
        dynamicImports: ["further-pages.ts", "Home.tsx", "_form.js", "gone.ts"],
      },
      "_react.js": { file: "react.js", css: ["react.css"] },
      "further-pages.ts": { file: "further.js", dynamicImports: ["Contact.tsx"] },
      "Home.tsx": { file: "home.js", css: ["home.css"], dynamicImports: ["Gallery.tsx"] },
      "Contact.tsx": {
        file: "contact.js",
        css: ["contact.css"],
        imports: ["_react.js", "_form.js"],
      },
      "_form.js": { file: "form.js" },
      "Gallery.tsx": { file: "gallery.js", css: ["gallery.css"] },
    },
    styles: { "/main.css": "", "/home.css": "", "/contact.css": "", "/gallery.css": "" },
  }) satisfies BuildFiles
const screens = [
  ["/", "Home.tsx"],
  ["/contact-us", "Contact.tsx"],
] as const

it("starts a page with the first script, its screen, and the styles of both", () => {
  expect(startFilesOf(aBuild(), screens, "/")).toEqual({
    entry: "/main.js",
    scripts: ["/react.js", "/main.js", "/home.js"],
    styles: ["/main.css", "/home.css", "/gallery.css"],
  })
})

it("fetches at once what leads to a screen that the first script does not name", () => {
  expect(startFilesOf(aBuild(), screens, "/contact-us")?.scripts).toEqual([
    "/react.js",
    "/main.js",
    "/form.js",
    "/contact.js",
    "/further.js",
  ])
})

it("starts a page of no route with the first script alone", () => {
  expect(startFilesOf(aBuild(), screens, "/nowhere")?.scripts).toEqual(["/react.js", "/main.js"])
})

it("names no styles that are not in the page itself", () => {
  const { styles: _, ...without } = aBuild()
  const some = { ...aBuild(), styles: { "/home.css": "" } }

  expect(startFilesOf(some, screens, "/")?.styles).toEqual(["/home.css"])
  expect(startFilesOf(some, screens, "/nowhere")?.styles).toEqual([])
  expect(startFilesOf(without as BuildFiles, screens, "/")?.styles).toEqual([])
})

it("has no styles of a screen on a page of no route", () => {
  expect(startFilesOf(aBuild(), screens, "/nowhere")?.styles).toEqual(["/main.css"])
})

it("has the styles of what a screen imports after its own, each once", () => {
  const manifest = {
    "ui/main.tsx": { file: "main.js" },
    "Home.tsx": { file: "home.js", css: ["home.css"], imports: ["_card.js", "_list.js"] },
    "_card.js": { file: "card.js", css: ["card.css"], imports: ["_list.js"] },
    "_list.js": {
      file: "list.js",
      css: ["list.css", "card.css"],
      imports: ["_card.js", "_gone.js"],
    },
  }

  expect(filesOfPages({ kind: "built", manifest }, [["/", "Home.tsx"]]).routes).toEqual({
    __root__: { css: [] },
    "/": { css: ["/home.css", "/card.css", "/list.css"] },
  })
})

it("starts nothing of a build without a first script", () => {
  expect(startFilesOf({ kind: "built", manifest: {} }, screens, "/")).toEqual({
    entry: "/",
    scripts: [],
    styles: [],
  })
})

describe("the files that pages are drawn with", () => {
  it("are the styles of each route that the first script has not brought", () => {
    expect(filesOfPages(aBuild(), screens)).toEqual({
      inlineCss: { styles: aBuild().styles },
      routes: {
        __root__: { css: ["/main.css", "/react.css"] },
        "/": { css: ["/home.css", "/gallery.css"] },
        "/contact-us": { css: ["/contact.css"] },
      },
    })
  })

  it("are looked for once in a build", () => {
    const files = aBuild()

    expect(filesOfPages(files, screens)).toBe(filesOfPages(files, screens))
  })
})

describe("while developing", () => {
  const sources: BuildFiles = {
    kind: "sources",
    scripts: [{ src: "/@vite/client" }, { code: "refresh()" }],
    css: ["/ui/theme.css"],
  }

  it("a page asks for its scripts and styles itself, as modules", () => {
    expect(filesOfPages(sources, screens)).toStrictEqual({
      routes: {
        __root__: {
          css: ["/ui/theme.css"],
          scripts: [
            { attrs: { type: "module", src: "/@vite/client" } },
            { attrs: { type: "module" }, children: "refresh()" },
          ],
        },
      },
    })
  })

  it("nothing else starts it", () => {
    expect(startFilesOf(sources, screens, "/")).toBeNull()
  })
})
