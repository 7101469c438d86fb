// @vitest-environment happy-dom
import { startCheckout } from "#adapters/browser/start-checkout.ts"
import { AccountsUnreachable } from "#core/account/account.errors.ts"
import type { ProfileView } from "#core/account/profile.ts"
import type { Profiles } from "#core/account/profiles.port.ts"
import { SoldOut } from "#core/booking/booking.errors.ts"
import type { CheckoutRequest } from "#core/booking/stay-request-query.ts"
import type { Sen } from "#core/money/sen.ts"
import { aStayRequest } from "#fixtures/builders/a-stay.ts"
import { scriptedBookings, scriptedCards } from "#fixtures/doubles/bookings.scripted.ts"
import { Effect } from "effect"
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest"

beforeEach(() => void sessionStorage.clear())

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

  it("is forgotten once its guest has left", async () => {
    const checkout = await startCheckout(
      {
        bookings: scriptedBookings({ hold: () => Effect.fail(new SoldOut()) }),
        cards: scriptedCards(),
        isCardComplete: async () => true,
        profiles: null,
      },
      wanted,
    )
    await vi.waitUntil(() => checkout.getSnapshot().can({ type: "guest.left" }))
    expect(sessionStorage.getItem("checkout")).not.toBeNull()

    checkout.send({ type: "guest.left" })

    expect(checkout.getSnapshot().status).toBe("done")
    expect(sessionStorage).toHaveLength(0)
  })

  it("keeps nothing for a guest who wants no stay", async () => {
    const { context } = await checkingOut(null, null)

    expect(context.stay).toBeNull()
    expect(sessionStorage).toHaveLength(0)
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
