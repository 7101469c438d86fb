import { noMoney } from "#core/money/amounts.ts"
import type { Sen } from "#core/money/sen.ts"
import { PrepaidMethod, smallestCharge } from "#core/payment/payment.ts"
import type { Payments, PaymentTruth, StartedPayment } from "#core/payment/payments.port.ts"
import { Effect } from "effect"
import { beforeEach, describe, expect, it } from "vitest"
import { refusal, resultOf } from "./outcomes.ts"

/** A provider as the server sees it, and what guests and banks do on its other side. */
export type PaymentsWorld = {
  readonly payments: Payments
  /** A guest gives what the method asks for, and it is accepted. */
  readonly pays: Readonly<Record<PrepaidMethod, (started: StartedPayment) => Promise<void>>>
  /** For want of funds. */
  readonly declineCard: (started: StartedPayment) => Promise<void>
  /** The bank asks the guest to prove who they are, and waits. */
  readonly challengeGuest: (started: StartedPayment) => Promise<void>
  /** The provider breaks at the next call that changes something. */
  readonly breaks: (moment: "beforeEffect" | "afterEffect") => void
  /** A day passes, after which providers forget keys. */
  readonly aDayPasses: () => void
  /** A signed message about the payment, as the provider sends it. */
  readonly noticeOf: (
    started: StartedPayment,
  ) => Promise<{ readonly body: string; readonly signature: string }>
}

const amount = 64496 as Sen
const order = { booking: "b".repeat(26), attempt: 1, amount, method: "card" } as const

/** What is true of each method once its guest paid: its money is promised, and taken later. */
const oncePaid: Readonly<Record<PrepaidMethod, Partial<PaymentTruth>>> = {
  card: { state: "authorised", captured: noMoney, decline: null },
}

