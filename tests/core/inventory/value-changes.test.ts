import { valueChanges } from "#core/inventory/value-changes.ts"
import fc from "fast-check"
import { describe, expect, it } from "vitest"

const text = (words: string) => ({ en: words, bm: words, cn: words })
const changes = (before: unknown, after: unknown) => valueChanges("it", before, after)

describe("what changes of a value", () => {
  it("is nothing where it means the same", () => {
    expect(changes({ a: 1, b: [{ c: 2, d: 3 }] }, { b: [{ d: 3, c: 2 }], a: 1 })).toEqual([])
    expect(changes({ a: undefined }, {})).toEqual([])
    expect(changes(undefined, undefined)).toEqual([])
  })

  it("is told with the values before and after, by the path of each field", () => {
    expect(changes({ a: 1, b: { c: "x y" } }, { a: null, b: { c: true } })).toEqual([
      "it.a: 1 → null",
      'it.b.c: "x y" → true',
    ])
    expect(valueChanges("", { a: 1 }, { a: 2 })).toEqual(["a: 1 → 2"])
    expect(changes(undefined, { a: 1 })).toEqual(["it: nothing → a 1"])
    expect(changes(null, { a: 1 })).toEqual(["it: null → a 1"])
    expect(changes(1, ["a"])).toEqual(["it: 1 → a"])
    expect(changes("a", ["b"])).toEqual(["it: a → b"])
    expect(changes(["a"], "b")).toEqual(["it: a → b"])
    expect(changes(["a"], 1)).toEqual(["it: a → 1"])
    expect(changes({ a: 1 }, ["a"])).toEqual(["it: a 1 → a"])
    expect(changes(["a"], { a: 1 })).toEqual(["it: a → a 1"])
    expect(changes(undefined, [])).toEqual(["it: nothing → none"])
  })
})

describe("what changes of a list", () => {
  it("is told element by element, in words", () => {
    expect(changes(["pool", "gym"], ["gym", "bar"])).toEqual(["it: removed pool", "it: added bar"])
    expect(changes(undefined, [{ weekdays: ["sat", "sun"], closed: true }])).toEqual([
      "it: added weekdays sat sun, closed true",
    ])
    expect(changes(["pool"], undefined)).toEqual(["it: removed pool"])
    expect(changes([], [text("Breakfast until ten")])).toEqual(['it: added "Breakfast until ten"'])
    expect(changes([null], [{ id: "a" }])).toEqual(["it: removed null", "it: added id a"])
    expect(changes([{ id: "a" }], ["b"])).toEqual(["it: removed id a", "it: added b"])
    expect(changes(["b"], [{ id: "a" }])).toEqual(["it: removed b", "it: added id a"])
    expect(changes([], [{ id: "a" }, { n: 1 }])).toEqual(["it: added id a", "it: added n 1"])
  })

  it("counts elements that are there twice", () => {
    expect(changes(["a"], ["a", "a"])).toEqual(["it: added a"])
    expect(changes(["a", "b", "a"], ["b"])).toEqual(["it: removed a", "it: removed a"])
  })

  it("tells what an element became that stayed in its place, and what it is otherwise", () => {
    const rule = { from: "2026-12-24", minNights: 2 }

    expect(changes([rule, { a: 1 }], [rule, { a: 2 }])).toEqual(["it: changed a: 1 → 2"])
    expect(changes([{ ...rule, id: 4 }], [{ ...rule, id: 4, minNights: 3 }])).toEqual([
      "it: changed minNights: 2 → 3 (id 4, from 2026-12-24)",
    ])
    expect(changes([rule], [{ from: "2026-12-25", minNights: 3 }])).toEqual([
      "it: changed from: 2026-12-24 → 2026-12-25, minNights: 2 → 3",
    ])
  })

  it("tells an element as gone where another place has another", () => {
    expect(changes([{ a: 1 }, { a: 2 }], [{ a: 2 }, { a: 3 }])).toEqual([
      "it: removed a 1",
      "it: added a 3",
    ])
  })

  it("says where what stays is in another order", () => {
    const [one, other] = [{ rate: "+30%" }, { rate: "-10%" }]

    expect(changes([one, other], [other, one])).toEqual(["it: in another order"])
    expect(changes(["a", "b"], ["b", "c", "a"])).toEqual(["it: added c", "it: in another order"])
    expect(changes(["a", "b", "c"], ["c", "a"])).toEqual(["it: removed b", "it: in another order"])
  })

  it("is told by ids where all elements have one", () => {
    const [one, other] = [
      { id: "a", n: 1 },
      { id: "b", n: 2 },
    ]

    expect(changes([one, other], [one, { id: "b", n: 3 }])).toEqual(["it.b.n: 2 → 3"])
    expect(changes([], [one])).toEqual(["it.a: nothing → id a, n 1"])
    expect(changes([one, other], [other])).toEqual(["it.a: id a, n 1 → nothing"])
    expect(changes([one, other], [other, one])).toEqual(["it: in another order"])
    expect(changes([one, other], [other, { id: "c" }, one])).toEqual([
      "it.c: nothing → id c",
      "it: in another order",
    ])
    expect(changes([], [{ id: "constructor" }])).toEqual([
      "it.constructor: nothing → id constructor",
    ])
    expect(changes([one], [{ id: "toString" }])).toHaveLength(2)
  })

  it("is told in at most two hundred characters for each element", () => {
    const [long, element] = ["x".repeat(400), "it: added ".length + 200]
    const [part] = changes([], [long])

    expect(part).toBe(`it: added ${"x".repeat(200)}…`)
    expect(changes([], ["x".repeat(200)])[0]).toHaveLength(element)
    expect(changes([{ a: long, b: 1 }], [{ a: long, b: 2 }])[0]).toBe(
      `it: changed b: 1 → 2 (a ${"x".repeat(200 - "b: 1 → 2 (a ".length)}…`,
    )
  })

  it("never shows the same before and after", () => {
    const anyText = fc
      .tuple(fc.nat(150), fc.string({ unit: fc.constantFrom("a", "b", "é", "🏝"), maxLength: 90 }))
      .map(([most, end]) => "x".repeat(most) + end)
    const anyElement = fc.record({ name: anyText, alt: anyText, n: fc.nat(2) })
    fc.assert(
      fc.property(fc.array(anyElement), fc.array(anyElement), (before, after) => {
        const parts = changes(before, after)
        expect(parts.length > 0).toBe(JSON.stringify(before) !== JSON.stringify(after))
        for (const part of parts) {
          expect(part.isWellFormed()).toBe(true)
          expect(Array.from(part).length).toBeLessThanOrEqual("it: changed ".length + 201)
        }
      }),
    )
    fc.assert(
      fc.property(anyText, anyText, (before, after) => {
        const [part] = changes(before, after)
        const [one, other] = (part ?? "it: 1 → 2").slice("it: ".length).split(" → ")
        expect(one).not.toBe(other)
      }),
    )
  })
})
