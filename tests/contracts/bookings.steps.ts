import type { BookingId } from "#core/booking/booking-view.ts"
import type { PaymentStep } from "#core/booking/payment-step.ts"
import type { StayRequest } from "#core/booking/stay-request.ts"
import type { CardUse } from "#core/payment/payment.ts"
import { guestDetails } from "#fixtures/builders/a-guest.ts"
import { aStayRequest } from "#fixtures/builders/a-stay.ts"
import { expect } from "vitest"
import { aKey, resultOf, type Guest } from "./world.ts"

/** A guest asks for the price of a stay and holds it. */
export const aHeldBooking = async ({ bookings }: Guest, stay: StayRequest = aStayRequest()) => {
  const quote = await resultOf(bookings.quote(stay))
  const request = { stay, total: quote.total }
  const key = aKey()
  const booking = await resultOf(bookings.hold(request, key))
  return { booking, quote, request, key }
}

/** The guest has also said who is coming. */
export const aReadyBooking = async (guest: Guest, stay?: StayRequest) => {
  const { booking } = await aHeldBooking(guest, stay)
  return resultOf(guest.bookings.giveDetails(booking.id, guestDetails(), aKey()))
}

/** The guest has pressed Book Now; the card form is open. */
export const aCardStep = async (guest: Guest) => {
  const { id, quote } = await aReadyBooking(guest)
  return cardStepOf(guest, id, quote.total)
}

/** The card form opens once more for a booking that is held. */
export const cardStepOf = async (
  { bookings }: Guest,
  id: BookingId,
  total: Parameters<typeof bookings.pay>[1]["total"],
  card: CardUse = "typed",
): Promise<Extract<PaymentStep, { kind: "card" }>> => {
  const step = await resultOf(bookings.pay(id, { method: "card", total, card }, aKey()))
  if (step.kind !== "card") return expect.fail("the card form did not open")
  return step
}

/** A booking that the guest pays on arrival. */
export const aConfirmedStay = async (guest: Guest, stay?: StayRequest) => {
  const { id, quote } = await aReadyBooking(guest, stay)
  const request = { method: "payAtProperty", total: quote.total } as const
  const { booking } = await resultOf(guest.bookings.pay(id, request, aKey()))
  return booking
}
