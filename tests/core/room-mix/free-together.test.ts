import type { CatalogueSnapshot } from "#core/inventory/catalogue.port.ts"
import { RoomKindId } from "#core/property/room-kind.ts"
import { RoomTypeId, type RoomType } from "#core/property/room-type.ts"
import { areFree, freeOfKindInAll } from "#core/room-mix/free-together.ts"
import { aRoomType } from "#fixtures/builders/a-room-type.ts"
import { day } from "#fixtures/builders/a-stay.ts"
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"

const kind = RoomKindId.make("double")
const family = RoomKindId.make("family")
const nights = [day("2026-12-04"), day("2026-12-05")]

const garden = aRoomType({
  id: RoomTypeId.make("garden"),
  uses: [
    { kind, count: 1 },
    { kind: family, count: 1 },
  ],
})
const street = aRoomType({ id: RoomTypeId.make("street"), uses: [{ kind, count: 2 }] })

type Free = { readonly double: number; readonly family: number }

/** So many rooms of each kind are free on the days; room types as their scarcest kind allows. */
const withFree = (
  free: Readonly<Record<string, Free>>,
  withdrawn: ReadonlyArray<RoomType> = [],
): CatalogueSnapshot => {
  const freeOfKind = (of: string, date: string) => free[date]?.[of as keyof Free] ?? 0
  const timesFree = (room: RoomType, date: string) =>
    Math.min(...(room.uses ?? []).map((use) => Math.floor(freeOfKind(use.kind, date) / use.count)))
  const snapshot: Partial<CatalogueSnapshot> = {
    freeOfKind,
    freeOn: (id, date) => {
      const room = [garden, street].find((one) => one.id === id)
      return room === undefined || withdrawn.includes(room) ? 0 : timesFree(room, date)
    },
  }
  return snapshot as CatalogueSnapshot
}

const both = (gardens: number, streets: number) => [
  { room: garden, count: gardens },
  { room: street, count: streets },
]

describe("rooms of a kind free in every night", () => {
  it("are as many as in the fullest night", () => {
    const snapshot = withFree({
      "2026-12-04": { double: 2, family: 9 },
      "2026-12-05": { double: 5, family: 9 },
    })

    expect(freeOfKindInAll(snapshot, kind, nights)).toBe(2)
    expect(freeOfKindInAll(snapshot, kind, nights.toReversed())).toBe(2)
  })
})

describe("rooms that are wanted together", () => {
  const always = (free: Free) => withFree({ "2026-12-04": free, "2026-12-05": free })

  it("are free where each is, and where no room is taken twice", () => {
    expect(areFree(always({ double: 4, family: 2 }), both(2, 1), nights)).toBe(true)
  })

  it("are not free where each is by itself, but one room would be taken twice", () => {
    expect(areFree(always({ double: 3, family: 2 }), both(2, 1), nights)).toBe(false)
  })

  it("are not free where they share one kind of room and another is missing", () => {
    expect(areFree(always({ double: 9, family: 1 }), both(2, 1), nights)).toBe(false)
  })

  it("are not free where they are in one night only", () => {
    const snapshot = withFree({
      "2026-12-04": { double: 9, family: 9 },
      "2026-12-05": { double: 3, family: 9 },
    })

    expect(areFree(snapshot, both(2, 1), nights)).toBe(false)
    expect(areFree(snapshot, both(2, 1), nights.slice(0, 1))).toBe(true)
  })

  it("are not free where one of them is withdrawn, though its rooms are there", () => {
    const snapshot = withFree({ "2026-12-04": { double: 9, family: 9 } }, [street])

    expect(areFree(snapshot, both(1, 1), nights.slice(0, 1))).toBe(false)
    expect(areFree(snapshot, [{ room: street, count: 1 }], nights.slice(0, 1))).toBe(false)
    expect(areFree(snapshot, [{ room: garden, count: 1 }], nights.slice(0, 1))).toBe(true)
  })

  it("are free exactly where there are as many rooms of each kind as they take", () => {
    const anyCount = fc.integer({ min: 1, max: 3 })
    const anyFree = fc.record({ double: fc.nat(10), family: fc.nat(4) })
    fc.assert(
      fc.property(anyCount, anyCount, anyFree, anyFree, (gardens, streets, first, second) => {
        const snapshot = withFree({ "2026-12-04": first, "2026-12-05": second })
        const isEnough = ({ double, family: families }: Free) =>
          double >= gardens + 2 * streets && families >= gardens

        expect(areFree(snapshot, both(gardens, streets), nights)).toBe(
          isEnough(first) && isEnough(second),
        )
      }),
    )
  })
})

describe("one room type by itself", () => {
  it("is asked for in one look at each night", () => {
    let looks = 0
    const snapshot = withFree({ "2026-12-04": { double: 2, family: 2 } })
    const counted: CatalogueSnapshot = {
      ...snapshot,
      freeOfKind: (of, date) => {
        looks += 1
        return snapshot.freeOfKind(of, date)
      },
    }

    expect(areFree(counted, [{ room: garden, count: 2 }], nights.slice(0, 1))).toBe(true)
    expect(areFree(counted, [{ room: garden, count: 3 }], nights.slice(0, 1))).toBe(false)
    expect(looks).toBe(0)
  })
})
