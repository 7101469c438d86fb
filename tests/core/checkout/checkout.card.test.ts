import { MAX_POLLS, MAX_POLLS_ON_RETURN } from "#core/checkout/checkout.setup.ts"
import { aForeignGuest } from "#fixtures/builders/a-guest.ts"
import { describe, expect, it } from "vitest"
import { bookNow, total } from "./a-checkout.ts"
import { happens, held, order, told, untilConfirming } from "./told-by-events.ts"

const inPayment = [...untilConfirming, happens.abandoned]
const settling = [...untilConfirming, happens.handedOver]
const round = [happens.stillPaying, happens.momentPasses]
const rounds = (count: number) => Array.from({ length: count }, () => round).flat()

describe("a payment by card", () => {
  it("begins with the booking and the order that the server answered", () => {
    const asked = told(...untilConfirming)

    expect(asked).toMatchObject({
      value: "confirmingCard",
      context: { booking: { status: "paying" }, order, polls: 0 },
    })
  })

  it("waits for another card, and for the same order, where the bank's page was left", () => {
    expect(told(...inPayment)).toMatchObject({
      value: "filling",
      context: { order, remark: { kind: "declined", reason: "abandoned" } },
    })
  })

  it.each([null, "insufficientFunds"] as const)(
    "is asked about once its provider has it, also with a decline such as %s",
    (decline) => {
      expect(told(...untilConfirming, { type: "card.handedOver", decline })).toMatchObject({
        value: "settling",
        context: { order, remark: null },
      })
    },
  )

  it("goes on with another card for the same total without being opened again", () => {
    expect(told(...inPayment, happens.pressed)).toMatchObject({
      value: "confirmingCard",
      context: { remark: null, press: { quote: { total } } },
    })
  })

  it.each([
    ["without a card", { ...bookNow, method: "payAtProperty" } as const],
    ["for another total", { ...bookNow, details: aForeignGuest() }],
  ])("is told to the server first %s", (_, press) => {
    expect(told(...inPayment, press).value).toBe("givingDetails")
  })

  it("is not opened anew where the guest pays at the property after all", () => {
    const press = { ...bookNow, method: "payAtProperty" } as const
    const unasked = [happens.held, press, happens.detailsAccepted, happens.cardAsked]

    expect(told(...unasked).value).toBe("settling")
  })

  it("is asked about when the hold ends meanwhile; without one the hold is over", () => {
    expect(told(...inPayment, happens.holdEnds).value).toBe("settling")
    expect(told(happens.held, happens.holdEnds).value).toBe("holdOver")
  })
})

describe("a declined card", () => {
  const declinedFor = (lastDecline: typeof held.lastDecline) =>
    told(...settling, ...rounds(2), { type: "booking.found", booking: { ...held, lastDecline } })

  it("is forgotten with its payment, for the reason of the bank", () => {
    expect(declinedFor("insufficientFunds")).toMatchObject({
      value: "filling",
      context: {
        order: null,
        polls: 0,
        remark: { kind: "declined", reason: "insufficientFunds" },
      },
    })
  })

  it("is simply declined where the bank gave no reason", () => {
    expect(declinedFor(null).context.remark).toEqual({ kind: "declined", reason: "declined" })
  })
})

describe("a bank that does not answer yet", () => {
  it("is asked so many times, then the guest is told that it takes longer", () => {
    expect(told(...settling, ...rounds(MAX_POLLS))).toMatchObject({
      value: "settling",
      context: { polls: MAX_POLLS },
    })
    expect(told(...settling, ...rounds(MAX_POLLS + 1)).value).toBe("uncertain")
  })

  it("is asked fewer times where nobody sees the card form any more", () => {
    const asked = (count: number) =>
      told({ ...happens.held, booking: { ...held, status: "paying" } }, ...rounds(count)).value

    expect([asked(MAX_POLLS_ON_RETURN), asked(MAX_POLLS_ON_RETURN + 1)]).toEqual([
      "settling",
      "uncertain",
    ])
  })

  it("is asked again from the beginning, with new keys, when the guest asks", () => {
    const uncertain = told(...settling, ...rounds(MAX_POLLS + 1))
    const again = told(...settling, ...rounds(MAX_POLLS + 1), { type: "guest.retried" })

    expect(again).toMatchObject({ value: "settling", context: { polls: 0 } })
    expect(again.context.requests).toBe(uncertain.context.requests + 1)
  })

  it("leaves the form open for what no tab keeps over a reload", () => {
    const details = { ...bookNow.details, identityNumber: "A12345678" }
    const typed = told(...settling, ...rounds(MAX_POLLS + 1), { type: "guest.typed", details })

    expect(typed).toMatchObject({ value: "uncertain", context: { details } })
  })

  it("may be given the card once more", () => {
    const press = { ...bookNow, card: { ...bookNow.card, cvc: "321" } }
    const uncertain = told(...settling, ...rounds(MAX_POLLS + 1))
    const again = told(...settling, ...rounds(MAX_POLLS + 1), press)

    expect(again).toMatchObject({ value: "paying", context: { press: { card: { cvc: "321" } } } })
    expect(again.context.requests).toBe(uncertain.context.requests + 1)
  })
})
