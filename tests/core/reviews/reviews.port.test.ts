import { OwnReview } from "#core/reviews/reviews.port.ts"
import { anOwnReview, aWrittenReview } from "#fixtures/builders/an-own-review.ts"
import { withoutEachField } from "#tests/core/kernel/without-each-field.ts"
import { Schema } from "effect"
import { describe, expect, it } from "vitest"

const isOne = Schema.is(OwnReview)

describe("a stay that its guest may review", () => {
  it.each(["open", "early", "late", "never"] as const)("may be %s", (standing) => {
    expect(isOne(anOwnReview({ standing }))).toBe(true)
    expect(isOne(aWrittenReview({ standing, hidden: "insults" }))).toBe(true)
    expect(isOne({ ...anOwnReview(), standing: "" })).toBe(false)
  })

  it.each(withoutEachField(anOwnReview()))("has %s", (_, rest) => {
    expect(isOne(rest)).toBe(false)
  })

  it.each(withoutEachField(anOwnReview().property))("names its property by %s", (_, rest) => {
    expect(isOne({ ...anOwnReview(), property: rest })).toBe(false)
  })
})
