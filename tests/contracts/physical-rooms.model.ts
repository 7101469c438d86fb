import { nightsBeyond, roomNightsOf } from "#core/booking/room-nights.ts"
import type { RoomNights } from "#core/inventory/night-stock.ts"
import type { StockedProperty } from "#core/inventory/inventory-keeper.port.ts"
import { addDays } from "#core/stay/calendar.ts"
import { aBookingRecord } from "#fixtures/builders/a-booking-record.ts"
import { aGuestHouse, tanjungKinds, tanjungRooms } from "#fixtures/builders/a-guest-house.ts"
import { day } from "#fixtures/builders/a-stay.ts"
import { Effect, Result } from "effect"
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { BlocksRig } from "./blocks.contract.ts"
import { resultOf } from "./outcomes.ts"

const property = aGuestHouse()
const first = day("2026-12-24")
const offers = Object.values(tanjungRooms)
const units = new Map<string, number>(property.kinds?.map((kind) => [kind.id, kind.units]))

type Stay = Parameters<typeof roomNightsOf>[0]

/** One or two offers for one to three nights, as a booking keeps them. */
const anyStay: fc.Arbitrary<Stay> = fc
  .record({
    chosen: fc.uniqueArray(
      fc.record({ offer: fc.constantFrom(...offers), count: fc.integer({ min: 1, max: 4 }) }),
      { minLength: 1, maxLength: 2, selector: ({ offer }) => offer.id },
    ),
    start: fc.nat(2),
    nights: fc.integer({ min: 1, max: 3 }),
  })
  .map(({ chosen, start, nights }) => {
    const checkIn = addDays(first, start)
    const [room] = aBookingRecord().rooms
    return {
      dates: { checkIn, checkOut: addDays(checkIn, nights) },
      rooms: chosen.flatMap(({ offer: { id, uses }, count }) =>
        room && uses ? [{ ...room, roomType: id, uses, count }] : [],
      ),
    }
  })

type Step =
  | { readonly kind: "book"; readonly stay: Stay }
  | { readonly kind: "change"; readonly which: number; readonly stay: Stay }
  | { readonly kind: "cancel"; readonly which: number }
  | {
      readonly kind: "block"
      readonly source: string
      readonly night: number
      readonly count: number
    }

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant("book" as const), stay: anyStay }),
  fc.record({ kind: fc.constant("change" as const), which: fc.nat(9), stay: anyStay }),
  fc.record({ kind: fc.constant("cancel" as const), which: fc.nat(9) }),
  fc.record({
    kind: fc.constant("block" as const),
    source: fc.constantFrom("Airbnb", "owner"),
    night: fc.nat(4),
    count: fc.nat(8),
  }),
)

/** The plain truth beside the store: which stays there are, and what each source keeps. */
class Ledger {
  stays: ReadonlyArray<Stay> = []
  readonly blocked = new Map<string, number>()

  taken(kind: string, date: string, without?: Stay): number {
    const nights = this.stays.filter((stay) => stay !== without).flatMap(roomNightsOf)
    const booked = nights
      .filter((one) => one.kind === kind && one.dates.some((night) => night === date))
      .reduce((sum, { count }) => sum + count, 0)
    const sources = ["Airbnb", "owner"].map((source) => this.blockedBy(source, kind, date))
    return sources.reduce((sum, count) => sum + count, booked)
  }
  blockedBy(source: string, kind: string, date: string): number {
    return this.blocked.get(`${source} ${kind} ${date}`) ?? 0
  }
  fits(nights: ReadonlyArray<RoomNights>, without?: Stay): boolean {
    return nights.every(({ kind, count, dates }) =>
      dates.every((date) => this.taken(kind, date, without) + count <= (units.get(kind) ?? 0)),
    )
  }
}

const isDone = async <A, E>(work: Effect.Effect<A, E>): Promise<boolean> =>
  Result.isSuccess(await Effect.runPromise(Effect.result(work)))

const carriedOut = async ({ desk, blocks }: BlocksRig, ledger: Ledger, step: Step) => {
  switch (step.kind) {
    case "book": {
      const nights = roomNightsOf(step.stay)
      const could = ledger.fits(nights)
      expect(await isDone(desk.inTransaction(({ take }) => take(nights)))).toBe(could)
      if (could) ledger.stays = [...ledger.stays, step.stay]
      return
    }
    case "change": {
      const stay = ledger.stays[step.which % Math.max(1, ledger.stays.length)]
      if (stay === undefined) return
      const could = ledger.fits(roomNightsOf(step.stay), stay)
      const change = desk.inTransaction(({ take, giveBack }) =>
        Effect.andThen(
          take(nightsBeyond(step.stay, stay)),
          giveBack(nightsBeyond(stay, step.stay)),
        ),
      )
      expect(await isDone(change)).toBe(could)
      if (could) ledger.stays = ledger.stays.map((one) => (one === stay ? step.stay : one))
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
      const [kind, date] = [tanjungKinds.double, addDays(first, step.night)]
      const { source, count } = step
      const had = ledger.blockedBy(source, kind, date)
      const free = (units.get(kind) ?? 0) - ledger.taken(kind, date) + had
      const scope = {
        property: property.slug,
        source,
        kinds: [kind],
        from: date,
        until: addDays(date, 1),
      }
      const wanted = count === 0 ? [] : [{ kind, date, count, reference: "", note: "" }]
      const { notBlocked } = await resultOf(blocks.replace(scope, wanted))
      expect(notBlocked.length).toBe(count > free ? 1 : 0)
      ledger.blocked.set(`${source} ${kind} ${date}`, Math.min(count, free))
      return
    }
    default:
      step satisfies never
  }
}

/** Whatever guests, operators and other sites do, in any order: no room is in two stays. */
export const physicalRoomsModel = (
  keeper: string,
  open: (stock: ReadonlyArray<StockedProperty>) => Promise<BlocksRig>,
  numRuns: number,
): void => {
  describe(`the rooms that exist, in ${keeper}`, () => {
    it("are sold exactly as often as they can be, and all free again in the end", async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(anyStep, { maxLength: 14 }), async (steps) => {
          const rig = await open([{ property, exceptions: [] }])
          const ledger = new Ledger()
          for (const step of steps) await carriedOut(rig, ledger, step)
          for (const stay of ledger.stays)
            await resultOf(rig.desk.inTransaction(({ giveBack }) => giveBack(roomNightsOf(stay))))
          for (const source of ["Airbnb", "owner"])
            await resultOf(rig.blocks.replace({ property: property.slug, source }, []))
          const nights = Array.from({ length: 5 }, (_, later) => addDays(first, later))
          const everything = [...(property.kinds ?? [])].map(({ id, units: count }) => ({
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
