import type { Claim } from "#core/managing/managed-bookings.port.ts"
import type { StayChange } from "#core/managing/stay-change.ts"
import { aParty, aRoomChoice, stayDates } from "#fixtures/builders/a-stay.ts"
import { expect } from "vitest"
import { aCardStep, aConfirmedStay } from "./bookings.steps.ts"
import { aKey, resultOf, type Guest, type World } from "./world.ts"

/** A paid stay whose guest comes back with the mailed link, in another browser. */
export const aPaidStay = async (world: World) => {
  const booker = world.guest()
  const { booking, clientSecret } = await aCardStep(booker)
  await world.acceptCard(clientSecret)
  await resultOf(booker.bookings.settle(booking.id, aKey()))
  return { ...(await broughtBack(world, booking.id)), clientSecret }
}

/** The same for a stay that is paid on arrival. */
export const aStayOnArrival = async (world: World) =>
  broughtBack(world, (await aConfirmedStay(world.guest())).id)

const broughtBack = async (world: World, id: Claim["id"]) => {
  const claim: Claim = { id, link: await world.mailedLink(id) }
  return { claim, guest: world.guest() }
}

/** The weekend and the night before it. */
export const threeNights: StayChange = {
  dates: stayDates("2026-12-03", "2026-12-06"),
  party: aParty(),
  rooms: [aRoomChoice()],
}

/** Presses a change at the price that it was quoted. */
export const pressed = async ({ managed }: Guest, claim: Claim, wanted: StayChange) => {
  const { quote } = await resultOf(managed.quoteChange(claim, wanted))
  return resultOf(managed.change(claim, wanted, quote.total, aKey()))
}

/** The card form opens for the difference. */
export const differenceOf = async (guest: Guest, claim: Claim) => {
  const step = await pressed(guest, claim, threeNights)
  return step.kind === "card" ? step : expect.fail("the card form did not open")
}
