// @vitest-environment happy-dom
import { reviewWays } from "#adapters/browser/review-ways.ts"
import { KeyReused, TooManyAttempts } from "#core/booking/booking.errors.ts"
import type { Reviews } from "#core/reviews/reviews.port.ts"
import { ReviewNotFound, ReviewsUnreachable } from "#core/reviews/reviews.errors.ts"
import { Effect } from "effect"
import { describe, expect, it, onTestFinished, vi } from "vitest"

describe("reviews that a page reads and reports", () => {
  const waysWith = (reviews: Partial<Reviews>) => reviewWays(reviews as Reviews)

  it("are read by their page, and are none where nobody answers", async () => {
    const page = { reviews: [] } as never
    const read = vi.fn<Reviews["read"]>(() => Effect.succeed(page))

    expect(await waysWith({ read }).read("the-springwater" as never, 2)).toBe(page)
    expect(read.mock.calls).toEqual([["the-springwater", 2]])
    const silent = waysWith({ read: () => Effect.fail(new ReviewsUnreachable()) })
    expect(await silent.read("the-springwater" as never, 1)).toBeNull()
  })

  it("are written for the stay of a guest, in the language of the page", () => {
    const claim = { id: "0123456789abcdefghjkmnpqrs", link: null } as never
    const review = waysWith({ open: () => Effect.never }).review(claim, "bm")
    onTestFinished(() => void review.stop())

    expect(review.getSnapshot().context).toMatchObject({ claim, text: "", language: "bm" })
  })

  it("are reported under a key of their own", async () => {
    const report = vi.fn<Reviews["report"]>(() => Effect.succeed(undefined as never))

    expect(await waysWith({ report }).report("r1" as never, "offensive" as never)).toBe("reported")
    expect(report.mock.calls).toEqual([
      ["r1", "offensive", expect.stringMatching(/^[0-9a-f]{32}$/)],
    ])
  })

  it.each([
    [new ReviewNotFound(), "reported"],
    [new TooManyAttempts({ retryAfterSeconds: 60 }), "slowed"],
    [new ReviewsUnreachable(), "failed"],
    [new KeyReused(), "failed"],
  ] as const)(
    "say what became of a report that was answered with %o: %s",
    async (failure, told) => {
      const ways = waysWith({ report: () => Effect.fail(failure) as never })

      expect(await ways.report("r1" as never, "offensive" as never)).toBe(told)
    },
  )
})
