import { nightsBeyond, roomNightsOf } from "#core/booking/room-nights.ts"
import type { RoomNights } from "#core/inventory/night-stock.ts"
import type { InventoryKeeper, StockedProperty } from "#core/inventory/inventory-keeper.port.ts"
import { addDays } from "#core/stay/calendar.ts"
import { aBookingRecord } from "#fixtures/builders/a-booking-record.ts"
import { aGuestHouse, tanjungKinds, tanjungRooms } from "#fixtures/builders/a-guest-house.ts"
import { day } from "#fixtures/builders/a-stay.ts"
import { RoomKindId } from "#core/property/room-kind.ts"
import type { Property } from "#core/property/property.ts"
import type { RoomType } from "#core/property/room-type.ts"
import { kindsOf } from "#core/property/room-uses.ts"
import { Effect, Result } from "effect"
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { BlocksRig } from "./blocks.contract.ts"
import { resultOf } from "./outcomes.ts"

/** Blocks, the desk and the import that work on the same rooms. */
export type RoomsRig = BlocksRig & { readonly inventory: InventoryKeeper }

const first = day("2026-12-24")
const { double, family, suite } = tanjungKinds
const twin = RoomKindId.make("rumah-tanjung/twin")

const selling = (room: RoomType, ...uses: NonNullable<RoomType["uses"]>): RoomType => ({
  ...room,
  uses,
})

const calling = (doubles: RoomKindId): Property =>
  aGuestHouse({
    kinds: [
      { id: doubles, units: 8 },
      { id: family, units: 3 },
      { id: suite, units: 1 },
    ],
    rooms: [
      selling(tanjungRooms.double, { kind: doubles, count: 1 }),
      tanjungRooms.family,
      tanjungRooms.suite,
      selling(tanjungRooms.pair, { kind: doubles, count: 2 }),
      selling(
        tanjungRooms.house,
        { kind: doubles, count: 8 },
        { kind: family, count: 3 },
        { kind: suite, count: 1 },
      ),
    ],
  })

/** What the operator imports, one after the other: the same twelve rooms called and sold otherwise. */
const imports: ReadonlyArray<Property> = [
  calling(double),
  calling(twin),
  aGuestHouse({
    rooms: [
      selling(tanjungRooms.double, { kind: family, count: 1 }),
      tanjungRooms.family,
      tanjungRooms.suite,
      selling(tanjungRooms.pair, { kind: double, count: 1 }, { kind: family, count: 1 }),
      selling(tanjungRooms.house, { kind: double, count: 8 }, { kind: family, count: 3 }),
    ],
  }),
]
const OFFERS = 5
const { slug } = calling(double)
const units = new Map<string, number>(calling(double).kinds?.map((kind) => [kind.id, kind.units]))

/** Which rooms are meant, whatever they are called. */
const roomsCalled = (kind: string): string => (kind === twin ? double : kind)

type Stay = Parameters<typeof roomNightsOf>[0]
type Wanted = {
  readonly chosen: ReadonlyArray<{ readonly offer: number; readonly count: number }>
  readonly start: number
  readonly nights: number
}

/** One or two offers for one to three nights. */
const anyWanted: fc.Arbitrary<Wanted> = fc.record({
  chosen: fc.uniqueArray(
    fc.record({ offer: fc.nat(OFFERS - 1), count: fc.integer({ min: 1, max: 4 }) }),
    { minLength: 1, maxLength: 2, selector: ({ offer }) => offer },
  ),
  start: fc.nat(2),
  nights: fc.integer({ min: 1, max: 3 }),
})

/** The request as a booking keeps it: with the rooms that the offers take at the moment. */
const stayOf = ({ chosen, start, nights }: Wanted, { rooms }: Property): Stay => {
  const checkIn = addDays(first, start)
  const [room] = aBookingRecord().rooms
  return {
    dates: { checkIn, checkOut: addDays(checkIn, nights) },
    rooms: chosen.flatMap(({ offer, count }) => {
      const { id, uses } = rooms[offer] ?? {}
      return room && id && uses ? [{ ...room, roomType: id, uses, count }] : []
    }),
  }
}

type Step =
  | { readonly kind: "book"; readonly request: Wanted }
  | { readonly kind: "change"; readonly which: number; readonly request: Wanted }
  | { readonly kind: "cancel"; readonly which: number }
  | { readonly kind: "import"; readonly which: number }
  | {
      readonly kind: "block"
      readonly source: string
      readonly night: number
      readonly count: number
    }

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant("book" as const), request: anyWanted }),
  fc.record({ kind: fc.constant("change" as const), which: fc.nat(9), request: anyWanted }),
  fc.record({ kind: fc.constant("cancel" as const), which: fc.nat(9) }),
  fc.record({ kind: fc.constant("import" as const), which: fc.nat(imports.length - 1) }),
  fc.record({
    kind: fc.constant("block" as const),
    source: fc.constantFrom("Airbnb", "owner"),
    night: fc.nat(4),
    count: fc.nat(8),
  }),
)

/** The plain truth beside the store: which stays there are, and what each source keeps. */
class Ledger {
  property: Property = calling(double)
  stays: ReadonlyArray<Stay> = []
  readonly blocked = new Map<string, number>()

