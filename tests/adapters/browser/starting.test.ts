// @vitest-environment happy-dom
import { reviewWays } from "#adapters/browser/review-ways.ts"
import { startCheckout } from "#adapters/browser/start-checkout.ts"
import { startInquiry } from "#adapters/browser/start-inquiry.ts"
import { whenIdle } from "#adapters/browser/when-idle.ts"
import { AccountsUnreachable } from "#core/account/account.errors.ts"
import type { ProfileView } from "#core/account/profile.ts"
import type { Profiles } from "#core/account/profiles.port.ts"
import { KeyReused, TooManyAttempts } from "#core/booking/booking.errors.ts"
import type { CheckoutRequest } from "#core/booking/stay-request-query.ts"
import type { Inquiries } from "#core/contact/inquiries.port.ts"
import type { Sen } from "#core/money/sen.ts"
import type { Reviews } from "#core/reviews/reviews.port.ts"
import { ReviewNotFound, ReviewsUnreachable } from "#core/reviews/reviews.errors.ts"
import { aStayRequest } from "#fixtures/builders/a-stay.ts"
import { scriptedBookings, scriptedCards } from "#fixtures/doubles/bookings.scripted.ts"
import { Effect } from "effect"
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest"

beforeEach(() => void sessionStorage.clear())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const profile = {
  firstName: "Siti",
  lastName: "Aminah",
  nationality: "MY",
  identity: { kind: "mykad", masked: "****5678" },
  dateOfBirth: "1990-04-12",
  gender: "female",
  address: "",
  email: "siti@example.com",
  phone: "",
  keptCard: { brand: "visa", lastFour: "4242", expiryMonth: 12, expiryYear: 2999 },
} as unknown as ProfileView

const wanted: CheckoutRequest = { stay: aStayRequest(), total: 64496 as Sen } as CheckoutRequest

const checkingOut = async (
  read: Profiles["read"] | null,
  asked: CheckoutRequest | null = wanted,
) => {
  const checkout = await startCheckout(
    {
      bookings: scriptedBookings(),
      cards: scriptedCards(),
      isCardComplete: async () => true,
      profiles: read && ({ read } as Profiles),
    },
    asked,
  )
  onTestFinished(() => void checkout.stop())
  return { checkout, context: checkout.getSnapshot().context }
}

describe("a checkout in a tab", () => {
  it("knows nothing of a guest who is not signed in", async () => {
    const { context } = await checkingOut(null)

    expect(context).toMatchObject({ known: null, keptCard: null })
    expect(context.visit).toMatch(/^[0-9a-f]{32}$/)
  })

  it("knows what the account of its guest says of them, and the card that can pay", async () => {
    const { context } = await checkingOut(() => Effect.succeed(profile))

    expect(context.known).toMatchObject({
      details: { firstName: "Siti" },
      maskedNumber: "****5678",
    })
    expect(context.keptCard).toEqual(profile.keptCard)
  })

  it("knows nothing of a guest whose account cannot be read", async () => {
    const { context } = await checkingOut(() => Effect.fail(new AccountsUnreachable()))

    expect(context).toMatchObject({ known: null, keptCard: null })
  })

  it("goes on with what the tab kept at every step", async () => {
    const { checkout } = await checkingOut(null)
    await vi.waitUntil(() => checkout.getSnapshot().context.booking !== null)
    const { visit, bookingId } = checkout.getSnapshot().context
    checkout.stop()

    const kept = JSON.parse(sessionStorage.getItem("checkout") ?? "{}")
    expect(kept).toMatchObject({ visit, booking: bookingId })
    expect((await checkingOut(null)).context).toMatchObject({ visit, bookingId })
  })
})

describe("an inquiry in a tab", () => {
  it("is kept while it is written, and gone on with", () => {
    const inquiries = {} as Inquiries
    const first = startInquiry(inquiries)
    onTestFinished(() => void first.stop())
    const { visit } = first.getSnapshot().context
    const fields = { ...first.getSnapshot().context.fields, subject: "A late arrival" }
    const draft = { fields, attachments: [] }
    expect(JSON.parse(sessionStorage.getItem("inquiry-draft") ?? "")).toEqual({
      fields: first.getSnapshot().context.fields,
      attachments: [],
    })
    sessionStorage.setItem("inquiry-draft", JSON.stringify(draft))

    const second = startInquiry(inquiries)
    onTestFinished(() => void second.stop())

    expect(second.getSnapshot().context.fields).toEqual(fields)
    expect(second.getSnapshot().context.visit).not.toBe(visit)
  })
})

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

describe("what has time until the browser is idle", () => {
  it("is done then, and after two seconds at the latest", () => {
    const requestIdleCallback = vi.fn<(work: () => void, when: object) => void>()
    vi.stubGlobal("requestIdleCallback", requestIdleCallback)
    const work = vi.fn<() => void>()

    whenIdle(work)

    expect(requestIdleCallback.mock.calls).toEqual([[work, { timeout: 2000 }]])
    expect(work).not.toHaveBeenCalled()
  })

  it("is done after a second by a browser that does not say when it is idle", () => {
    vi.useFakeTimers()
    vi.stubGlobal("requestIdleCallback", undefined)
    Reflect.deleteProperty(window, "requestIdleCallback")
    const work = vi.fn<() => void>()

    whenIdle(work)

    vi.advanceTimersByTime(999)
    expect(work).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(work).toHaveBeenCalledOnce()
  })
})
