import { freeInAll } from "#core/room-mix/free-together.ts"
import { day } from "#fixtures/builders/a-stay.ts"
import { describe, expect, it } from "vitest"
import type { CatalogueSnapshot } from "#core/inventory/catalogue.port.ts"
import { RoomTypeId } from "#core/property/room-type.ts"

const room = RoomTypeId.make("studio")

/** A catalogue in which so many rooms are free on each of these days. */
const withFree = (free: Readonly<Record<string, number>>): CatalogueSnapshot => {
  const snapshot: Partial<CatalogueSnapshot> = { freeOn: (_, date) => free[date] ?? 0 }
  return snapshot as CatalogueSnapshot
}

describe("rooms free in every night", () => {
  const nights = [day("2026-12-04"), day("2026-12-05")]

  it("are as many as in the fullest night", () => {
    expect(freeInAll(withFree({ "2026-12-04": 3, "2026-12-05": 2 }), room, nights)).toBe(2)
  })

  it("are none where a night is sold out, or has less rooms than were sold", () => {
    expect(freeInAll(withFree({ "2026-12-04": 3, "2026-12-05": 0 }), room, nights)).toBe(0)
    expect(freeInAll(withFree({ "2026-12-04": -2, "2026-12-05": 3 }), room, nights)).toBe(0)
  })

  it("are not looked for after a night that is sold out", () => {
    const looked: Array<string> = []
    const snapshot: Partial<CatalogueSnapshot> = {
      freeOn: (_, date) => {
        looked.push(date)
        return 0
      },
    }

    expect(freeInAll(snapshot as CatalogueSnapshot, room, nights)).toBe(0)
    expect(looked).toEqual(["2026-12-04"])
  })

  it("are none of no night", () => {
    expect(freeInAll(withFree({}), room, [])).toBe(0)
  })
})
