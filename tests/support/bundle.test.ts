import { expect, it } from "vitest"
import { firstScriptsOf, type Manifest } from "./bundle.ts"

const manifest: Manifest = {
  "ui/main.tsx": { file: "main.js", imports: ["_react.js"] },
  "ui/Home.tsx": { file: "home.js", imports: ["_react.js", "ui/main.tsx"] },
  "ui/Later.tsx": { file: "later.js" },
  "_react.js": { file: "react.js" },
  "ui/theme.css": { file: "theme.css" },
}

it("counts everything a page imports once, and nothing it fetches later", () => {
  expect(firstScriptsOf(manifest, ["ui/main.tsx", "ui/Home.tsx", "ui/theme.css"])).toEqual([
    "main.js",
    "react.js",
    "home.js",
  ])
})

it("refuses to measure a module that the build does not have", () => {
  expect(() => firstScriptsOf(manifest, ["ui/Gone.tsx"])).toThrow("no file for ui/Gone.tsx")
})
