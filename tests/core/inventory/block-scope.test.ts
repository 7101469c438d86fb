import type { Block } from "#core/inventory/block.ts"
import { blocksWanted, inBlockOrder, isInScope, knownScope } from "#core/inventory/block-scope.ts"
import { RoomKindId } from "#core/property/room-kind.ts"
import { aGuestHouse, tanjungKinds } from "#fixtures/builders/a-guest-house.ts"
import { day } from "#fixtures/builders/a-stay.ts"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"

const { double, suite } = tanjungKinds
const property = aGuestHouse()
const [from, until] = [day("2026-12-24"), day("2026-12-26")]
const scope = { source: "Airbnb", kinds: [double], from, until }
const block: Block = {
  kind: double,
  date: from,
  count: 1,
  source: "Airbnb",
  reference: "",
  note: "",
}

describe("the scope of blocks", () => {
  it("is every kind and night where nothing else is said", () => {
    const asked = { property: property.slug, source: "Airbnb" }
    const all = Effect.runSync(knownScope(property, asked))

    expect(all.kinds).toEqual(Object.values(tanjungKinds))
    expect(isInScope(all, { ...block, date: day("1900-01-01") })).toBe(true)
    expect(isInScope(all, { ...block, date: day("2100-12-30") })).toBe(true)
    expect(Effect.runSync(knownScope(property, { ...asked, ...scope }))).toEqual(scope)
  })

  it("has no kind that the property has not", () => {
    const attic = RoomKindId.make("attic")
    const asked = { property: property.slug, source: "Airbnb", kinds: [double, attic] }

    expect(Effect.runSync(Effect.flip(knownScope(property, asked)))).toMatchObject({ kind: attic })
  })

  it.each([
    [{}, true],
    [{ date: day("2026-12-25") }, true],
    [{ date: until }, false],
    [{ date: day("2026-12-23") }, false],
    [{ kind: suite }, false],
    [{ source: "owner" }, false],
  ])("knows whether a block is of it: %o", (changes, isIn) => {
    expect(isInScope(scope, { ...block, ...changes })).toBe(isIn)
  })

  it("takes nothing from outside it", () => {
    const { source: _, ...wanted } = block
    expect(blocksWanted(scope, [wanted])).toEqual([block])
    expect(() => blocksWanted(scope, [{ ...wanted, date: until }])).toThrow(
      `A block outside its scope: ${double} 2026-12-26`,
    )
  })

  it("tells all blocks of a kind before those of one whose name goes on", () => {
    const a = { ...block, kind: RoomKindId.make("a") }
    const a1 = { ...block, kind: RoomKindId.make("a1") }

    expect(inBlockOrder([a1, a])).toEqual([a, a1])
    expect(inBlockOrder([a, a1])).toEqual([a, a1])
  })

  it("tells blocks by kind, night, source and reference", () => {
    const later = { ...block, date: day("2026-12-25"), source: "A" }
    const other = { ...block, kind: suite, date: day("2026-12-01") }
    const known = { ...block, reference: "b" }
    const owner = { ...block, source: "owner" }

    expect(inBlockOrder([other, later, owner, known, block])).toEqual([
      block,
      known,
      owner,
      later,
      other,
    ])
  })
})
