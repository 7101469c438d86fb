// @vitest-environment happy-dom
import { showBar } from "#adapters/fault-injection/fault-bar.ts"
import { beforeEach, describe, expect, it } from "vitest"

beforeEach(() => {
  document.querySelector("#fault")?.remove()
})

const bar = () => document.querySelector("#fault")?.textContent ?? ""

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
})
