import type { OwnGuest } from "#core/booking/whole-booking.ts"
import { fullNameOf } from "#core/people/name.rules.ts"
import { countryName } from "../../formats/country.ts"
import { arrivalText } from "../../formats/arrival.ts"
import { dayText } from "../../formats/day.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "../../parts/booking/booking.module.css"

/** Who stays, as it was given at the checkout; of the identity number only the end. */
export const GuestInformation = ({ guest }: { readonly guest: OwnGuest | null }) => {
  const { t, language } = useTranslation()
  if (!guest) return null
  const rows = [
    ["booking.guest.name", fullNameOf(guest)],
    ["checkout.nationality", countryName(guest.nationality, language)],
    ["checkout.identity", guest.identity.masked],
    ["checkout.birth", dayText(guest.dateOfBirth, language, "dated")],
    ["checkout.gender", t(`checkout.gender.${guest.gender}`)],
    ["checkout.email", guest.email],
    ["checkout.phone", guest.phone],
    ["checkout.address", guest.address],
    ["checkout.requests", guest.specialRequests],
    ["checkout.arrival", guest.arrival === null ? "" : arrivalText(guest.arrival, t)],
  ] as const
  return (
    <section className={styles["card"]}>
      <h2>{t("booking.guest")}</h2>
      <dl className={styles["rows"]}>
        {rows
          .filter(([, value]) => value !== "")
          .map(([label, value]) => (
            <div key={label}>
              <dt>{t(label)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </section>
  )
}
