import { firstPlanOf } from "#core/property/plans-of.ts"
import type { RoomOffer } from "#core/search/property-page.ts"
import { mostBeside, mostOf } from "#core/search/room-choice.ts"
import { Link, useLocation } from "@tanstack/react-router"
import { Icon } from "../../parts/icons/Icon.tsx"
import { Badge } from "../../parts/Badge.tsx"
import { ResponsivePicture } from "../../parts/ResponsivePicture.tsx"
import { issueText } from "../../parts/fields/issue-text.ts"
import { Stepper } from "../../parts/fields/Stepper.tsx"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "./property.module.css"
import { RoomCancellation } from "./RoomCancellation.tsx"
import { RoomPlans } from "./RoomPlans.tsx"
import { RoomPrice } from "./RoomPrice.tsx"
import { roomFacts } from "./room-facts.ts"
import type { RoomCardProps } from "./room-card-props.ts"

/** "Only 2 left" is said from this few on. */
const FEW_LEFT = 3

/** A kind of room: whom it takes, what is in it, on which terms, for how much, and how many to take. */
export const RoomCard = (props: RoomCardProps) => {
  const { room, offer, choice } = props
  const { t, local } = useTranslation()
  const [picture] = room.pictures
  return (
    <article
      className={styles["room"]}
      data-gone={offer.free === 0}
      data-taken={Boolean(choice.counts[room.id])}
    >
      {picture && (
        <div className={styles["roomPicture"]}>
          <ResponsivePicture
            picture={picture}
            ratio="fill"
            sizes="(max-width: 48rem) 92vw, 14rem"
          />
        </div>
      )}
      <div className={styles["roomFacts"]}>
        <h3>{local(room.name)}</h3>
        <p>{roomFacts(room, t).join(" · ")}</p>
        <p className={styles["soft"]}>
          {room.amenities.map((amenity) => t(`amenity.${amenity}`)).join(" · ")}
        </p>
        {room.plans === undefined && (
          <RoomCancellation room={room} offer={offer} hasDates={choice.offered.dates !== null} />
        )}
        <Deals offer={offer} />
        {room.plans && <Availability offer={offer} />}
      </div>
      {room.plans === undefined ? <OnlyTerms {...props} /> : <RoomPlans {...props} />}
    </article>
  )
}

/** Price and number of rooms where the room type is sold on one set of terms. */
const OnlyTerms = ({ room, offer, choice }: RoomCardProps) => {
  const { t } = useTranslation()
  const { offered, counts } = choice
  return (
    <div className={styles["roomPrice"]}>
      <RoomPrice
        room={room}
        plan={firstPlanOf(room)}
        lowestNight={offer.lowestNight}
        offered={offered}
      />
      <Availability offer={offer} />
      {mostOf(offer) > 0 && (
        <Stepper
          label={t("search.party.rooms")}
          value={counts[room.id] ?? 0}
          min={0}
          max={mostBeside(offered, counts, { roomType: room.id })}
          onChange={(count) => choice.take({ roomType: room.id }, count)}
        />
      )}
    </div>
  )
}

/** That only a few rooms are left, or why there is none. */
const Availability = ({ offer }: Pick<RoomCardProps, "offer">) => {
  const { t } = useTranslation()
  const { free, locked } = offer
  if (free === 0) return <NotAvailable offer={offer} />
  return free !== null && free <= FEW_LEFT && !locked ? (
    <p className={styles["scarce"]}>{t("stay.onlyLeft", { count: free })}</p>
  ) : null
}

/** True where each plan that the viewer may have says itself which restriction prevents the stay. */
const isSaidByPlans = ({ plans = [] }: RoomOffer): boolean =>
  plans.some(({ restricted }) => restricted !== undefined) &&
  plans.every(({ locked, restricted }) => locked || restricted !== undefined)

/** The restriction that prevents the stay in these rooms, or that none are left. */
const NotAvailable = ({ offer }: Pick<RoomCardProps, "offer">) => {
  const { t } = useTranslation()
  if (offer.restricted === undefined && isSaidByPlans(offer)) return null
  return offer.restricted === undefined ? (
    <b>{t("stay.notAvailable")}</b>
  ) : (
    offer.restricted.map(({ code, count }) => <b key={code}>{issueText(code, t, count)}</b>)
  )
}

const Deals = ({ offer: { locked, memberPercent } }: Pick<RoomCardProps, "offer">) => {
  const { t } = useTranslation()
  const { href } = useLocation()
  if (!locked && memberPercent === 0) return null
  return (
    <p className={styles["locked"]}>
      <Badge tone="member">
        <Icon name="lock" size={14} />
        {locked ? t("property.room.membersOnly") : t("stay.memberDeal", { percent: memberPercent })}
      </Badge>
      <Link to="/login" search={{ redirect: href }}>
        {t("property.signInToUnlock")}
      </Link>
    </p>
  )
}
