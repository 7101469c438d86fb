import type { OwnGuest } from "#core/booking/whole-booking.ts"
import { fullNameOf } from "#core/people/name.rules.ts"
import { countryName } from "../../formats/country.ts"
import { arrivalText } from "../../formats/arrival.ts"
import { dayText } from "../../formats/day.ts"
import type { TranslationKey } from "../../translations/translations.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "../../parts/booking/booking.module.css"

/** What is shown of each detail that is kept of a guest; the first name is shown with the last. */
type Rows = Readonly<
  Record<Exclude<keyof OwnGuest, "lastName">, readonly [label: TranslationKey, value: string]>
>

/** Who stays, as it was given at the checkout; of the identity number only the end. */
export const GuestInformation = ({ guest }: { readonly guest: OwnGuest | null }) => {
  const { t, language } = useTranslation()
  if (!guest) return null
  const { arrival } = guest
  const rows: Rows = {
    firstName: ["booking.guest.name", fullNameOf(guest)],
    nationality: ["checkout.nationality", countryName(guest.nationality, language)],
    identity: ["checkout.identity", guest.identity.masked],
    dateOfBirth: ["checkout.birth", dayText(guest.dateOfBirth, language, "dated")],
    gender: ["checkout.gender", t(`checkout.gender.${guest.gender}`)],
    email: ["checkout.email", guest.email],
    phone: ["checkout.phone", guest.phone],
    address: ["checkout.address", guest.address],
    specialRequests: ["checkout.requests", guest.specialRequests],
    arrival: ["checkout.arrival", arrival === null ? "" : arrivalText(arrival, t)],
  }
  return (
    <section className={styles["card"]}>
      <h2>{t("booking.guest")}</h2>
      <dl className={styles["rows"]}>
        {Object.values(rows)
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
