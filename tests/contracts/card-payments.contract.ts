import {
  cardKeptBefore,
  type CardOrder,
  type CardPayments,
  type GivenCard,
} from "#core/payment/card-payments.port.ts"
import type { Payments } from "#core/payment/payments.port.ts"
import { beforeEach, describe, expect, it } from "vitest"
import { refusal, resultOf } from "./outcomes.ts"

/** A started payment, the guest's card form, and the provider's other side. */
export type CardsWorld = {
  readonly cards: CardPayments
  readonly order: CardOrder
  readonly payment: string
  readonly payments: Payments
  /** Another payment, which a kept card of this number is to pay. */
  readonly keptOrder: (number: string) => Promise<CardOrder>
  /** A guest's card of this number, as this form gives it on. */
  readonly cardOf: (number: string) => GivenCard
  /** From here on the provider answers the browser so; null is as it should. */
  readonly wire: (broken: ((call: typeof fetch) => typeof fetch) | null) => void
}

const GOOD = "4242424242424242"

const lost: (call: typeof fetch) => typeof fetch =
  (call) =>
  async (...asked) => {
    await call(...asked)
    return Response.json({ error: { type: "api_error" } }, { status: 500 })
  }

const answering =
  (answer: () => Promise<Response>): (() => typeof fetch) =>
  () =>
    answer

const brokenWires: ReadonlyArray<readonly [string, () => typeof fetch]> = [
  ["is down", answering(() => Promise.reject(new TypeError("fetch failed")))],
  [
    "fails inside",
    answering(async () => Response.json({ error: { type: "api_error" } }, { status: 500 })),
  ],
  [
    "is busy",
    answering(async () => Response.json({ error: { type: "rate_limit_error" } }, { status: 429 })),
  ],
  ["answers by half", answering(async () => new Response('{"id": "pi_'))],
  ["answers with a page", answering(async () => new Response("<html>Welcome</html>"))],
]

/** What every card form promises. */
export const cardPaymentsContract = (form: string, open: () => Promise<CardsWorld>): void => {
  describe(`cards by ${form}`, () => {
    let world: CardsWorld
    beforeEach(async () => {
      world = await open()
    })
    const confirm = (number: string) => world.cards.confirm(world.order, world.cardOf(number))
    const truth = () => resultOf(world.payments.find(world.payment))

    it("authorise a good card, and the provider knows of it", async () => {
      expect(await resultOf(confirm(GOOD))).toEqual({ kind: "authorised" })
      expect(await truth()).toMatchObject({ state: "authorised", captured: 0 })
      expect(await resultOf(world.cards.stateOf(world.order))).toEqual({ kind: "authorised" })
    })

    it("take a payment that was authorised before for authorised, and take it once", async () => {
      await resultOf(confirm(GOOD))

      expect(await resultOf(confirm(GOOD))).toEqual({ kind: "authorised" })
      expect(await truth()).toMatchObject({ state: "authorised", captured: 0 })
    })

    it.each([
      ["4000000000009995", "insufficientFunds"],
      ["4000000000000069", "expiredCard"],
      ["4100000000000019", "blocked"],
      ["4000000000000002", "declined"],
    ])("say why the card %s is not accepted: %s", async (number, reason) => {
      expect(await resultOf(confirm(number))).toEqual({ kind: "declined", reason })
    })

    it("confirm a kept card without one that is typed", async () => {
      const order = await world.keptOrder(GOOD)

      expect(await resultOf(world.cards.confirm(order, cardKeptBefore))).toEqual({
        kind: "authorised",
      })
      expect(await resultOf(world.cards.stateOf(order))).toEqual({ kind: "authorised" })
    })

    it("know nothing of a kept card when the provider is down", async () => {
      const order = await world.keptOrder(GOOD)
      world.wire(() => () => Promise.reject(new TypeError("fetch failed")))

      expect((await refusal(world.cards.confirm(order, cardKeptBefore)))._tag).toBe(
        "PaymentsUnreachable",
      )
    })

    it("take another card after a declined one", async () => {
      await resultOf(confirm("4000000000000002"))

      expect(await resultOf(confirm(GOOD))).toEqual({ kind: "authorised" })
    })

    it.each(brokenWires)("know nothing of the card when the provider %s", async (_, wire) => {
      world.wire(wire)

      expect((await refusal(confirm(GOOD)))._tag).toBe("PaymentsUnreachable")
      expect((await refusal(world.cards.stateOf(world.order)))._tag).toBe("PaymentsUnreachable")
      expect(await truth()).toMatchObject({ state: "awaitingCard", decline: null })
    })

    it("learn what became of a card whose answer was lost after its effect", async () => {
      world.wire(lost)
      expect((await refusal(confirm(GOOD)))._tag).toBe("PaymentsUnreachable")
      world.wire(null)

      expect(await resultOf(world.cards.stateOf(world.order))).toEqual({ kind: "authorised" })
    })
  })
}