  taken(kind: string, date: string, without?: Stay): number {
    const nights = this.stays.filter((stay) => stay !== without).flatMap(roomNightsOf)
    const booked = nights
      .filter(
        (one) =>
          roomsCalled(one.kind) === roomsCalled(kind) && one.dates.some((night) => night === date),
      )
      .reduce((sum, { count }) => sum + count, 0)
    const sources = ["Airbnb", "owner"].map((source) => this.blockedBy(source, kind, date))
    return sources.reduce((sum, count) => sum + count, booked)
  }
  blockedBy(source: string, kind: string, date: string): number {
    return this.blocked.get(`${source} ${roomsCalled(kind)} ${date}`) ?? 0
  }
  /** A kind may go, or get another name, while nothing of it is taken in any night. */
  letsGo(kind: string): boolean {
    const nights = Array.from({ length: 6 }, (_, later) => addDays(first, later))
    return nights.every((date) => this.taken(kind, date) === 0)
  }
  fits(nights: ReadonlyArray<RoomNights>, without?: Stay): boolean {
    return nights.every(({ kind, count, dates }) =>
      dates.every(
        (date) => this.taken(kind, date, without) + count <= (units.get(roomsCalled(kind)) ?? 0),
      ),
    )
  }
}

const isDone = async <A, E>(work: Effect.Effect<A, E>): Promise<boolean> =>
  Result.isSuccess(await Effect.runPromise(Effect.result(work)))

const carriedOut = async ({ desk, blocks, inventory }: RoomsRig, ledger: Ledger, step: Step) => {
  switch (step.kind) {
    case "book": {
      const booked = stayOf(step.request, ledger.property)
      const nights = roomNightsOf(booked)
      const could = ledger.fits(nights)
      expect(await isDone(desk.inTransaction(({ take }) => take(nights)))).toBe(could)
      if (could) ledger.stays = [...ledger.stays, booked]
      return
    }
    case "change": {
      const stay = ledger.stays[step.which % Math.max(1, ledger.stays.length)]
      if (stay === undefined) return
      const wanted = stayOf(step.request, ledger.property)
      const could = ledger.fits(roomNightsOf(wanted), stay)
      const change = desk.inTransaction(({ take, giveBack }) =>
        Effect.andThen(take(nightsBeyond(wanted, stay)), giveBack(nightsBeyond(stay, wanted))),
      )
      expect(await isDone(change)).toBe(could)
      if (could) ledger.stays = ledger.stays.map((one) => (one === stay ? wanted : one))
      return
    }
    case "cancel": {
      const stay = ledger.stays[step.which % Math.max(1, ledger.stays.length)]
      if (stay === undefined) return
      await resultOf(desk.inTransaction(({ giveBack }) => giveBack(roomNightsOf(stay))))
      ledger.stays = ledger.stays.filter((one) => one !== stay)
      return
    }
    case "block": {
      const kind = ledger.property.kinds?.[0]?.id ?? double
      const date = addDays(first, step.night)
      const { source, count } = step
      const had = ledger.blockedBy(source, kind, date)
      const free = (units.get(double) ?? 0) - ledger.taken(kind, date) + had
      const scope = {
        property: slug,
        source,
        kinds: [kind],
        from: date,
        until: addDays(date, 1),
      }
      const wanted = count === 0 ? [] : [{ kind, date, count, reference: "", note: "" }]
      const { notBlocked } = await resultOf(blocks.replace(scope, wanted))
      expect(notBlocked.length).toBe(count > free ? 1 : 0)
      ledger.blocked.set(`${source} ${double} ${date}`, Math.min(count, free))
      return
    }
    case "import": {
      const property = imports[step.which] ?? ledger.property
      const kept = kindsOf(property).map(({ id }) => id)
      const gone = kindsOf(ledger.property).filter(({ id }) => !kept.includes(id))
      const could = gone.every(({ id }) => ledger.letsGo(id))
      expect(await isDone(inventory.put([{ property, exceptions: [] }]))).toBe(could)
      if (could) ledger.property = property
      return
    }
    default:
      step satisfies never
  }
}

/** Whatever guests, operators and other sites do, in any order: no room is in two stays. */
export const physicalRoomsModel = (
  keeper: string,
  open: (stock: ReadonlyArray<StockedProperty>) => Promise<RoomsRig>,
  numRuns: number,
): void => {
  describe(`the rooms that exist, in ${keeper}`, () => {
    it("are sold exactly as often as they can be, and all free again in the end", async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(anyStep, { maxLength: 14 }), async (steps) => {
          const rig = await open([{ property: calling(double), exceptions: [] }])
          const ledger = new Ledger()
          for (const step of steps) await carriedOut(rig, ledger, step)
          for (const stay of ledger.stays)
            await resultOf(rig.desk.inTransaction(({ giveBack }) => giveBack(roomNightsOf(stay))))
          for (const source of ["Airbnb", "owner"])
            await resultOf(rig.blocks.replace({ property: slug, source }, []))
          const nights = Array.from({ length: 5 }, (_, later) => addDays(first, later))
          const everything = (ledger.property.kinds ?? []).map(({ id, units: count }) => ({
            kind: id,
            count,
            dates: nights,
          }))
          expect(await isDone(rig.desk.inTransaction(({ take }) => take(everything)))).toBe(true)
        }),
        { numRuns },
      )
    }, 120_000)
  })
}
