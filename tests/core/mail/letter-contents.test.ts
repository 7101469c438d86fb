import { letterContents } from "#core/mail/letter-contents.ts"
import { instantAt } from "#core/kernel/instant-at.ts"
import { noMoney, senOf } from "#core/money/amounts.ts"
import { aWholeBooking } from "#fixtures/builders/a-whole-booking.ts"
import { describe, expect, it } from "vitest"

const { freeCancellationUntil, asOf, guest: named } = aWholeBooking()
const guest = named && { ...named, arrival: "21:00" as const }
const booking = {
  captured: senOf(500),
  paid: senOf(500),
  refunded: noMoney,
  freeCancellationUntil,
  asOf,
  guest,
}

describe("a letter about a booking", () => {
  it.each(["confirmed", "changed"] as const)(
    "that it is %s states the price line by line, until when cancelling is free and the arrival",
    (name) => {
      expect(freeCancellationUntil).not.toBeNull()
      expect(letterContents({ name, booking })).toEqual({
        explainsPrice: true,
        freeCancellationUntil,
        arrival: "21:00",
        refund: null,
        refunded: null,
      })
    },
  )

  it("says nothing of free cancellation once its moment has come", () => {
    const until = freeCancellationUntil!
    const before = instantAt(Date.parse(until) - 1)
    const statedAt = (moment: typeof until) =>
      letterContents({ name: "confirmed", booking: { ...booking, asOf: moment } })
        .freeCancellationUntil

    expect(statedAt(before)).toBe(until)
    expect(statedAt(until)).toBeNull()
  })

  it.each([
    ["paymentLost", null],
    ["reminder", "21:00"],
    ["link", null],
  ] as const)("%s states the total alone, and as the arrival %s", (name, arrival) => {
    expect(letterContents({ name, booking })).toEqual({
      explainsPrice: false,
      freeCancellationUntil: null,
      arrival,
      refund: null,
      refunded: null,
    })
  })

  it.each([
    ["nobody", null],
    ["somebody who did not say it", guest && { ...guest, arrival: null }],
  ])("states no arrival of %s", (_, one) => {
    const about = { name: "confirmed", booking: { ...booking, guest: one } } as const

    expect(letterContents(about).arrival).toBeNull()
  })

  it.each(["confirmed", "changed", "paymentLost", "reminder", "link"] as const)(
    "%s states what has been given back before",
    (name) => {
      const about = { name, booking: { ...booking, refunded: senOf(120) } }

      expect(letterContents(about)).toMatchObject({ refund: null, refunded: 120 })
    },
  )

  it.each([
    [500, 0, 500],
    [500, 120, 380],
    [0, 0, 0],
    [100, 120, 0],
  ])("that it is cancelled gives back, of %i captured with %i kept, %i", (captured, paid, back) => {
    const money = { captured: senOf(captured), paid: senOf(paid), refunded: senOf(50) }

    expect(letterContents({ name: "cancelled", booking: { ...booking, ...money } })).toEqual({
      explainsPrice: false,
      freeCancellationUntil: null,
      arrival: null,
      refund: back,
      refunded: null,
    })
  })
})
