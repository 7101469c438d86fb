import { Block } from "#core/inventory/block.ts"
import { Schema } from "effect"
import { describe, expect, it } from "vitest"
import { withoutEachField } from "../kernel/without-each-field.ts"

const isBlock = Schema.is(Block)
const block = {
  kind: "rumah-tanjung/double",
  date: "2026-12-24",
  count: 1,
  source: "Airbnb",
  reference: "",
  note: "",
}

describe("a block from outside", () => {
  it("has every part", () => {
    expect(isBlock(block)).toBe(true)
    expect(withoutEachField(block).filter(([, rest]) => isBlock(rest))).toEqual([])
  })

  it("keeps at least one room from being sold, and no more than a kind can have", () => {
    const of = (count: number) => isBlock({ ...block, count })

    expect([0, 1, 10_000, 10_001, 1.5].map(of)).toEqual([false, true, true, false, false])
  })

  it.each([
    ["source", 60],
    ["reference", 255],
    ["note", 500],
  ])("has a %s of one line of at most %i characters", (part, most) => {
    const having = (text: string) => isBlock({ ...block, [part]: text })

    expect(["a".repeat(most), "a".repeat(most + 1), "a\nb"].map(having)).toEqual([
      true,
      false,
      false,
    ])
  })

  it("says whose it is", () => {
    expect(isBlock({ ...block, source: "" })).toBe(false)
  })
})
