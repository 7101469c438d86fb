import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { Slug } from "#core/property/property.ts"
import {
  comparedOf,
  joined,
  marked,
  MOST_COMPARED,
  noLaterThan,
  savedIn,
} from "#core/shortlist/shortlist.rules.ts"
import { MOST_SAVED, type Shortlist, type ShortlistMark } from "#core/shortlist/shortlist.ts"

const slugNamed = (number: number): Slug => Slug.make(`stay-${number}`)

const anyMark: fc.Arbitrary<ShortlistMark> = fc.record({
  slug: fc.integer({ min: 0, max: 7 }).map(slugNamed),
  saved: fc.boolean(),
  // Few moments: two devices mark one stay at one moment often.
  at: fc.integer({ min: 0, max: 5 }),
})

const anyShortlist: fc.Arbitrary<Shortlist> = fc
  .array(anyMark, { maxLength: 12 })
  .map((marks) => joined([], marks))

const manyMarks = (saved: boolean): Shortlist =>
  Array.from({ length: MOST_SAVED + 5 }, (_, at) => ({ slug: slugNamed(at), saved, at }))

const someSlugs = fc.uniqueArray(fc.integer({ min: 0, max: 9 }).map(slugNamed))

describe("lists of saved stays", () => {
  test("are one list in whatever order they are joined", () => {
    fc.assert(
      fc.property(anyShortlist, anyShortlist, anyShortlist, (one, two, three) => {
        expect(joined(one, two)).toEqual(joined(two, one))
        expect(joined(joined(one, two), three)).toEqual(joined(one, joined(two, three)))
      }),
    )
  })

  test("do not change by being joined once more", () => {
    fc.assert(
      fc.property(anyShortlist, anyShortlist, (one, two) => {
        const both = joined(one, two)

        expect(joined(both, two)).toEqual(both)
        expect(joined(both, both)).toEqual(both)
      }),
    )
  })

  test("keep each stay once, with its last mark, saved ones first and the latest first", () => {
    fc.assert(
      fc.property(fc.array(anyMark), (marks) => {
        const list = joined([], marks)
        const slugs = list.map(({ slug }) => slug)

        expect(slugs.toSorted()).toEqual([...new Set(marks.map(({ slug }) => slug))].toSorted())
        for (const { slug, saved, at } of list) {
          const own = marks.filter((mark) => mark.slug === slug)
          const last = Math.max(...own.map((mark) => mark.at))
          const atLast = own.filter((mark) => mark.at === last)
          expect(at).toBe(last)
          expect(saved).toBe(atLast.some((mark) => mark.saved))
        }
        const order = list.map(({ saved, at }) => (saved ? 1_000 : 0) + at)
        expect(order).toEqual(order.toSorted((one, other) => other - one))
      }),
    )
  })

  test("keep what was pressed last, though a clock was set back", () => {
    fc.assert(
      fc.property(
        anyShortlist,
        anyMark.map(({ slug }) => slug),
        fc.boolean(),
        fc.integer({ min: 0, max: 9 }),
        (list, slug, saved, now) => {
          const after = marked(list, slug, saved, now)

          expect(savedIn(after).includes(slug)).toBe(saved)
          expect(joined(list, after)).toEqual(after)
          expect(savedIn(after).filter((other) => other !== slug)).toEqual(
            savedIn(list).filter((other) => other !== slug),
          )
        },
      ),
    )
  })

  test("carry no mark of a later moment than now", () => {
    fc.assert(
      fc.property(anyShortlist, fc.integer({ min: 0, max: 5 }), (list, now) => {
        const checked = noLaterThan(list, now)

        expect(checked.map(({ at }) => at)).toEqual(list.map(({ at }) => Math.min(at, now)))
        expect(checked.map(({ slug, saved }) => [slug, saved])).toEqual(
          list.map(({ slug, saved }) => [slug, saved]),
        )
      }),
    )
  })

  test("are marked at the moment given when nothing later is known", () => {
    const slug = slugNamed(1)

    expect(marked([], slug, true, 7)).toEqual([{ slug, saved: true, at: 7 }])
    expect(marked([{ slug, saved: true, at: 7 }], slug, false, 9)).toEqual([
      { slug, saved: false, at: 9 },
    ])
    expect(marked([{ slug, saved: true, at: 7 }], slug, false, 7)).toEqual([
      { slug, saved: false, at: 8 },
    ])
  })

  test.each([true, false])("drop the oldest beyond the most that are kept (saved: %s)", (saved) => {
    const kept = joined(manyMarks(saved), [{ slug: slugNamed(900), saved: !saved, at: 0 }])

    expect(kept.filter((mark) => mark.saved === saved)).toHaveLength(MOST_SAVED)
    expect(kept.some(({ slug }) => slug === slugNamed(4))).toBe(false)
    expect(kept.some(({ slug }) => slug === slugNamed(5))).toBe(true)
    expect(kept.some(({ slug }) => slug === slugNamed(900))).toBe(true)
  })

  test("stand in one order, whoever joins them, when marks are of one moment", () => {
    const at = 3
    const names = ["b-stay", "a-stay"].map((name) => Slug.make(name))
    const list = joined(
      [],
      names.map((slug) => ({ slug, saved: true, at })),
    )

    expect(savedIn(list)).toEqual(["a-stay", "b-stay"])
  })
})

describe("what is compared", () => {
  test("is what was chosen of the stays shown, and while nothing is the first of them", () => {
    fc.assert(
      fc.property(someSlugs, someSlugs, (shown, chosen) => {
        const compared = comparedOf(shown, chosen)
        const both = shown.filter((slug) => chosen.includes(slug))

        expect(compared.length).toBeLessThanOrEqual(MOST_COMPARED)
        expect(compared).toEqual((both.length > 0 ? both : shown).slice(0, MOST_COMPARED))
      }),
    )
  })

  test("is four stays at most", () => {
    expect(MOST_COMPARED).toBe(4)
  })
})
