import fc from "fast-check"
import { Schema } from "effect"
import { describe, expect, test } from "vitest"
import { Slug } from "#core/property/property.ts"
import { MOST_SHARED, slugsIn, writtenSlugs } from "#core/shortlist/shortlist-address.ts"

const isSlug = Schema.is(Slug)

const anySlug = fc
  .stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,8}){0,2}$/)
  .map((text) => Slug.make(text))

describe("stays in an address", () => {
  test("are read as they were written", () => {
    fc.assert(
      fc.property(fc.uniqueArray(anySlug, { maxLength: MOST_SHARED }), (slugs) => {
        expect(slugsIn(writtenSlugs(slugs))).toEqual(slugs)
      }),
    )
  })

  test("are names of properties alone, each once, whatever the address says", () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string(), anySlug)), (parts) => {
        const slugs = slugsIn(parts.join(","))

        expect(slugs.filter((slug) => !isSlug(slug))).toEqual([])
        expect(new Set(slugs).size).toBe(slugs.length)
      }),
    )
  })

  test.each(["", "UPPER", "a--b", "-a", "a-", "../a", "a b", "a".repeat(201)])(
    "leave %j out",
    (text) => {
      expect(slugsIn(`one,${text},two`)).toEqual(["one", "two"])
    },
  )

  test("may have the longest name that there is", () => {
    expect(slugsIn("a".repeat(200))).toEqual(["a".repeat(200)])
  })

  test("are 24 at most, read and written", () => {
    const many = Array.from({ length: 30 }, (_, number) => Slug.make(`stay-${number}`))

    expect(slugsIn(many.join(","))).toEqual(many.slice(0, 24))
    expect(writtenSlugs(many)).toBe(many.slice(0, 24).join(","))
  })

  test("have room for as many of the longest names", () => {
    const long = Array.from({ length: 24 }, (_, number) => `${"a".repeat(197)}-${number + 10}`)

    expect(slugsIn(long.join(","))).toEqual(long)
  })
})
