import { senOf } from "#core/money/amounts.ts"
import { RoomTypeId } from "#core/property/room-type.ts"
import { roomChoiceMachine, type RoomsArrived } from "#core/search/room-choice.machine.ts"
import {
  bestPercentOf,
  choiceIssues,
  lowestOf,
  mostBeside,
  mostOf,
  partyIn,
  priceOfOneRoom,
  quoteOfChoice,
  roomsChosen,
  type RoomsOffered,
} from "#core/search/room-choice.ts"
import type { CalendarDate } from "#core/stay/calendar-date.ts"
import { aGuestHouse, tanjungKinds, tanjungRooms } from "#fixtures/builders/a-guest-house.ts"
import { aProperty } from "#fixtures/builders/a-property.ts"
import { aRoomType } from "#fixtures/builders/a-room-type.ts"
import { describe, expect, it } from "vitest"
import { createActor } from "xstate"

const studio = RoomTypeId.make("springwater-studio")
const loft = RoomTypeId.make("springwater-loft")
const dates = { checkIn: "2026-12-01" as CalendarDate, checkOut: "2026-12-03" as CalendarDate }
const party = { adults: 2, children: 0, rooms: 1 }

const offer = (roomType: RoomTypeId, free: number | null) => ({
  roomType,
  free,
  nights:
    free === null
      ? []
      : ["2026-12-01", "2026-12-02"].map((date) => ({
          date: date as CalendarDate,
          rate: senOf(18_000),
        })),
  lowestNight: senOf(18_000),
  freeCancellationUntil: null,
  locked: false,
  memberPercent: 0,
})

const offered = (changes: Partial<RoomsOffered> = {}): RoomsOffered => ({
  property: aProperty({
    rooms: [aRoomType(), aRoomType({ id: loft, maxAdults: 4, maxGuests: 4 })],
  }),
  offers: [offer(studio, 3), offer(loft, 1)],
  dates,
  party,
  member: false,
  ...changes,
})

const codesOf = (rooms: RoomsOffered, counts: Record<string, number>) =>
  choiceIssues(rooms, counts).map(({ code }) => code)

describe("rooms that are sold singly and as a whole", () => {
  const { double, pair, house, suite } = tanjungRooms
  const property = aGuestHouse()
  const shared = offered({
    property,
    offers: property.rooms.map(({ id }) => offer(id, id === double.id ? 8 : 1)),
    kinds: [
      { kind: tanjungKinds.double, free: 8 },
      { kind: tanjungKinds.family, free: 3 },
      { kind: tanjungKinds.suite, free: 1 },
    ],
    party: { adults: 8, children: 0, rooms: 2 },
  })

  it("cannot be chosen twice over", () => {
    expect(codesOf(shared, { [house.id]: 1, [double.id]: 1 })).toEqual(["RoomsShared"])
    expect(codesOf(shared, { [pair.id]: 1, [double.id]: 7 })).toEqual(["RoomsShared"])
    expect(codesOf(shared, { [pair.id]: 1, [double.id]: 6 })).toEqual([])
    expect(codesOf(shared, { [suite.id]: 1, [double.id]: 6 })).toEqual([])
  })

  it("can be chosen as often as the others that are chosen leave", () => {
    expect(mostBeside(shared, { [pair.id]: 1, [double.id]: 3 }, { roomType: double.id })).toBe(6)
    expect(mostBeside(shared, { [double.id]: 1 }, { roomType: house.id })).toBe(0)
    expect(mostBeside(shared, {}, { roomType: house.id })).toBe(1)
    expect(mostBeside(offered(), { [loft]: 1 }, { roomType: studio })).toBe(3)
    expect(mostBeside(offered(), {}, { roomType: double.id })).toBe(0)
  })

  it("are no longer on offer once the whole is chosen", () => {
    const actor = createActor(roomChoiceMachine, { input: { offered: shared, mix: null } }).start()
    actor.send({ type: "guest.tookRooms", roomType: house.id, count: 1 })
    actor.send({ type: "guest.tookRooms", roomType: double.id, count: 2 })

    expect(actor.getSnapshot().context.counts).toEqual({ [house.id]: 1, [double.id]: 0 })
  })
})

