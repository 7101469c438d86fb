import { SoldOut } from "#core/booking/booking.errors.ts"
import type { StayRequest } from "#core/booking/stay-request.ts"
import type { RoomType } from "#core/property/room-type.ts"
import { aGuestHouse, tanjungKinds, tanjungRooms } from "#fixtures/builders/a-guest-house.ts"
import { aGuest } from "#fixtures/builders/a-guest.ts"
import { aStayRequest, stayDates } from "#fixtures/builders/a-stay.ts"
import { aFrontDesk, type AFrontDesk } from "#fixtures/doubles/a-front-desk.ts"
import { inMemoryBlocks } from "#fixtures/doubles/blocks.in-memory.ts"
import { frontDesk } from "#core/front-desk/front-desk.ts"
import { snapshotOf } from "#fixtures/doubles/catalogue.in-memory.ts"
import { Effect } from "effect"
import { nightKey } from "#fixtures/doubles/shelves.ts"
import { noHoldLimits } from "#core/front-desk/hold-limits.rules.ts"
import { beforeEach, describe, expect, it } from "vitest"
import { aGuestAt, refusal, resultOf } from "../a-guest-at-the-desk.ts"
import { aChange, anAccount, anOwnerAt } from "../an-owner-at-the-desk.ts"

type Wanted = ReadonlyArray<readonly [room: RoomType, count: number]>

const roomsIn = (wanted: Wanted): StayRequest["rooms"] => {
  const [first, ...others] = wanted.map(([{ id }, count]) => ({ roomType: id, count }))
  if (first === undefined) throw new Error("No room is wanted")
  return [first, ...others]
}

const partyIn = (wanted: Wanted) => {
  const rooms = wanted.reduce((sum, [, count]) => sum + count, 0)
  return { adults: rooms, children: 0, rooms }
}

const { double, family, suite, pair, house } = tanjungRooms

describe("a guest house that is sold by the room and as a whole", () => {
  let desk: AFrontDesk
  beforeEach(() => {
    desk = aFrontDesk([{ property: aGuestHouse(), exceptions: [] }], { holdLimits: noHoldLimits })
  })
  const request = (...wanted: Wanted) =>
    aStayRequest({
      property: aGuestHouse().slug,
      dates: stayDates("2026-12-04", "2026-12-05"),
      party: partyIn(wanted),
      rooms: roomsIn(wanted),
    })
  const taken = (night = "2026-12-04") =>
    Object.values(tanjungKinds).map(
      (kind) => desk.shelves.contents.taken.get(nightKey(kind, night)) ?? 0,
    )
  let guests = 0
  const guest = () => aGuestAt(desk, `guest-${(guests += 1)}`)
  const held = (...wanted: Wanted) => guest().hold(request(...wanted))
  const refused = (...wanted: Wanted) => refusal(guest().bookings.quote(request(...wanted)))

  it.each([
    ["a double", double],
    ["a family room", family],
    ["the suite", suite],
    ["two doubles side by side", pair],
  ])("is not sold as a whole once %s is sold", async (_, room) => {
    await held([room, 1])

    expect(await refused([house, 1])).toBeInstanceOf(SoldOut)
  })

  it.each([
    ["a double", double],
    ["a family room", family],
    ["the suite", suite],
    ["two doubles side by side", pair],
  ])("does not sell %s once it is sold as a whole", async (_, room) => {
    await held([house, 1])

    expect(taken()).toEqual([8, 3, 1])
    expect(await refused([room, 1])).toBeInstanceOf(SoldOut)
  })

  it("sells no room twice in one booking", async () => {
    expect(await refused([house, 1], [double, 1])).toBeInstanceOf(SoldOut)
    expect(await refused([pair, 4], [double, 1])).toBeInstanceOf(SoldOut)
    expect(taken()).toEqual([0, 0, 0])
  })

  it("sells whatever there is, in any mix", async () => {
    await held([pair, 2], [double, 2])
    await held([pair, 1], [suite, 1])

    expect(taken()).toEqual([8, 0, 1])
  })

  it("lets a stay of rooms that are withdrawn shrink, but not grow, and sells no more of them", async () => {
    const rooms = aGuestHouse().rooms
    desk = aFrontDesk([{ property: aGuestHouse(), exceptions: [] }], { holdLimits: noHoldLimits })
    const family = guest()
    const booking = await family.ready(aGuest(), request([double, 2]))
    await family.press(booking, "payAtProperty")
    await resultOf(desk.joinAccount("aisyah.tan@example.com", anAccount))
    const withdrawn = rooms.map((room) => (room === double ? { ...room, withdrawn: true } : room))
    const closed = snapshotOf(
      [{ property: aGuestHouse({ rooms: withdrawn }), exceptions: [] }],
      desk.shelves.contents.taken,
    )
    const catalogue = { ...desk.catalogue, snapshot: () => Effect.succeed(closed) }
    const managed = frontDesk({ ...desk, catalogue }).managedBy({
      session: "another-browser",
      account: anAccount,
      member: false,
    })
    const quoted = (count: number) =>
      managed.quoteChange(
        { id: booking.id, link: null },
        aChange({
          dates: stayDates("2026-12-04", "2026-12-05"),
          party: partyIn([[double, count]]),
          rooms: roomsIn([[double, count]]),
        }),
      )

    expect(await resultOf(quoted(1))).toMatchObject({ quote: { total: expect.any(Number) } })
    expect(await refusal(quoted(3))).toBeInstanceOf(SoldOut)
  })

  it("counts rooms that are blocked as taken when a booking is changed", async () => {
    const owner = anOwnerAt(desk)
    const family = guest()
    const booking = await family.ready(aGuest(), request([double, 2]))
    await family.press(booking, "payAtProperty")
    await resultOf(desk.joinAccount("aisyah.tan@example.com", anAccount))
    const dates = stayDates("2026-12-04", "2026-12-05")
    await resultOf(
      inMemoryBlocks(desk.shelves).replace({ property: aGuestHouse().slug, source: "Airbnb" }, [
        { kind: tanjungKinds.double, date: dates.checkIn, count: 6, reference: "", note: "" },
      ]),
    )
    const more = aChange({ dates, party: partyIn([[double, 3]]), rooms: roomsIn([[double, 3]]) })

    expect(await refusal(owner.managed.quoteChange(owner.own(booking.id), more))).toBeInstanceOf(
      SoldOut,
    )
  })

  it("takes only what a change takes beyond what the booking has, and gives the rest back", async () => {
    const owner = anOwnerAt(desk)
    const family = guest()
    const booking = await family.ready(aGuest(), request([pair, 2]))
    await family.press(booking, "payAtProperty")
    await resultOf(desk.joinAccount("aisyah.tan@example.com", anAccount))
    const { id } = booking
    await held([double, 3])
    const dates = stayDates("2026-12-04", "2026-12-05")
    const toDoubles = aChange({
      dates,
      party: partyIn([[double, 5]]),
      rooms: roomsIn([[double, 5]]),
    })
    const toHouse = aChange({ dates, party: partyIn([[house, 1]]), rooms: roomsIn([[house, 1]]) })

    expect(taken()).toEqual([7, 0, 0])
    expect(await refusal(owner.managed.quoteChange(owner.own(id), toHouse))).toBeInstanceOf(SoldOut)
    expect(taken()).toEqual([7, 0, 0])
    await owner.change(id, toDoubles)
    expect(taken()).toEqual([8, 0, 0])
    await owner.cancel(id, 0)
    expect(taken()).toEqual([3, 0, 0])
  })
})
