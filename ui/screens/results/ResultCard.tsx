import type { Place } from "#core/place/place.ts"
import type { StayResult, StayPrice } from "#core/search/search-answer.ts"
import { lazy, Suspense } from "react"
import { kmText } from "../../formats/km.ts"
import { StayCard } from "../../parts/StayCard.tsx"
import type { Query } from "../../app/query.ts"
import { placeWithin } from "../../formats/place-within.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import { CardPictures } from "./CardPictures.tsx"
import { CARD_SIZES } from "./card-sizes.ts"
import { CardWhy } from "./CardWhy.tsx"
import styles from "./results.module.css"

/** Only the recommended order shows it, so the first load goes without it. */
const WhyHere = import.meta.env.SSR
  ? (await import("./WhyHere.tsx")).WhyHere
  : lazy(async () => ({ default: (await import("./WhyHere.tsx")).WhyHere }))

/** Nobody chooses a stay by them. */
const trifles: ReadonlyArray<string> = ["tissueBox", "doorKey"]

const isExplained: Readonly<Record<StayPrice["kind"], boolean>> = { stay: true, lowestNight: false }

/** A stay among results: how far it is from what was searched, and what it has. */
export const ResultCard = ({
  stay,
  shown,
  query,
  near,
  first,
  isRecommended = false,
}: {
  readonly stay: StayResult
  /** What its price is for. */
  readonly shown: Query
  /** What it opens on. */
  readonly query: Query
  readonly near: Place | null
  readonly first: boolean
  /** The order is one that has to say why a stay stands where it does. */
  readonly isRecommended?: boolean
}) => {
  const { t, local } = useTranslation()
  const from = near?.kind === "landmark" ? local(near.name) : null
  const within = placeWithin(stay, { t, local })
  const km = kmText(stay.distanceKm)
  const amenities = [...stay.amenities, ...stay.roomAmenities]
    .filter((amenity) => !trifles.includes(amenity))
    .slice(0, 4)
  return (
    <StayCard
      stay={stay}
      query={query}
      sizes={CARD_SIZES}
      first={first}
      level="h2"
      compact
      distance={
        from === null
          ? t("stay.fromCentre", { place: within, km })
          : t("stay.fromLandmark", { km, landmark: from })
      }
      pictures={<CardPictures stay={stay} query={query} sizes={CARD_SIZES} first={first} />}
      why={stay.price && isExplained[stay.price.kind] && <CardWhy stay={stay} query={shown} />}
      more={
        <>
          <p className={styles["amenities"]}>
            {amenities.map((amenity) => t(`amenity.${amenity}`)).join(" · ")}
          </p>
          {isRecommended && (
            <Suspense>
              <WhyHere stay={stay} />
            </Suspense>
          )}
        </>
      }
    />
  )
}
