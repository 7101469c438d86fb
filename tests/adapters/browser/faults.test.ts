// @vitest-environment happy-dom
import { faultScenarioIn } from "#adapters/browser/faults.browser.ts"
import { beforeEach, describe, expect, it } from "vitest"

beforeEach(() => {
  sessionStorage.clear()
})

describe("the fault scenario of a tab", () => {
  it("is the one that the address asks for, kept until another is asked for", () => {
    expect(faultScenarioIn("")).toBe(null)
    expect(faultScenarioIn("?fault=slow")).toBe("slow")
    expect(faultScenarioIn("?adults=2")).toBe("slow")
    expect(faultScenarioIn("?fault=offline")).toBe("offline")
    expect(faultScenarioIn("?fault=")).toBe("")
    expect(faultScenarioIn("")).toBe("")
  })
})
