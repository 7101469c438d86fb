import type { Localised } from "#core/kernel/localised.ts"
import type { Translation } from "../translations/use-translation.tsx"

type Placed = { readonly destination: Localised; readonly region: Localised }

/** A town and its state, once where both have one name, such as Melaka. */
export const placeWithin = (
  { destination, region }: Placed,
  { t, local }: Pick<Translation, "t" | "local">,
): string => {
  const place = local(destination)
  const within = local(region)
  return place === within ? place : t("stay.within", { place, region: within })
}
