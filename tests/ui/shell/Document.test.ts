// @vitest-environment node
import { serverPage, type Asked } from "#tests/ui/support/server-page.ts"
import { describe, expect, it } from "vitest"

const opens = async (asked: Partial<Asked> = {}) =>
  (await serverPage({ path: "/about-us", ...asked })).document

const colours = (document: Document) =>
  [...document.querySelectorAll("meta[name=theme-color]")].map((meta) => [
    meta.getAttribute("content"),
    meta.getAttribute("media"),
  ])

const scheme = (document: Document) =>
  document.querySelector("meta[name=color-scheme]")?.getAttribute("content")

describe("the document of a page", () => {
  it.each([
    ["en", "en"],
    ["bm", "ms"],
    ["cn", "zh-Hans"],
  ] as const)("is in the language %s from the first byte on", async (language, tag) => {
    const { documentElement } = await opens({ language })

    expect(documentElement.getAttribute("lang")).toBe(tag)
    expect(documentElement.dataset["language"]).toBe(language)
  })

  it("has the theme of the device where none was chosen", async () => {
    const document = await opens()

    expect(document.documentElement.hasAttribute("data-theme")).toBe(false)
    expect(scheme(document)).toBe("light dark")
    expect(colours(document)).toEqual([
      ["#fbf9f4", "(prefers-color-scheme: light)"],
      ["#0e1613", "(prefers-color-scheme: dark)"],
    ])
  })

  it.each([
    ["light", "#fbf9f4"],
    ["dark", "#0e1613"],
  ] as const)("has the %s theme that the guest chose", async (theme, colour) => {
    const document = await opens({ theme })

    expect(document.documentElement.dataset["theme"]).toBe(theme)
    expect(scheme(document)).toBe(theme)
    expect(colours(document)).toEqual([[colour, null]])
  })

  it("does not wait for a first paint while developing", async () => {
    const { documentElement } = await opens()

    expect(documentElement.getAttribute("data-font")).toBe("")
    expect(documentElement.getAttribute("data-far")).toBe("")
  })

  it("carries the facts of the page, which its scripts read", async () => {
    const document = await opens({ language: "bm" })

    const facts = JSON.parse(document.getElementById("page-facts")?.textContent ?? "{}")
    expect(facts).toMatchObject({ language: "bm", origin: "http://localhost", sandbox: true })
  })

  it("lets the keyboard skip to the page", async () => {
    const document = await opens()

    expect(document.querySelector("a[href='#main']")?.textContent).toBe("Skip to main content")
    expect(document.querySelector("main")?.id).toBe("main")
    expect(document.querySelector("main")?.getAttribute("tabindex")).toBe("-1")
  })

  it("says on every page of a demonstration that it is one, and on no other", async () => {
    const said = "aside[aria-label='Demonstration.']"

    expect((await opens({ deployment: { demonstration: true } })).querySelector(said)).toBeTruthy()
    expect((await opens()).querySelector(said)).toBeNull()
  })
})
