import { RoomKind, RoomUse } from "#core/property/room-kind.ts"
import { Schema } from "effect"
import { describe, expect, it } from "vitest"

describe("rooms of a kind from outside", () => {
  it("have a name and a number, which may be none", () => {
    const isKind = Schema.is(RoomKind)
    const having = (units: number) => isKind({ id: "double", units })

    expect([0, 12, 10_000].map(having)).toEqual([true, true, true])
    expect([-1, 10_001, 0.5].map(having)).toEqual([false, false, false])
    expect([{}, { id: "double" }, { units: 1 }, { id: "", units: 1 }].some(isKind)).toBe(false)
  })

  it("are taken by a room type at least one at a time", () => {
    const isUse = Schema.is(RoomUse)
    const taking = (count: number) => isUse({ kind: "double", count })

    expect([1, 2, 10_000].map(taking)).toEqual([true, true, true])
    expect([0, 10_001, 1.5].map(taking)).toEqual([false, false, false])
    expect([{}, { kind: "double" }, { count: 1 }, { kind: "", count: 1 }].some(isUse)).toBe(false)
  })
})
