import { anySearch, withDates, withWhere } from "#core/search-request/change-search.ts"
import type { RoomChoice, StayRequest } from "#core/booking/stay-request.ts"
import { noHoldLimits } from "#core/front-desk/hold-limits.rules.ts"
import { PlanId } from "#core/property/rate-plan.ts"
import type { RoomType } from "#core/property/room-type.ts"
import { Slug } from "#core/property/property.ts"
import { addDays } from "#core/stay/calendar.ts"
import { tanjungRooms } from "#fixtures/builders/a-guest-house.ts"
import { aParty, aRoomChoice, aStayRequest, stayDates } from "#fixtures/builders/a-stay.ts"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { aConfirmedStay, aHeldBooking } from "./bookings.steps.ts"
import {
  AIRBNBS_NIGHT,
  SAVERS_WEEKEND,
  aKey,
  contractStock,
  refusal,
  resultOf,
  type OpenWorld,
  type World,
} from "./world.ts"

const HOUSE = Slug.make("rumah-tanjung")
const { double, family, suite, house } = tanjungRooms
const weekend = stayDates()
const airbnbs = { checkIn: AIRBNBS_NIGHT, checkOut: addDays(AIRBNBS_NIGHT, 1) }

/** Two adults in one room of Rumah Tanjung, for the weekend. */
const aStayIn = (
  { id }: Pick<RoomType, "id">,
  changes: Partial<StayRequest> = {},
  choice: Partial<RoomChoice> = {},
): StayRequest =>
  aStayRequest({
    property: HOUSE,
    dates: weekend,
    rooms: [aRoomChoice({ roomType: id, ...choice })],
    ...changes,
  })

const under = (plan: string) => aStayIn(double, {}, { plan: PlanId.make(plan) })

const withAges = (...ages: ReadonlyArray<number>) =>
  aStayIn(family, { party: aParty({ children: ages.length, ages }) })

const theGuestHouse = { where: null, dates: weekend, party: aParty() }

