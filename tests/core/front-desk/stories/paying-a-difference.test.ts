import { BookingsUnreachable } from "#core/booking/booking.errors.ts"
import { noMoney, senOf } from "#core/money/amounts.ts"
import { PaymentsUnreachable } from "#core/payment/payments.port.ts"
import { cardAtProvider } from "#core/payment/card-payments.port.ts"
import { aStayChange } from "#fixtures/builders/a-booking-summary.ts"
import { aWholeBooking } from "#fixtures/builders/a-whole-booking.ts"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { managing } from "../../managing/managing-one.ts"

const { dates, party, rooms, quote, holdUntil, ...rest } = aWholeBooking()
const booking = { dates, party, rooms, quote, holdUntil, ...rest }
const openChange = {
  dates,
  party,
  rooms,
  total: quote.total,
  amount: senOf(900),
  until: holdUntil,
}
const waiting = { ...booking, openChange }
const failedChange = { at: booking.createdAt, why: "declined", decline: "declined" } as const
const order = { clientSecret: "secret", publishableKey: "pk", sandbox: "/sandbox" }
const own = { id: booking.id, link: null }
const gaveCard = { type: "guest.gaveCard", card: cardAtProvider } as const
const declined = { kind: "declined", reason: "insufficientFunds" } as const

const atTheCardForm = async (script: Parameters<typeof managing>[0] = {}) => {
  const managed = managing({
    change: () =>
      Effect.succeed({
        kind: "card",
        booking: waiting,
        amount: senOf(900),
        until: holdUntil,
        ...order,
      }),
    ...script,
  })
  await managed.until("standing")
  await managed.say({ type: "guest.consideredChange" }, "choosing")
  await managed.say({ type: "guest.requestedChange", change: aStayChange() }, "priced")
  const asked = await managed.say({ type: "guest.accepted" }, "askingCard")
  managed.asked.length = 0
  return { ...managed, asks: asked }
}

describe("paying the difference of a change", () => {
  it("asks for a card first, and then the server what became of the money", async () => {
    const managed = await atTheCardForm()
    expect(managed.asks).toMatchObject({ booking: waiting, amount: 900, order, decline: null })

    const after = await managed.say(gaveCard, "changed")

    expect(managed.asked).toEqual([
      ["confirm", order, cardAtProvider],
      ["settleChange", own, "visit-1.2.settle0"],
    ])
    expect(after).toMatchObject({ booking, order: null, amount: null, card: null, polls: 0 })
  })

  it("that is declined leaves the stay as it was, and says why", async () => {
    const managed = await atTheCardForm({
      confirm: () => Effect.succeed(declined),
      settleChange: () => Effect.succeed({ ...booking, failedChange }),
    })

    const after = await managed.say(gaveCard, "changeFailed")

    expect(after).toMatchObject({ decline: "insufficientFunds", booking: { failedChange } })
    await managed.say({ type: "guest.leftIt" }, "standing")
  })

  it("is settled by the server also where the card form was not heard", async () => {
    const managed = await atTheCardForm({ confirm: () => Effect.fail(new PaymentsUnreachable()) })

    expect((await managed.say(gaveCard, "changed")).decline).toBeNull()
  })

  it("shows the bank's page until the guest comes back from it, or gives up", async () => {
    const managed = await atTheCardForm({
      confirm: () => Effect.succeed({ kind: "challenge", address: "/bank" }),
      stateOf: () => Effect.never,
    })

    await managed.say(gaveCard, "confirmingCard")
    const card = await managed.untilAsked()
    expect(card.getSnapshot().context.challenge).toBe("/bank")
    expect(managed.asked.at(-1)).toEqual(["stateOf", order])
    card.send({ type: "guest.abandonedChallenge" })
    expect((await managed.until("askingCard")).context.decline).toBe("abandoned")
    expect((await managed.say(gaveCard, "confirmingCard")).decline).toBeNull()
    const next = await managed.untilAsked()
    next.send({ type: "guest.answeredChallenge" })
    await managed.until("changed")
  })

  it.each([
    ["authorised", Effect.succeed({ kind: "authorised" } as const)],
    ["unreachable", Effect.fail(new PaymentsUnreachable())],
  ])("ends the bank's page by itself once the payment is %s", async (_, state) => {
    const managed = await atTheCardForm({
      confirm: () => Effect.succeed({ kind: "challenge", address: "/bank" }),
      stateOf: () => state,
    })

    expect((await managed.say(gaveCard, "changed")).booking).toEqual(booking)
  })

  it("may be given up while nobody knows, which frees the nights", async () => {
    const managed = await atTheCardForm({
      settleChange: () => Effect.fail(new BookingsUnreachable()),
    })
    await managed.say(gaveCard, "verifying")

    const after = await managed.say({ type: "guest.leftIt" }, "standing")

    expect(managed.asked.at(-1)).toEqual(["leaveChange", own, "visit-1.2.leave"])
    expect(after).toMatchObject({ booking, order: null, amount: null, card: null })
  })

  it("loses contact where nobody hears that it is given up", async () => {
    const managed = await atTheCardForm({
      leaveChange: () => Effect.fail(new BookingsUnreachable()),
    })

    const lost = managed.say({ type: "guest.leftIt" }, "lostContact")

    await expect(lost).resolves.toBeDefined()
  })

  it("is asked about first where it was under way when the booking is opened", async () => {
    const managed = managing({
      openOwn: () => Effect.succeed(waiting),
      settleChange: () => Effect.succeed({ ...waiting, openChange: null, paid: noMoney }),
    })

    expect((await managed.until("changed")).context.booking?.paid).toBe(0)
  })
})
