import { stageOf } from "#core/kernel/stage.ts"
import { expect, expectTypeOf, it } from "vitest"

type Context = { readonly id: string | null; readonly card: number | null; readonly polls: number }

const withCard = stageOf<Context>()("id", "card")

it("gives the context as it is, with the fields that its states rely on", () => {
  const context: Context = { id: "one", card: 0, polls: 2 }
  const filled = withCard(context)

  expect(filled).toBe(context)
  expectTypeOf(filled.id).toEqualTypeOf<string>()
  expectTypeOf(filled.card).toEqualTypeOf<number>()
})

it("stops where any of them is missing after all, and asks after no other", () => {
  expect(() => withCard({ id: null, card: 1, polls: 0 })).toThrow("missing")
  expect(() => withCard({ id: "one", card: null, polls: 0 })).toThrow("missing")
  expect(stageOf<Context>()("id")({ id: "one", card: null, polls: 0 }).id).toBe("one")
})
