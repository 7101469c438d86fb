import { phoneCountries, type PhoneCountry } from "#core/people/phone-countries.ts"
import { DEFAULT_PHONE_COUNTRY } from "#core/people/phone-number.rules.ts"
import { ChevronDown } from "lucide-react"
import { useEffect, useId, useRef, useState, type KeyboardEvent } from "react"
import { countriesByName, countryName } from "../../formats/country.ts"
import { flagOf } from "../../formats/flag.ts"
import { classes } from "../../parts/classes.ts"
import fieldStyles from "../../parts/field.module.css"
import { useDismiss } from "../../parts/use-dismiss.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "./checkout.module.css"

type Country = PhoneCountry["country"]

const callingCodes = new Map(
  phoneCountries().map(({ country, callingCode }) => [country, callingCode]),
)

/** The country of a phone number; opening it shows every country, narrowed by what is typed. */
export const PhoneCountryList = ({
  country,
  onChoose,
}: {
  readonly country: Country
  readonly onChoose: (country: Country) => void
}) => {
  const { t, language } = useTranslation()
  const id = useId()
  const menu = useRef<HTMLDetailsElement>(null)
  useDismiss(menu)
  const [isOpen, setIsOpen] = useState(false)
  const [search, setSearch] = useState("")
  const [active, setActive] = useState(0)
  const found = isOpen
    ? countriesByName([...callingCodes.keys()], language, DEFAULT_PHONE_COUNTRY).filter(
        ({ code, name }) => matches(search, [name, code, `+${callingCodes.get(code)}`]),
      )
    : []
  const choose = (code: Country | undefined) => {
    if (!code) return
    menu.current?.removeAttribute("open")
    onChoose(code)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "ArrowDown") setActive(Math.min(active + 1, found.length - 1))
    else if (event.key === "ArrowUp") setActive(Math.max(active - 1, 0))
    else if (event.key === "Enter") choose(found[active]?.code)
    else return
    event.preventDefault()
  }
  const named = {
    country: countryName(country, language),
    iso: country,
    code: callingCodes.get(country) ?? "",
  }
  return (
    <details
      ref={menu}
      className={styles["countries"]}
      onToggle={({ currentTarget }) => {
        setIsOpen(currentTarget.open)
        setSearch("")
        setActive(0)
        if (currentTarget.open) currentTarget.querySelector("input")?.focus()
      }}
    >
      <summary
        className={classes(fieldStyles["control"], styles["country"])}
        aria-label={t("checkout.phone.country", named)}
      >
        <span aria-hidden>{flagOf(country)}</span> {country}
        <ChevronDown size={16} aria-hidden />
      </summary>
      <div className={styles["panel"]}>
        <input
          className={fieldStyles["control"]}
          type="text"
          role="combobox"
          aria-expanded={found.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={found[active] && `${id}-${found[active].code}`}
          aria-label={t("checkout.phone.search")}
          placeholder={t("checkout.phone.search")}
          value={search}
          onChange={({ target }) => {
            setSearch(target.value)
            setActive(0)
          }}
          onKeyDown={onKeyDown}
        />
        <ul id={`${id}-list`} role="listbox" aria-label={t("checkout.phone.countries")}>
          {found.map(({ code, name }, place) => (
            <PhoneCountryOption
              key={code}
              id={`${id}-${code}`}
              code={code}
              name={name}
              callingCode={callingCodes.get(code) ?? ""}
              isActive={place === active}
              onChoose={() => choose(code)}
            />
          ))}
        </ul>
        <p role="status" className={styles["lead"]}>
          {isOpen && found.length === 0 ? t("checkout.phone.none") : ""}
        </p>
      </div>
    </details>
  )
}

const PhoneCountryOption = ({
  id,
  code,
  name,
  callingCode,
  isActive,
  onChoose,
}: {
  readonly id: string
  readonly code: Country
  readonly name: string
  readonly callingCode: string
  readonly isActive: boolean
  readonly onChoose: () => void
}) => {
  const item = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isActive) item.current?.scrollIntoView({ block: "nearest" })
  }, [isActive])
  return (
    <li
      ref={item}
      id={id}
      role="option"
      className={styles["option"]}
      aria-selected={isActive}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
      onKeyDown={({ key }) => {
        if (key === "Enter") onChoose()
      }}
    >
      <span>
        <span aria-hidden>{flagOf(code)}</span> {name}
      </span>
      <small>+{callingCode}</small>
    </li>
  )
}

const matches = (search: string, texts: ReadonlyArray<string>): boolean => {
  const wanted = search.trim().toLocaleLowerCase()
  return texts.some((text) => text.toLocaleLowerCase().includes(wanted))
}
