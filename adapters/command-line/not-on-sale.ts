import type { Catalogue } from "#core/inventory/catalogue.port.ts"
import { Effect } from "effect"

const countIn = async ({ snapshot }: Catalogue): Promise<number> =>
  (await Effect.runPromise(snapshot())).properties.length

/** Tells whoever runs the site how many properties it cannot sell since nobody takes cards. */
export const tellNotOnSale = async (
  sold: Catalogue,
  all: Catalogue,
  tell: (line: string) => void,
): Promise<void> => {
  const [some, every] = [await countIn(sold), await countIn(all)]
  if (some < every)
    tell(
      `${every - some} of ${every} properties are not on sale: they can be paid for by card alone, ` +
        "and no payment provider is set",
    )
}
