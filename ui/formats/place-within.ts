import type { Localised } from "#core/kernel/localised.ts"
import type { Translation } from "../translations/use-translation.tsx"

type Placed = { readonly destination: Localised; readonly region: Localised }

/** A town and its state; the town alone where both have one English name, such as Melaka. */
export const placeWithin = (
  { destination, region }: Placed,
  { t, local }: Pick<Translation, "t" | "local">,
): string => {
  const place = local(destination)
  return destination.en === region.en ? place : t("stay.within", { place, region: local(region) })
}
