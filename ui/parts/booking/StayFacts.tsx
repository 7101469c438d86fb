import type { BookingView } from "#core/booking/booking-view.ts"
import { nightsOf } from "#core/stay/nights.ts"
import { bookedLabel, roomLabel } from "../../formats/plan-name.ts"
import { dayText } from "../../formats/day.ts"
import { partyWithAges } from "../search-bar/party-with-ages.ts"
import { ResponsivePicture } from "../ResponsivePicture.tsx"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "./booking.module.css"

/** Where, when, who, which rooms. */
export const StayFacts = ({
  booking,
}: {
  readonly booking: Pick<BookingView, "property" | "dates" | "party" | "rooms">
}) => {
  const translation = useTranslation()
  const { t, local, language } = translation
  const { property, dates, party, rooms } = booking
  return (
    <div className={styles["facts"]}>
      <div className={styles["place"]}>
        {property.picture && (
          <ResponsivePicture
            picture={property.picture}
            sizes="6rem"
            ratio="1 / 1"
            decorative
            className={styles["thumb"]}
          />
        )}
        <div>
          <h2 className={styles["name"]} data-names-page>
            {local(property.name)}
          </h2>
          <p className={styles["soft"]}>{property.address}</p>
        </div>
      </div>
      <dl className={styles["days"]}>
        <div>
          <dt>{t("checkout.checkIn")}</dt>
          <dd>
            <b>{dayText(dates.checkIn, language)}</b>
            <small>{t("checkout.from", { time: property.houseRules.checkInFrom })}</small>
          </dd>
        </div>
        <div>
          <dt>{t("checkout.checkOut")}</dt>
          <dd>
            <b>{dayText(dates.checkOut, language)}</b>
            <small>{t("checkout.until", { time: property.houseRules.checkOutUntil })}</small>
          </dd>
        </div>
      </dl>
      <p>
        {t("search.dates.nights", { count: nightsOf(dates) })} · {partyWithAges(party, t)}
      </p>
      <ul role="list">
        {rooms.map((room) => (
          <li key={`${room.roomType} ${room.plan?.id ?? ""}`}>
            {t("checkout.room", {
              count: room.count,
              room: roomLabel(bookedLabel(room), translation),
            })}
          </li>
        ))}
      </ul>
    </div>
  )
}
