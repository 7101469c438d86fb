import { noMoney, plus, sumOf, times } from "../money/amounts.ts"
import type { Sen } from "../money/sen.ts"
import { isAsAdult, rateAtAge } from "../property/children-policy.rules.ts"
import type { ChildrenPolicy } from "../property/children-policy.ts"
import { knownAges } from "../stay/child-ages.ts"
import type { Party } from "../stay/party.ts"
import { isPaidNightly, type AddedBeds } from "./added-beds.ts"
import type { Eaters } from "./board.ts"
import type { QuotedChildren } from "./quoted-children.ts"

/** What the children of a stay cost for one night, without what is asked once for the stay. */
export const childrenANight = ({ paying, cots, extraBeds }: QuotedChildren): Sen =>
  sumOf([
    ...paying.map(({ price, children }) => times(price, children)),
    cots && isPaidNightly[cots.per] ? times(cots.price, cots.count) : noMoney,
    extraBeds ? times(extraBeds.price, extraBeds.count) : noMoney,
  ])

/** What the children of a stay cost; nothing where nothing is asked for them. */
export const childrenTotal = (quoted: QuotedChildren | undefined): Sen => {
  if (quoted === undefined) return noMoney
  const { cots, nights } = quoted
  const once = cots && !isPaidNightly[cots.per] ? times(cots.price, cots.count) : noMoney
  return plus(times(childrenANight(quoted), nights), once)
}

type Paying = QuotedChildren["paying"][number]

const payingUnder = (policy: ChildrenPolicy, party: Pick<Party, "ages">): ReadonlyArray<Paying> => {
  const paid = knownAges(party).map((age) => rateAtAge(policy, age))
  return policy.rates
    .map((rate) => ({ ...rate, children: paid.filter((one) => one === rate).length }))
    .filter(({ price, children }) => price > 0 && children > 0)
}

const bedsUnder = ({ cots, extraBeds }: ChildrenPolicy, added: AddedBeds) => ({
  ...(cots && added.cots > 0 && { cots: { count: added.cots, price: cots.price, per: cots.per } }),
  ...(extraBeds &&
    added.extraBeds > 0 && { extraBeds: { count: added.extraBeds, price: extraBeds.price } }),
})

/** The prices of a party's children under a policy; absent without one, and where no age is known. */
export const childrenFor = (
  policy: ChildrenPolicy | undefined,
  party: Pick<Party, "ages">,
  added: AddedBeds,
  nights: number,
): { readonly forChildren?: QuotedChildren } => {
  const ages = knownAges(party)
  if (policy === undefined || ages.length === 0) return {}
  const paying = payingUnder(policy, party)
  const free = ages.length - paying.reduce((sum, { children }) => sum + children, 0)
  return { forChildren: { nights, free, paying, ...bedsUnder(policy, added) } }
}

/** Who eats as what: children who count as adults have an adult's meals. */
export const eatersUnder = (
  policy: ChildrenPolicy | undefined,
  party: Eaters & Pick<Party, "ages">,
): Eaters => {
  const { adults, children } = party
  if (policy === undefined) return { adults, children }
  const asAdults = knownAges(party).filter((age) => isAsAdult(policy, age)).length
  return { adults: adults + asAdults, children: children - asAdults }
}
