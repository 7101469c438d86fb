import {
  BookingNotFound,
  BookingsUnreachable,
  AddressCodeRefused,
  GuaranteeNeeded,
  HoldOver,
  KeyReused,
  StepRefused,
  TooManyAttempts,
} from "#core/booking/booking.errors.ts"
import type { Bookings } from "#core/booking/bookings.port.ts"
import type { CodeFailure } from "#core/checkout/checkout.events.ts"
import { aConfirmedBooking } from "#fixtures/builders/a-booking-view.ts"
import { aQuote } from "#fixtures/builders/a-quote.ts"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { aCheckout, bookNow, noon, total, until, type CheckoutActor } from "./a-checkout.ts"
import { happens, held, told, type Told } from "./told-by-events.ts"

const pressed = { ...bookNow, method: "payAtProperty" } as const
const needed = new GuaranteeNeeded({ guarantee: "address" })

/** The events up to a booking that needs a proved address. */
const untilNeeded: ReadonlyArray<Told> = [
  happens.held,
  pressed,
  happens.detailsAccepted,
  { type: "press.refused", failure: needed },
]
const untilTyping: ReadonlyArray<Told> = [
  ...untilNeeded,
  { type: "guest.askedForCode" },
  { type: "code.mailed", againAt: noon + 60_000 },
]
const typed = { type: "guest.typedCode", code: "123456" } as const
/** Presses Book and comes back to the form, since an address has to be proved first. */
const isToldToProve = async (checkout: CheckoutActor): Promise<void> => {
  await until(checkout, "filling")
  checkout.send(pressed)
  await until(checkout, "paying")
  await until(checkout, "filling")
}
const pauseEnds = { type: "xstate.after.untilCodeAgain.checkout.codeOnItsWay" } as const

const wrong = new AddressCodeRefused({ reason: "wrong", attemptsLeft: 4 })
const limited = new TooManyAttempts({ retryAfterSeconds: 600 })
const refused = (failure: CodeFailure): Told => ({ type: "code.refused", failure })

describe("a guest who needs a proved address", () => {
  it("books with the code that was mailed, without pressing again and with all that was typed", async () => {
    const asked: Array<readonly [string, ...unknown[]]> = []
    let isProved = false
    const bookings: Partial<Bookings> = {
      pay: (id, request, key) => {
        asked.push(["pay", id, request, key])
        return isProved
          ? Effect.succeed({ kind: "confirmed", booking: aConfirmedBooking() })
          : Effect.fail(needed)
      },
      mailCode: (id, key) => {
        asked.push(["mailCode", id, key])
        return Effect.succeed({ againAfterSeconds: 60 })
      },
      proveAddress: (id, code, key) => {
        asked.push(["proveAddress", id, code, key])
        isProved = true
        return Effect.succeed({ proved: true })
      },
    }
    const checkout = aCheckout({ bookings })
    await until(checkout, "filling")
    checkout.send(pressed)
    await until(checkout, "paying")
    const { context } = await until(checkout, "filling")
    expect(context.remark).toEqual({ kind: "guaranteeNeeded", guarantee: "address" })

    checkout.send({ type: "guest.askedForCode" })
    const mailed = await until(checkout, "codeOnItsWay")
    expect(mailed.context.codeAgainAt).toBe(noon + 60_000)
    checkout.send(typed)

    const done = await until(checkout, "confirmed")
    const id = aConfirmedBooking().id
    const request = { method: "payAtProperty", total }
    expect(asked).toEqual([
      ["pay", id, request, "visit-1.1.pay"],
      ["mailCode", id, "visit-1.2.code"],
      ["proveAddress", id, "123456", "visit-1.3.proof"],
      ["pay", id, request, "visit-1.4.pay"],
    ])
    expect(done.context).toMatchObject({ details: bookNow.details, remark: null })
  })

  it("is offered another code when its time has come, and not before", async () => {
    const pauses: Array<number> = [0, 60]
    const mailCode = () => Effect.succeed({ againAfterSeconds: pauses.shift() ?? 60 })
    const pay = () => Effect.fail(needed)
    const checkout = aCheckout({ bookings: { pay, mailCode } })
    await isToldToProve(checkout)
    checkout.send({ type: "guest.askedForCode" })
    await until(checkout, "typingCode")

    checkout.send({ type: "guest.askedForCode" })
    await until(checkout, "codeOnItsWay")
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(checkout.getSnapshot().value).toBe("codeOnItsWay")
  })

  it("is mailed a code only for what was pressed last", () => {
    const ask = { type: "guest.askedForCode" } as const
    const byCard: Told = {
      type: "press.refused",
      failure: new GuaranteeNeeded({ guarantee: "card" }),
    }

    expect(told(...untilNeeded, ask).value).toBe("mailingCode")
    expect(told(happens.held, ask).value).toBe("filling")
    expect(told(...untilNeeded.slice(0, 3), byCard, ask).value).toBe("filling")
    const changed: Told = { type: "guest.typed", details: { ...bookNow.details, email: "b@c.my" } }
    expect(told(...untilNeeded, changed, ask).value).toBe("filling")
    expect(told(...untilNeeded, changed).context).toMatchObject({
      remark: null,
      details: { email: "b@c.my" },
    })
  })

  it("keeps every other remark while typing", () => {
    const dearer: Told = {
      type: "details.accepted",
      booking: { ...held, quote: aQuote({ residency: "visitor" }) },
    }
    const typing: Told = { type: "guest.typed", details: bookNow.details }

    expect(told(happens.held, pressed, dearer, typing).context.remark).toEqual({
      kind: "priceChanged",
    })
  })
})

