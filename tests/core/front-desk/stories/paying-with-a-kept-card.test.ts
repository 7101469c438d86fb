import type { KeptCard } from "#core/payment/kept-card.ts"
import type { PayRequest } from "#core/booking/bookings.port.ts"
import { AccountId } from "#core/people/account-id.ts"
import { aKeptCard } from "#fixtures/builders/a-kept-card.ts"
import { aFrontDesk } from "#fixtures/doubles/a-front-desk.ts"
import { inMemoryAccountCards } from "#fixtures/doubles/account-cards.in-memory.ts"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import {
  aGuestAt,
  allJobs,
  paymentOf,
  recordOf,
  refusal,
  resultOf,
} from "../a-guest-at-the-desk.ts"

const account = AccountId.make("0123456789abcdefghjkmnpqrs")
const other = AccountId.make("zzzzzzzzzzzzzzzzzzzzzzzzzz")

/** A desk, its guest signed in to an account that keeps this card, and another account without one. */
const aDesk = (card: KeptCard | null = null, accounts = [account, other]) => {
  const cards = inMemoryAccountCards(
    Object.fromEntries(accounts.map((one) => [one, one === account ? card : null])),
  )
  const desk = aFrontDesk(undefined, { accountCards: cards })
  const guest = aGuestAt(desk)
  let keys = 0
  const asAccount = (whose: AccountId | null) =>
    desk.forVisitor({
      session: "session-1",
      member: whose !== null,
      account: whose ?? undefined,
    })
  const pays = (
    { id, quote: { total } }: Awaited<ReturnType<typeof guest.ready>>,
    card: NonNullable<PayRequest["card"]>,
    whose: AccountId | null = account,
  ) => asAccount(whose).pay(id, { method: "card", total, card }, `pay-${(keys += 1)}`)
  const arranged = () => desk.payments.calls.filter((call) => call.startsWith("arrange"))
  return { desk, cards, guest, pays, arranged }
}

/** A desk whose guest pays, and has the card kept. */
const aKeptStay = async () => {
  const all = aDesk()
  const booking = await all.guest.ready()
  await resultOf(all.pays(booking, "keeping"))
  const payment = await paymentOf(all.desk, booking.id)
  all.desk.payments.authorise(payment)
  await all.guest.settle(booking.id)
  await allJobs(all.desk)
  const card = (await resultOf(all.cards.of(account))) ?? expect.fail("No card was kept")
  return { ...all, payment, card }
}

describe("a card that is kept", () => {
  it("is the one that bought the stay, for the account of who pressed", async () => {
    const { card, payment, desk } = await aKeptStay()

    expect(card).toEqual(aKeptCard({ customer: `cus_${payment}`, name: `pm_${payment}` }))
    expect(desk.payments.keptNames()).toEqual([card.name])
  })

  it("is kept once the provider can be reached, and once however often that is tried", async () => {
    const { desk, cards, guest, pays } = aDesk()
    const booking = await guest.ready()
    await resultOf(pays(booking, "keeping"))
    desk.payments.authorise(await paymentOf(desk, booking.id))
    await guest.settle(booking.id)
    desk.payments.faults.push("notHeard", "notHeard")
    await allJobs(desk)
    expect(await resultOf(cards.of(account))).toBeNull()

    desk.clock.forward(60_000)
    await allJobs(desk)
    const first = await resultOf(cards.of(account))
    for (const job of desk.shelves.contents.jobs.values())
      if (job.kind === "keepCard")
        desk.shelves.contents.jobs.set(job.id, { ...job, isDone: false, notBefore: 0 })
    await allJobs(desk)

    expect(first).not.toBeNull()
    expect(await resultOf(cards.of(account))).toEqual(first)
  })

  it("is removed from the provider where its account has ended by then", async () => {
    const { desk, cards, guest, pays } = aDesk(null, [])
    const booking = await guest.ready()
    await resultOf(pays(booking, "keeping"))
    desk.payments.authorise(await paymentOf(desk, booking.id))
    await guest.settle(booking.id)
    await allJobs(desk)

    expect(await resultOf(cards.of(account))).toBeNull()
    expect(desk.payments.calls.some((call) => call.startsWith("keep "))).toBe(true)
    expect(desk.payments.keptNames()).toEqual([])
  })

  it("stays removed where it was removed before the work of keeping it is done again", async () => {
    const { desk, card } = await aKeptStay()
    await resultOf(desk.payments.keptCards.forget(card))
    for (const job of desk.shelves.contents.jobs.values())
      if (job.kind === "keepCard")
        desk.shelves.contents.jobs.set(job.id, { ...job, isDone: false, notBefore: 0 })

    await allJobs(desk)

    expect(desk.payments.keptNames()).toEqual([])
    expect(
      [...desk.shelves.contents.jobs.values()].find(({ kind }) => kind === "keepCard"),
    ).toMatchObject({ isDone: true })
  })

  it("is nobody's where a stay is paid for without being signed in", async () => {
    const { desk, guest, pays } = aDesk()
    const booking = await guest.ready()
    await resultOf(pays(booking, "keeping", null))
    desk.payments.authorise(await paymentOf(desk, booking.id))
    await guest.settle(booking.id)
    await allJobs(desk)

    expect(desk.payments.keptNames()).toEqual([])
  })

  it("is kept for no stay that came to nothing", async () => {
    const { desk, guest, pays } = aDesk()
    const booking = await guest.ready()
    await resultOf(pays(booking, "keeping"))
    desk.payments.decline(await paymentOf(desk, booking.id))
    await guest.settle(booking.id)
    await allJobs(desk)

    expect(desk.payments.calls.filter((call) => call.startsWith("keep "))).toEqual([])
  })
})

