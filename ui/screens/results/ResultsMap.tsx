import { ringgit } from "#core/money/ringgit.ts"
import type { StayResult } from "#core/search/search-answer.ts"
import type { StaySearch } from "#core/search-request/stay-search.ts"
import { StayMap } from "../../parts/map/StayMap.tsx"
import { perNightOf } from "../../formats/per-night.ts"
import { foundQuery } from "../../app/query-of-search.ts"
import { useAskedSearch } from "./use-asked-search.ts"
import { useAreaSearch } from "./use-area-search.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import { MapCard } from "./MapCard.tsx"
import { townsOf } from "./towns-of.ts"
import { useMarkedStay } from "./use-marked-stay.ts"

export type ResultsMapProps = {
  readonly stays: ReadonlyArray<StayResult>
  readonly search: StaySearch
}

const WIDTH_BY_HEIGHT = 0.72

/** The stays of this page of results on the map, each a pin with its price per night. */
export const ResultsMap = ({ stays, search }: ResultsMapProps) => {
  const { t, local } = useTranslation()
  const { marked, mark } = useMarkedStay()
  const opensOn = foundQuery(useAskedSearch(search))
  return (
    <StayMap
      label={t("results.map")}
      widthByHeight={WIDTH_BY_HEIGHT}
      fills
      towns={townsOf(stays, local)}
      marked={marked}
      search={useAreaSearch(search)}
      onMark={mark}
      preview={(slug) => {
        const stay = stays.find((one) => one.slug === slug)
        return stay && <MapCard stay={stay} query={opensOn(stay)} />
      }}
      pins={stays.map((stay) => {
        const price = stay.price ? ringgit(stay.price.perNight) : t("stay.notAvailable")
        return {
          key: stay.slug,
          point: stay.point,
          text: price,
          label: t("results.map.pin", {
            name: local(stay.name),
            price: stay.price ? t(perNightOf(stay.price, stay.mix), { price }) : price,
          }),
        }
      })}
    />
  )
}
