import type { RoomLine } from "#adapters/inventory-files/property-line.ts"
import { roomStockContradictions } from "#adapters/inventory-files/room-stock-contradictions.ts"
import { Sen } from "#core/money/sen.ts"
import { day } from "#fixtures/builders/a-stay.ts"
import { expect, it } from "vitest"

const kinds = [
  { id: "double", units: 5 },
  { id: "suite", units: 9 },
]
const nights = (taken: number) => [{ date: day("2026-12-24"), taken }]
const TOO_MANY = "rooms.1.nights: more rooms are taken on 2026-12-24 than exist"
const ONE_OF_BOTH = "rooms.1: has units of its own, or uses kinds of rooms"

const reasonsFor = (stock: Partial<RoomLine>) => {
  const room: RoomLine = { name: "Room", maxAdults: 2, baseRate: Sen.make(10_000), ...stock }
  return roomStockContradictions(room, kinds, "rooms.1")
}

it.each<readonly [Partial<RoomLine>, ReadonlyArray<string>]>([
  [{ units: 3 }, []],
  [{ units: 3, nights: nights(3) }, []],
  [{ units: 3, nights: nights(4) }, [TOO_MANY]],
  [{ units: 0, nights: nights(1) }, [TOO_MANY]],
  [{ units: 0, nights: [{ date: day("2026-12-24") }] }, []],
  [{ uses: [{ kind: "double" }], nights: nights(5) }, []],
  [{ uses: [{ kind: "double" }], nights: nights(6) }, [TOO_MANY]],
  [{ uses: [{ kind: "double", count: 2 }], nights: nights(2) }, []],
  [{ uses: [{ kind: "double", count: 2 }], nights: nights(3) }, [TOO_MANY]],
  [{ uses: [{ kind: "suite" }, { kind: "double" }], nights: nights(6) }, [TOO_MANY]],
  [{ uses: [{ kind: "suite" }], nights: nights(9) }, []],
  [{}, [ONE_OF_BOTH]],
  [{ units: 3, uses: [{ kind: "double" }] }, [ONE_OF_BOTH]],
  [{ uses: [{ kind: "villa" }], nights: nights(1) }, ['rooms.1.uses: no kind is called "villa"']],
  [
    { uses: [{ kind: "double" }, { kind: "suite" }, { kind: "double" }] },
    ["rooms.1.uses: double is there twice"],
  ],
])("a room that takes %j contradicts %j", (stock, reasons) => {
  expect(reasonsFor(stock)).toEqual(reasons)
})