/** What everything that sells promises of rooms that are sold in several ways and under plans. */
export const supplyContract = (keeper: string, openWorld: OpenWorld): void => {
  describe(`a guest house sold by ${keeper}`, () => {
    let world: World
    beforeEach(async () => {
      world = await openWorld(contractStock, noHoldLimits)
    })
    afterEach(() => world.close())

    const held = (stay: StayRequest) => aHeldBooking(world.guest(), stay)
    const quoted = (stay: StayRequest) => resultOf(world.guest().bookings.quote(stay))
    const unquoted = (stay: StayRequest) => refusal(world.guest().bookings.quote(stay))
    const asked = async (stay: StayRequest) => {
      const { total } = await quoted(stay)
      return () => world.guest().bookings.hold({ stay, total }, aKey())
    }
    const heldAtOnce = async (stays: ReadonlyArray<StayRequest>) => {
      const presses = await Promise.all(stays.map(asked))
      const outcomes = await Promise.allSettled(presses.map((press) => resultOf(press())))
      return outcomes.filter(({ status }) => status === "fulfilled").length
    }
    const free = async (dates = weekend) => {
      const { properties } = world.guest()
      const { offers } = await resultOf(properties.open(HOUSE, { ...theGuestHouse, dates }))
      return Object.fromEntries(offers.map((offer) => [offer.roomType, offer.free]))
    }
    const soldOutNights = async () => {
      const { properties } = world.guest()
      const { checkIn } = weekend
      const nights = await resultOf(properties.calendar(HOUSE, checkIn, addDays(checkIn, 3)))
      return nights.map(({ soldOut }) => soldOut)
    }
    const isFound = async () => {
      const { properties } = world.guest()
      const search = withWhere(withDates(anySearch, weekend), "george-town")
      const { stays } = await resultOf(properties.search(search))
      return stays.some(({ slug }) => slug === HOUSE)
    }

    describe("as a whole", () => {
      it("sells no room beside it", async () => {
        const rooms = [double, family, suite].map((room) => aStayIn(room))
        const presses = await Promise.all(rooms.map(asked))
        expect([await isFound(), await soldOutNights()]).toEqual([true, [false, false, false]])

        await held(aStayIn(house))

        expect(Object.values(await free())).toEqual([0, 0, 0, 0])
        for (const room of rooms) expect((await unquoted(room))._tag).toBe("SoldOut")
        for (const press of presses) expect((await refusal(press()))._tag).toBe("SoldOut")
        expect([await isFound(), await soldOutNights()]).toEqual([false, [true, true, false]])
      })

      it.each([
        [double.id, 7],
        [family.id, 2],
        [suite.id, 0],
      ])("is sold no more once one room is, until that is given back: %s", async (id, left) => {
        const press = await asked(aStayIn(house))
        const guest = world.guest()
        const { booking } = await aHeldBooking(guest, aStayIn({ id }))

        expect((await refusal(press()))._tag).toBe("SoldOut")
        expect(await free()).toMatchObject({ [house.id]: 0, [id]: left })

        await resultOf(guest.bookings.leave(booking.id, aKey()))
        expect((await resultOf(press())).status).toBe("held")
      })

      it("goes to one of all who press at once for it and for its rooms", async () => {
        const stays = [house, suite, house, suite, house, suite].map((room) => aStayIn(room))

        expect(await heldAtOnce(stays)).toBe(1)
      })
    })

    describe("under plans", () => {
      it("names the plan in the quote and the booking, with its price", async () => {
        const { booking, quote } = await held(under("saver"))

        expect(quote.nights.map(({ plan, rate }) => [plan, rate])).toEqual([
          ["saver", 9_000],
          ["saver", 9_000],
        ])
        expect(booking.quote).toEqual(quote)
        expect(booking.rooms).toMatchObject([
          {
            roomType: double.id,
            cancellation: "NON_REFUNDABLE",
            plan: { id: "saver", pay: "NOW" },
          },
        ])
        expect(booking).toMatchObject({
          freeCancellationUntil: null,
          property: { payAtProperty: false },
        })
        expect(await resultOf(world.guest().bookings.find(booking.id))).toMatchObject({
          rooms: booking.rooms,
          quote,
        })
      })

      it("means the first where none is named", async () => {
        const { booking, quote } = await held(aStayIn(double))

        expect(quote).toEqual((await held(under("flex"))).quote)
        expect(quote.nights.map(({ plan, rate }) => [plan, rate])).toEqual([
          ["flex", 10_000],
          ["flex", 10_000],
        ])
        expect(booking.rooms).toMatchObject([{ cancellation: "FLEXIBLE", plan: { id: "flex" } }])
      })

      it("adds the meals of a plan for each guest and night", async () => {
        const [plain, withBreakfast] = [await quoted(under("flex")), await quoted(under("bb"))]

        expect(withBreakfast.board).toEqual({
          price: { adult: 1_500, child: 800 },
          adults: 2,
          children: 0,
          nights: 2,
        })
        expect(withBreakfast.subtotal - plain.subtotal).toBe(2 * 2 * 1_500)
        expect(plain).not.toHaveProperty("board")
      })

      it("shows each of them side by side, with its lowest night", async () => {
        const page = await resultOf(world.guest().properties.open(HOUSE, theGuestHouse))
        const plans = page.offers.find(({ roomType }) => roomType === double.id)?.plans

        expect(plans?.map(({ plan, lowestNight }) => [plan, lowestNight])).toEqual([
          ["flex", 10_000],
          ["saver", 9_000],
          ["bb", 10_000],
        ])
      })

      it("sells no stay that one of them asks more nights of, and sells it under the others", async () => {
        const short = { dates: SAVERS_WEEKEND }
        const longer = { dates: stayDates(short.dates.checkIn, "2027-03-22") }
        const stayUnder = (plan: string, changes: Partial<StayRequest>) =>
          aStayIn(double, changes, { plan: PlanId.make(plan) })
        const refused = {
          _tag: "StayRefused",
          issues: [{ path: "dates", code: "BelowMinNights", count: 3 }],
        }
        const { total } = await quoted(stayUnder("flex", short))
        const saver = { stay: stayUnder("saver", short), total }

        expect(await unquoted(saver.stay)).toMatchObject(refused)
        expect(await refusal(world.guest().bookings.hold(saver, aKey()))).toMatchObject(refused)
        expect((await held(stayUnder("saver", longer))).booking.status).toBe("held")
        expect((await held(stayUnder("flex", short))).booking.status).toBe("held")
      })

      it("shows a restricted one with what it asks, and searches and chooses among the others", async () => {
        const { properties } = world.guest()
        const asked = { ...theGuestHouse, dates: SAVERS_WEEKEND }
        const search = withWhere(withDates(anySearch, SAVERS_WEEKEND), "george-town")
        const page = await resultOf(properties.open(HOUSE, asked))
        const { stays } = await resultOf(properties.search(search))
        const offer = page.offers.find(({ roomType }) => roomType === double.id)

        expect(offer?.free).toBe(8)
        expect(offer?.plans?.map(({ restricted }) => restricted)).toEqual([
          undefined,
          [{ path: "dates", code: "BelowMinNights", count: 3 }],
          undefined,
        ])
        expect(page.mix).toEqual([{ roomType: double.id, plan: "flex", count: 1 }])
        expect(stays.find(({ slug }) => slug === HOUSE)?.mix).toEqual(page.mix)
      })

      it("knows no plan that is not sold, and keeps no room under one", async () => {
        expect((await unquoted(under("secret")))._tag).toBe("StayRefused")
        expect((await free())[double.id]).toBe(8)
      })
    })

    describe("in a night that another site sold", () => {
      it("is sold no more, by the room or as a whole", async () => {
        expect(await free(airbnbs)).toEqual({
          [double.id]: 1,
          [family.id]: 3,
          [suite.id]: 0,
          [house.id]: 0,
        })
        for (const room of [suite, house])
          expect((await unquoted(aStayIn(room, { dates: airbnbs })))._tag).toBe("SoldOut")
        const around = { checkIn: addDays(AIRBNBS_NIGHT, -1), checkOut: addDays(AIRBNBS_NIGHT, 1) }
        expect((await unquoted(aStayIn(suite, { dates: around })))._tag).toBe("SoldOut")
        const after = { checkIn: airbnbs.checkOut, checkOut: addDays(airbnbs.checkOut, 1) }
        expect((await held(aStayIn(suite, { dates: after }))).booking.status).toBe("held")
      })

      it("sells the last room to one of all who press at once", async () => {
        const stay = aStayIn(double, { dates: airbnbs })

        expect(await heldAtOnce(Array.from({ length: 6 }, () => stay))).toBe(1)
      })
    })

    describe("to families", () => {
      it.each([
        [[5], 0],
        [[8], 2 * 2_000],
        [[7, 8], 2 * (2 * 2_000 + 4_000)],
        [[1, 8], 2 * 2_000],
      ])("asks for children of %j what they cost by their ages", async (ages, cost) => {
        const [without, quote] = [await quoted(aStayIn(family)), await quoted(withAges(...ages))]

        expect(quote.children).toBe(cost)
        expect(quote.subtotal).toBe(without.subtotal)
        expect(quote.total > without.total).toBe(cost > 0)
      })

      it("keeps their ages and what they cost with the booking", async () => {
        const { booking, quote } = await held(withAges(7, 8))

        expect(booking.party.ages).toEqual([7, 8])
        expect(booking.quote.forChildren).toEqual({
          nights: 2,
          free: 0,
          paying: [{ from: 6, price: 2_000, children: 2 }],
          extraBeds: { count: 1, price: 4_000 },
        })
        expect(booking.quote).toEqual(quote)
      })

      it("sells no room with too few places and beds for them", async () => {
        expect(await unquoted(withAges(7, 8, 9))).toMatchObject({
          _tag: "StayRefused",
          issues: [{ code: "TooManyChildrenForRooms" }],
        })
      })
    })

    describe("once it is withdrawn", () => {
      it("takes no holds, and keeps the bookings that were made", async () => {
        const stay = aStayIn(double)
        const press = await asked(stay)
        const guest = world.guest()
        const booked = await aConfirmedStay(guest, under("flex"))

        await world.withdraw(HOUSE)

        expect((await unquoted(stay))._tag).toBe("SoldOut")
        expect((await refusal(press()))._tag).toBe("SoldOut")
        expect(await isFound()).toBe(false)
        const found = await resultOf(guest.bookings.find(booked.id))
        expect(found).toMatchObject({ status: "confirmed", code: booked.code, rooms: booked.rooms })
        const claim = { id: booked.id, link: await world.mailedLink(booked.id) }
        const { paid } = await resultOf(world.guest().managed.openByLink(claim.link))
        expect(await resultOf(world.guest().managed.cancel(claim, paid, aKey()))).toMatchObject({
          status: "cancelled",
        })
      })
    })
  })
}