describe("the rooms chosen", () => {
  it("can be reserved when they are free and seat everybody", () => {
    expect(codesOf(offered(), { [studio]: 1 })).toEqual([])
  })

  it.each([
    ["without dates", offered({ dates: null }), { [studio]: 1 }, "DatesMissing"],
    ["when there are none", offered(), {}, "RoomsMissing"],
    ["when none is left of one", offered(), { [loft]: 0 }, "RoomsMissing"],
    ["when more are asked than are free", offered(), { [loft]: 2 }, "RoomsNotFree"],
    ["with more rooms than can be booked", offered(), { [studio]: 9 }, "TooManyRooms"],
    ["with a room nobody sleeps in", offered(), { [studio]: 3 }, "FewerAdultsThanRooms"],
    [
      "when they are too small",
      offered({ party: { adults: 5, children: 0, rooms: 1 } }),
      { [studio]: 2 },
      "TooManyAdultsForRooms",
    ],
  ])("cannot be reserved %s", (_, rooms, counts, code) => {
    expect(codesOf(rooms, counts)).toEqual([code])
  })

  it("say at which part of the stay each of these lies", () => {
    expect(choiceIssues(offered({ dates: null }), {})).toEqual([
      { path: "dates", code: "DatesMissing" },
    ])
    expect(choiceIssues(offered(), {})).toEqual([{ path: "rooms", code: "RoomsMissing" }])
    expect(choiceIssues(offered(), { [studio]: 9 })).toEqual([
      { path: "rooms", code: "TooManyRooms" },
    ])
    expect(choiceIssues(offered(), { [studio]: 1, [loft]: 2 })).toEqual([
      { path: "rooms", code: "RoomsNotFree" },
    ])
  })

  it("may be eight together", () => {
    const eight = offered({
      offers: [offer(studio, 8)],
      party: { adults: 8, children: 0, rooms: 1 },
    })

    expect(codesOf(eight, { [studio]: 8 })).toEqual([])
  })

  it("stand in the order of the property, and their number is that of the party", () => {
    const counts = { [loft]: 1, [studio]: 2 }

    expect(roomsChosen(offered(), counts)).toEqual([
      { roomType: studio, count: 2 },
      { roomType: loft, count: 1 },
    ])
    expect(partyIn(offered(), counts)).toEqual({ adults: 2, children: 0, rooms: 3 })
  })

  it("cost what the checkout will say: every night of every room, fee, tax and deposit", () => {
    const quote = quoteOfChoice(offered(), { [studio]: 1 })

    expect(quote).toMatchObject({ subtotal: 36_000, bookingFee: 1_080, sst: 2_966 })
    expect(quote).toMatchObject({ deposit: 20_000, total: 60_046, rooms: 1 })
  })

  it("cost each what its own type costs, for a guest assumed Malaysian", () => {
    const dearer = { ...offer(loft, 1), nights: [{ date: dates.checkIn, rate: senOf(50_000) }] }
    const rooms = offered({ offers: [offer(studio, 3), dearer] })

    expect(quoteOfChoice(rooms, { [loft]: 1 })?.subtotal).toBe(50_000)
    expect(quoteOfChoice(rooms, { [studio]: 1 })?.subtotal).toBe(36_000)
    expect(
      priceOfOneRoom(rooms, { roomType: loft })?.nights.map(({ roomType }) => roomType),
    ).toEqual([loft])
    expect(priceOfOneRoom(rooms, { roomType: loft })?.why.tourismTax).toMatchObject({
      amount: 0,
      reason: "assumedMalaysian",
    })
  })

  it("have no price where no such type is sold or offered", () => {
    expect(priceOfOneRoom(offered(), { roomType: RoomTypeId.make("another") })).toBeNull()
    expect(priceOfOneRoom(offered({ offers: [offer(studio, 3)] }), { roomType: loft })).toBeNull()
  })

  it("tell the best deal of any night, and none where there is none", () => {
    const deal = (percent: number, from: string) =>
      ({
        kind: "promotion",
        percent,
        from: from as CalendarDate,
        until: from as CalendarDate,
      }) as const
    const deals = [deal(20, "2026-12-01"), deal(10, "2026-12-02")]
    const property = aProperty({ rooms: [aRoomType({ deals }), aRoomType({ id: loft })] })
    const percentOf = (room: typeof loft) => {
      const quote = priceOfOneRoom(offered({ property }), { roomType: room })
      return quote && bestPercentOf(quote)
    }

    expect([percentOf(studio), percentOf(loft)]).toEqual([20, 0])
  })

  it("start from the lowest night of a room the visitor may have", () => {
    const from = (lowest: number, locked = false) => ({
      ...offer(studio, null),
      lowestNight: senOf(lowest),
      locked,
    })

    expect(lowestOf({ offers: [from(300), from(200), from(400), from(100, true)] })).toBe(200)
    expect(lowestOf({ offers: [from(100, true)] })).toBeNull()
  })

  it("have no price without dates, and none when nothing is chosen", () => {
    const withoutDates = offered({ dates: null, offers: [offer(studio, null)] })

    expect(quoteOfChoice(withoutDates, { [studio]: 1 })).toBeNull()
    expect(quoteOfChoice(offered(), {})).toBeNull()
  })

  it("cannot be more than are free, nor more than eight, nor locked ones", () => {
    expect([0, 5, 20, null].map((free) => mostOf({ free, locked: false }))).toEqual([0, 5, 8, 0])
    expect(mostOf({ free: 5, locked: true })).toBe(0)
  })
})

