import type { ChosenFilter } from "#core/search/chosen-filters.ts"
import { ringgit } from "#core/money/ringgit.ts"
import type { TraitGroup } from "#core/search/trait-groups.ts"
import type { Say, TranslationKey } from "../../translations/translations.ts"

const families: Partial<Record<TraitGroup, string>> = {
  propertyAmenities: "amenity",
  roomAmenities: "amenity",
  kinds: "stay.kind",
  condoTypes: "stay.condo",
  starBands: "filters.stars",
}

/** What one choice of a filter is called. */
export const choiceLabel = (group: TraitGroup, choice: string, t: Say): string => {
  if (group === "freeCancellation") return t("filters.freeCancellation")
  if (group === "payAtProperty") return t("stay.payAtProperty")
  if (group === "bedrooms") return t("filters.bedroomsAtLeast", { count: Number(choice) })
  return t(`${families[group]}.${choice}` as TranslationKey)
}

/** What a filter that is on is called. */
export const chosenLabel = (chosen: ChosenFilter, t: Say): string => {
  if (chosen.group !== "price") return choiceLabel(chosen.group, chosen.choice, t)
  const { minPrice, maxPrice } = chosen
  const [min, max] = [ringgit(minPrice ?? 0), ringgit(maxPrice ?? 0)]
  if (minPrice === null) return t("filters.price.atMost", { max })
  return maxPrice === null
    ? t("filters.price.atLeast", { min })
    : t("filters.price.between", { min, max })
}
