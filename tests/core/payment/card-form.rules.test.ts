import {
  brandOfCard,
  cardIssues,
  cardOf,
  emptyCard,
  groupedCardNumber,
  writtenExpiry,
  type TypedCard,
} from "#core/payment/card-form.rules.ts"
import { describe, expect, it } from "vitest"

const today = "2026-11-21"

const aTypedCard = (changes: Partial<TypedCard> = {}): TypedCard => ({
  number: "4242 4242 4242 4242",
  expiry: "12/40",
  cvc: "123",
  holder: " Aisyah Tan ",
  ...changes,
})

describe("a typed card", () => {
  it("is told to its bank in digits", () => {
    expect(cardOf(aTypedCard(), today)).toEqual({
      number: "4242424242424242",
      expiryMonth: 12,
      expiryYear: 2040,
      cvc: "123",
      holder: "Aisyah Tan",
    })
  })

  it("names every empty field", () => {
    expect(cardIssues(emptyCard, today)).toEqual([
      { path: "card.number", code: "CardNumberMissing" },
      { path: "card.expiry", code: "CardExpiryMissing" },
      { path: "card.cvc", code: "CvcMissing" },
      { path: "card.holder", code: "CardHolderMissing" },
    ])
    expect(cardOf(emptyCard, today)).toBeNull()
  })

  it.each([
    [{ number: "4242 4242 4242 4241" }, "card.number", "NotACardNumber"],
    [{ number: "42424242422" }, "card.number", "NotACardNumber"],
    [{ expiry: "13/40" }, "card.expiry", "NotACardExpiry"],
    [{ expiry: "00/40" }, "card.expiry", "NotACardExpiry"],
    [{ expiry: "12" }, "card.expiry", "NotACardExpiry"],
    [{ expiry: "12/4" }, "card.expiry", "NotACardExpiry"],
    [{ expiry: "10/26" }, "card.expiry", "CardExpired"],
    [{ cvc: "12" }, "card.cvc", "NotACvc"],
    [{ cvc: "1234" }, "card.cvc", "NotACvc"],
    [{ number: "3782 822463 10005" }, "card.cvc", "NotACvc"],
    [{ holder: " " }, "card.holder", "CardHolderMissing"],
  ])("with %j has at %s the issue %s", (changes, path, code) => {
    const card = aTypedCard(changes)

    expect(cardIssues(card, today)).toEqual([{ path, code }])
    expect(cardOf(card, today)).toBeNull()
  })

  it("is good through the last month printed on it", () => {
    expect(cardIssues(aTypedCard({ expiry: "11/26" }), today)).toEqual([])
    expect(cardIssues(aTypedCard({ expiry: "01/27" }), today)).toEqual([])
  })

  it.each([
    "5105 1051 0510 5100",
    "5555 5555 5555 4444",
    "6011 1111 1111 1117",
    "4000 0566 5566 5556",
    "6011 0009 9013 9424",
  ])("ends with the digit that the others ask for, and with no other: %s", (number) => {
    const endings = Array.from({ length: 10 }, (_, digit) => `${number.slice(0, -1)}${digit}`)
    const kept = endings.filter(
      (ending) => cardIssues(aTypedCard({ number: ending }), today).length === 0,
    )

    expect(kept).toEqual([number])
  })

  it("of American Express has four digits in its code", () => {
    const card = aTypedCard({ number: "3782 822463 10005", cvc: "1234" })

    expect(cardIssues(card, today)).toEqual([])
  })
})

describe("typing a card", () => {
  it.each([
    ["4242424242424242", "4242 4242 4242 4242"],
    ["378282246310005", "3782 822463 10005"],
    ["3782", "3782"],
    ["42-42 4", "4242 4"],
    ["", ""],
    ["4".repeat(25), "4444 4444 4444 4444 444"],
  ])("groups %j as %j", (typed, grouped) => {
    expect(groupedCardNumber(typed)).toBe(grouped)
  })

  it.each([
    ["1240", "12/40"],
    ["12/4", "12/4"],
    ["12", "12"],
    ["1", "1"],
    ["4", "04"],
    ["440", "04/40"],
    ["1/40", "01/40"],
    ["12 / 40", "12/40"],
    ["", ""],
  ])("writes the expiry date %j as %j", (typed, written) => {
    expect(writtenExpiry(typed)).toBe(written)
  })

  it.each([
    ["4", "visa"],
    ["55", "mastercard"],
    ["22", "mastercard"],
    ["34", "amex"],
    ["37", "amex"],
    ["6", null],
    ["", null],
  ])("knows the brand of %j as %j", (typed, brand) => {
    expect(brandOfCard(typed)).toBe(brand)
  })
})
