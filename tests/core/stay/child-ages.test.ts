import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import {
  agesGiven,
  haveSameAges,
  knownAges,
  readAges,
  withAgeOf,
  withChildren,
  writtenAges,
} from "#core/stay/child-ages.ts"
import { partyIssues } from "#core/stay/party.rules.ts"
import { anyParty } from "#fixtures/arbitraries/any-stay.ts"
import { aParty } from "#fixtures/builders/a-stay.ts"

const family = aParty({ adults: 2, children: 3, ages: [11, null, 4] })

describe("The ages of a party's children", () => {
  it("are those that were told, the youngest first", () => {
    expect(knownAges(family)).toEqual([4, 11])
    expect(knownAges(aParty({ children: 2 }))).toEqual([])
  })

  it("are the same in whatever order they were told", () => {
    expect(haveSameAges(family, { ages: [4, 11, null] })).toBe(true)
    expect(haveSameAges(family, { ages: [4, 12, null] })).toBe(false)
    expect(haveSameAges({}, { ages: [null] })).toBe(true)
    expect(haveSameAges({ ages: [1, 11] }, { ages: [11, 1] })).toBe(true)
    expect(haveSameAges({ ages: [1, 11] }, { ages: [1, 1, 1] })).toBe(false)
  })

  it("are absent where none is told", () => {
    expect(agesGiven([null, null])).toEqual({})
    expect(agesGiven([])).toEqual({})
    expect(agesGiven([null, 0])).toEqual({ ages: [null, 0] })
  })

  it("stay with the children who stay, and are open for new ones", () => {
    expect(withChildren(family, 1)).toEqual(aParty({ adults: 2, children: 1, ages: [11] }))
    expect(withChildren(family, 4).ages).toEqual([11, null, 4, null])
    expect(withChildren(family, 0)).toEqual(aParty({ adults: 2, children: 0 }))
    expect("ages" in withChildren(aParty({ children: 1 }), 2)).toBe(false)
  })

  it("change child by child, until none is told any more", () => {
    expect(withAgeOf(family, 1, 0).ages).toEqual([11, 0, 4])
    expect(withAgeOf(aParty({ children: 2 }), 1, 7).ages).toEqual([null, 7])
    expect("ages" in withAgeOf(aParty({ children: 1, ages: [7] }), 0, null)).toBe(false)
  })

  it("are written with nothing for an age that is open", () => {
    expect(writtenAges(family)).toBe("11,,4")
    expect(writtenAges(aParty({ children: 2 }))).toBe("")
    expect(readAges("11,, 4")).toEqual([11, null, 4])
    expect(readAges("")).toEqual([])
    expect(readAges("x,123,-1,4.5")).toEqual([Number.NaN, Number.NaN, Number.NaN, Number.NaN])
    expect(readAges("a4,4a")).toEqual([Number.NaN, Number.NaN])
  })

  it("of any party are read as they were written, and break no rule", () => {
    fc.assert(
      fc.property(anyParty, fc.nat(16), (party, children) => {
        expect(agesGiven(readAges(writtenAges(party)))).toEqual(
          party.ages === undefined ? {} : { ages: party.ages },
        )
        expect(partyIssues(withChildren(party, children))).toEqual([])
      }),
    )
  })
})
