import { StayRefused } from "#core/booking/booking.errors.ts"
import { senOf } from "#core/money/amounts.ts"
import { aBreakfastPlan } from "#fixtures/builders/a-plan.ts"
import { aChildrenPolicy } from "#fixtures/builders/a-children-policy.ts"
import { aGuest } from "#fixtures/builders/a-guest.ts"
import { aPropertyLetterJob } from "#fixtures/builders/a-job.ts"
import { aProperty } from "#fixtures/builders/a-property.ts"
import { aRoomType } from "#fixtures/builders/a-room-type.ts"
import { aParty, aRoomChoice, aStayRequest } from "#fixtures/builders/a-stay.ts"
import { aFrontDesk } from "#fixtures/doubles/a-front-desk.ts"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { aGuestAt, recordOf, refusal, resultOf } from "../a-guest-at-the-desk.ts"
import { anAccount, anOwnerAt } from "../an-owner-at-the-desk.ts"

const room = { maxAdults: 2, maxChildren: 1, maxGuests: 3 }
const property = aProperty({ rooms: [aRoomType(room)], children: aChildrenPolicy() })

const deskOf = (house = property) => {
  const desk = aFrontDesk([{ property: house, exceptions: [] }])
  return { desk, guest: aGuestAt(desk) }
}

const stayWith = (...ages: ReadonlyArray<number | null>) =>
  aStayRequest({
    party: aParty({ adults: 2, children: ages.length, rooms: 1, ages }),
    rooms: [aRoomChoice()],
  })

describe("A family at a property with prices for children", () => {
  it("pays for each child by its age, and for the beds put up", async () => {
    const { guest } = deskOf()
    const quoteFor = (...ages: ReadonlyArray<number | null>) =>
      resultOf(guest.bookings.quote(stayWith(...ages)))

    expect((await quoteFor(5)).children).toBe(0)
    expect((await quoteFor(6)).children).toBe(2 * 2_000)
    expect((await quoteFor(1, 8)).children).toBe(2 * 2_000)
    expect((await quoteFor(7, 8)).children).toBe(2 * (2 * 2_000 + 4_000))
    expect((await quoteFor(7, 8)).forChildren?.extraBeds).toEqual({ count: 1, price: 4_000 })
    expect((await quoteFor(null)).forChildren).toBe(undefined)
  })

  it("is refused where neither places nor beds are enough", async () => {
    const { guest } = deskOf()
    const refused = await refusal(guest.bookings.quote(stayWith(7, 8, 9)))

    expect(refused).toBeInstanceOf(StayRefused)
    expect(refused).toMatchObject({ issues: [{ code: "TooManyChildrenForRooms" }] })
  })

  it("books with the ages, and another request of other ages is another booking", async () => {
    const { desk, guest } = deskOf()
    const stay = stayWith(7, 8)
    const { id, quote } = await guest.hold(stay, "request")
    const record = await recordOf(desk, id)
    const total = quote.total
    const again = (other: typeof stay) =>
      resultOf(Effect.result(guest.bookings.hold({ stay: other, total }, "request")))

    expect(record.party.ages).toEqual([7, 8])
    expect(record.quote.children).toBe(16_000)
    expect(quote.forChildren).toEqual(record.quote.forChildren)
    expect(await again(stayWith(8, 7))).toMatchObject({ success: { id } })
    expect(await again(stayWith(8, 9))).toMatchObject({ failure: { _tag: "KeyReused" } })
  })

  it("changes its booking where a child is of another age, and not where none is", async () => {
    const { desk, guest } = deskOf()
    const booking = await guest.ready(undefined, stayWith(7, 8))
    await guest.press(booking, "payAtProperty")
    await resultOf(desk.joinAccount("aisyah.tan@example.com", anAccount))
    const owner = anOwnerAt(desk)
    const changed = ({ dates, party, rooms }: ReturnType<typeof stayWith>) =>
      owner.managed.quoteChange(owner.own(booking.id), { dates, party, rooms })

    expect(await refusal(changed(stayWith(8, 7)))).toMatchObject({ obstacle: "sameStay" })
    expect(await resultOf(changed(stayWith(1, 8)))).toMatchObject({
      quote: { children: 2 * 2_000 },
    })
  })

  it("has adults' meals for children who count as adults", async () => {
    const plans = [aBreakfastPlan()] as const
    const { guest } = deskOf({ ...property, rooms: [aRoomType({ ...room, maxAdults: 3, plans })] })
    const boardOf = async (age: number) =>
      (await resultOf(guest.bookings.quote(stayWith(age)))).board

    expect(await boardOf(12)).toMatchObject({ adults: 2, children: 1 })
    expect(await boardOf(13)).toMatchObject({ adults: 3, children: 0 })
  })

  it("pays as before where the property has no prices for children", async () => {
    const { children: _, ...house } = property
    const { guest } = deskOf(house)
    const told = await resultOf(guest.bookings.quote(stayWith(8)))
    const untold = await resultOf(guest.bookings.quote(stayWith(null)))

    expect(told).toEqual(untold)
    expect(told.children).toBe(senOf(0))
  })

  it("is told to the property with the beds to put up, and without them where no age is told", async () => {
    const { desk, guest } = deskOf()
    const letterOf = async (stay: ReturnType<typeof stayWith>, request: string) => {
      const { id, quote } = await guest.hold(stay, request)
      await resultOf(guest.bookings.giveDetails(id, aGuest(), `${request}-details`))
      const letter = await resultOf(desk.propertyLetterFor(aPropertyLetterJob(id)))
      return { letter, quote }
    }
    const aged = await letterOf(stayWith(7, 8), "aged")
    const plain = await letterOf(stayWith(null), "plain")

    expect(aged.letter?.forChildren).toEqual(aged.quote.forChildren)
    expect(aged.letter?.forChildren?.extraBeds).toEqual({ count: 1, price: 4_000 })
    expect(plain.letter).not.toHaveProperty("forChildren")
  })
})