/** What every payment provider promises. */
export const paymentsContract = (provider: string, open: () => Promise<PaymentsWorld>): void => {
  describe(`payments by ${provider}`, () => {
    let world: PaymentsWorld
    let started: StartedPayment
    beforeEach(async () => {
      world = await open()
      started = await resultOf(world.payments.start(order))
    })
    const truth = () => resultOf(world.payments.find(started.payment))
    const captured = async () => {
      await world.pays.card(started)
      return resultOf(world.payments.capture(started.payment, "capture-1"))
    }

    it("know the booking, try, amount and currency from the start", async () => {
      expect(await truth()).toEqual({
        payment: started.payment,
        booking: order.booking,
        attempt: 1,
        amount,
        state: "awaitingCard",
        currency: "myr",
        captured: 0,
        refunded: 0,
        decline: null,
        keptFor: null,
      })
    })

    it("are started once for each try of a booking, also by two at once", async () => {
      const again = world.payments.start(order)
      const both = await resultOf(Effect.all([again, again], { concurrency: 2 }))
      const next = await resultOf(world.payments.start({ ...order, attempt: 2 }))

      expect(both).toEqual([started, started])
      expect(next.payment).not.toBe(started.payment)
      expect(next.clientSecret).not.toBe(started.clientSecret)
    })

    it("are not started for another amount under the same try", async () => {
      const other = world.payments.start({ ...order, amount: 1000 as Sen })

      expect((await refusal(other))._tag).toBe("PaymentStepRefused")
    })

    it("are not started for less than the provider takes", async () => {
      const start = (sen: number, attempt: number) =>
        world.payments.start({ ...order, attempt, amount: sen as Sen })

      expect((await refusal(start(smallestCharge - 1, 2)))._tag).toBe("PaymentStepRefused")
      expect((await resultOf(start(smallestCharge, 3))).payment).not.toBe(started.payment)
    })

    it.each(PrepaidMethod.literals)("are known to be paid by %s", async (method) => {
      const begun = await resultOf(world.payments.start({ ...order, method, attempt: 2 }))

      await world.pays[method](begun)

      expect(await resultOf(world.payments.find(begun.payment))).toMatchObject(oncePaid[method])
    })

    it("wait for another card after a declined one, with the reason", async () => {
      await world.declineCard(started)

      expect(await truth()).toMatchObject({ state: "awaitingCard", decline: "insufficientFunds" })
    })

    it("wait for a guest whom the bank asks", async () => {
      await world.challengeGuest(started)

      expect(await truth()).toMatchObject({ state: "awaitingGuest", captured: 0 })
    })

    it("are captured whole and once, however often asked", async () => {
      const first = await captured()
      const again = await resultOf(world.payments.capture(started.payment, "capture-1"))

      expect(first).toMatchObject({ state: "captured", captured: amount })
      expect(again).toMatchObject({ state: "captured", captured: amount })
      expect(await truth()).toMatchObject({ state: "captured", captured: amount })
    })

    it("are not captured before they are authorised", async () => {
      const early = world.payments.capture(started.payment, "capture-1")

      expect((await refusal(early))._tag).toBe("PaymentStepRefused")
      expect(await truth()).toMatchObject({ captured: 0 })
    })

    it("give an authorisation back for good", async () => {
      await world.pays.card(started)

      const back = await resultOf(world.payments.void(started.payment, "void-1"))

      expect(back).toMatchObject({ state: "cancelled", captured: 0 })
      const late = world.payments.capture(started.payment, "capture-1")
      expect((await refusal(late))._tag).toBe("PaymentStepRefused")
    })

    it("are called off before a card came, and take none afterwards", async () => {
      await resultOf(world.payments.void(started.payment, "void-1"))
      await resultOf(world.payments.void(started.payment, "void-1"))

      await world.pays.card(started)

      expect(await truth()).toMatchObject({ state: "cancelled" })
    })

    it("are not called off once the money is taken", async () => {
      await captured()

      const late = world.payments.void(started.payment, "void-1")

      expect((await refusal(late))._tag).toBe("PaymentStepRefused")
      expect(await truth()).toMatchObject({ state: "captured", captured: amount })
    })

    it("are refunded in part, once for one key, and never above what was taken", async () => {
      await captured()
      const part = (key: string, sen: number) =>
        world.payments.refund(started.payment, sen as Sen, key)

      expect(await resultOf(part("refund-1", 20000))).toMatchObject({ refunded: 20000 })
      expect(await resultOf(part("refund-1", 20000))).toMatchObject({ refunded: 20000 })
      expect((await refusal(part("refund-2", 44497)))._tag).toBe("PaymentStepRefused")
      expect(await resultOf(part("refund-3", 44496))).toMatchObject({ refunded: amount })
      expect(await truth()).toMatchObject({ captured: amount, refunded: amount })
    })

    it("are refunded once for one key, also by a provider that forgot it", async () => {
      await captured()
      const part = world.payments.refund(started.payment, 10000 as Sen, "refund-1")
      await resultOf(part)

      world.aDayPasses()

      expect(await resultOf(part)).toMatchObject({ refunded: 10000 })
      expect(await truth()).toMatchObject({ refunded: 10000 })
    })

    it.each(["beforeEffect", "afterEffect"] as const)(
      "move money once where the provider breaks %s",
      async (moment) => {
        const again = <A, E>(call: Effect.Effect<A, E>) => {
          world.breaks(moment)
          return resultOf(Effect.retry(call, { times: 3 }))
        }
        await world.pays.card(started)

        await again(world.payments.capture(started.payment, "capture-1"))
        await again(world.payments.refund(started.payment, 10000 as Sen, "refund-1"))

        expect(await truth()).toMatchObject({ captured: amount, refunded: 10000 })
      },
    )

    it.each(["beforeEffect", "afterEffect"] as const)(
      "are started once, and found by their try, where the provider breaks %s",
      async (moment) => {
        const next = { ...order, attempt: 2 }
        world.breaks(moment)
        const { payment } = await resultOf(Effect.retry(world.payments.start(next), { times: 3 }))

        const found = await resultOf(
          world.payments.startedFor({ booking: next.booking, attempt: 2 }),
        )

        const { booking, attempt } = next
        expect(found).toMatchObject([{ payment, booking, attempt, amount, state: "awaitingCard" }])
        expect(await resultOf(world.payments.startedFor({ booking, attempt: 3 }))).toEqual([])
      },
    )

    it("are named in a signed message, and in no other", async () => {
      await world.pays.card(started)
      const { body, signature } = await world.noticeOf(started)
      const { payments } = world

      expect(await resultOf(payments.readNotice(body, signature))).toMatchObject({
        payment: started.payment,
      })
      expect((await refusal(payments.readNotice(`${body} `, signature)))._tag).toBe("NoticeRefused")
      expect((await refusal(payments.readNotice(body, "")))._tag).toBe("NoticeRefused")
    })
  })
}
