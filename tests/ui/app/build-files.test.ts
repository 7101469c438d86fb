import { startFilesOf, type BuildFiles } from "#ui/app/build-files.ts"
import { expect, it } from "vitest"

const files: BuildFiles = {
  kind: "built",
  manifest: {
    "ui/main.tsx": {
      file: "main.js",
      css: ["main.css"],
      imports: ["_react.js"],
      dynamicImports: ["further-pages.ts", "Home.tsx"],
    },
    "_react.js": { file: "react.js" },
    "further-pages.ts": { file: "further.js", dynamicImports: ["Contact.tsx"] },
    "Home.tsx": { file: "home.js", css: ["home.css"], dynamicImports: ["Gallery.tsx"] },
    "Contact.tsx": { file: "contact.js", css: ["contact.css"], imports: ["_react.js", "_form.js"] },
    "_form.js": { file: "form.js" },
    "Gallery.tsx": { file: "gallery.js", css: ["gallery.css"] },
  },
  styles: { "/main.css": "", "/home.css": "", "/contact.css": "", "/gallery.css": "" },
}
const screens = [
  ["/", "Home.tsx"],
  ["/contact-us", "Contact.tsx"],
] as const

it("starts a page with the first script, its screen, and the styles of both", () => {
  expect(startFilesOf(files, screens, "/")).toEqual({
    entry: "/main.js",
    scripts: ["/react.js", "/main.js", "/home.js"],
    styles: ["/main.css", "/home.css", "/gallery.css"],
  })
})

it("fetches at once what leads to a screen that the first script does not name", () => {
  expect(startFilesOf(files, screens, "/contact-us")?.scripts).toEqual([
    "/react.js",
    "/main.js",
    "/form.js",
    "/contact.js",
    "/further.js",
  ])
})

it("starts a page of no route with the first script alone", () => {
  expect(startFilesOf(files, screens, "/nowhere")?.scripts).toEqual(["/react.js", "/main.js"])
})
