import type { CardUse } from "#core/payment/payment.ts"
import { visaOfGuest } from "#fixtures/doubles/kept-cards.in-memory.ts"
import { expect, it } from "vitest"
import { aRegistered } from "./accounts.steps.ts"
import { aReadyBooking, cardStepOf } from "./bookings.steps.ts"
import { aKey, refusal, resultOf, type Guest, type World } from "./world.ts"

const aPaidStay = async (world: World, guest: Guest, card: CardUse) => {
  const { id, quote } = await aReadyBooking(guest)
  const { clientSecret } = await cardStepOf(guest, id, quote.total, card)
  await world.acceptCard(clientSecret)
  const { status } = await resultOf(guest.bookings.settle(id, aKey()))
  await world.doJobs()
  return status
}

/** Somebody who registered, and paid for a stay by a card that is kept since. */
export const aGuestWithCard = async (world: World): Promise<Guest> => {
  const guest = await aRegistered(world)
  await aPaidStay(world, guest, "keeping")
  return guest
}

const keptCardOf = async ({ profiles }: Guest) => (await resultOf(profiles.read())).keptCard

const failureByKeptCard = async (guest: Guest) => {
  const { id, quote } = await aReadyBooking(guest)
  const request = { method: "card", total: quote.total, card: "kept" } as const
  return (await refusal(guest.bookings.pay(id, request, aKey())))._tag
}

/** What is promised about the card that an account keeps. */
export const keptCardPromises = (world: () => World): void => {
  it("keeps the card of a paid stay for its account where the guest asks for that", async () => {
    const guest = await aRegistered(world())

    expect(await aPaidStay(world(), guest, "keeping")).toBe("confirmed")

    expect(await keptCardOf(guest)).toEqual(visaOfGuest)
  })

  it("keeps no card that nobody asked to keep, or that was declined", async () => {
    const guest = await aRegistered(world())
    await aPaidStay(world(), guest, "typed")
    const { id, quote } = await aReadyBooking(guest)
    const { clientSecret } = await cardStepOf(guest, id, quote.total, "keeping")
    await world().declineCard(clientSecret)
    await resultOf(guest.bookings.settle(id, aKey()))
    await world().doJobs()

    expect(await keptCardOf(guest)).toBeNull()
  })

  it("keeps no card of a guest who changed their mind before it was accepted", async () => {
    const guest = await aRegistered(world())
    const { id, quote } = await aReadyBooking(guest)
    await cardStepOf(guest, id, quote.total, "keeping")
    const { clientSecret } = await cardStepOf(guest, id, quote.total, "typed")
    await world().acceptCard(clientSecret)
    await resultOf(guest.bookings.settle(id, aKey()))
    await world().doJobs()

    expect(await keptCardOf(guest)).toBeNull()
  })

  it("is paid with the card that the account keeps", async () => {
    const guest = await aGuestWithCard(world())

    expect(await aPaidStay(world(), guest, "kept")).toBe("confirmed")
  })

  it("knows the kept card by who is signed in alone: others have none to pay with", async () => {
    await aGuestWithCard(world())
    const other = await aRegistered(world(), { email: "badrul@example.com" })

    expect(await keptCardOf(other)).toBeNull()
    expect(await failureByKeptCard(other)).toBe("KeptCardGone")
    expect(await failureByKeptCard(world().guest())).toBe("KeptCardGone")
  })

  it("does not pay with the kept card once its owner has signed out on the same browser", async () => {
    const guest = await aGuestWithCard(world())
    await resultOf(guest.accounts.signOut())

    expect(await failureByKeptCard(guest)).toBe("KeptCardGone")
  })

  it("takes the money of a guest who is not signed in, and keeps nothing for anybody", async () => {
    expect(await aPaidStay(world(), world().guest(), "keeping")).toBe("confirmed")
  })
}
