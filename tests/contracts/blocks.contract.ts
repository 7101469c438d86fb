import type { BookingStore } from "#core/booking/booking-store.port.ts"
import type { BlockScope, Blocks, BlockWanted } from "#core/inventory/blocks.port.ts"
import type { StockedProperty } from "#core/inventory/inventory-keeper.port.ts"
import type { Slug } from "#core/property/property.ts"
import { RoomKindId } from "#core/property/room-kind.ts"
import { aGuestHouse, tanjungKinds } from "#fixtures/builders/a-guest-house.ts"
import { aProperty } from "#fixtures/builders/a-property.ts"
import { day } from "#fixtures/builders/a-stay.ts"
import { Effect, Result } from "effect"
import { beforeEach, describe, expect, it } from "vitest"
import { refusal, resultOf } from "./outcomes.ts"

/** Blocks, and the desk that sells from the same rooms. */
export type BlocksRig = { readonly blocks: Blocks; readonly desk: BookingStore }

const property = aGuestHouse()
const springwater = aProperty()
const { double, suite } = tanjungKinds
const [eve, christmas, boxing] = ["2026-12-24", "2026-12-25", "2026-12-26"].map(day) as [
  ReturnType<typeof day>,
  ReturnType<typeof day>,
  ReturnType<typeof day>,
]
const airbnb: BlockScope = { property: property.slug, source: "Airbnb" }

const wanted = (date = eve, count = 1, changes: Partial<BlockWanted> = {}): BlockWanted => ({
  kind: double,
  date,
  count,
  reference: "",
  note: "",
  ...changes,
})

