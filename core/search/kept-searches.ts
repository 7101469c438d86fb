import type { CatalogueSnapshot } from "../inventory/catalogue.port.ts"
import { numbering } from "../kernel/numbering.ts"
import { wholeHourAt } from "../kernel/whole-hour.ts"
import type { Property } from "../property/property.ts"
import type { Viewer } from "../room-mix/stay-question.ts"
import type { StaySearch } from "../search-request/stay-search.ts"
import { whereaboutsOf } from "./candidates.ts"
import type { SearchAnswer } from "./search-answer.ts"
import { searchStays } from "./search-stays.ts"

/** How many answers are kept: some 30 KB each. */
const MOST_ANSWERS = 128

type Kept = {
  /** The number of the snapshot for which it was true last. */
  readonly snapshot: number
  /** What it is made from. */
  readonly from: ReadonlyArray<number>
  readonly answer: SearchAnswer
}

/** For one search, from the same properties, there are as many of both. */
const isSame = (one: ReadonlyArray<number>, other: ReadonlyArray<number>): boolean =>
  one.every((number, place) => number === other[place])

const keyOf = (search: StaySearch, { member, now }: Viewer): string =>
  JSON.stringify([search, member, wholeHourAt(now)])

/**
 * Searches stays as `searchStays` does, and gives the same answer again, as the same object, for as long
 * as nothing changed in the destinations where the search looks, whatever else is sold meanwhile.
 */
export const keptSearches = (): typeof searchStays => {
  const numberOf = numbering()
  const answers = new Map<string, Kept>()

  /** What an answer is made from: the properties, their scores and the nights in each destination. */
  const sourcesOf = (
    snapshot: CatalogueSnapshot,
    nightsIn: (destination: string) => object,
    { criteria }: StaySearch,
  ): ReadonlyArray<number> => {
    const { properties, scores } = snapshot
    const destinations = new Set<string>()
    for (const index of whereaboutsOf(snapshot, criteria).candidates)
      destinations.add((properties[index] as Property).destination)
    return [properties, scores, ...[...destinations].map(nightsIn)].map(numberOf)
  }

  const keep = (key: string, kept: Kept): SearchAnswer => {
    answers.delete(key)
    answers.set(key, kept)
    for (const oldest of answers.keys()) {
      if (answers.size <= MOST_ANSWERS) break
      answers.delete(oldest)
    }
    return kept.answer
  }

  return (snapshot, search, viewer) => {
    const { nightsIn } = snapshot
    if (nightsIn === undefined) return searchStays(snapshot, search, viewer)
    const key = keyOf(search, viewer)
    const now = numberOf(snapshot)
    const known = answers.get(key)
    if (known?.snapshot === now) return keep(key, known)
    const from = sourcesOf(snapshot, nightsIn, search)
    if (known && isSame(known.from, from)) return keep(key, { ...known, snapshot: now })
    const answer = searchStays(snapshot, search, viewer)
    // Where nothing is found, other places are looked at, too.
    return answer.total > 0 ? keep(key, { snapshot: now, from, answer }) : answer
  }
}
