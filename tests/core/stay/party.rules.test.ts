import { describe, expect, it } from "vitest"
import { partyIssues } from "#core/stay/party.rules.ts"
import { aParty } from "#fixtures/builders/a-stay.ts"

describe("A party", () => {
  it.each([
    { adults: 1, children: 0, rooms: 1 },
    { adults: 32, children: 16, rooms: 8 },
    { adults: 8, children: 0, rooms: 8 },
    { adults: 1, children: 3, rooms: 1, ages: [0, null, 17] },
  ])("may be $adults adults and $children children in $rooms rooms", (party) => {
    expect(partyIssues(party)).toEqual([])
  })

  it.each([
    [{ adults: 0 }, "party.adults", "TooFewAdults"],
    [{ adults: 33 }, "party.adults", "TooManyAdults"],
    [{ adults: 1.5 }, "party.adults", "NotACount"],
    [{ adults: 2, rooms: 3 }, "party.adults", "FewerAdultsThanRooms"],
    [{ children: -1 }, "party.children", "TooFewChildren"],
    [{ children: 17 }, "party.children", "TooManyChildren"],
    [{ children: Number.NaN }, "party.children", "NotACount"],
    [{ rooms: 0 }, "party.rooms", "TooFewRooms"],
    [{ rooms: 9 }, "party.rooms", "TooManyRooms"],
    [{ rooms: 1.5 }, "party.rooms", "NotACount"],
    [{ children: 2, ages: [4] }, "party.ages", "AgesNotOnePerChild"],
    [{ children: 1, ages: [4, null] }, "party.ages", "AgesNotOnePerChild"],
    [{ children: 1, ages: [18] }, "party.ages", "NotAnAge"],
    [{ children: 1, ages: [-1] }, "party.ages", "NotAnAge"],
    [{ children: 1, ages: [1.5] }, "party.ages", "NotAnAge"],
    [{ children: 2, ages: [null, Number.NaN] }, "party.ages", "NotAnAge"],
  ])("with %j is refused at %s as %s", (changes, path, code) => {
    expect(partyIssues(aParty(changes))).toEqual([{ path, code }])
  })

  it("has every issue listed, not the first alone", () => {
    expect(partyIssues({ adults: 0, children: 17, rooms: 9 }).map(({ code }) => code)).toEqual([
      "TooFewAdults",
      "TooManyChildren",
      "TooManyRooms",
    ])
  })
})
