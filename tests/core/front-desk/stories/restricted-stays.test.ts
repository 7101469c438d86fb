import type { Restriction } from "#core/property/restriction.ts"
import { RoomTypeId } from "#core/property/room-type.ts"
import { aPlan, aSaver } from "#fixtures/builders/a-plan.ts"
import { aProperty } from "#fixtures/builders/a-property.ts"
import { aRoomType } from "#fixtures/builders/a-room-type.ts"
import { aParty, aRoomChoice, aStayRequest, day, stayDates } from "#fixtures/builders/a-stay.ts"
import { aFrontDesk } from "#fixtures/doubles/a-front-desk.ts"
import type { StayChange } from "#core/managing/stay-change.ts"
import { millisecondsInDay } from "date-fns/constants"
import { describe, expect, it } from "vitest"
import { refusal, resultOf, visitorOf } from "../a-guest-at-the-desk.ts"
import { aChange, anOwnerAt } from "../an-owner-at-the-desk.ts"

const loft = RoomTypeId.make("loft")
const weekend = { from: day("2026-12-04"), until: day("2026-12-05") }

const aDeskWith = (ofAll: ReadonlyArray<Restriction>, ofLoft: ReadonlyArray<Restriction> = []) => {
  const rooms = [aRoomType(), aRoomType({ id: loft, restrictions: ofLoft })]
  return aFrontDesk([{ property: aProperty({ rooms, restrictions: ofAll }), exceptions: [] }])
}

const quoted = (desk: ReturnType<typeof aDeskWith>, changes = {}) =>
  desk.forVisitor(visitorOf("somebody")).quote(aStayRequest(changes))

describe("a stay that breaks a restriction", () => {
  it("has no price and is not held, and the refusal names the figure", async () => {
    const desk = aDeskWith([{ ...weekend, minNights: 3 }])
    const total = (await resultOf(quoted(aDeskWith([])))).total
    const refused = {
      _tag: "StayRefused",
      issues: [{ path: "dates", code: "BelowMinNights", count: 3 }],
    }

    expect(await refusal(quoted(desk))).toMatchObject(refused)
    const held = desk.forVisitor(visitorOf("somebody")).hold({ stay: aStayRequest(), total }, "key")
    expect(await refusal(held)).toMatchObject(refused)
    expect(
      (await resultOf(quoted(desk, { dates: stayDates("2026-12-04", "2026-12-07") }))).rooms,
    ).toBe(1)
  })

  it("is refused for a room that asks it, and said once for two that do", async () => {
    const desk = aDeskWith([], [{ ...weekend, closed: true }])
    const both = {
      party: aParty({ rooms: 2 }),
      rooms: [aRoomChoice(), aRoomChoice({ roomType: loft })],
    }

    expect((await resultOf(quoted(desk))).rooms).toBe(1)
    expect(await refusal(quoted(desk, both))).toMatchObject({
      issues: [{ path: "dates", code: "NightsClosed" }],
    })
    const twice = await refusal(quoted(aDeskWith([{ ...weekend, closed: true }]), both))
    expect(twice).toMatchObject({ issues: [{ code: "NightsClosed" }] })
  })

  it("is told of two lengths where two rooms ask for different ones", async () => {
    const desk = aDeskWith([{ minNights: 3 }], [{ minNights: 4 }])
    const both = {
      party: aParty({ rooms: 2 }),
      rooms: [aRoomChoice(), aRoomChoice({ roomType: loft })],
    }

    expect(await refusal(quoted(desk, both))).toMatchObject({
      issues: [
        { code: "BelowMinNights", count: 3 },
        { code: "BelowMinNights", count: 4 },
      ],
    })
  })
})

describe("a stay under a plan that breaks a restriction of the plan", () => {
  const saver = aSaver({ restrictions: [{ minNights: 3 }] })
  const plans = [aPlan({ pay: "NOW" }), saver] as const
  const aDesk = () =>
    aFrontDesk([{ property: aProperty({ rooms: [aRoomType({ plans })] }), exceptions: [] }])
  const threeNights = stayDates("2026-12-04", "2026-12-07")
  const refused = { _tag: "StayRefused", issues: [{ code: "BelowMinNights", count: 3 }] }
  const bySaver = { rooms: [aRoomChoice({ plan: saver.id })] } as const

  it("has no price and is not held; under another plan it is", async () => {
    const desk = aDesk()
    const visitor = desk.forVisitor(visitorOf("somebody"))
    const { total } = await resultOf(quoted(desk))
    const asked = { stay: aStayRequest(bySaver), total }

    expect(await refusal(quoted(desk, bySaver))).toMatchObject(refused)
    expect(await refusal(visitor.hold(asked, "key"))).toMatchObject(refused)
    expect((await resultOf(quoted(desk, { ...bySaver, dates: threeNights }))).rooms).toBe(1)
  })

  it("is no other stay for a booking, in dates or in plan", async () => {
    const owner = anOwnerAt(aDesk())
    const { id } = await owner.paidStay()
    const asked = (change: StayChange) => owner.managed.quoteChange(owner.own(id), change)

    expect(await refusal(asked(aChange({ ...bySaver, dates: stayDates() })))).toMatchObject(refused)
    expect((await owner.quoted(id, aChange({ ...bySaver, dates: threeNights }))).balance.kind).toBe(
      "pay",
    )
  })
})

describe("another stay for a booking", () => {
  it("is refused where it breaks a restriction", async () => {
    const desk = aDeskWith([{ from: day("2026-12-03"), until: day("2026-12-03"), closed: true }])
    const owner = anOwnerAt(desk)
    const { id } = await owner.paidStay()

    const asked = owner.managed.quoteChange(owner.own(id), aChange())

    expect(await refusal(asked)).toMatchObject({
      _tag: "StayRefused",
      issues: [{ path: "dates", code: "NightsClosed" }],
    })
  })

  it("keeps the arrival that was booked in time, in the rooms that were booked", async () => {
    const desk = aDeskWith([{ bookUntil: 10 }])
    const owner = anOwnerAt(desk)
    const { id } = await owner.paidStay()
    desk.clock.forward(5 * millisecondsInDay)
    const longer = aChange({ dates: stayDates("2026-12-04", "2026-12-07") })
    const refusedFor = (wanted: StayChange) =>
      refusal(owner.managed.quoteChange(owner.own(id), wanted))
    const tooLate = { issues: [{ path: "dates.checkIn", code: "BookedTooLate", count: 10 }] }

    expect((await owner.quoted(id, longer)).balance.kind).toBe("pay")
    expect(await refusedFor(aChange())).toMatchObject(tooLate)
    expect(await refusedFor({ ...longer, rooms: [aRoomChoice({ roomType: loft })] })).toMatchObject(
      tooLate,
    )
  })
})
