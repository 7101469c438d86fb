import { manageBookingMachine } from "#core/managing/manage-booking.machine.ts"
import { describe, expect, it } from "vitest"

const states = Object.entries(manageBookingMachine.states)

const tagged = (tag: string) =>
  states.filter(([, { tags }]) => tags.includes(tag as never)).map(([name]) => name)

describe("a guest with a booking in hand", () => {
  it("sees that something is going on wherever somebody has to answer", () => {
    expect(tagged("busy").toSorted()).toEqual([
      "cancelling",
      "changing",
      "confirmingCard",
      "leaving",
      "opening",
      "pricing",
      "settling",
      "verifying",
    ])
  })

  it("sees the booking itself unless it is not there yet, or not theirs", () => {
    const without = ["lostContact", "missing", "opened", "opening", "settled"]
    const standing = tagged("standing")

    expect(
      states
        .map(([name]) => name)
        .filter((name) => !standing.includes(name))
        .toSorted(),
    ).toEqual(without)
  })

  it("sees cancelling, changing or paying, and never two of them", () => {
    const [cancelling, changing, paying] = [
      tagged("cancelling"),
      tagged("changing"),
      tagged("paying"),
    ]

    expect(cancelling).toEqual(["considering", "cancelling", "refundChanged", "cancelUnclear"])
    expect(changing.toSorted()).toEqual([
      "changeRefused",
      "changeUnclear",
      "changing",
      "choosing",
      "priceUnclear",
      "priced",
      "pricing",
      "soldOut",
    ])
    expect(paying.toSorted()).toEqual([
      "askingCard",
      "confirmingCard",
      "leaving",
      "settling",
      "uncertain",
      "verifying",
    ])
  })

  it("is done where the booking is cancelled, or is nobody's", () => {
    const done = states.filter(([, { type }]) => type === "final").map(([name]) => name)

    expect(done).toEqual(["missing", "cancelled"])
  })
})
