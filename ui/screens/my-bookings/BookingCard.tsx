import { statusFacts } from "#core/booking/status-facts.ts"
import { writeConfirmationCode } from "#core/booking/confirmation-code.rules.ts"
import type { BookingSummary } from "#core/managing/my-bookings.ts"
import { nightsOf } from "#core/stay/nights.ts"
import { Link } from "@tanstack/react-router"
import { bookedRoomsText } from "../../formats/booked-rooms.ts"
import { dayText } from "../../formats/day.ts"
import { Badge } from "../../parts/Badge.tsx"
import { partyWithAges } from "../../parts/search-bar/party-with-ages.ts"
import { ResponsivePicture } from "../../parts/ResponsivePicture.tsx"
import { CostAndDeposit } from "../../parts/price/Deposit.tsx"
import { Price } from "../../parts/price/Price.tsx"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "./my-bookings.module.css"

/** One booking of the guest: where, when, who, in which rooms and under which plans, what it costs, and the way to manage it. */
export const BookingCard = ({ card }: { readonly card: BookingSummary }) => {
  const translation = useTranslation()
  const { t, local, language } = translation
  const { property, dates, party, rooms, status, code } = card
  return (
    <article className={styles["card"]}>
      {property.picture && (
        <div className={styles["picture"]}>
          <ResponsivePicture
            picture={property.picture}
            sizes="(max-width: 47.99rem) 100vw, 14rem"
            ratio="fill"
            decorative
          />
        </div>
      )}
      <div className={styles["facts"]}>
        <p>
          <Badge tone={statusFacts[status].isLiving ? "good" : "plain"}>
            {t(`booking.status.${status}`)}
          </Badge>
        </p>
        <h3>
          <Link to="/account/booking/$id" params={{ id: card.id }} className={styles["name"]}>
            {local(property.name)}
          </Link>
        </h3>
        <p>
          {t("search.dates.range", {
            checkIn: dayText(dates.checkIn, language, "dated"),
            checkOut: dayText(dates.checkOut, language, "dated"),
          })}
        </p>
        <p className={styles["soft"]}>
          {t("search.dates.nights", { count: nightsOf(dates) })} · {partyWithAges(party, t)}
        </p>
        <p className={styles["soft"]}>{bookedRoomsText(rooms, translation)}</p>
        {statusFacts[status].wasHad && <ReviewLink id={card.id} />}
      </div>
      <dl className={styles["sums"]}>
        {code && (
          <div>
            <dt>{t("booking.code")}</dt>
            <dd>{writeConfirmationCode(code)}</dd>
          </div>
        )}
        <div>
          <dt>{t("bookings.total")}</dt>
          <dd>
            <Price sen={card.total} />
            <CostAndDeposit {...card} className={styles["soft"]} />
          </dd>
        </div>
      </dl>
    </article>
  )
}

/** The way to the review of a stay that is over. */
const ReviewLink = ({ id }: Pick<BookingSummary, "id">) => {
  const { t } = useTranslation()
  return (
    <p>
      <Link to="/booking/review" search={{ booking: id }}>
        {t("bookings.review")}
      </Link>
    </p>
  )
}