describe("paying with the kept card", () => {
  it("says to the provider which card pays, and opens the same try", async () => {
    const { guest, pays, desk, payment: before } = await aKeptStay()
    const booking = await guest.ready()

    const step = await resultOf(pays(booking, "kept"))

    const payment = await paymentOf(desk, booking.id)
    expect(payment).not.toBe(before)
    expect(step).toMatchObject({ kind: "card", clientSecret: `${payment}_secret` })
    expect(desk.payments.calls).toContain(`arrange ${payment} kept`)
  })

  it("is for the account that keeps it: nobody else has a card to pay with", async () => {
    const { guest, pays, desk } = await aKeptStay()
    const booking = await guest.ready()

    expect((await refusal(pays(booking, "kept", other)))._tag).toBe("KeptCardGone")
    expect((await refusal(pays(booking, "kept", null)))._tag).toBe("KeptCardGone")
    expect(await recordOf(desk, booking.id)).toMatchObject({ status: "held", attempts: 0 })
  })

  it("is refused before a try is opened where the card has expired", async () => {
    const { guest, pays, desk } = aDesk(aKeptCard({ expiryMonth: 10, expiryYear: 2026 }))
    const booking = await guest.ready()

    expect((await refusal(pays(booking, "kept")))._tag).toBe("KeptCardGone")
    expect(await recordOf(desk, booking.id)).toMatchObject({ status: "held", attempts: 0 })
  })

  it("is possible in the last month of the card", async () => {
    const { guest, pays, desk, card } = await aKeptStay()
    await resultOf(desk.accountCards.keep(account, { ...card, expiryMonth: 11, expiryYear: 2026 }))
    const booking = await guest.ready()

    expect((await resultOf(pays(booking, "kept"))).kind).toBe("card")
  })

  it("ends the try where the provider does not know the card, and another may be given", async () => {
    const { guest, pays, desk } = aDesk(aKeptCard({ name: "pm_removed_at_the_provider" }))
    const booking = await guest.ready()

    expect((await refusal(pays(booking, "kept")))._tag).toBe("KeptCardGone")

    expect(await recordOf(desk, booking.id)).toMatchObject({
      status: "held",
      lastDecline: "declined",
    })
    expect((await resultOf(pays(booking, "typed"))).kind).toBe("card")
  })

  it("may be tried again where the provider did not answer", async () => {
    const { guest, pays, desk } = await aKeptStay()
    const booking = await guest.ready()
    desk.payments.faults.push("slow", "notHeard")

    expect((await refusal(pays(booking, "kept")))._tag).toBe("PaymentUnavailable")
    expect((await resultOf(pays(booking, "kept"))).kind).toBe("card")
    expect(await recordOf(desk, booking.id)).toMatchObject({ status: "paying", attempts: 1 })
  })

  it("leaves a payment alone that has its money already", async () => {
    const { guest, pays, desk } = await aKeptStay()
    const booking = await guest.ready()
    await resultOf(pays(booking, "kept"))
    desk.payments.authorise(await paymentOf(desk, booking.id))

    expect((await resultOf(pays(booking, "kept"))).kind).toBe("card")
    expect((await guest.settle(booking.id)).status).toBe("confirmed")
  })
})

describe("what the provider is told of a typed card", () => {
  it("is nothing at the first press of a guest without an account", async () => {
    const { guest, pays, arranged } = aDesk()

    await resultOf(pays(await guest.ready(), "typed", null))

    expect(arranged()).toEqual([])
  })

  it("takes back what was said also for a guest who has signed out since", async () => {
    const { guest, pays, arranged } = aDesk()
    const booking = await guest.ready()
    await resultOf(pays(booking, "keeping"))

    await resultOf(pays(booking, "typed", null))

    expect(arranged().map((call) => call.split(" ").at(-1))).toEqual(["keeping", "typed"])
  })

  it("is that it is only typed where a guest without an account asks to keep it", async () => {
    const { guest, pays, arranged } = aDesk()
    const booking = await guest.ready()
    await resultOf(pays(booking, "typed", null))

    await resultOf(pays(booking, "keeping", null))

    expect(arranged().map((call) => call.split(" ").at(-1))).toEqual(["typed"])
  })

  it("takes back what a press said whose answer was lost", async () => {
    const { desk, guest, pays, arranged } = aDesk()
    const booking = await guest.ready()
    desk.payments.faults.push("slow", "answerLost")
    expect((await refusal(pays(booking, "keeping")))._tag).toBe("PaymentUnavailable")
    const saidBefore = arranged().length

    await resultOf(pays(booking, "typed"))

    expect(arranged().slice(saidBefore)).toEqual([
      `arrange ${await paymentOf(desk, booking.id)} typed`,
    ])
  })

  it("takes back what was said at an earlier press of the same try", async () => {
    const { guest, pays, arranged } = aDesk()
    const booking = await guest.ready()
    await resultOf(pays(booking, "keeping"))

    await resultOf(pays(booking, "typed"))

    expect(arranged().map((call) => call.split(" ").at(-1))).toEqual(["keeping", "typed"])
  })

  it("is nothing where the stay is paid for at the property", async () => {
    const { guest, desk, arranged } = aDesk()
    const { id, quote } = await guest.ready()
    const bookings = desk.forVisitor({ session: "session-1", member: true, account })

    await resultOf(
      bookings.pay(id, { method: "payAtProperty", total: quote.total, card: "kept" }, "k"),
    )

    expect(arranged()).toEqual([])
    expect(await Effect.runPromise(desk.accountCards.of(account))).toBeNull()
  })
})
