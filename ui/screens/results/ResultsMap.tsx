import { ringgit } from "#core/money/ringgit.ts"
import type { StayCard as Stay } from "#core/search/search-answer.ts"
import { Link } from "@tanstack/react-router"
import { StayMap } from "../../parts/map/StayMap.tsx"
import { perNightOf } from "../../formats/per-night.ts"
import type { Query } from "../../app/query.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import { townsOf } from "./towns-of.ts"

export type ResultsMapProps = {
  readonly stays: ReadonlyArray<Stay>
  readonly query: Query
}

const WIDTH_BY_HEIGHT = 0.72

/** The stays of this page of results on the map, each a link with its price per night. */
export const ResultsMap = ({ stays, query }: ResultsMapProps) => {
  const { t, local } = useTranslation()
  return (
    <StayMap
      label={t("results.map")}
      widthByHeight={WIDTH_BY_HEIGHT}
      towns={townsOf(stays, local)}
      pins={stays.map((stay) => {
        const price = stay.price ? ringgit(stay.price.perNight) : t("stay.notAvailable")
        return {
          key: stay.slug,
          point: stay.point,
          mark: (
            <Link
              to="/properties/$slug"
              params={{ slug: stay.slug }}
              search={query}
              aria-label={t("results.map.pin", {
                name: local(stay.name),
                price: stay.price ? t(perNightOf(stay.price, stay.mix), { price }) : price,
              })}
              title={local(stay.name)}
            >
              {price}
            </Link>
          ),
        }
      })}
    />
  )
}
