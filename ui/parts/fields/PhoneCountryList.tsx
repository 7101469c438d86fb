import { phoneCountries } from "#core/people/phone-countries.ts"
import { useRef } from "react"
import { Icon } from "../icons/Icon.tsx"
import { countryName } from "../../formats/country.ts"
import { classes } from "../classes.ts"
import fieldStyles from "./field.module.css"
import { Flag } from "./Flag.tsx"
import { useDismiss } from "../use-dismiss.ts"
import { useIsOpen } from "../use-is-open.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "./phone-field.module.css"
import type { ListedCountry } from "./found-countries.ts"
import { PhoneCountrySearch } from "./PhoneCountrySearch.tsx"

/** The country of a phone number; opening it shows every country, narrowed by what is typed. */
export const PhoneCountryList = ({
  country,
  onChoose,
}: {
  readonly country: ListedCountry["code"]
  readonly onChoose: (country: ListedCountry["code"]) => void
}) => {
  const { t, language } = useTranslation()
  const menu = useRef<HTMLDetailsElement>(null)
  useDismiss(menu)
  const isOpen = useIsOpen(menu)
  const choose = (next: ListedCountry["code"]) => {
    menu.current?.removeAttribute("open")
    onChoose(next)
  }
  const named = {
    country: countryName(country, language),
    iso: country,
    code: phoneCountries().find((one) => one.country === country)?.callingCode ?? "",
  }
  return (
    <details ref={menu}>
      <summary
        className={classes(fieldStyles["control"], styles["country"])}
        aria-label={t("phone.country", named)}
      >
        <Flag country={country} /> {country}
        <Icon name="chevron-down" size={16} />
      </summary>
      {isOpen && <PhoneCountrySearch chosen={country} onChoose={choose} />}
    </details>
  )
}
