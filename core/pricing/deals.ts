import { percentOff } from "../money/amounts.ts"
import type { Sen } from "../money/sen.ts"
import { isForEverybody } from "../property/deal-kinds.ts"
import type { Deal, NightRate } from "../property/rate.ts"

/** What one room costs for one night once the best deal is taken off, and which deal that was. */
export type DealtNight = { readonly deal: Deal | null; readonly price: Sen }

/** The larger percentage; between equals the promotion, which everybody may have. */
const isBetter = (deal: Deal, best: Deal): boolean =>
  deal.percent > best.percent || (deal.percent === best.percent && isForEverybody[deal.kind])

/** The single best deal for this guest and night; deals never stack. */
export const bestDeal = (
  deals: ReadonlyArray<Deal>,
  date: string,
  member: boolean,
): Deal | null => {
  let best: Deal | null = null
  for (const deal of deals) {
    const { kind, from, until } = deal
    const applies = from <= date && date <= until && (isForEverybody[kind] || member)
    if (applies && (best === null || isBetter(deal, best))) best = deal
  }
  return best
}

/** The rate of a night less a deal. */
export const lessDeal = (rate: Sen, deal: Deal | null): Sen =>
  deal === null ? rate : percentOff(rate, deal.percent)

/** Takes the best deal off the rate of a night. */
export const dealtNight = (
  deals: ReadonlyArray<Deal>,
  { date, rate }: NightRate,
  member: boolean,
): DealtNight => {
  const deal = bestDeal(deals, date, member)
  return { deal, price: lessDeal(rate, deal) }
}
