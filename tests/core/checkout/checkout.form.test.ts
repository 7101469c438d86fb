import { BookingsUnreachable, DetailsRefused } from "#core/booking/booking.errors.ts"
import type { PressFailure } from "#core/checkout/checkout.events.ts"
import { checkoutMachine } from "#core/checkout/checkout.machine.ts"
import { foundWrong, noFormIssues, openIssues } from "#core/kernel/form-issues.ts"
import { aForeignGuest, aGuest } from "#fixtures/builders/a-guest.ts"
import { aQuote } from "#fixtures/builders/a-quote.ts"
import { describe, expect, it } from "vitest"
import { transition } from "xstate"
import { aCheckout, bookNow, total, until } from "./a-checkout.ts"
import { accepted, happens, held, told, untilConfirming, type Told } from "./told-by-events.ts"

const issues = [
  { path: "email", code: "EmailMissing" },
  { path: "card.cvc", code: "CvcMissing" },
]
const refused: Told = { type: "form.refused", issues }
const atForm = [happens.held]
const uncertain: ReadonlyArray<Told> = [
  { type: "hold.placed", booking: { ...held, status: "paying" } },
  ...Array.from({ length: 3 }, () => [happens.stillPaying, happens.momentPasses]).flat(),
]
const typed = (changes: Parameters<typeof aGuest>[0]): Told => ({
  type: "guest.typed",
  details: aGuest(changes),
})

describe.each([
  ["filling", "checkingForm", "givingDetails", atForm],
  ["uncertain", "checkingFormAgain", "paying", uncertain],
] as const)("Book Now, pressed while %s", (resting, checking, onward, before) => {
  it("checks what was typed, and sends nothing of what is wrong", () => {
    const after = told(...before, happens.pressed, refused)

    expect(after).toMatchObject({
      value: resting,
      context: { issues: foundWrong(issues), press: null },
    })
    expect(after.context.requests).toBe(told(...before).context.requests)
  })

  it("goes on with what is complete, for the price that stood beside it", () => {
    expect(told(...before, happens.pressed)).toMatchObject({
      value: onward,
      context: {
        issues: noFormIssues,
        press: { method: "card", quote: { total } },
        details: bookNow.details,
      },
    })
  })

  it("forgives each field that is typed into, until it is pressed again", () => {
    const wrong = [...before, happens.pressed, refused]
    const open = (...events: ReadonlyArray<Told>) =>
      openIssues(told(...wrong, ...events).context.issues).map(({ path }) => path)

    const byEmail = typed({ email: "a" })
    const byCard: Told = { type: "guest.typedCard", fields: ["cvc"] }
    expect(open()).toEqual(["email", "card.cvc"])
    expect(open(byCard)).toEqual(["email"])
    expect(open(byEmail)).toEqual(["card.cvc"])
    expect(open(byEmail, happens.pressed, refused)).toEqual(["email", "card.cvc"])
  })

  it("takes what was typed when it was pressed, whatever is typed meanwhile", () => {
    const meanwhile = [...before, happens.pressed, typed({ firstName: "Later" })]
    const checks = { type: "form.refused", issues: [] } as const

    expect(told(...meanwhile, checks).context.details.firstName).toBe("Later")
    expect(told(...meanwhile, accepted(bookNow))).toMatchObject({
      value: onward,
      context: { details: bookNow.details },
    })
  })

  it("stands at the form as before while it is being checked", () => {
    const [snapshot] = transition(checkoutMachine, told(...before), bookNow)

    expect(snapshot.value).toBe(checking)
  })
})

describe("a form that is being checked", () => {
  it("can be left, and the stay changed, as before", async () => {
    const checkout = aCheckout()
    await until(checkout, "filling")

    checkout.send(bookNow)
    expect(checkout.getSnapshot().value).toBe("checkingForm")
    checkout.send({ type: "guest.left" })

    await until(checkout, "left")
  })
})

describe("the price that is pressed", () => {
  it("is the one of whoever is typed in", () => {
    const foreign = { ...bookNow, details: aForeignGuest() }

    expect(told(happens.held, foreign).context.press?.quote).toEqual(
      aQuote({ residency: "visitor" }),
    )
  })
})

describe("what the server finds wrong", () => {
  it("stands beside its field until that is typed into, without a remark", () => {
    const failure = new DetailsRefused({ issues })
    const after = [happens.held, happens.pressed, { type: "press.refused", failure } as const]

    expect(told(...after).context).toMatchObject({ remark: null, issues: foundWrong(issues) })
    expect(openIssues(told(...after, typed({ email: "b@c.my" })).context.issues)).toEqual([
      issues[1],
    ])
  })

  it("still stands there while another field is typed into", () => {
    const failure = new DetailsRefused({ issues })
    const after = [happens.held, happens.pressed, { type: "press.refused", failure } as const]

    expect(openIssues(told(...after, typed({ firstName: "Other" })).context.issues)).toEqual(issues)
  })

  it("is forgotten with the rooms, once the same stay is taken again", () => {
    const over = [...atForm, happens.pressed, refused, happens.holdEnds]

    expect(told(...over).context.issues).toEqual(foundWrong(issues))
    expect(told(...over, { type: "guest.tookAgain" }).context.issues).toEqual(noFormIssues)
  })

  it("is forgotten with another refusal", () => {
    const failure = new DetailsRefused({ issues })
    const refusal = (of: PressFailure) => ({ type: "press.refused", failure: of }) as const
    const twice = [
      happens.held,
      happens.pressed,
      refusal(failure),
      happens.pressed,
      refusal(new BookingsUnreachable()),
    ]

    expect(told(...twice).context).toMatchObject({
      remark: { kind: "unreachable" },
      issues: noFormIssues,
    })
  })
})

it("a card that waits is gone on with only for the price that stands beside it", () => {
  const inPayment = [...untilConfirming, happens.abandoned]

  expect(told(...inPayment, happens.pressed).value).toBe("confirmingCard")
  expect(told(...inPayment, { ...bookNow, details: aForeignGuest() }).value).toBe("givingDetails")
})

describe("a member whose profile keeps an identity number", () => {
  const known = {
    details: aGuest({ identityNumber: "", keptIdentity: "mykad" }),
    maskedNumber: "••••••••5678",
  }
  const keptWhile = async (changes: Parameters<typeof aGuest>[0]) => {
    const checkout = aCheckout({ input: { known } })
    await until(checkout, "filling")
    const { details } = checkout.getSnapshot().context
    checkout.send({ type: "guest.typed", details: { ...details, ...changes } })
    return checkout.getSnapshot().context.details.keptIdentity
  }

  it("may leave it out until another person is typed in, who needs a number of their own", async () => {
    expect(await keptWhile({ phone: "+60111111111" })).toBe("mykad")
    expect(await keptWhile({ firstName: "Nur" })).toBeNull()
    expect(await keptWhile({ nationality: "SG" })).toBeNull()
  })

  it("may leave it out again who typed the own name back", async () => {
    const checkout = aCheckout({ input: { known } })
    await until(checkout, "filling")
    const type = (firstName: string) => {
      const { details } = checkout.getSnapshot().context
      checkout.send({ type: "guest.typed", details: { ...details, firstName } })
    }
    type("Nur")
    type("Aisyah")
    expect(checkout.getSnapshot().context.details.keptIdentity).toBe("mykad")
  })
})
