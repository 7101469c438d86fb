// @vitest-environment happy-dom
import { faultScenarioIn } from "#adapters/browser/faults.browser.ts"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"

beforeEach(() => {
  sessionStorage.clear()
})

afterEach(() => void vi.unstubAllGlobals())

describe("the fault scenario of a tab", () => {
  it("is the one that the address asks for, kept until another is asked for", () => {
    expect(faultScenarioIn("")).toBe(null)
    expect(faultScenarioIn("?fault=slow")).toBe("slow")
    expect(faultScenarioIn("?adults=2")).toBe("slow")
    expect(faultScenarioIn("?fault=offline")).toBe("offline")
    expect(faultScenarioIn("?fault=")).toBe("")
    expect(faultScenarioIn("")).toBe("")
  })

  it("is the one of its address where the tab keeps nothing", () => {
    const refused = () => {
      throw new DOMException("Refused", "SecurityError")
    }
    vi.stubGlobal("sessionStorage", { getItem: refused, setItem: refused })

    expect(faultScenarioIn("?fault=slow")).toBe("slow")
    expect(faultScenarioIn("?adults=2")).toBeNull()
  })
})
