import type { StayResult } from "#core/search/search-answer.ts"
import { Link } from "@tanstack/react-router"
import type { MouseEvent, ReactNode } from "react"
import { Icon } from "./icons/Icon.tsx"
import type { Query } from "../app/query.ts"
import { placeWithin } from "../formats/place-within.ts"
import { capacityText } from "../formats/capacity.ts"
import { useTranslation } from "../translations/use-translation.tsx"
import { Badge } from "./Badge.tsx"
import { classes } from "./classes.ts"
import { ResponsivePicture } from "./ResponsivePicture.tsx"
import { SaveHeart } from "./SaveHeart.tsx"
import { StarRating } from "./StarRating.tsx"
import { StayBadges } from "./StayBadges.tsx"
import { CardScore } from "./reviews/CardScore.tsx"
import { StayPriceLines } from "./price/StayPriceLines.tsx"
import styles from "./stay-card.module.css"

export type StayCardProps = {
  readonly stay: StayResult
  /** Dates and party, so that the property opens on the stay that was searched. */
  readonly query?: Query
  /** How wide the card is drawn, as a `sizes` attribute. */
  readonly sizes: string
  /** The first cards of a page load their pictures at once. */
  readonly first?: boolean
  /** Instead of destination and region: how far it is from what was searched. */
  readonly distance?: string
  /** Instead of the first picture: more of them, to swipe through. */
  readonly pictures?: ReactNode
  /** Further facts, below for how many it is. */
  readonly more?: ReactNode
  /** Behind the price: why it is as it is. */
  readonly why?: ReactNode
  readonly level?: "h2" | "h3"
  /** On a phone the picture stands beside the facts, and the card is half as tall. */
  readonly compact?: boolean
}

/** The picture that grows into the gallery of the property's page. */
export const OPENED_PICTURE = "opened-stay"

const nameOpenedPicture = (event: MouseEvent<HTMLElement>): void => {
  const picture = event.currentTarget.closest("article")?.querySelector("picture")
  picture?.style.setProperty("view-transition-name", OPENED_PICTURE)
}

/** A property as a guest compares it: what, where, for how many, on which terms, at what price. */
export const StayCard = (props: StayCardProps) => {
  const { stay, query = {}, sizes, first = false, level: Heading = "h3" } = props
  const { t, local } = useTranslation()
  const [picture] = stay.pictures
  return (
    <article className={classes(styles["card"], props.compact && styles["compact"])}>
      {props.pictures ??
        (picture && <ResponsivePicture picture={picture} sizes={sizes} first={first} />)}
      {stay.promotionPercent > 0 && (
        <p className={styles["over"]}>
          <Badge tone="deal">{t("stay.percentOff", { percent: stay.promotionPercent })}</Badge>
        </p>
      )}
      <SaveHeart slug={stay.slug} name={local(stay.name)} onPicture />
      <div className={styles["body"]}>
        <p className={styles["kind"]}>
          {t(`stay.kind.${stay.kind}`)}
          <StarRating stars={stay.stars} />
        </p>
        <Heading className={styles["name"]}>
          <Link
            to="/properties/$slug"
            params={{ slug: stay.slug }}
            search={query}
            onClick={nameOpenedPicture}
          >
            {local(stay.name)}
          </Link>
        </Heading>
        <p className={styles["place"]}>
          <Icon name="map-pin" size={14} />
          {props.distance ?? placeWithin(stay, { t, local })}
        </p>
        {stay.score && <CardScore score={stay.score} />}
        <Capacity stay={stay} />
        {props.more}
        <StayBadges stay={stay} />
        <StayPriceLines stay={stay} />
        {props.why}
      </div>
    </article>
  )
}

const Capacity = ({ stay }: { readonly stay: StayResult }) => {
  const { t } = useTranslation()
  return <p className={styles["facts"]}>{capacityText(stay, t)}</p>
}
