import { percentOff } from "../money/amounts.ts"
import type { Sen } from "../money/sen.ts"
import { isForEverybody } from "../property/deal-kinds.ts"
import type { Deal, NightRate } from "../property/rate.ts"

/** What one room costs for one night once the best deal is taken off, and which deal that was. */
export type DealtNight = { readonly deal: Deal | null; readonly price: Sen }

const appliesTo =
  (date: string, member: boolean) =>
  (deal: Deal): boolean =>
    deal.from <= date && date <= deal.until && (isForEverybody[deal.kind] || member)

/** The larger percentage; between equals the promotion, which everybody may have. */
const better = (best: Deal | null, deal: Deal): Deal => {
  if (best === null || deal.percent > best.percent) return deal
  return deal.percent === best.percent && isForEverybody[deal.kind] ? deal : best
}

/** The single best deal for this guest and night; deals never stack. */
export const bestDeal = (deals: ReadonlyArray<Deal>, date: string, member: boolean): Deal | null =>
  deals.filter(appliesTo(date, member)).reduce<Deal | null>(better, null)

/** Takes the best deal off the rate of a night. */
export const dealtNight = (
  deals: ReadonlyArray<Deal>,
  { date, rate }: NightRate,
  member: boolean,
): DealtNight => {
  const deal = bestDeal(deals, date, member)
  return { deal, price: deal === null ? rate : percentOff(rate, deal.percent) }
}
