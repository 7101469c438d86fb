import type { Sen } from "#core/money/sen.ts"
import type { KeptCard } from "#core/payment/kept-card.ts"
import type { KeptCards } from "#core/payment/kept-cards.port.ts"
import type { Payments, StartedPayment } from "#core/payment/payments.port.ts"
import { beforeEach, describe, expect, it } from "vitest"
import { refusal, resultOf } from "./outcomes.ts"

/** A provider that keeps cards, and what guests do on its other side. */
export type KeptCardsWorld = {
  readonly payments: Payments
  readonly keptCards: KeptCards
  /** The guest types a Visa card ending in 4242, good until December 2034, and it is accepted. */
  readonly typesCard: (started: StartedPayment) => Promise<void>
  /** The guest confirms the card that was said to pay. */
  readonly confirmsKept: (started: StartedPayment) => Promise<void>
}

const account = "0123456789abcdefghjkmnpqrs"

/** What every provider promises that keeps cards. */
export const keptCardsContract = (provider: string, open: () => Promise<KeptCardsWorld>): void => {
  describe(`kept cards by ${provider}`, () => {
    let world: KeptCardsWorld
    let attempts = 0
    beforeEach(async () => {
      world = await open()
    })
    const aPayment = () =>
      resultOf(
        world.payments.start({
          booking: "b".repeat(26),
          attempt: (attempts += 1),
          amount: 64496 as Sen,
          method: "card",
        }),
      )
    const arrange = ({ payment }: StartedPayment, card: Parameters<KeptCards["arrange"]>[1]) =>
      world.keptCards.arrange(payment, card)
    const stateOf = async ({ payment }: StartedPayment) =>
      (await resultOf(world.payments.find(payment))).state
    const keep = ({ payment }: StartedPayment) => resultOf(world.keptCards.keep(payment))
    const cardOf = async (started: StartedPayment): Promise<KeptCard> =>
      (await keep(started))?.card ?? expect.fail("No card was kept")
    const aPaymentThatKeeps = async (): Promise<StartedPayment> => {
      const started = await aPayment()
      await resultOf(arrange(started, { use: "keeping", account }))
      await world.typesCard(started)
      return started
    }
    const aKeptCard = async () => cardOf(await aPaymentThatKeeps())

    it("say for which account the card of a payment is kept, once somebody asked for it", async () => {
      const started = await aPayment()
      const keptFor = async () => (await resultOf(world.payments.find(started.payment))).keptFor
      expect(await keptFor()).toBeNull()

      await resultOf(arrange(started, { use: "keeping", account }))
      expect(await keptFor()).toBe(account)

      await resultOf(arrange(started, { use: "typed" }))
      expect(await keptFor()).toBeNull()
    })

    it("keep the card of a payment with money, with what may be shown of it", async () => {
      const kept = await keep(await aPaymentThatKeeps())

      expect(kept).toMatchObject({
        account,
        card: { brand: "visa", lastFour: "4242", expiryMonth: 12, expiryYear: 2034 },
      })
      expect(JSON.stringify(kept)).not.toContain("4242424242424242")
    })

    it("keep a card once, however often asked", async () => {
      const started = await aPaymentThatKeeps()

      expect(await keep(started)).toEqual(await keep(started))
    })

    it("keep no card that nobody asked to keep", async () => {
      const started = await aPayment()
      await world.typesCard(started)

      expect(await keep(started)).toBeNull()
    })

    it("keep no card of a guest who changed their mind", async () => {
      const started = await aPayment()
      await resultOf(arrange(started, { use: "keeping", account }))
      await resultOf(arrange(started, { use: "typed" }))
      await world.typesCard(started)

      expect(await keep(started)).toBeNull()
    })

    it("keep no card of a payment without money", async () => {
      const started = await aPayment()
      await resultOf(arrange(started, { use: "keeping", account }))

      expect(await keep(started)).toBeNull()
    })

    it("pay with a kept card, as often as its guest comes back", async () => {
      const card = await aKeptCard()

      for (const _ of ["second", "third"]) {
        const started = await aPayment()
        await resultOf(arrange(started, { use: "kept", card }))
        expect(await stateOf(started)).toBe("awaitingCard")
        await world.confirmsKept(started)
        expect(await stateOf(started)).toBe("authorised")
        expect(await keep(started)).toBeNull()
      }
    })

    it("let a typed card pay in place of the kept one, and keep that one as well", async () => {
      const card = await aKeptCard()
      const started = await aPayment()
      await resultOf(arrange(started, { use: "kept", card }))

      await resultOf(arrange(started, { use: "keeping", account }))
      await world.typesCard(started)

      const next = await cardOf(started)
      expect(next.name).not.toBe(card.name)
      await resultOf(world.keptCards.forget(card))
      const later = await aPayment()
      await resultOf(arrange(later, { use: "kept", card: next }))
      await world.confirmsKept(later)
      expect(await stateOf(later)).toBe("authorised")
    })

    it("say of an authorised payment that no other card can pay it", async () => {
      const card = await aKeptCard()
      const started = await aPayment()
      await world.typesCard(started)

      const late = await refusal(arrange(started, { use: "kept", card }))

      expect(late._tag).toBe("PaymentStepRefused")
    })

    it("forget a card, which pays nothing and cannot be kept any more", async () => {
      const first = await aPaymentThatKeeps()
      const card = await cardOf(first)

      await resultOf(world.keptCards.forget(card))
      await resultOf(world.keptCards.forget(card))

      const started = await aPayment()
      expect((await refusal(arrange(started, { use: "kept", card })))._tag).toBe("KeptCardUnknown")
      expect((await refusal(world.keptCards.keep(first.payment)))._tag).toBe("PaymentStepRefused")
    })

    it("do not know a card by the name of another customer", async () => {
      const card = await aKeptCard()
      const { customer } = await aKeptCard()
      const started = await aPayment()

      const mixed = arrange(started, { use: "kept", card: { ...card, customer } })

      expect((await refusal(mixed))._tag).toBe("KeptCardUnknown")
    })
  })
}
