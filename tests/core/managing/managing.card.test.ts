import type { CardAnswer } from "#core/payment/card-payments.port.ts"
import { aStayChange } from "#fixtures/builders/a-booking-card.ts"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { managing } from "./managing-one.ts"
import { aChangeQuote, booking, told, waiting, type Told } from "./managing-told.ts"

describe("a card given for a change", () => {
  const order = { clientSecret: "secret", publishableKey: "pk", sandbox: null }
  const asked: ReadonlyArray<Told> = [
    { type: "booking.opened", booking },
    { type: "guest.consideredChange" },
    { type: "guest.wished", change: aStayChange() },
    { type: "change.priced", quote: aChangeQuote },
    { type: "guest.accepted" },
    { type: "card.asked", booking: waiting, order, amount: booking.quote.total },
    { type: "guest.gaveCard", card: { typedAt: "provider" } },
  ]
  const answered = (answer: CardAnswer) => told(...asked, { type: "card.answered", answer })

  it("is challenged at the bank's address, declined for its reason, or neither", () => {
    expect(answered({ kind: "challenge", address: "/bank" })).toMatchObject({
      value: "challenged",
      context: { challenge: "/bank", decline: null },
    })
    expect(answered({ kind: "declined", reason: "insufficientFunds" })).toMatchObject({
      value: "settling",
      context: { challenge: null, decline: "insufficientFunds" },
    })
    expect(answered({ kind: "authorised" })).toMatchObject({
      value: "settling",
      context: { challenge: null, decline: null },
    })
  })

  it.each(["authorised", "processing"] as const)(
    "keeps nothing of the challenge of an earlier change once it is %s",
    (kind) => {
      const again = told(
        ...asked,
        { type: "card.answered", answer: { kind: "challenge", address: "/bank" } },
        { type: "guest.answeredChallenge" },
        { type: "booking.unreachable" },
        { type: "guest.leftIt" },
        { type: "booking.unreachable" },
        { type: "guest.retried" },
        ...asked,
        { type: "card.answered", answer: { kind } },
      )

      expect(again).toMatchObject({
        value: "settling",
        context: { challenge: null, decline: null },
      })
    },
  )

  it("is forgotten with its order when the change came to nothing", () => {
    const failedChange = { at: booking.createdAt, why: "declined", decline: "declined" } as const
    const failed: Told = { type: "change.settled", booking: { ...booking, failedChange } }

    expect(told(...asked, { type: "card.unreachable" }, failed)).toMatchObject({
      value: "changeFailed",
      context: { order: null, amount: null, card: null, challenge: null, polls: 0 },
    })
  })
})

it("a booking that is on its way has nothing yet to show", () => {
  expect(told().context).toEqual({
    visit: "visit-1",
    opens: { id: booking.id },
    wanteds: 0,
    booking: null,
    refund: null,
    obstacle: null,
    change: null,
    quote: null,
    issues: [],
    order: null,
    amount: null,
    card: null,
    challenge: null,
    decline: null,
    polls: 0,
  })
})

it("another wish is priced anew, also while the last is being priced", async () => {
  const managed = managing({ quoteChange: () => Effect.never })
  await managed.until("standing")
  await managed.say({ type: "guest.consideredChange" }, "choosing")
  await managed.say({ type: "guest.wished", change: aStayChange() }, "pricing")
  const other = { ...aStayChange(), party: { ...booking.party, adults: 1 } }

  await managed.say({ type: "guest.wished", change: other }, "pricing")

  expect(managed.asked.slice(1)).toEqual([
    ["quoteChange", { id: booking.id, link: null }, aStayChange()],
    ["quoteChange", { id: booking.id, link: null }, other],
  ])
})
