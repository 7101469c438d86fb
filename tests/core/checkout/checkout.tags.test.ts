import { checkoutMachine } from "#core/checkout/checkout.machine.ts"
import { describe, expect, it } from "vitest"

describe("a guest who waits", () => {
  const tagged = (tag: string) =>
    Object.entries(checkoutMachine.states)
      .filter(([, { tags }]) => tags.includes(tag as never))
      .map(([name]) => name)

  it("sees that something is going on, and the form from the first typing to the last answer", () => {
    const atBank = ["paying", "confirmingCard", "settling", "verifying"]
    const inForm = ["givingDetails", "mailingCode", "checkingCode", ...atBank]

    expect(tagged("form")).toEqual([
      "filling",
      "extendingHold",
      "checkingForm",
      "givingDetails",
      "mailingCode",
      "codeOnItsWay",
      "typingCode",
      "checkingCode",
      ...atBank,
      "checkingFormAgain",
    ])
    expect(tagged("busy").toSorted()).toEqual(
      ["givingUpOther", "holding", "returning", "leaving", ...inForm].toSorted(),
    )
  })

  it("is done where the booking is confirmed or has come to nothing", () => {
    const done = Object.values(checkoutMachine.states).filter(({ type }) => type === "final")

    expect(tagged("ended")).toEqual(["confirmed", "failed"])
    expect(done.map(({ key }) => key)).toEqual(["nothingChosen", "left", "confirmed", "failed"])
  })
})
