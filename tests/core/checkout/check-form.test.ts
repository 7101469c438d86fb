import { checkForm, type FormNeeds } from "#core/checkout/check-form.ts"
import type { PressedForm } from "#core/checkout/checkout.events.ts"
import { cardAtProvider, cardKeptBefore } from "#core/payment/card-payments.port.ts"
import { emptyCard } from "#core/payment/card-form.rules.ts"
import { nothingTyped } from "#core/people/guest-details.ts"
import { aGuest } from "#fixtures/builders/a-guest.ts"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { aCard, aTypedCard, noon } from "./a-checkout.ts"

const form: PressedForm = { details: aGuest(), method: "card", card: aTypedCard, cardUse: "typed" }

const checked = (
  changes: Partial<PressedForm> = {},
  needs: Partial<FormNeeds> = {},
  fetch?: Parameters<typeof checkForm>[2],
) =>
  Effect.runPromise(
    checkForm(
      {
        clock: { now: () => noon },
        isCardComplete: () => Promise.reject(new Error("nobody asks the provider's form")),
        ...needs,
      },
      { ...form, ...changes },
      fetch,
    ),
  )

describe("a form with which Book Now is pressed", () => {
  it("is accepted with the card as its bank is told", async () => {
    expect(await checked()).toEqual({
      type: "form.accepted",
      details: aGuest(),
      method: "card",
      card: aCard,
      cardUse: "typed",
    })
  })

  it("asks nothing of a card that is kept", async () => {
    const kept = { card: emptyCard, cardUse: "kept" } as const

    expect(await checked(kept)).toMatchObject({
      type: "form.accepted",
      card: cardKeptBefore,
      cardUse: "kept",
    })
    expect(await checked({ ...kept, card: cardAtProvider })).toMatchObject({
      card: cardKeptBefore,
    })
    expect(await checked({ ...kept, method: "payAtProperty" })).toMatchObject({ card: null })
  })

  it("asks for the whole of a card that is to be kept", async () => {
    expect(await checked({ card: emptyCard, cardUse: "keeping" })).toMatchObject({
      type: "form.refused",
    })
    expect(await checked({ cardUse: "keeping" })).toMatchObject({
      type: "form.accepted",
      card: aCard,
      cardUse: "keeping",
    })
  })

  it("has its date of birth tidied", async () => {
    expect(await checked({ details: aGuest({ dateOfBirth: "1990-4-12" }) })).toMatchObject({
      type: "form.accepted",
      details: { dateOfBirth: "1990-04-12" },
    })
  })

  it("is refused with every field that is wrong, of the guest and of the card", async () => {
    const details = aGuest({ email: "nobody", phone: "" })
    const card = { ...aTypedCard, cvc: "1" }

    expect(await checked({ details, card })).toEqual({
      type: "form.refused",
      issues: [
        { path: "email", code: "NotAnEmail" },
        { path: "phone", code: "PhoneMissing" },
        { path: "card.cvc", code: "NotACvc" },
      ],
    })
  })

  it("misses a date of birth that nobody typed, and finds a wrong one wrong", async () => {
    const found = async (dateOfBirth: string) => {
      const after = await checked({ details: { ...nothingTyped, dateOfBirth } })
      const issues = after.type === "form.refused" ? after.issues : []
      return issues.filter(({ path }) => path === "dateOfBirth" || path === "firstName")
    }
    const [firstName] = await found("")

    expect(firstName?.code).not.toBe("Missing")
    expect((await found("")).map(({ code }) => code)).toContain("Missing")
    expect((await found("1990-02-31")).map(({ code }) => code)).not.toContain("Missing")
  })

  it("counts its card's last month by the day in Malaysia", async () => {
    const card = { ...aTypedCard, expiry: "11/26" }
    const at = (moment: string) => checked({ card }, { clock: { now: () => Date.parse(moment) } })

    expect(await at("2026-11-30T15:59:59.999Z")).toMatchObject({ type: "form.accepted" })
    expect(await at("2026-11-30T16:00:00.000Z")).toEqual({
      type: "form.refused",
      issues: [{ path: "card.expiry", code: "CardExpired" }],
    })
  })

  it("asks for no card where the guest pays at the property", async () => {
    expect(await checked({ method: "payAtProperty", card: emptyCard })).toMatchObject({
      type: "form.accepted",
      method: "payAtProperty",
      card: null,
    })
  })
})

describe("a card in the provider's own form", () => {
  const card = cardAtProvider

  it("is accepted once that form says that it is complete", async () => {
    expect(await checked({ card }, { isCardComplete: async () => true })).toMatchObject({
      type: "form.accepted",
      card: cardAtProvider,
    })
  })

  it.each([
    ["says that something is missing", async () => false],
    ["cannot be asked", () => Promise.reject(new Error("gone"))],
  ])("is refused without an issue of ours where that form %s", async (_, isCardComplete) => {
    expect(await checked({ card }, { isCardComplete })).toEqual({
      type: "form.refused",
      issues: [],
    })
  })

  it("is asked about only when everything else is complete, and is to be paid with", async () => {
    const details = aGuest({ email: "" })

    expect(await checked({ card, details })).toEqual({
      type: "form.refused",
      issues: [{ path: "email", code: "EmailMissing" }],
    })
    expect(await checked({ card, method: "payAtProperty" })).toMatchObject({
      type: "form.accepted",
    })
  })
})

describe("rules that cannot be fetched", () => {
  it("leave the guest's details to the server, and the card to its own rules", async () => {
    const away = () => Promise.reject(new Error("no such chunk"))
    const details = aGuest({ email: "" })

    expect(await checked({ details }, {}, away)).toMatchObject({ type: "form.accepted" })
    expect(await checked({ details, card: emptyCard }, {}, away)).toMatchObject({
      type: "form.refused",
    })
  })
})
