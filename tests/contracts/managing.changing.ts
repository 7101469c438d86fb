import { Sen } from "#core/money/sen.ts"
import { aParty, aRoomChoice, stayDates } from "#fixtures/builders/a-stay.ts"
import { expect, it } from "vitest"
import { aRegistered } from "./accounts.steps.ts"
import { aConfirmedStay } from "./bookings.steps.ts"
import { aPaidStay, aStayOnArrival, differenceOf, pressed, threeNights } from "./managing.steps.ts"
import { aKey, refusal, resultOf, type World } from "./world.ts"

const none = Sen.make(0)
const oneNight = { ...threeNights, dates: stayDates("2026-12-05", "2026-12-06") }

/** What is promised to those who cancel or change. */
export const changingPromises = {
  cancel: (world: () => World) => {
    it("gives back what the policy says at this moment, and says so at once", async () => {
      const { claim, guest } = await aPaidStay(world())
      const { paid } = await resultOf(guest.managed.openByLink(claim.link!))

      const cancelled = await resultOf(guest.managed.cancel(claim, paid, aKey()))

      expect(cancelled).toMatchObject({ status: "cancelled", paid: 0 })
    })

    it("is done by the signed-in guest without a link", { tags: "§1.14" }, async () => {
      const guest = await aRegistered(world())
      const { id } = await aConfirmedStay(guest)

      await resultOf(guest.managed.cancel({ id, link: null }, none, aKey()))

      expect((await resultOf(guest.managed.openOwn(id))).status).toBe("cancelled")
    })

    it("is done once with a link, and changes nothing when it is asked again", async () => {
      const { claim, guest } = await aStayOnArrival(world())
      await resultOf(guest.managed.cancel(claim, none, aKey()))

      const again = await resultOf(guest.managed.cancel(claim, none, aKey()))

      expect(again.history.filter(({ event }) => event === "CANCELLED_BY_GUEST")).toHaveLength(1)
    })

    it("is not done for another refund than was shown", async () => {
      const { claim, guest } = await aPaidStay(world())

      const failure = await refusal(guest.managed.cancel(claim, Sen.make(1), aKey()))

      expect(failure).toMatchObject({ _tag: "RefundChanged", refund: 68_946 })
    })

    it("is nobody's to do who has no link", async () => {
      const { claim, guest } = await aPaidStay(world())
      const asked = guest.managed.cancel({ ...claim, link: null }, none, aKey())

      expect((await refusal(asked))._tag).toBe("BookingNotFound")
    })
  },

  quoteChange: (world: () => World) => {
    it("refuses dates on which the property asks for more", async () => {
      const { claim, guest } = await aPaidStay(world())
      const change = { ...threeNights, dates: stayDates("2027-03-12", "2027-03-14") }

      expect(await refusal(guest.managed.quoteChange(claim, change))).toMatchObject({
        _tag: "StayRefused",
        issues: [{ code: "BelowMinNights", count: 3 }],
      })
    })

    it("tells the difference to today's price of the other stay", async () => {
      const { claim, guest } = await aPaidStay(world())

      expect(await resultOf(guest.managed.quoteChange(claim, threeNights))).toMatchObject({
        before: 68_946,
        quote: { total: 88_969 },
        balance: { kind: "pay", amount: 20_023 },
      })
    })

    it("lists what is wrong with a stay that cannot be", async () => {
      const { claim, guest } = await aPaidStay(world())
      const crowded = { ...threeNights, party: aParty({ adults: 9 }) }

      const failure = await refusal(guest.managed.quoteChange(claim, crowded))

      expect(failure._tag).toBe("StayRefused")
    })

    it("says why there is nothing to change", async () => {
      const { claim, guest } = await aPaidStay(world())
      const same = { dates: stayDates(), party: aParty(), rooms: [aRoomChoice()] } as const

      expect(await refusal(guest.managed.quoteChange(claim, same))).toMatchObject({
        _tag: "NotManageable",
        obstacle: "sameStay",
      })
    })
  },

  change: (world: () => World) => {
    it("is done at once where nothing more is to be paid", async () => {
      const { claim, guest } = await aPaidStay(world())

      const step = await pressed(guest, claim, oneNight)

      expect(step).toMatchObject({
        kind: "changed",
        booking: { status: "confirmed", dates: oneNight.dates },
      })
    })

    it("opens the card form for the difference; until then nothing has changed", async () => {
      const { claim, guest } = await aPaidStay(world())

      const step = await differenceOf(guest, claim)

      expect(step).toMatchObject({
        amount: 20_023,
        booking: { dates: stayDates(), openChange: { dates: threeNights.dates } },
      })
    })

    it("is not made at a total that the guest did not see", async () => {
      const { claim, guest } = await aPaidStay(world())

      const failure = await refusal(guest.managed.change(claim, threeNights, none, aKey()))

      expect(failure).toMatchObject({ _tag: "PriceChanged", quote: { total: 88_969 } })
    })

    it("spends the link", async () => {
      const { claim, guest } = await aStayOnArrival(world())
      await pressed(guest, claim, oneNight)

      const asked = guest.managed.change(claim, threeNights, none, aKey())

      expect((await refusal(asked))._tag).toBe("BookingNotFound")
    })
  },

  settleChange: (world: () => World) => {
    it("changes the stay once the difference is there", async () => {
      const { claim, guest } = await aPaidStay(world())
      const { clientSecret } = await differenceOf(guest, claim)
      await world().acceptCard(clientSecret)

      const settled = await resultOf(guest.managed.settleChange(claim, aKey()))

      expect(settled).toMatchObject({ dates: threeNights.dates, openChange: null, paid: 88_969 })
      expect(await resultOf(guest.managed.settleChange(claim, aKey()))).toMatchObject({
        dates: threeNights.dates,
      })
    })

    it("changes nothing when the card is declined", async () => {
      const { claim, guest } = await aPaidStay(world())
      const { clientSecret } = await differenceOf(guest, claim)
      await world().declineCard(clientSecret)

      expect(await resultOf(guest.managed.settleChange(claim, aKey()))).toMatchObject({
        dates: stayDates(),
        openChange: null,
        failedChange: { why: "declined" },
      })
    })
  },

  leaveChange: (world: () => World) => {
    it("gives the new nights back and leaves the stay as it was", async () => {
      const { claim, guest } = await aPaidStay(world())
      await differenceOf(guest, claim)

      expect(await resultOf(guest.managed.leaveChange(claim, aKey()))).toMatchObject({
        dates: stayDates(),
        openChange: null,
        failedChange: { why: "givenUp" },
      })
    })
  },
}