describe("choosing rooms", () => {
  const started = (arrived: Partial<RoomsArrived> = {}) =>
    createActor(roomChoiceMachine, {
      input: { offered: offered(), mix: [{ roomType: studio, count: 1 }], ...arrived },
    }).start()
  const seen = (actor: ReturnType<typeof started>) => {
    const { value, context } = actor.getSnapshot()
    return { value, counts: context.counts }
  }

  it("starts with the mix that the search promised", () => {
    expect(seen(started())).toEqual({ value: "ready", counts: { [studio]: 1 } })
  })

  it("says what is missing before anything can be reserved", () => {
    expect(seen(started({ offered: offered({ dates: null }), mix: null })).value).toBe(
      "withoutDates",
    )
    expect(seen(started({ mix: null }))).toStrictEqual({ value: "unfinished", counts: {} })
    const soldOut = offered({ offers: [offer(studio, 0), { ...offer(loft, 1), locked: true }] })
    expect(seen(started({ offered: soldOut, mix: null })).value).toBe("soldOut")
  })

  it("takes as many rooms as are free and no fewer than none", () => {
    const actor = started()
    actor.send({ type: "guest.tookRooms", roomType: loft, count: 5 })
    expect(seen(actor)).toEqual({ value: "ready", counts: { [studio]: 1, [loft]: 1 } })

    actor.send({ type: "guest.tookRooms", roomType: loft, count: -1 })
    actor.send({ type: "guest.tookRooms", roomType: studio, count: 0 })
    actor.send({ type: "guest.tookRooms", roomType: RoomTypeId.make("another"), count: 1 })

    expect(seen(actor)).toEqual({
      value: "unfinished",
      counts: { [studio]: 0, [loft]: 0, another: 0 },
    })
  })

  it("keeps the choice for other dates while it can be had", () => {
    const actor = started()
    actor.send({ type: "guest.tookRooms", roomType: studio, count: 2 })

    actor.send({
      type: "page.arrived",
      offered: offered({ party: { adults: 3, children: 0, rooms: 1 } }),
      mix: [{ roomType: loft, count: 1 }],
    })
    expect(seen(actor)).toEqual({ value: "ready", counts: { [studio]: 2 } })

    actor.send({
      type: "page.arrived",
      offered: offered({ offers: [offer(studio, 1), offer(loft, 1)] }),
      mix: [{ roomType: loft, count: 1 }],
    })
    expect(seen(actor)).toEqual({ value: "ready", counts: { [loft]: 1 } })

    actor.send({ type: "page.arrived", offered: offered({ offers: [] }), mix: null })
    expect(seen(actor)).toEqual({ value: "soldOut", counts: {} })
  })

  it("follows the mix of other dates until the guest has chosen", () => {
    const actor = started()
    const dearer = { offered: offered(), mix: [{ roomType: loft, count: 1 }] }
    const offeredNow = () => actor.getSnapshot().context.offered
    actor.send({ type: "page.arrived", ...dearer })
    expect(seen(actor)).toEqual({ value: "ready", counts: { [loft]: 1 } })

    actor.send({ type: "guest.tookRooms", roomType: studio, count: 1 })
    const later = offered()
    actor.send({ type: "page.arrived", ...dearer })
    actor.send({ type: "page.arrived", ...dearer, offered: later })
    expect(seen(actor)).toEqual({ value: "ready", counts: { [loft]: 1, [studio]: 1 } })
    expect(offeredNow()).toBe(later)

    actor.send({ type: "page.arrived", ...dearer, offered: offered({ offers: [offer(loft, 1)] }) })
    expect(seen(actor)).toEqual({ value: "ready", counts: { [loft]: 1 } })

    actor.send({ type: "page.arrived", offered: offered(), mix: [{ roomType: studio, count: 1 }] })
    expect(seen(actor)).toEqual({ value: "ready", counts: { [studio]: 1 } })
  })

  it.each([
    ["freeCancellation", { freeCancellation: true, payAtProperty: false }],
    ["payAtProperty", { freeCancellation: false, payAtProperty: true }],
  ] as const)("keeps the choice while the terms stay the same: %s", (_, terms) => {
    const actor = started({ terms })
    const arrives = (asked: Partial<RoomsArrived>) =>
      actor.send({
        type: "page.arrived",
        offered: offered(),
        mix: [{ roomType: loft, count: 1 }],
        ...asked,
      })
    actor.send({ type: "guest.tookRooms", roomType: studio, count: 2 })

    arrives({ terms: { ...terms } })
    expect(seen(actor).counts).toEqual({ [studio]: 2 })

    arrives({})
    expect(seen(actor).counts).toEqual({ [loft]: 1 })
  })
})
