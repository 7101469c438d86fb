import { offlineMarks } from "#core/offline/offline-document.ts"
import { sorryPage } from "#ui/documents/error-page.tsx"
import { offlinePage } from "#ui/documents/offline-page.tsx"
import { within } from "@testing-library/dom"
import { describe, expect, it } from "vitest"

const asked = {
  language: "en",
  theme: null,
  nonce: "n-1",
  address: "/properties?adults=2",
} as const

const parsed = (html: string) => {
  const page = new DOMParser().parseFromString(html, "text/html")
  return { page, inside: within(page.body) }
}

const linksOf = ({ inside }: ReturnType<typeof parsed>) =>
  inside.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])

describe("the page that says sorry", () => {
  it("is a document of its own with a title and its style by the nonce", () => {
    const html = sorryPage(asked)
    const { page } = parsed(html)

    expect(html).toMatch(/^<!doctype html><html lang="en" style="color-scheme:light dark">/)
    expect(page.title).toBe("Error | Singgah")
    expect(page.querySelector("style")!.getAttribute("nonce")).toBe("n-1")
    expect(page.querySelector("style")!.textContent).toContain("background: light-dark(")
    expect(page.querySelector("meta[charset]")!.getAttribute("charset")).toBe("utf-8")
    expect(page.querySelector('meta[name="viewport"]')!.getAttribute("content")).toBe(
      "width=device-width, initial-scale=1",
    )
  })

  it("says what happened, and leads back there or to the first page", () => {
    const drawn = parsed(sorryPage(asked))

    expect(drawn.inside.getByRole("heading", { level: 1 }).textContent).toBe(
      "We could not load this page",
    )
    expect(drawn.page.querySelector("main p")!.textContent).toBe(
      "Something went wrong on our side. Please try again.",
    )
    expect(drawn.inside.getByRole("navigation", { name: "Singgah" })).toBeTruthy()
    expect(linksOf(drawn)).toEqual([
      ["Try again", "/properties?adults=2"],
      ["Back To Homepage", "/"],
    ])
  })

  it("says that the site is busy, where that is all", () => {
    const { page } = parsed(sorryPage({ ...asked, isBusy: true }))

    expect(page.querySelector("main p")!.textContent).toBe(
      "Singgah is very busy right now. Please try again in a moment.",
    )
  })

  it("keeps the theme and the language of the guest", () => {
    const html = sorryPage({ ...asked, theme: "dark", language: "bm" })

    expect(html).toContain('<html lang="ms" style="color-scheme:dark">')
  })

  it("says that the site is a demonstration only where it is one", () => {
    const { inside } = parsed(sorryPage({ ...asked, demonstration: true }))

    expect(inside.getByRole("complementary", { name: "Demonstration." }).textContent).toBe(
      "Demonstration. No stay here is real, no real money is taken, and others can see what you enter. Please do not enter real personal details.",
    )
    expect(parsed(sorryPage(asked)).inside.queryByRole("complementary")).toBeNull()
  })
})

describe("the page without a connection", () => {
  it("says so, and leads back to what was asked for", () => {
    const html = offlinePage("en")
    const drawn = parsed(html)

    expect(html).toMatch(/^<!doctype html><html lang="en">/)
    expect(drawn.page.title).toBe("You are offline | Singgah")
    expect(drawn.inside.getByRole("heading", { level: 1 }).textContent).toBe("You are offline")
    expect(drawn.page.querySelector("main p")!.textContent).toBe(
      "This page needs a connection. Try again once you are back online.",
    )
    expect(drawn.inside.getByRole("navigation", { name: "Singgah" })).toBeTruthy()
    expect(linksOf(drawn)).toEqual([["Try again", offlineMarks.address]])
  })

  it("has a list of kept pages under its heading, hidden until there are any", () => {
    const { page } = parsed(offlinePage("en"))
    const section = page.querySelector("section")!

    expect(section.hasAttribute("hidden")).toBe(true)
    expect(section.getAttribute("aria-labelledby")).toBe(section.querySelector("h2")!.id)
    expect(section.querySelector("h2")!.textContent).toBe("Saved on this device")
    expect(section.querySelector("ul")!.getAttribute("role")).toBe("list")
    expect(section.querySelector("ul")!.textContent).toBe(offlineMarks.list)
  })

  it("is not for search engines, and fits a phone", () => {
    const { page } = parsed(offlinePage("cn"))
    const contentOf = (name: string) =>
      page.querySelector(`meta[name="${name}"]`)!.getAttribute("content")

    expect(page.documentElement.lang).toBe("zh-Hans")
    expect(contentOf("robots")).toBe("noindex")
    expect(contentOf("viewport")).toBe("width=device-width, initial-scale=1")
    expect(page.querySelector("meta[charset]")!.getAttribute("charset")).toBe("utf-8")
  })

  it("has the marks of nonce and colour scheme in its style", () => {
    const style = parsed(offlinePage("en")).page.querySelector("style")!

    expect(style.getAttribute("nonce")).toBe(offlineMarks.nonce)
    expect(style.textContent).toContain(`html { color-scheme: ${offlineMarks.scheme} }`)
    expect(style.textContent).toContain("background: light-dark(")
  })
})
