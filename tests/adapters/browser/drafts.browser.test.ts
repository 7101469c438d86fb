// @vitest-environment happy-dom
import { browserDrafts } from "#adapters/browser/drafts.browser.ts"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"

/** A browser that keeps nothing, as one in a private window may. */
const refusing = () => {
  const refused = () => {
    throw new DOMException("Refused", "SecurityError")
  }
  vi.stubGlobal("sessionStorage", { getItem: refused, setItem: refused, removeItem: refused })
}

beforeEach(() => void sessionStorage.clear())
afterEach(() => void vi.unstubAllGlobals())

describe("what was typed into a form", () => {
  it("is kept for each form by itself, until it is forgotten", () => {
    const drafts = browserDrafts()
    drafts.keep("details", { firstName: "Aisyah" })
    drafts.keep("profile", { firstName: "Siti" })

    expect(browserDrafts().read("details")).toEqual({ firstName: "Aisyah" })
    expect(sessionStorage.getItem("draft-profile")).toBe('{"firstName":"Siti"}')
    drafts.forget("details")
    expect(browserDrafts().read("details")).toEqual({})
    expect(browserDrafts().read("profile")).toEqual({ firstName: "Siti" })
  })

  it.each(["no JSON", "null", "7", '"text"'])("is nothing where %s lies", (text) => {
    sessionStorage.setItem("draft-details", text)

    expect(browserDrafts().read("details")).toEqual({})
  })

  it("stays in the form alone where the browser keeps nothing", () => {
    refusing()
    const drafts = browserDrafts()

    expect(() => drafts.keep("details", { firstName: "Aisyah" })).not.toThrow()
    expect(() => drafts.forget("details")).not.toThrow()
    expect(drafts.read("details")).toEqual({})
  })
})
