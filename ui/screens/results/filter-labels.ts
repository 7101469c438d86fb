import type { ChosenFilter } from "#core/search-request/chosen-filters.ts"
import { ringgit } from "#core/money/ringgit.ts"
import type { FilterGroup } from "#core/search-request/filter-groups.ts"
import { scoreText } from "../../formats/score.ts"
import type { Say, TranslationKey } from "../../translations/translations.ts"

const within =
  (family: string) =>
  (choice: string, t: Say): string =>
    t(`${family}.${choice}` as TranslationKey)

const labels: Readonly<Record<FilterGroup, (choice: string, t: Say) => string>> = {
  freeCancellation: (_, t) => t("filters.freeCancellation"),
  payAtProperty: (_, t) => t("stay.payAtProperty"),
  bedrooms: (choice, t) => t("filters.bedroomsAtLeast", { count: Number(choice) }),
  propertyAmenities: within("amenity"),
  roomAmenities: within("amenity"),
  facts: within("fact"),
  kinds: within("stay.kind"),
  condoTypes: within("stay.condo"),
  guestScore: (choice, t) =>
    t("filters.guestScoreAtLeast", { score: scoreText(Number(choice) * 10) }),
  starBands: within("filters.stars"),
}

/** What one choice of a filter is called. */
export const choiceLabel = (group: FilterGroup, choice: string, t: Say): string =>
  labels[group](choice, t)

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
