import { aStayChange } from "#fixtures/builders/a-booking-summary.ts"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { managing } from "./managing-one.ts"
import { aChangeQuote, booking, told, waiting, type Told } from "./managing-told.ts"

describe("a card given for a change", () => {
  const order = { clientSecret: "secret", publishableKey: "pk", sandbox: null }
  const gaveCard = { type: "guest.gaveCard", card: { typedAt: "provider" } } as const
  const asked: ReadonlyArray<Told> = [
    { type: "booking.opened", booking },
    { type: "guest.consideredChange" },
    { type: "guest.requestedChange", change: aStayChange() },
    { type: "change.priced", quote: aChangeQuote },
    { type: "guest.accepted" },
    { type: "card.asked", booking: waiting, order, amount: booking.quote.total },
    gaveCard,
  ]
  it.each([null, "insufficientFunds"] as const)(
    "is asked about once its provider has it, with the bank's reason: %s",
    (decline) => {
      expect(told(...asked, { type: "card.handedOver", decline })).toMatchObject({
        value: "settling",
        context: { order, decline },
      })
    },
  )

  it("may be another one where the bank's page was left, for the same order", () => {
    const left = told(...asked, { type: "card.abandoned" })
    const again = told(...asked, { type: "card.abandoned" }, gaveCard)

    expect(left).toMatchObject({ value: "askingCard", context: { order, decline: "abandoned" } })
    expect(again).toMatchObject({ value: "confirmingCard", context: { order, decline: null } })
  })

  it("is forgotten with its order when the change came to nothing", () => {
    const failedChange = { at: booking.createdAt, why: "declined", decline: "declined" } as const
    const failed: Told = { type: "change.settled", booking: { ...booking, failedChange } }

    expect(told(...asked, { type: "card.handedOver", decline: null }, failed)).toMatchObject({
      value: "changeFailed",
      context: { order: null, amount: null, card: null, polls: 0 },
    })
  })
})

it("a booking that is on its way has nothing yet to show", () => {
  expect(told().context).toEqual({
    visit: "visit-1",
    opens: { id: booking.id },
    requests: 0,
    booking: null,
    refund: null,
    obstacle: null,
    change: null,
    quote: null,
    issues: [],
    order: null,
    amount: null,
    card: null,
    decline: null,
    polls: 0,
  })
})

it("another request is priced anew, also while the last is being priced", async () => {
  const managed = managing({ quoteChange: () => Effect.never })
  await managed.until("standing")
  await managed.say({ type: "guest.consideredChange" }, "choosing")
  await managed.say({ type: "guest.requestedChange", change: aStayChange() }, "pricing")
  const other = { ...aStayChange(), party: { ...booking.party, adults: 1 } }

  await managed.say({ type: "guest.requestedChange", change: other }, "pricing")

  expect(managed.asked.slice(1)).toEqual([
    ["quoteChange", { id: booking.id, link: null }, aStayChange()],
    ["quoteChange", { id: booking.id, link: null }, other],
  ])
})