describe("a code on its way", () => {
  it("may be followed by another one after a pause", () => {
    expect(told(...untilTyping, { type: "guest.askedForCode" }).value).toBe("codeOnItsWay")

    const after = told(...untilTyping, pauseEnds)
    expect(after.value).toBe("typingCode")
    expect(told(...untilTyping, pauseEnds, { type: "guest.askedForCode" })).toMatchObject({
      value: "mailingCode",
      context: { requests: 3 },
    })
  })

  it("may be awaited until the server says, by its clock", async () => {
    const checkout = aCheckout({
      bookings: {
        pay: () => Effect.fail(needed),
        mailCode: () => Effect.succeed({ againAfterSeconds: 0 }),
      },
    })
    await isToldToProve(checkout)

    checkout.send({ type: "guest.askedForCode" })

    await until(checkout, "typingCode")
  })

  it("can be left for the form, where another one can be asked for", () => {
    for (const before of [untilTyping, [...untilTyping, pauseEnds]]) {
      const back = told(...before, { type: "guest.leftCode" })
      expect(back).toMatchObject({
        value: "filling",
        context: { remark: { kind: "guaranteeNeeded" }, codeAgainAt: null, codeTrouble: null },
      })
      expect(
        told(...before, { type: "guest.leftCode" }, { type: "guest.askedForCode" }).value,
      ).toBe("mailingCode")
    }
  })

  it("ends with the hold", () => {
    const ends = (state: string): Told => ({
      type: `xstate.after.untilHoldEnds.checkout.${state}`,
    })

    expect(told(...untilTyping, ends("codeOnItsWay")).value).toBe("holdOver")
    expect(told(...untilTyping, pauseEnds, ends("typingCode")).value).toBe("holdOver")
  })

  it("is typed in again where it was wrong, and the guest is told", () => {
    for (const failure of [wrong, limited, new BookingsUnreachable()]) {
      const after = told(...untilTyping, pauseEnds, typed, refused(failure))
      expect(after).toMatchObject({ value: "codeOnItsWay", context: { codeTrouble: failure } })
    }
    expect(told(...untilTyping, typed).context.typedCode).toBe("123456")
    expect(
      told(
        ...untilTyping,
        typed,
        refused(wrong),
        pauseEnds,
        { type: "guest.askedForCode" },
        {
          type: "code.mailed",
          againAt: noon,
        },
      ).context.codeTrouble,
    ).toBeNull()
  })

  it("has another key each time that it is typed", () => {
    expect(told(...untilTyping, typed).context.requests).toBe(3)
    expect(told(...untilTyping, typed, refused(wrong), typed).context.requests).toBe(4)
  })
})

describe("a code that is not mailed", () => {
  const asked: ReadonlyArray<Told> = [...untilNeeded, { type: "guest.askedForCode" }]

  it("is explained beside the form", () => {
    for (const failure of [limited, new BookingsUnreachable()])
      expect(told(...asked, refused(failure))).toMatchObject({
        value: "filling",
        context: { codeTrouble: failure, remark: { kind: "guaranteeNeeded" } },
      })
  })

  it("is explained beside the one before, which may still be typed in", () => {
    const again: ReadonlyArray<Told> = [...untilTyping, pauseEnds, { type: "guest.askedForCode" }]

    expect(told(...again, refused(limited))).toMatchObject({
      value: "codeOnItsWay",
      context: { codeTrouble: limited },
    })
  })

  it("is forgotten with the next press", () => {
    const after = told(...asked, refused(limited), pressed).context

    expect(after).toMatchObject({ codeTrouble: null, codeAgainAt: null, remark: null })
  })
})

describe("a booking that is no longer held", () => {
  it.each([
    [new HoldOver(), "holdOver"],
    [new BookingNotFound(), "returning"],
    [new StepRefused({ status: "confirmed" }), "returning"],
    [new KeyReused(), "returning"],
  ] as const)("stops the code: %s", (failure, state) => {
    const asked: ReadonlyArray<Told> = [...untilNeeded, { type: "guest.askedForCode" }]

    expect(told(...asked, refused(failure)).value).toBe(state)
    expect(told(...untilTyping, typed, refused(failure)).value).toBe(state)
  })

  it("is proved nowhere while nobody answers", async () => {
    const bookings: Partial<Bookings> = {
      pay: () => Effect.fail(needed),
      mailCode: () => Effect.fail(limited),
      proveAddress: () => Effect.fail(wrong),
    }
    const checkout = aCheckout({ bookings })
    await isToldToProve(checkout)
    checkout.send({ type: "guest.askedForCode" })
    await until(checkout, "mailingCode")

    expect((await until(checkout, "filling")).context.codeTrouble).toEqual(limited)
  })
})
