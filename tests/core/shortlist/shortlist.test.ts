import { Slug } from "#core/property/property.ts"
import { MOST_SAVED, Shortlist, ShortlistMarks } from "#core/shortlist/shortlist.ts"
import { joined, marked } from "#core/shortlist/shortlist.rules.ts"
import { Schema } from "effect"
import { describe, expect, it } from "vitest"

const mark = (changes: object = {}) => ({ slug: "palm-huts", saved: true, at: 1, ...changes })
const isKept = Schema.is(Shortlist)
const marks = (count: number) =>
  Array.from({ length: count }, (_, place) => mark({ slug: `stay-${place}` }))

describe("a kept shortlist", () => {
  it("holds moments from 1970 on, in whole milliseconds", () => {
    expect(isKept([mark({ at: 0 })])).toBe(true)
    expect(isKept([mark({ at: Number.MAX_SAFE_INTEGER })])).toBe(true)
    expect(isKept([mark({ at: -1 })])).toBe(false)
    expect(isKept([mark({ at: 0.5 })])).toBe(false)
    expect(isKept([mark({ at: Number.MAX_SAFE_INTEGER + 1 })])).toBe(false)
  })

  it("names stays by their slugs and says whether each is saved", () => {
    expect(isKept([mark({ slug: "Not a slug" })])).toBe(false)
    expect(isKept([mark({ saved: "yes" })])).toBe(false)
    expect(isKept([{ slug: "palm-huts", at: 1 }])).toBe(false)
  })

  it("holds so many saved and as many removed stays, and not one more", () => {
    expect(isKept(marks(2 * MOST_SAVED))).toBe(true)
    expect(isKept(marks(2 * MOST_SAVED + 1))).toBe(false)
  })

  it("is sent as marks", () => {
    expect(Schema.is(ShortlistMarks)({ marks: [mark()] })).toBe(true)
    expect(Schema.is(ShortlistMarks)({})).toBe(false)
  })
})

describe("a stay that is saved or removed", () => {
  const slug = Slug.make("palm-huts")
  const one = (saved: boolean, at: number) => [{ slug, saved, at }]

  it("counts from now on, or right after its last mark where a clock was ahead", () => {
    expect(marked([], slug, true, 5)).toEqual(one(true, 5))
    expect(marked(one(true, 3), slug, false, 5)).toEqual(one(false, 5))
    expect(marked(one(true, 10), slug, false, 5)).toEqual(one(false, 11))

    const another = { slug: Slug.make("another-stay"), saved: true, at: 100 }
    expect(marked([another], slug, true, 5)).toEqual([another, ...one(true, 5)])
  })

  it("is saved where it was saved and removed in one moment, whichever list comes first", () => {
    expect(joined(one(true, 5), one(false, 5))).toEqual(one(true, 5))
    expect(joined(one(false, 5), one(true, 5))).toEqual(one(true, 5))
    expect(joined(one(true, 4), one(false, 5))).toEqual(one(false, 5))
    expect(joined(one(false, 5), one(true, 4))).toEqual(one(false, 5))
  })

  it("stands by its name among those of one moment", () => {
    const [first, second] = (["a-stay", "b-stay"] as const).map((name) => ({
      slug: Slug.make(name),
      saved: true,
      at: 1,
    }))

    expect(joined([second!], [first!])).toEqual([first, second])
    expect(joined([first!], [second!])).toEqual([first, second])
  })
})
