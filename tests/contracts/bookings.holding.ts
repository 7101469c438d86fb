import type { StayRequest } from "#core/booking/stay-request.ts"
import { Sen } from "#core/money/sen.ts"
import { Slug } from "#core/property/property.ts"
import { aParty, aStayRequest, day, stayDates } from "#fixtures/builders/a-stay.ts"
import { expect, it } from "vitest"
import { aHeldBooking } from "./bookings.steps.ts"
import { aLongHouseStay, aKey, refusal, resultOf, type World } from "./world.ts"

const QUARTER_OF_AN_HOUR = 15 * 60 * 1000
const FIVE_MINUTES = 5 * 60 * 1000

const impossible: StayRequest = {
  ...aStayRequest(),
  dates: { checkIn: day("2026-12-06"), checkOut: day("2026-12-04") },
  party: { adults: 0, children: 17, rooms: 1 },
}

/** What is promised about prices and holds. */
export const holdingPromises = {
  quote: (world: () => World) => {
    it("says what the stay costs, line by line", async () => {
      const quote = await resultOf(world().guest().bookings.quote(aStayRequest()))

      const { subtotal, bookingFee, sst, occupancyTax, deposit, total } = quote
      expect(subtotal + bookingFee + sst + occupancyTax + deposit).toBe(total)
      expect(quote.nights.map(({ date }) => date)).toEqual(["2026-12-04", "2026-12-05"])
      expect(quote.why.tourismTax.reason).toBe("assumedMalaysian")
    })

    it("lists everything that is wrong with a stay that cannot be", async () => {
      const failure = await refusal(world().guest().bookings.quote(impossible))

      expect(failure).toMatchObject({
        _tag: "StayRefused",
        issues: expect.arrayContaining([
          { path: "dates.checkOut", code: "CheckOutNotAfterCheckIn" },
          { path: "party.adults", code: "OutOfRange" },
          { path: "party.children", code: "OutOfRange" },
        ]),
      })
    })

    it("counts the nights of the guest's own hold as free: it would be given up", async () => {
      const guest = world().guest()
      const { id } = (await aHeldBooking(guest)).booking
      const others = [world().guest(), world().guest()]
      const held = await Promise.all(others.map((other) => aHeldBooking(other)))
      const aNightMore = aStayRequest({ dates: stayDates("2026-12-04", "2026-12-07") })

      const { nights } = await resultOf(guest.bookings.quote(aNightMore, id))

      expect(nights).toHaveLength(3)
      expect((await refusal(guest.bookings.quote(aNightMore)))._tag).toBe("SoldOut")
      const othersId = held[0]?.booking.id
      expect((await refusal(guest.bookings.quote(aNightMore, othersId)))._tag).toBe("SoldOut")
    })

    it("counts nothing of a hold that was given up, or whose rooms were taken off sale", async () => {
      const guest = world().guest()
      const { id } = (await aHeldBooking(guest)).booking
      for (let studio = 2; studio <= 3; studio += 1) await aHeldBooking(world().guest())
      await resultOf(guest.bookings.leave(id, aKey()))
      const last = world().guest()
      const { booking } = await aHeldBooking(last)
      expect((await refusal(guest.bookings.quote(aStayRequest(), id)))._tag).toBe("SoldOut")

      await world().withdraw(aStayRequest().property)

      expect((await refusal(last.bookings.quote(aStayRequest(), booking.id)))._tag).toBe("SoldOut")
    })

    it("refuses dates that have gone by", async () => {
      const stay = aStayRequest({ dates: stayDates("2026-11-19", "2026-11-20") })

      const failure = await refusal(world().guest().bookings.quote(stay))

      expect(failure).toMatchObject({
        _tag: "StayRefused",
        issues: [{ path: "dates.checkIn", code: "CheckInInThePast" }],
      })
    })

    it("refuses a party that the rooms do not seat", async () => {
      const stay = aStayRequest({ party: aParty({ adults: 3 }) })

      expect((await refusal(world().guest().bookings.quote(stay)))._tag).toBe("StayRefused")
    })

    it("refuses dates on which the property asks for more, and says how much", async () => {
      const stay = aStayRequest({ dates: stayDates("2027-03-12", "2027-03-14") })
      const longer = aStayRequest({ dates: stayDates("2027-03-12", "2027-03-15") })

      expect(await refusal(world().guest().bookings.quote(stay))).toMatchObject({
        _tag: "StayRefused",
        issues: [{ path: "dates", code: "BelowMinNights", count: 3 }],
      })
      expect((await resultOf(world().guest().bookings.quote(longer))).nights).toHaveLength(3)
    })

    it("knows no property that is not on sale", async () => {
      const stay = aStayRequest({ property: Slug.make("castle-in-the-air") })

      const failure = await refusal(world().guest().bookings.quote(stay))

      expect(failure._tag).toBe("PropertyNotFound")
    })
  },

  hold: (world: () => World) => {
    it("is the last to ask for what the property asks", async () => {
      const stay = aStayRequest({ dates: stayDates("2027-03-13", "2027-03-14") })
      const held = world()
        .guest()
        .bookings.hold({ stay, total: Sen.make(34_473) }, aKey())

      expect(await refusal(held)).toMatchObject({
        _tag: "StayRefused",
        issues: [
          { path: "dates.checkIn", code: "ClosedToArrival" },
          { path: "dates", code: "BelowMinNights", count: 3 },
        ],
      })
    })

    it("keeps the nights for a quarter of an hour at the price that was shown", async () => {
      const { booking, quote } = await aHeldBooking(world().guest())

      expect(booking).toMatchObject({ status: "held", code: null, guest: null, quote })
      expect(Date.parse(booking.holdUntil) - Date.parse(booking.createdAt)).toBe(QUARTER_OF_AN_HOUR)
    })

    it("never sells more rooms than there are", async () => {
      for (let studio = 1; studio <= 3; studio += 1) await aHeldBooking(world().guest())

      const { bookings } = world().guest()
      const failure = await refusal(bookings.quote(aStayRequest()))

      expect(failure._tag).toBe("SoldOut")
    })

    it("sells the last room to one of all who press at once", async () => {
      const total = (await resultOf(world().guest().bookings.quote(aStayRequest()))).total
      const guests = Array.from({ length: 8 }, () => world().guest())

      const outcomes = await Promise.all(
        guests.map(({ bookings }) =>
          resultOf(bookings.hold({ stay: aStayRequest(), total }, aKey())).then(
            () => "held",
            () => "refused",
          ),
        ),
      )

      expect(outcomes.filter((outcome) => outcome === "held")).toHaveLength(3)
    })

    it("refuses a total that is not today's and says the new price", async () => {
      const { bookings } = world().guest()
      const quote = await resultOf(bookings.quote(aStayRequest()))
      const stale = { stay: aStayRequest(), total: Sen.make(quote.total - 1) }

      const failure = await refusal(bookings.hold(stale, aKey()))

      expect(failure).toMatchObject({ _tag: "PriceChanged", quote })
    })

    it("happens once for one key, whoever's answer was lost", async () => {
      const guest = world().guest()
      const { booking, request, key } = await aHeldBooking(guest)

      expect(await resultOf(guest.bookings.hold(request, key))).toEqual(booking)
    })

    it("takes a key for one request alone", async () => {
      const guest = world().guest()
      const { key } = await aHeldBooking(guest)
      const stay = aLongHouseStay()
      const { total } = await resultOf(guest.bookings.quote(stay))

      expect((await refusal(guest.bookings.hold({ stay, total }, key)))._tag).toBe("KeyReused")
    })

    it("lets one guest hold three stays and no more", async () => {
      const guest = world().guest()
      for (let stay = 1; stay <= 3; stay += 1) await aHeldBooking(guest, aLongHouseStay())
      const { total } = await resultOf(guest.bookings.quote(aLongHouseStay()))

      const fourth = guest.bookings.hold({ stay: aLongHouseStay(), total }, aKey())

      expect((await refusal(fourth))._tag).toBe("TooManyHolds")
    })

    it("lists everything that is wrong with a stay that cannot be", async () => {
      const request = { stay: impossible, total: Sen.make(1) }

      const failure = await refusal(world().guest().bookings.hold(request, aKey()))

      expect(failure).toMatchObject({
        _tag: "StayRefused",
        issues: expect.arrayContaining([
          { path: "dates.checkOut", code: "CheckOutNotAfterCheckIn" },
        ]),
      })
    })
  },

  extend: (world: () => World) => {
    it("keeps the nights five minutes longer, once, however often it is asked", async () => {
      const guest = world().guest()
      const { booking } = await aHeldBooking(guest)

      const first = await resultOf(guest.bookings.extend(booking.id, aKey()))
      const second = await resultOf(guest.bookings.extend(booking.id, aKey()))

      expect(booking.extendable).toBe(true)
      expect(Date.parse(first.holdUntil) - Date.parse(booking.holdUntil)).toBe(FIVE_MINUTES)
      expect(first).toMatchObject({ status: "held", extendable: false })
      expect(second.holdUntil).toBe(first.holdUntil)
      expect((await resultOf(guest.bookings.find(booking.id))).holdUntil).toBe(first.holdUntil)
    })

    it("is nobody else's to ask for", async () => {
      const { booking } = await aHeldBooking(world().guest())

      const failure = await refusal(world().guest().bookings.extend(booking.id, aKey()))

      expect(failure._tag).toBe("BookingNotFound")
    })
  },

  leave: (world: () => World) => {
    it("gives the nights back at once", async () => {
      const guests = [world().guest(), world().guest(), world().guest()]
      const held = await Promise.all(guests.map((guest) => aHeldBooking(guest)))

      const left = await resultOf(guests[0]!.bookings.leave(held[0]!.booking.id, aKey()))

      expect(left.status).toBe("released")
      expect((await aHeldBooking(world().guest())).booking.status).toBe("held")
    })

    it("is nobody else's to do", async () => {
      const { booking } = await aHeldBooking(world().guest())

      const failure = await refusal(world().guest().bookings.leave(booking.id, aKey()))

      expect(failure._tag).toBe("BookingNotFound")
    })
  },
}
