// @vitest-environment happy-dom
import { browserCheckoutMemory } from "#adapters/browser/checkout-memory.browser.ts"
import { browserDraftMemory } from "#adapters/browser/draft-memory.browser.ts"
import { BookingId } from "#core/booking/booking-view.ts"
import type { CheckoutRecord } from "#core/checkout/checkout-record.ts"
import { emptyFields } from "#core/contact/inquiry-draft.ts"
import type { Sen } from "#core/money/sen.ts"
import { aGuest } from "#fixtures/builders/a-guest.ts"
import { aStayRequest } from "#fixtures/builders/a-stay.ts"
import { beforeEach, describe, expect, it } from "vitest"

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

beforeEach(() => void sessionStorage.clear())

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
