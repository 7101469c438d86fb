import { UnsentReview } from "#core/reviews/unsent-review.ts"
import { marksOf } from "#fixtures/builders/a-review.ts"
import { Schema } from "effect"
import { describe, expect, it } from "vitest"

const read = Schema.decodeUnknownSync(UnsentReview)

describe("a review that is not sent yet", () => {
  it("has as many marks as were given", () => {
    for (const marks of [{}, { staff: 5 }, marksOf(2)])
      expect(read({ marks, text: "", language: "bm" })).toEqual({ marks, text: "", language: "bm" })
  })

  it("is nothing where it is something else", () => {
    for (const other of [
      {},
      { marks: { staff: 9 }, text: "", language: "bm" },
      { marks: {}, language: "bm" },
      { marks: {}, text: "", language: "de" },
    ])
      expect(() => read(other)).toThrow(/Expected|Missing/)
  })
})
