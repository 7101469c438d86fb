// @vitest-environment happy-dom
import { browserCheckoutMemory } from "#adapters/browser/checkout-memory.browser.ts"
import { browserDraftMemory } from "#adapters/browser/draft-memory.browser.ts"
import { browserDrafts } from "#adapters/browser/drafts.browser.ts"
import { faultScenarioIn } from "#adapters/browser/faults.browser.ts"
import { BookingId } from "#core/booking/booking-view.ts"
import type { CheckoutRecord } from "#core/checkout/checkout-record.ts"
import { emptyFields } from "#core/contact/inquiry-draft.ts"
import type { Sen } from "#core/money/sen.ts"
import { aGuest } from "#fixtures/builders/a-guest.ts"
import { aStayRequest } from "#fixtures/builders/a-stay.ts"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"

const { identityNumber: _, ...details } = aGuest()

const checkout: CheckoutRecord = {
  visit: "a-visit",
  requests: 2,
  stay: aStayRequest(),
  total: 64496 as Sen,
  booking: BookingId.make("0123456789abcdefghjkmnpqrs"),
  details,
}

const draft = { fields: { ...emptyFields, subject: "A late arrival" }, attachments: [] }

/** A browser that keeps nothing, as one in a private window may. */
const refusing = () => {
  const refused = () => {
    throw new DOMException("Refused", "SecurityError")
  }
  vi.stubGlobal("sessionStorage", { getItem: refused, setItem: refused, removeItem: refused })
}

beforeEach(() => void sessionStorage.clear())
afterEach(() => void vi.unstubAllGlobals())

describe.each([
  ["a checkout", "checkout", browserCheckoutMemory, checkout],
  ["an inquiry", "inquiry-draft", browserDraftMemory, draft],
] as ReadonlyArray<[string, string, (storage: Storage) => Memory, unknown]>)(
  "what a tab keeps of %s",
  (_what, key, memoryIn, kept) => {
    it("is read as it was kept, until it is forgotten", () => {
      expect(memoryIn(sessionStorage).recall()).toBeNull()

      memoryIn(sessionStorage).keep(kept as never)
      expect(memoryIn(sessionStorage).recall()).toEqual(kept)
      expect(sessionStorage.getItem(key)).toBe(JSON.stringify(kept))

      memoryIn(sessionStorage).forget()
      expect(memoryIn(sessionStorage).recall()).toBeNull()
      expect(sessionStorage).toHaveLength(0)
    })

    it.each(["no JSON", "{}", "null", '{"fields":{}}'])("is nothing where %s lies", (text) => {
      sessionStorage.setItem(key, text)

      expect(memoryIn(sessionStorage).recall()).toBeNull()
    })

    it("does not stop the guest where the browser keeps nothing", () => {
      const full = {
        setItem: () => {
          throw new DOMException("Full", "QuotaExceededError")
        },
      } as unknown as Storage

      expect(() => memoryIn(full).keep(kept as never)).not.toThrow()
    })
  },
)

type Memory = {
  readonly recall: () => unknown
  readonly keep: (kept: never) => void
  readonly forget: () => void
}

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

describe("the fault scenario of a tab that keeps nothing", () => {
  it("is the one that its address asks for", () => {
    refusing()

    expect(faultScenarioIn("?fault=slow")).toBe("slow")
    expect(faultScenarioIn("?adults=2")).toBeNull()
  })
})
