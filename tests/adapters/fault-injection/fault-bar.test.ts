// @vitest-environment happy-dom
import { showBar } from "#adapters/fault-injection/fault-bar.ts"
import { faultScenarios } from "#adapters/fault-injection/faults.table.ts"
import { beforeEach, describe, expect, it } from "vitest"

beforeEach(() => {
  document.querySelector("#fault")?.remove()
})

const barElement = () => document.querySelector<HTMLElement>("#fault")!
const bar = () => barElement().textContent
const paragraphs = () =>
  [...barElement().querySelectorAll(":scope > p")].map(({ textContent }) => textContent)

describe("the bar at the edge of the page", () => {
  it("says which fault scenario it is, and leads out of it", () => {
    showBar({ known: ["card-declined"], unknown: [] })

    expect(bar()).toContain("Fault scenario: card-declined. The bank declines the first card.")
    expect(document.querySelector("#fault a")?.getAttribute("href")).toBe("?fault=")
  })

  it("says plainly that there is no fault scenario of a name", () => {
    showBar({ known: [], unknown: ["volcano"] })

    expect(bar()).toContain("There is no fault scenario called “volcano”.")
    expect(bar()).toContain("sold-out-at-pay")
  })

  it("has a paragraph for each name, in English and named for who cannot see it", () => {
    showBar({ known: ["slow", "offline"], unknown: ["volcano", "flood"] })

    expect(paragraphs()).toEqual([
      "Fault scenario: slow. Every answer takes four seconds.",
      "Fault scenario: offline. The connection is gone, and the browser knows it.",
      "There is no fault scenario called “volcano”.",
      "There is no fault scenario called “flood”.",
      "End it",
    ])
    expect(barElement().tagName).toBe("ASIDE")
    expect(barElement().getAttribute("aria-label")).toBe("Fault scenario")
    expect(barElement().lang).toBe("en")
    expect(barElement().parentElement).toBe(document.documentElement)
  })

  it("lists all fault scenarios, each with the way to it", () => {
    showBar({ known: [], unknown: [] })

    const list = barElement().querySelector("details")!
    expect(list.querySelector("summary")?.textContent).toBe("All fault scenarios")
    expect([...list.querySelectorAll("p")].map(({ textContent }) => textContent)).toEqual(
      Object.entries(faultScenarios).map(([name, { tells }]) => `${name} ${tells}`),
    )
    expect([...list.querySelectorAll("a")].map((link) => link.getAttribute("href"))).toEqual(
      Object.keys(faultScenarios).map((name) => `?fault=${name}`),
    )
  })

  it("stays in a corner above everything else, and its links are large enough to touch", () => {
    showBar({ known: [], unknown: [] })

    const { style } = barElement()
    expect([style.position, style.insetInlineStart, style.insetBlockEnd]).toEqual([
      "fixed",
      "8px",
      "8px",
    ])
    expect([style.zIndex, style.maxWidth, style.maxHeight, style.overflow]).toEqual([
      "2147483647",
      "min(26rem, calc(100vw - 16px))",
      "60vh",
      "auto",
    ])
    expect([style.padding, style.borderRadius]).toEqual(["10px 14px", "12px"])
    expect([style.background, style.color]).toEqual(["#3d1016", "#fff4f2"])
    expect(style.font).toContain("14px")
    const { color, display, minHeight } = barElement().querySelector("a")!.style
    expect([color, display, minHeight]).toEqual(["#ffc9c2", "inline-block", "24px"])
    expect(barElement().querySelector("p")?.style.margin).toMatch(/^0(px)?$/)
  })
})
