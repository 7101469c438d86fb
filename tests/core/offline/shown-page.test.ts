import { shownPageIn } from "#core/offline/shown-page.ts"
import { expect, it } from "vitest"

const shown = {
  address: "/properties?page=2",
  title: "Stays",
  guest: "aisyah@example.com",
  language: "bm",
  theme: "dark",
  files: ["/assets/a.js"],
} as const

it("is read as it was said", () => {
  expect(shownPageIn(shown)).toEqual(shown)
})

it("may tell of the guest alone, and of one who chose no theme", () => {
  expect(shownPageIn({ ...shown, address: null, theme: null })).toEqual({
    ...shown,
    address: null,
    theme: null,
  })
})

it.each([
  ["no text", 5],
  ["another site", "//evil.example/x"],
  ["a whole address", "https://evil.example/"],
  ["a path without its slash", "properties"],
  ["nothing said", undefined],
])("is nothing where the address is %s", (_, address) => {
  expect(shownPageIn({ ...shown, address })).toBeNull()
})

it.each([
  ["title", 1],
  ["guest", null],
  ["language", "fr"],
  ["language", 3],
  ["files", "/assets/a.js"],
])("is nothing with another %s", (name, value) => {
  expect(shownPageIn({ ...shown, [name]: value })).toBeNull()
})

it("leaves out an unknown theme and files of elsewhere", () => {
  const files = [
    "/assets/a.js",
    "//evil.example/b.js",
    7,
    "https://evil.example/c.js",
    "x/assets/d",
  ]
  expect(shownPageIn({ ...shown, theme: "blue", files })).toEqual({
    ...shown,
    theme: null,
    files: ["/assets/a.js"],
  })
  expect(shownPageIn({ ...shown, theme: 4 })?.theme).toBeNull()
})

it.each([null, undefined, "text", 4, {}, []])("is nothing where %j is said", (said) => {
  expect(shownPageIn(said)).toBeNull()
})
