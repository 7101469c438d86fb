// @vitest-environment happy-dom
import { showBar } from "#adapters/fault-injection/fault-bar.ts"
import { beforeEach, describe, expect, it } from "vitest"

beforeEach(() => {
  document.querySelector("#bad-day")?.remove()
})

const bar = () => document.querySelector("#bad-day")?.textContent ?? ""

describe("the bar at the edge of the page", () => {
  it("says which bad day it is, and leads out of it", () => {
    showBar({ known: ["card-declined"], unknown: [] })

    expect(bar()).toContain("Bad day: card-declined. The bank declines the first card.")
    expect(document.querySelector("#bad-day a")?.getAttribute("href")).toBe("?bad-day=")
  })

  it("says plainly that there is no bad day of a name", () => {
    showBar({ known: [], unknown: ["volcano"] })

    expect(bar()).toContain("There is no bad day called “volcano”.")
    expect(bar()).toContain("sold-out-at-pay")
  })
})
