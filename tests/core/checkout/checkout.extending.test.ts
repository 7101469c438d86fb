import {
  BookingNotFound,
  BookingsUnreachable,
  HoldLimited,
  HoldOver,
} from "#core/booking/booking.errors.ts"
import type { ExtensionFailure } from "#core/checkout/checkout.events.ts"
import { Instant } from "#core/kernel/instant.ts"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { aCheckout, bookNow, until } from "./a-checkout.ts"
import { happens, held, told, type Told } from "./told-by-events.ts"

const asked: ReadonlyArray<Told> = [happens.held, { type: "guest.extendedHold" }]
const later = {
  ...held,
  holdUntil: Instant.make("2026-11-21T12:20:00.000Z"),
  extendable: false,
}
const refused = (failure: ExtensionFailure): Told => ({ type: "extension.refused", failure })
const limited = new HoldLimited({ reason: "network", retryAfterSeconds: 300 })

describe("a guest who has the hold extended", () => {
  it("asks the server with a key of its own and goes on with the later end", async () => {
    const keys: Array<string> = []
    const checkout = aCheckout({
      bookings: {
        extend: (_, key) => {
          keys.push(key)
          return Effect.succeed(later)
        },
      },
    })
    await until(checkout, "filling")
    checkout.send({ type: "guest.extendedHold" })
    await until(checkout, "filling")

    expect(checkout.getSnapshot().context.booking).toEqual(later)
    expect(keys).toEqual(["visit-1.1.extension"])
  })

  it("is told when the server refuses", async () => {
    const checkout = aCheckout({ bookings: { extend: () => Effect.fail(limited) } })
    await until(checkout, "filling")
    checkout.send({ type: "guest.extendedHold" })
    await until(checkout, "filling")

    expect(checkout.getSnapshot().context.notExtended).toBe("limited")
  })

  it("is not asked for where the hold was extended before", () => {
    const again = told(...asked, { type: "hold.extended", booking: later }, asked[1]!)

    expect(again).toMatchObject({ value: "filling", context: { booking: later } })
  })

  it("goes on typing and may book while the server is asked", () => {
    const details = { ...bookNow.details, firstName: "Aini" }

    expect(told(...asked, { type: "guest.typed", details })).toMatchObject({
      value: "extendingHold",
      context: { details: { firstName: "Aini" } },
    })
    expect(told(...asked, bookNow).value).toBe("givingDetails")
  })

  it.each([
    [limited, "filling", "limited"],
    [new BookingsUnreachable(), "filling", "unreachable"],
    [new HoldOver(), "holdOver", null],
    [new BookingNotFound(), "returning", null],
  ] as const)("after %o stands at %s and is told %s", (failure, value, notExtended) => {
    expect(told(...asked, refused(failure))).toMatchObject({ value, context: { notExtended } })
  })

  it("is told nothing any more once it is extended after all", () => {
    const { context } = told(...asked, refused(limited), asked[1]!, {
      type: "hold.extended",
      booking: later,
    })

    expect(context.notExtended).toBeNull()
  })
})
