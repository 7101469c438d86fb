// @vitest-environment happy-dom
import { startReview } from "#adapters/browser/start-review.ts"
import { BookingId } from "#core/booking/booking-view.ts"
import type { Reviews } from "#core/reviews/reviews.port.ts"
import { Effect } from "effect"
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest"

const claim = { id: BookingId.make("0123456789abcdefghjkmnpqrs"), link: null }
const KEY = `review-of-${claim.id}`

/** Reviews that answer nobody, and say what they were asked. */
const silentReviews = () => {
  const opened: Array<unknown> = []
  const reviews = {
    open: (asked: unknown) => Effect.suspend(() => (opened.push(asked), Effect.never)),
    write: () => Effect.never,
  } as unknown as Reviews
  return { reviews, opened }
}

const begun = (id = claim.id) => {
  const { reviews, opened } = silentReviews()
  const review = startReview(reviews, { ...claim, id }, "bm")
  onTestFinished(() => void review.stop())
  return { review, opened, context: () => review.getSnapshot().context }
}

beforeEach(() => {
  sessionStorage.clear()
})

describe("a review in a tab", () => {
  it("begins empty, in the language of its reader, with the stay that it is of", () => {
    const { context, opened } = begun()

    expect(context()).toMatchObject({ claim, marks: {}, text: "", language: "bm" })
    expect(context().visit).toMatch(/^[0-9a-f]{32}$/)
    expect(opened).toEqual([claim])
  })

  it("goes on with what the tab kept of the same stay alone", () => {
    const kept = { marks: { comfort: 4 }, text: "Tenang.", language: "en" }
    sessionStorage.setItem(KEY, JSON.stringify(kept))

    expect(begun().context()).toMatchObject(kept)
    expect(begun(BookingId.make("zyxwvtsrqpnmkjhgfedcba9876")).context()).toMatchObject({
      marks: {},
      text: "",
    })
  })

  it.each(["{", '{"marks":{"comfort":11},"text":"","language":"en"}', '{"text":1}'])(
    "begins empty where the tab kept something else: %s",
    (kept) => {
      sessionStorage.setItem(KEY, kept)

      expect(begun().context()).toMatchObject({ marks: {}, text: "", language: "bm" })
    },
  )

  it("is a visit of its own each time", () => {
    expect(begun().context().visit).not.toBe(begun().context().visit)
  })

  it("goes on where the tab keeps nothing", () => {
    const refused = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new Error("QuotaExceededError")
    })
    onTestFinished(() => refused.mockRestore())

    expect(begun().context()).toMatchObject({ text: "" })
  })
})
