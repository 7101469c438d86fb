import { phoneAsTyped, phoneCountryOf, phoneInCountry } from "#core/people/phone-countries.ts"
import { useRouter } from "@tanstack/react-router"
import { useEffect, useEffectEvent, useState } from "react"
import { Field } from "./Field.tsx"
import fieldStyles from "./field.module.css"
import styles from "./phone-field.module.css"
import { PhoneCountryList } from "./PhoneCountryList.tsx"

/** A phone number in international writing, with its country to choose from a searched list. */
export const PhoneField = ({
  label,
  id,
  issue,
  value,
  onType,
}: {
  readonly label: string
  readonly id: string
  readonly issue: string | null
  readonly value: string
  readonly onType: (text: string) => void
}) => {
  const [hasChosen, setHasChosen] = useState(false)
  const [chosen, setChosen] = useState(() => phoneCountryOf(value))
  const guess = useEffectEvent((country: string | null) => {
    if (country !== null && value === "" && !hasChosen) setChosen(phoneCountryOf("", country))
  })
  const { journeys } = useRouter().options.context
  useEffect(() => {
    void journeys?.phoneCountry?.().then(guess)
  }, [journeys])
  const country = phoneCountryOf(value, chosen)
  const tidy = () => onType(phoneAsTyped(value, country))
  return (
    <Field label={label} id={id} issue={issue}>
      {(ties) => (
        <div className={styles["phone"]}>
          <PhoneCountryList
            country={country}
            onChoose={(next) => {
              setHasChosen(true)
              setChosen(next)
              onType(phoneInCountry(value, next))
              document.getElementById(id)?.focus()
            }}
          />
          <input
            {...ties}
            className={fieldStyles["control"]}
            type="tel"
            autoComplete="tel"
            value={value}
            onChange={({ target }) => onType(target.value)}
            onBlur={() => {
              if (value !== "") tidy()
            }}
            onKeyDown={({ key }) => {
              if (key === "Enter") tidy()
            }}
          />
        </div>
      )}
    </Field>
  )
}
