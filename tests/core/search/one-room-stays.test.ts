import type { Property } from "#core/property/property.ts"
import { stayQuestion, type Viewer } from "#core/room-mix/stay-question.ts"
import { oneRoomStayAt } from "#core/search/one-room-stays.ts"
import { defaultParty } from "#core/search-request/change-search.ts"
import { noTerms } from "#core/search-request/stay-asked.ts"
import { stayDates } from "#fixtures/builders/a-stay.ts"
import { expect, it } from "vitest"
import { aHouse, aTownOf, aViewer } from "./small-town.ts"

const seenIn = (town: ReturnType<typeof aTownOf>) => {
  return (from: string, until: string, viewer: Viewer = aViewer()): ReadonlyArray<string> => {
    const dates = stayDates(from, until)
    const question = stayQuestion({ dates, party: defaultParty }, viewer)
    const look = oneRoomStayAt(town, question, noTerms)
    return town.properties.flatMap((_, index) => look(index)?.shown.searchable.property.slug ?? [])
  }
}

const asking = (restriction: NonNullable<Property["restrictions"]>[number]) =>
  seenIn(aTownOf(aHouse("open"), aHouse("strict", { restrictions: [restriction] })))

it("asks restrictions after each stay, whatever was asked before", () => {
  const seen = asking({ minNights: 2 })

  expect(seen("2026-12-04", "2026-12-05")).toEqual(["open"])
  expect(seen("2026-12-04", "2026-12-06")).toEqual(["open", "strict"])
  expect(seen("2026-12-05", "2026-12-06")).toEqual(["open"])
})

it("asks restrictions again on another day", () => {
  const seen = asking({ bookUntil: 10 })
  const early = aViewer({ now: Date.parse("2026-11-20T04:00:00.000Z") })
  const late = aViewer({ now: Date.parse("2026-11-30T04:00:00.000Z") })

  expect(seen("2026-12-04", "2026-12-05", early)).toEqual(["open", "strict"])
  expect(seen("2026-12-04", "2026-12-05", late)).toEqual(["open"])
})
