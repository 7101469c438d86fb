import type { CardConfirmationEvent } from "#core/payment/card-confirmation.events.ts"
import { cardConfirmationMachine } from "#core/payment/card-confirmation.machine.ts"
import type { CardAnswer } from "#core/payment/card-payments.port.ts"
import { expectWalked } from "#tests/support/walked.ts"
import { walksThrough } from "#tests/support/walks.ts"
import { describe, expect, it } from "vitest"
import { initialTransition, transition } from "xstate"

const order = { clientSecret: "pi_1_secret_2", publishableKey: "pk", sandbox: null }
const input = { order, card: { typedAt: "provider" } } as const

const answered = (answer: CardAnswer) => ({ type: "card.answered", answer }) as const
const challenge = answered({ kind: "challenge", address: "/bank" })
const declined = answered({ kind: "declined", reason: "insufficientFunds" })
const unreachable = { type: "card.unreachable" } as const

/** Where a card stands after these events, with nobody playing its provider. */
const told = (...events: ReadonlyArray<CardConfirmationEvent>) => {
  let [snapshot] = initialTransition(cardConfirmationMachine, input)
  for (const event of events) [snapshot] = transition(cardConfirmationMachine, snapshot, event)
  return snapshot
}

expectWalked({
  "card-confirmation": walksThrough(cardConfirmationMachine, {
    inputs: [input],
    events: [
      challenge,
      declined,
      answered({ kind: "authorised" }),
      answered({ kind: "processing" }),
      unreachable,
      { type: "guest.answeredChallenge" },
      { type: "guest.abandonedChallenge" },
    ],
  }),
})

describe("a card with its provider", () => {
  it("is the one that was given, for the order that it pays, and is asked nothing yet", () => {
    expect(told()).toMatchObject({ value: "confirming", context: { ...input, challenge: null } })
  })

  it.each([
    ["authorised", answered({ kind: "authorised" }), null],
    ["still being processed", answered({ kind: "processing" }), null],
    ["declined", declined, "insufficientFunds"],
    ["answered for by nobody", unreachable, null],
  ] as const)("that is %s is handed over, with the bank's reason", (_, event, decline) => {
    const output = { type: "card.handedOver", decline }

    expect(told(event)).toMatchObject({ status: "done", output, context: { challenge: null } })
    expect(told(challenge, event)).toMatchObject({ status: "done", output })
  })

  it("is with the bank at the bank's address", () => {
    expect(told(challenge)).toMatchObject({
      value: "challenged",
      status: "active",
      context: { challenge: "/bank" },
    })
  })

  it.each([answered({ kind: "authorised" }), answered({ kind: "processing" }), declined])(
    "forgets the bank's address once that has answered: %o",
    (event) => {
      expect(told(challenge, event).context.challenge).toBeNull()
    },
  )

  it("is handed over once the guest has answered the bank", () => {
    expect(told(challenge, { type: "guest.answeredChallenge" }).output).toEqual({
      type: "card.handedOver",
      decline: null,
    })
  })

  it("is abandoned where the guest left the bank's page", () => {
    expect(told(challenge, { type: "guest.abandonedChallenge" })).toMatchObject({
      status: "done",
      output: { type: "card.abandoned" },
    })
  })

  it("cannot be left before the bank asks", () => {
    expect(told({ type: "guest.abandonedChallenge" }).value).toBe("confirming")
  })
})