/** What everything promises that keeps blocks. */
export const blocksContract = (
  keeper: string,
  open: (stock: ReadonlyArray<StockedProperty>) => Promise<BlocksRig>,
): void => {
  describe(`blocks in ${keeper}`, () => {
    let rig: BlocksRig
    beforeEach(async () => {
      rig = await open([property, springwater].map((one) => ({ property: one, exceptions: [] })))
    })
    const replaced = (scope: BlockScope, ...blocks: ReadonlyArray<BlockWanted>) =>
      resultOf(rig.blocks.replace(scope, blocks))
    const taking = (count: number, date = eve, kind = double) =>
      rig.desk.inTransaction(({ take }) => take([{ kind, count, dates: [date] }]))
    const givingBack = (count: number, date = eve) =>
      rig.desk.inTransaction(({ giveBack }) => giveBack([{ kind: double, count, dates: [date] }]))
    const known = () => resultOf(rig.blocks.of(property.slug))
    const canBeTaken = async (most: number, date = eve) => {
      expect((await refusal(taking(most + 1, date)))._tag).toBe("SoldOut")
      await resultOf(taking(most, date))
      await resultOf(givingBack(most, date))
    }

    it("keep rooms from being sold, and give back exactly these", async () => {
      expect(await replaced(airbnb, wanted(eve, 3))).toEqual({ changed: 1, notBlocked: [] })
      await canBeTaken(5)

      expect(await replaced(airbnb)).toEqual({ changed: 1, notBlocked: [] })
      await canBeTaken(8)
      expect(await known()).toEqual([])
    })

    it("take the place of those that the same source had, and of no other's", async () => {
      await replaced({ ...airbnb, source: "Booking.com" }, wanted(eve, 2))
      await replaced(airbnb, wanted(eve, 3), wanted(christmas, 1, { reference: "b", note: "Late" }))

      expect(await replaced(airbnb, wanted(eve, 1), wanted(boxing, 8))).toEqual({
        changed: 3,
        notBlocked: [],
      })

      await canBeTaken(5)
      await canBeTaken(8, christmas)
      expect(await known()).toEqual([
        { ...wanted(eve, 1), source: "Airbnb" },
        { ...wanted(eve, 2), source: "Booking.com" },
        { ...wanted(boxing, 8), source: "Airbnb" },
      ])
    })

    it("of one night are lifted one by one, by what the source knows them by", async () => {
      const [first, second] = [
        wanted(eve, 2, { reference: "a" }),
        wanted(eve, 1, { reference: "b" }),
      ]
      await replaced(airbnb, first, second)

      expect(await replaced(airbnb, second)).toEqual({ changed: 1, notBlocked: [] })

      expect(await known()).toEqual([{ ...second, source: "Airbnb" }])
      await canBeTaken(7)
    })

    it("change nothing when they are put again", async () => {
      const blocks = [wanted(eve, 2, { reference: "a" }), wanted(eve, 1, { note: "Owner" })]
      await replaced(airbnb, ...blocks)

      expect(await replaced(airbnb, ...blocks.toReversed())).toEqual({ changed: 0, notBlocked: [] })
      expect(await known()).toHaveLength(2)
    })

    it("say what is noted of them last, though nothing else of them changes", async () => {
      await replaced(airbnb, wanted(eve, 2, { note: "Owner" }), wanted(christmas, 1))
      const again = [wanted(eve, 2, { note: "Painters" }), wanted(christmas, 1)]

      await replaced(airbnb, ...again)

      expect(await known()).toEqual(again.map((block) => ({ ...block, source: "Airbnb" })))
      await canBeTaken(6)
    })

    it("are as many as are free where fewer are, and say in which night", async () => {
      await resultOf(taking(6))

      expect(await replaced(airbnb, wanted(eve, 3), wanted(christmas, 3))).toEqual({
        changed: 2,
        notBlocked: [{ kind: double, date: eve, source: "Airbnb", wanted: 3, blocked: 2 }],
      })
      await canBeTaken(0)

      await resultOf(givingBack(6))
      expect(await replaced(airbnb, wanted(eve, 3), wanted(christmas, 3))).toEqual({
        changed: 1,
        notBlocked: [],
      })
      await canBeTaken(5)
    })

    it("never open a night that is sold, however they change", async () => {
      await replaced(airbnb, wanted(eve, 4))
      await resultOf(taking(4))

      await replaced(airbnb)
      await canBeTaken(4)
      expect(await replaced(airbnb, wanted(eve, 8))).toMatchObject({ notBlocked: [{ blocked: 4 }] })
      await canBeTaken(0)
      await replaced(airbnb)
      await canBeTaken(4)
    })

    it("and sales that are made at the same moment have no room twice", async () => {
      for (let turn = 0; turn < 4; turn += 1) {
        const blocking = rig.blocks.replace(airbnb, [wanted(eve, 8)])
        const selling = Effect.result(taking(8))

        const [{ notBlocked }, sale] = await resultOf(
          Effect.all([blocking, selling], { concurrency: "unbounded" }),
        )

        expect(notBlocked.map((night) => night.blocked)).toEqual(Result.isSuccess(sale) ? [0] : [])
        await resultOf(rig.blocks.replace(airbnb, []))
        if (Result.isSuccess(sale)) await resultOf(givingBack(8))
      }
      await canBeTaken(8)
    })

    it("are replaced only in the kinds and nights of the scope", async () => {
      const both = [wanted(eve, 2), wanted(christmas, 2), wanted(boxing, 2)]
      await replaced(airbnb, ...both, wanted(christmas, 1, { kind: suite }))

      const scope = { ...airbnb, kinds: [double], from: christmas, until: boxing }
      expect(await replaced(scope, wanted(christmas, 5))).toMatchObject({ changed: 1 })

      expect((await known()).map(({ kind, date, count }) => [kind, date, count])).toEqual([
        [double, eve, 2],
        [double, christmas, 5],
        [double, boxing, 2],
        [suite, christmas, 1],
      ])
    })

    it("of nights that end are added up by what the source knows them by", async () => {
      await replaced(airbnb, wanted(eve, 2), wanted(eve, 1))

      expect(await known()).toEqual([{ ...wanted(eve, 3), source: "Airbnb" }])
    })

    it("are those of their property alone, whatever a source blocks of another", async () => {
      const kind = RoomKindId.make("springwater-studio")
      const there = { ...airbnb, property: springwater.slug }
      await replaced(airbnb, wanted(eve, 2))
      await replaced(there, wanted(eve, 3, { kind }))
      expect(await known()).toEqual([{ ...wanted(eve, 2), source: "Airbnb" }])

      await replaced(airbnb)

      expect(await resultOf(rig.blocks.of(springwater.slug))).toEqual([
        { ...wanted(eve, 3, { kind }), source: "Airbnb" },
      ])
    })

    it("are of a property and of kinds that there are", async () => {
      const nowhere = { ...airbnb, property: "nowhere" as Slug }
      const attic = { ...airbnb, kinds: [RoomKindId.make("rumah-tanjung/attic")] }

      expect((await refusal(rig.blocks.replace(nowhere, [])))._tag).toBe("PropertyNotFound")
      expect((await refusal(rig.blocks.of(nowhere.property)))._tag).toBe("PropertyNotFound")
      expect((await refusal(rig.blocks.replace(attic, [])))._tag).toBe("KindUnknown")
    })
  })
}
