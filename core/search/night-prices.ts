import type { CatalogueSnapshot } from "../inventory/catalogue.port.ts"
import { memoizeByObject } from "../kernel/memoize-by-object.ts"
import { recentlyUsed, type RecentlyUsed } from "../kernel/recently-used.ts"
import { lowestNight } from "../room-mix/lowest-night.ts"
import { nightPrice, priceOverNights } from "../pricing/room-price.ts"
import type { StayQuestion } from "../room-mix/stay-question.ts"
import { daysMoved, limits } from "../stay/limits.ts"
import type { PlanAt, PlanIndex } from "./plan-index.ts"
import type { SearchableProperty, SearchableRoom } from "./searchable-property.ts"

/** What one room costs under each plan of the index in one night: Infinity where none is free, not a number where nobody asked yet. */
type Night = Float64Array

/** Prices are kept for so many plans and nights, 8 bytes each. */
const MOST_PRICES = 3_000_000

/** No search looks at more nights at once: those of the longest stay on all days around. */
const MOST_NIGHTS = limits.maxNights + 2 * Math.max(...daysMoved)

/** For so many nights the prices of so many plans are kept: at least for those of one search. */
export const nightsKept = (plans: number): number =>
  MOST_NIGHTS + Math.floor(MOST_PRICES / (plans + 1))

type Kept = {
  readonly nights: RecentlyUsed<Night>
  /** By property: what its nights were known by when their prices were kept. */
  readonly versions: Array<ReadonlyArray<object>>
  /** By property: the number of the question that looked last whether its nights changed. */
  readonly seenBy: Float64Array
  snapshot: CatalogueSnapshot | null
  snapshots: number
}

const keptFor = memoizeByObject(({ plans, searchables }: PlanIndex): Kept => ({
  nights: recentlyUsed(nightsKept(plans.length), () =>
    new Float64Array(plans.length).fill(Number.NaN),
  ),
  versions: [],
  seenBy: new Float64Array(searchables.length),
  snapshot: null,
  snapshots: 0,
}))

const numberOf = (kept: Kept, snapshot: CatalogueSnapshot): number => {
  if (kept.snapshot !== snapshot) {
    kept.snapshot = snapshot
    kept.snapshots += 1
  }
  return kept.snapshots
}

/** Forgets the prices of a property whose nights have changed since they were kept. */
const upToDate = (index: PlanIndex, kept: Kept, snapshot: CatalogueSnapshot, place: number) => {
  const { rooms } = index.searchables[place] as SearchableProperty
  const versions = rooms.map(({ id }) => snapshot.nightsOf?.(id) ?? {})
  const known = kept.versions[place]
  if (known !== undefined && versions.every((version, room) => version === known[room])) return
  kept.versions[place] = versions
  for (const night of kept.nights.values())
    night.fill(Number.NaN, index.starts[place], index.starts[place + 1])
}

type Asked = { readonly night: Night; readonly priceOf: (room: SearchableRoom) => number }

/** The nights that a question is about; without dates a single one for the lowest night ahead. */
const nightsAsked = (
  { nights }: Kept,
  snapshot: CatalogueSnapshot,
  question: StayQuestion,
): ReadonlyArray<Asked> => {
  const { dates, member, today } = question
  if (dates === null)
    return [
      {
        night: nights.get(`ahead ${today} ${member}`),
        priceOf: ({ type, plan, restrictions }) =>
          lowestNight(snapshot, type, question, restrictions, plan)?.price ?? Infinity,
      },
    ]
  return question.nights.map((date) => ({
    night: nights.get(`${date} ${member}`),
    priceOf: ({ type, plan }) =>
      snapshot.freeOn(type.id, date) > 0
        ? nightPrice(snapshot, { room: type, plan }, date, member)
        : Infinity,
  }))
}

/** What one room costs for a stay under each plan of an index, by its place there. */
export type StayPrices = {
  /** Looks at a property: to be called before its plans are asked for. */
  readonly lookAt: (property: number) => void
  /** Infinity where no room is free in each night. */
  readonly priceOf: (plan: number) => number
}

/**
 * The prices of a stay. Those of single nights are kept for as long as nothing changes there, and are
 * asked of the snapshot only once.
 */
export const stayPrices = (
  index: PlanIndex,
  snapshot: CatalogueSnapshot,
  question: StayQuestion,
): StayPrices => {
  const kept = keptFor(index)
  const number = numberOf(kept, snapshot)
  const asked = nightsAsked(kept, snapshot, question)
  const nights = asked.map(({ night }) => night)
  const ask = (plan: number): void => {
    for (const { night, priceOf } of asked)
      if (Number.isNaN(night[plan])) night[plan] = priceOf((index.plans[plan] as PlanAt).room)
  }
  return {
    lookAt: (property) => {
      if (kept.seenBy[property] === number) return
      upToDate(index, kept, snapshot, property)
      kept.seenBy[property] = number
    },
    priceOf: (plan) => {
      const price = priceOverNights(nights, plan)
      if (!Number.isNaN(price)) return price
      ask(plan)
      return priceOverNights(nights, plan)
    },
  }
}
