import { inReferenceOrder } from "#adapters/postgres/moving/reference-order.ts"
import { expect, it } from "vitest"

it("orders tables after those that they refer to, and knows a circle", () => {
  const references = [
    { of: "a", to: "b" },
    { of: "b", to: "c" },
  ]

  expect(inReferenceOrder(["a", "b", "c"], references)).toEqual(["c", "b", "a"])
  expect(() => inReferenceOrder(["a", "b"], [...references, { of: "b", to: "a" }])).toThrow(
    "circle",
  )
})
