import type { Sen } from "#core/money/sen.ts"
import type { Quote } from "#core/pricing/quote.ts"
import { seenPrice } from "#core/pricing/seen-price.ts"
import { useRouter } from "@tanstack/react-router"
import { PriceComparison } from "../../parts/price/PriceComparison.tsx"
import type { SeenPrice } from "../../app/drafts.ts"

const SEEN_PRICE: SeenPrice = "price-seen"

/** Why the price is another than the one under which the rooms were chosen in this tab. */
export const SinceSeen = ({ total, now }: { readonly total: Sen; readonly now: Quote }) => {
  const { drafts } = useRouter().options.context
  const before = seenPrice(drafts.read(SEEN_PRICE), total)
  return before && <PriceComparison before={before} after={now} />
}
