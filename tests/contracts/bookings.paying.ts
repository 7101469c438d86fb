import { Sen } from "#core/money/sen.ts"
import { languages } from "#core/preferences/preferences.ts"
import { expect, it } from "vitest"
import { keptCardPromises } from "./bookings.kept-card.ts"
import {
  aCardStep,
  aConfirmedStay,
  aHeldBooking,
  aReadyBooking,
  cardStepOf,
} from "./bookings.steps.ts"
import { aLongHouseStay, aKey, refusal, resultOf, type World } from "./world.ts"

/** What is promised about money. */
export const payingPromises = {
  pay: (world: () => World) => {
    keptCardPromises(world)

    it("confirms at once where the guest pays on arrival", async () => {
      const booking = await aConfirmedStay(world().guest())

      expect(booking).toMatchObject({ status: "confirmed", method: "payAtProperty", captured: 0 })
      expect(booking.code).toMatch(/^[0-9A-HJKMNP-TV-Z]{10}$/)
    })

    it.each(languages)(
      "writes to a guest who reads the pages in %s in that language",
      async (language) => {
        const guest = world().guest()
        guest.jar.set("language", language)

        const { id } = await aConfirmedStay(guest)

        expect(await world().letterTo(id)).toMatchObject({ name: "confirmed", language })
      },
    )

    it("does not confirm where the property wants the money before", async () => {
      const guest = world().guest()
      const { id, quote } = await aReadyBooking(guest, aLongHouseStay())
      const request = { method: "payAtProperty", total: quote.total } as const

      expect((await refusal(guest.bookings.pay(id, request, aKey())))._tag).toBe("StepRefused")
    })

    it("opens the card form and charges nothing yet", async () => {
      const { booking, clientSecret } = await aCardStep(world().guest())

      expect(booking).toMatchObject({ status: "paying", code: null, captured: 0 })
      expect(clientSecret).not.toBe("")
    })

    it("refuses a total that the guest did not see", async () => {
      const guest = world().guest()
      const { id, quote } = await aReadyBooking(guest)
      const stale = { method: "card", total: Sen.make(quote.total + 1) } as const

      const failure = await refusal(guest.bookings.pay(id, stale, aKey()))

      expect(failure).toMatchObject({ _tag: "PriceChanged", quote })
    })

    it("needs to know who is coming", async () => {
      const guest = world().guest()
      const { booking, quote } = await aHeldBooking(guest)
      const request = { method: "card", total: quote.total } as const

      const failure = await refusal(guest.bookings.pay(booking.id, request, aKey()))

      expect(failure._tag).toBe("DetailsRefused")
    })

    it("is too late when the hold is over", async () => {
      const guest = world().guest()
      const { id, quote, holdUntil, createdAt } = await aReadyBooking(guest)

      world().forward(Date.parse(holdUntil) - Date.parse(createdAt) + 1)
      const late = guest.bookings.pay(id, { method: "card", total: quote.total }, aKey())

      expect((await refusal(late))._tag).toBe("HoldOver")
    })

    it("is nobody else's to do", async () => {
      const { id, quote } = await aReadyBooking(world().guest())
      const request = { method: "card", total: quote.total } as const

      const failure = await refusal(world().guest().bookings.pay(id, request, aKey()))

      expect(failure._tag).toBe("BookingNotFound")
    })

    it("may be tried five times in a hold", async () => {
      const guest = world().guest()
      const { id, quote } = await aReadyBooking(guest)
      for (let attempts = 1; attempts <= 5; attempts += 1) {
        const step = await cardStepOf(guest, id, quote.total)
        await world().declineCard(step.clientSecret)
        await resultOf(guest.bookings.settle(id, aKey()))
      }

      const sixth = guest.bookings.pay(id, { method: "card", total: quote.total }, aKey())

      expect((await refusal(sixth))._tag).toBe("NoAttemptsLeft")
    })
  },

  settle: (world: () => World) => {
    it("confirms the stay when the provider has the money", async () => {
      const guest = world().guest()
      const { booking, clientSecret } = await aCardStep(guest)
      await world().acceptCard(clientSecret)

      const settled = await resultOf(guest.bookings.settle(booking.id, aKey()))

      expect(settled).toMatchObject({ status: "confirmed", method: "card" })
      expect(settled.code).not.toBeNull()
    })

    it("changes nothing the second time", async () => {
      const guest = world().guest()
      const { booking, clientSecret } = await aCardStep(guest)
      await world().acceptCard(clientSecret)
      const first = await resultOf(guest.bookings.settle(booking.id, aKey()))

      const second = await resultOf(guest.bookings.settle(booking.id, aKey()))

      expect(second).toMatchObject({ status: "confirmed", code: first.code })
    })

    it("leaves the booking where it is while the guest has given no card", async () => {
      const guest = world().guest()
      const { booking } = await aCardStep(guest)

      const settled = await resultOf(guest.bookings.settle(booking.id, aKey()))

      expect(settled.status).toBe("paying")
    })

    it("holds the stay for another card when one is declined", async () => {
      const guest = world().guest()
      const { booking, clientSecret } = await aCardStep(guest)
      await world().declineCard(clientSecret)

      const settled = await resultOf(guest.bookings.settle(booking.id, aKey()))

      expect(settled).toMatchObject({ status: "held", attemptsLeft: 4 })
      expect(settled.lastDecline).not.toBeNull()
    })
  },
}
