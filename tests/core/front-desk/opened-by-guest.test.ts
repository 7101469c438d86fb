import { openedByGuest } from "#core/front-desk/opened-by-guest.ts"
import type { Visitor } from "#core/people/visitor.ts"
import { aFrontDesk } from "#fixtures/doubles/a-front-desk.ts"
import { bookingIdOf } from "#fixtures/builders/a-booking-record.ts"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { aGuestAt, recordOf, resultOf, visitorOf } from "./a-guest-at-the-desk.ts"
import { anAccount, anOwnerAt, linkIn } from "./an-owner-at-the-desk.ts"

const refusal = <A, E>(effect: Effect.Effect<A, E>) => resultOf(Effect.flip(effect))
const stranger = visitorOf("a-third-browser")
const owner: Visitor = { ...stranger, account: anAccount }

describe("a booking", () => {
  it("is opened by its owner and by a mailed link, and by nobody else", async () => {
    const desk = aFrontDesk()
    const { id } = await anOwnerAt(desk).paidStay()
    const link = await linkIn(desk, id)
    const needs = { ...desk, bookings: desk.store }
    const record = await recordOf(desk, id)

    expect(await resultOf(openedByGuest(needs, owner, { id, link: null }))).toEqual(record)
    expect(await resultOf(openedByGuest(needs, stranger, { id, link }))).toEqual(record)
    for (const claim of [
      { id, link: null },
      { id: bookingIdOf(9), link },
    ])
      expect(await refusal(openedByGuest(needs, stranger, claim))).toMatchObject({
        _tag: "BookingNotFound",
      })
  })

  it("is opened by the browser that made it, as long as no account has it", async () => {
    const desk = aFrontDesk()
    const needs = { ...desk, bookings: desk.store }
    const { id } = await aGuestAt(desk).ready()
    const made = visitorOf((await recordOf(desk, id)).session)

    expect(await resultOf(openedByGuest(needs, made, { id, link: null }))).toMatchObject({ id })
    expect(await refusal(openedByGuest(needs, stranger, { id, link: null }))).toMatchObject({
      _tag: "BookingNotFound",
    })
  })
})
