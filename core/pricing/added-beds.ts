import { noMoney, plus, times } from "../money/amounts.ts"
import type { Sen } from "../money/sen.ts"
import type { ChildrenPolicy, Cots } from "../property/children-policy.ts"
import { isAsAdult, mayHaveCot } from "../property/children-policy.rules.ts"
import { knownAges } from "../stay/child-ages.ts"
import type { Party } from "../stay/party.ts"

/** Beds that are put into the rooms of a stay for children. */
export type AddedBeds = { readonly cots: number; readonly extraBeds: number }

/** The beds that the rooms have are enough. */
export const noBedsAdded: AddedBeds = { cots: 0, extraBeds: 0 }

/** How many more a party is than its rooms have places for, by whom they are for; none is below 0. */
export type PlacesLacking = {
  readonly adults: number
  readonly children: number
  readonly guests: number
}

/** What a property's policy lets do for the children of known age in so many rooms and nights. */
export type BedTerms = {
  readonly policy: ChildrenPolicy
  /** How many have an adult's place, how many a child's, and how many of these fit into a cot. */
  readonly asAdults: number
  readonly asChildren: number
  readonly forCots: number
  readonly rooms: number
  readonly nights: number
}

/** The terms for the children of a party; null without a policy, and where no age is known. */
export const bedTerms = (
  policy: ChildrenPolicy | undefined,
  party: Pick<Party, "ages" | "rooms">,
  nights: number,
): BedTerms | null => {
  if (policy === undefined || party.ages === undefined) return null
  const ages = knownAges(party)
  const young = ages.filter((age) => !isAsAdult(policy, age))
  return {
    policy,
    asAdults: ages.length - young.length,
    asChildren: young.length,
    forCots: young.filter(mayHaveCot).length,
    rooms: party.rooms,
    nights,
  }
}

/** Whether a cot is paid for each night, or once. */
export const isPaidNightly: Readonly<Record<Cots["per"], boolean>> = { NIGHT: true, STAY: false }

const cotFor = ({ price, per }: Cots, nights: number): Sen =>
  isPaidNightly[per] ? times(price, nights) : price

/** What beds that are put up cost for the stay. */
export const bedsCost = (
  { policy: { cots, extraBeds }, nights }: BedTerms,
  added: AddedBeds,
): Sen =>
  plus(
    cots ? times(cotFor(cots, nights), added.cots) : noMoney,
    extraBeds ? times(extraBeds.price, added.extraBeds * nights) : noMoney,
  )

/** A price with what beds that are put up cost beside it. */
export const withBeds = (price: Sen, terms: BedTerms, added: AddedBeds): Sen =>
  plus(price, bedsCost(terms, added))

/**
 * The fewest beds that have to be put into the rooms so that everybody has a place, and of cots and
 * extra beds the cheaper; null where no beds help. A cot that costs nothing is given to every child
 * whom it fits. Cots and beds of several rooms add up, as places do.
 */
export const bedsToAdd = (terms: BedTerms, lacking: PlacesLacking): AddedBeds | null => {
  const { policy, asAdults, asChildren, forCots, rooms } = terms
  const mostCots = Math.min(forCots, rooms * (policy.cots?.perRoom ?? 0))
  const mostBeds = rooms * (policy.extraBeds?.perRoom ?? 0)
  const beds = Math.max(lacking.adults + lacking.children, lacking.guests)
  const leastCots = Math.max(0, beds - mostBeds)
  const cotsOfUse = Math.min(mostCots, beds - lacking.adults)
  const canBe =
    lacking.adults <= asAdults &&
    lacking.children <= asChildren &&
    beds <= asAdults + asChildren &&
    leastCots <= cotsOfUse
  if (!canBe) return null
  if (policy.cots?.price === 0)
    return { cots: mostCots, extraBeds: Math.max(lacking.adults, beds - mostCots) }
  const ways = [cotsOfUse, leastCots].map((cots) => ({ cots, extraBeds: beds - cots }))
  return ways.toSorted((one, other) => bedsCost(terms, one) - bedsCost(terms, other))[0] ?? null
}
