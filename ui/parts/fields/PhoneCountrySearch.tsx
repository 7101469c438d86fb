import { phoneCountries } from "#core/people/phone-countries.ts"
import { DEFAULT_PHONE_COUNTRY } from "#core/people/phone-number.rules.ts"
import { useEffect, useId, useRef, useState, type KeyboardEvent } from "react"
import { countriesByName } from "../../formats/country.ts"
import fieldStyles from "./field.module.css"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "./phone-field.module.css"
import { foundCountries, type ListedCountry } from "./found-countries.ts"
import { PhoneCountryOption } from "./PhoneCountryOption.tsx"

const callingCodes = new Map(
  phoneCountries().map(({ country, callingCode }) => [country, callingCode]),
)

const PAGE = 6

/** How far each key goes in the list. */
const stepsByKey: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: PAGE,
  PageUp: -PAGE,
}

type SearchProps = {
  readonly chosen: ListedCountry["code"]
  readonly onChoose: (country: ListedCountry["code"]) => void
}

/** The countries that what is typed leaves, and what the keys do with them. */
const useFoundCountries = ({ chosen, onChoose }: SearchProps) => {
  const { language } = useTranslation()
  const [all] = useState(() =>
    countriesByName([...callingCodes.keys()], language, DEFAULT_PHONE_COUNTRY).map((country) => ({
      ...country,
      callingCode: callingCodes.get(country.code) ?? "",
    })),
  )
  const [search, setSearch] = useState("")
  const found = foundCountries(all, search)
  const [active, setActive] = useState(() => all.findIndex(({ code }) => code === chosen))
  const onKeyDown = (event: KeyboardEvent) => {
    const steps = stepsByKey[event.key]
    const country = found[active]
    if (steps !== undefined) setActive(Math.max(0, Math.min(found.length - 1, active + steps)))
    else if (event.key !== "Enter") return
    else if (country) onChoose(country.code)
    event.preventDefault()
  }
  const type = (typed: string) => {
    setSearch(typed)
    setActive(0)
  }
  return { search, found, active, type, onKeyDown }
}

/** Every country, narrowed by what is typed, worked by the keyboard alone or by pressing one. */
export const PhoneCountrySearch = ({ chosen, onChoose }: SearchProps) => {
  const { t } = useTranslation()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const { search, found, active, type, onKeyDown } = useFoundCountries({ chosen, onChoose })
  return (
    <div className={styles["panel"]}>
      <input
        ref={field}
        className={fieldStyles["control"]}
        type="text"
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={found.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={found[active] && `${id}-${found[active].code}`}
        aria-label={t("phone.search")}
        placeholder={t("phone.search")}
        value={search}
        onChange={({ target }) => type(target.value)}
        onKeyDown={onKeyDown}
      />
      <ul id={`${id}-list`} role="listbox" aria-label={t("phone.countries")}>
        {found.map((country, place) => (
          <PhoneCountryOption
            key={country.code}
            id={`${id}-${country.code}`}
            country={country}
            isActive={place === active}
            isChosen={country.code === chosen}
            onChoose={() => onChoose(country.code)}
          />
        ))}
      </ul>
      <p role="status" className={found.length === 0 ? styles["none"] : "visually-hidden"}>
        {search !== "" &&
          (found.length === 0 ? t("phone.none") : t("phone.found", { count: found.length }))}
      </p>
    </div>
  )
}
