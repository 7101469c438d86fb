import { mistakesAgainst, allowedTypos, mistakesInBeginning } from "#core/place/misspelt.ts"
import { misspeltPlaces } from "#core/place/gazetteer.ts"
import fc from "fast-check"
import { describe, expect, it } from "vitest"

/** The definition, word for word: every way of writing a text as the beginning of a name. */
const byDefinition = (wanted: string, name: string): number => {
  const mistakes = (i: number, j: number): number => {
    if (i === 0) return j
    if (j === 0) return i
    const same = wanted[i - 1] === name[j - 1] ? 0 : 1
    const swapped =
      i > 1 && j > 1 && wanted[i - 1] === name[j - 2] && wanted[i - 2] === name[j - 1]
        ? mistakes(i - 2, j - 2) + 1
        : Infinity
    return Math.min(
      mistakes(i - 1, j) + 1,
      mistakes(i, j - 1) + 1,
      mistakes(i - 1, j - 1) + same,
      swapped,
    )
  }
  return Math.min(...[...name, ""].map((_, end) => mistakes(wanted.length, end)))
}

const text = (maxLength: number) =>
  fc.string({ unit: fc.constantFrom("a", "b", "c"), minLength: 0, maxLength })

describe("mistakes in the beginning of a name", () => {
  it("are as few as any way of writing it needs", () => {
    fc.assert(
      fc.property(text(5), text(6), (wanted, name) => {
        expect(mistakesInBeginning(wanted, name)).toBe(byDefinition(wanted, name))
      }),
    )
  })

  it.each([
    ["lang", "langkawi", 0],
    ["lankawi", "langkawi", 1],
    ["langkkawi", "langkawi", 1],
    ["lagnkawi", "langkawi", 1],
    ["lengkawi", "langkawi", 1],
    ["", "langkawi", 0],
    ["ab", "", 2],
    ["abx", "bcx", 2],
  ])("%j against %j are %i", (wanted, name, mistakes) => {
    expect(mistakesInBeginning(wanted, name)).toBe(mistakes)
  })
})

describe("mistakes forgiven", () => {
  it.each([
    ["kl", 0],
    ["ipo", 0],
    ["ipho", 1],
    ["ipohhh", 1],
    ["lankawi", 2],
    ["槟", 0],
    ["槟成", 1],
  ])("in %j are %i", (wanted, forgiven) => {
    expect(allowedTypos(wanted)).toBe(forgiven)
  })

  it("are counted from each word on, and never more than are forgiven", () => {
    expect(mistakesAgainst(["Petronas Twin Towers"], "twim tower")).toBe(1)
    expect(mistakesAgainst(["George Town"], "Georg Town")).toBe(1)
    expect(mistakesAgainst(["Langkawi"], "lonkewa")).toBe(Infinity)
    expect(mistakesAgainst(["Langkawi"], "tangkawi")).toBe(Infinity)
    expect(mistakesAgainst(["KL"], "kk")).toBe(Infinity)
    expect(mistakesAgainst([], "langkawi")).toBe(Infinity)
  })
})

describe("a place that is misspelt", () => {
  it.each([
    ["georgtown", "george-town"],
    ["lankawi", "langkawi"],
    ["pantai cenag", "pantai-cenang"],
    ["槟成", "penang"],
    ["cameron highland", "cameron-highlands"],
    ["kota kinibalu", "kota-kinabalu"],
    ["mallaca", "melaka"],
    ["kuala lumpr", "kuala-lumpur"],
  ])("is meant by %j", (typed, slug) => {
    expect(misspeltPlaces(typed).map((place) => place.slug)).toContain(slug)
  })

  it.each(["", "xyzzy", "medan", "singapore", "nowhere at all"])("is not meant by %j", (typed) => {
    expect(misspeltPlaces(typed)).toEqual([])
  })

  it("has the names with fewer mistakes first, and popular places before others", () => {
    const places = misspeltPlaces("lankawi")

    expect(places[0]?.slug).toBe("langkawi")
  })
})
