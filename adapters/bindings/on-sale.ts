import type { Catalogue } from "#core/inventory/catalogue.port.ts"
import { payAtPropertyOnly } from "#core/search/pay-at-property-only.ts"
import { Effect } from "effect"
import type { Configuration } from "../configuration/configuration.ts"

const countIn = async ({ snapshot }: Catalogue): Promise<number> =>
  (await Effect.runPromise(snapshot())).properties.length

/**
 * What this site can sell: everything where somebody takes cards, else what can be paid for at the
 * property. Whoever runs it is told how much is missing for that reason.
 */
export const onSale = async (
  { stripe, standIns }: Pick<Configuration, "stripe" | "standIns">,
  all: Catalogue,
  tell: (line: string) => void,
): Promise<Catalogue> => {
  if (stripe || standIns.cards) return all
  const sold = payAtPropertyOnly(all)
  const [some, every] = [await countIn(sold), await countIn(all)]
  if (some < every)
    tell(
      `${every - some} of ${every} properties are not on sale: they can be paid for by card alone, ` +
        "and no payment provider is set",
    )
  return sold
}
