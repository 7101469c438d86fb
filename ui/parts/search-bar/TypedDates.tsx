import { isRealDate } from "#core/stay/calendar.ts"
import { parseTypedDate } from "#core/stay/typed-date.ts"
import { useState } from "react"
import { dayText } from "../../formats/day.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "./search-bar.module.css"

/** Check-in and check-out as a guest is typing them: dates, or text that is not one yet. */
export type TypedStay = { readonly checkIn: string; readonly checkOut: string }

/**
 * Two text fields for the dates, below every calendar; they also submit the form without scripts.
 */
export const TypedDates = ({
  typed: { checkIn, checkOut },
  onChange,
}: {
  readonly typed: TypedStay
  readonly onChange: (typed: TypedStay) => void
}) => {
  const { t } = useTranslation()
  return (
    <div className={styles["dates"]}>
      <TypedDate
        label={t("search.checkIn")}
        name="checkIn"
        value={checkIn}
        onChange={(day) => onChange({ checkIn: day, checkOut })}
      />
      <TypedDate
        label={t("search.checkOut")}
        name="checkOut"
        value={checkOut}
        onChange={(day) => onChange({ checkIn, checkOut: day })}
      />
    </div>
  )
}

const TypedDate = (props: {
  readonly label: string
  readonly name: string
  readonly value: string
  readonly onChange: (value: string) => void
}) => {
  const { t, language } = useTranslation()
  const [draft, setDraft] = useState<string | null>(null)
  const { value } = props
  return (
    <label>
      {props.label}
      <input
        className={styles["date"]}
        type="text"
        name={props.name}
        autoComplete="off"
        placeholder={t("search.dates.typed")}
        value={draft ?? (isRealDate(value) ? dayText(value, language, "dated") : value)}
        onChange={({ target }) => {
          setDraft(target.value)
          props.onChange(parseTypedDate(target.value) ?? target.value)
        }}
        onBlur={() => setDraft(null)}
      />
    </label>
  )
}
