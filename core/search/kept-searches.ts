import type { CatalogueSnapshot } from "../inventory/catalogue.port.ts"
import { numbering } from "../kernel/numbering.ts"
import { wholeHourAt } from "../kernel/whole-hour.ts"
import type { Viewer } from "../room-mix/stay-question.ts"
import type { StaySearch } from "../search-request/stay-search.ts"
import { whereaboutsOf } from "./candidates.ts"
import type { SearchAnswer } from "./search-answer.ts"
import { searchablePropertyAt } from "./searchable-property.ts"
import { searchStays } from "./search-stays.ts"

/** How many answers are kept: some 30 KB each. */
const MOST_ANSWERS = 128

/** An answer from more room types is not kept: to look whether they changed would take too long. */
const MOST_ROOM_TYPES = 2000

type Kept = { readonly from: ReadonlyArray<number>; readonly answer: SearchAnswer }

/** For one search, from the same properties, there are as many of both. */
const isSame = (one: ReadonlyArray<number>, other: ReadonlyArray<number>): boolean =>
  one.every((number, place) => number === other[place])

const keyOf = (search: StaySearch, { member, now }: Viewer): string =>
  JSON.stringify([search, member, wholeHourAt(now)])

/**
 * Searches stays as `searchStays` does, and gives the same answer again, as the same object, for as long
 * as nothing changed at the properties that the search looks at, whatever else is sold meanwhile.
 */
export const keptSearches = (): typeof searchStays => {
  const numberOf = numbering()
  const answers = new Map<string, Kept>()

  /** What an answer is made from: the properties, their scores and the nights of each room type. */
  const sourcesOf = (
    snapshot: CatalogueSnapshot,
    { criteria }: StaySearch,
  ): ReadonlyArray<number> | null => {
    const { properties, scores, nightsOf } = snapshot
    if (nightsOf === undefined) return null
    const { candidates } = whereaboutsOf(snapshot, criteria)
    const from = [numberOf(properties), numberOf(scores)]
    for (const index of candidates) {
      const { property } = searchablePropertyAt(snapshot, index)
      for (const { id } of property.rooms) from.push(numberOf(nightsOf(id)))
      if (from.length > MOST_ROOM_TYPES) return null
    }
    return from
  }

  const keep = (key: string, kept: Kept): void => {
    answers.delete(key)
    answers.set(key, kept)
    for (const oldest of answers.keys()) {
      if (answers.size <= MOST_ANSWERS) return
      answers.delete(oldest)
    }
  }

  return (snapshot, search, viewer) => {
    const from = sourcesOf(snapshot, search)
    if (from === null) return searchStays(snapshot, search, viewer)
    const key = keyOf(search, viewer)
    const known = answers.get(key)
    if (known !== undefined && isSame(known.from, from)) {
      keep(key, known)
      return known.answer
    }
    const answer = searchStays(snapshot, search, viewer)
    // Where nothing is found, other places are looked at, too.
    if (answer.total > 0) keep(key, { from, answer })
    return answer
  }
}
