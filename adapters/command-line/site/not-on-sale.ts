import type { Catalogue } from "#core/inventory/catalogue.port.ts"
import { Effect } from "effect"
import { inNumber } from "../operator/in-number.ts"

const countIn = async ({ snapshot }: Catalogue): Promise<number> =>
  (await Effect.runPromise(snapshot())).properties.length

/** Logs how many properties cannot be sold because no card payments are configured. */
export const printNotOnSale = async (
  sold: Catalogue,
  all: Catalogue,
  tell: (line: string) => void,
): Promise<void> => {
  const [some, every] = [await countIn(sold), await countIn(all)]
  if (some < every)
    tell(
      `Not on sale: ${every - some} of ${inNumber(every, "property", "properties")}, to be paid for ` +
        "by card alone, and no payment provider is set",
    )
}
