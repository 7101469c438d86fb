import { partsOfBirthDate, typedBirthDate } from "#core/people/birth-date-parts.ts"
import fieldStyles from "../fields/field.module.css"
import { issueText } from "../fields/issue-text.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "./guest.module.css"

const fields = [
  { part: "day", length: 2, autoComplete: "bday-day" },
  { part: "month", length: 2, autoComplete: "bday-month" },
  { part: "year", length: 4, autoComplete: "bday-year" },
] as const

/** Day, month and year, each typed by itself: nobody should page a calendar back to 1990. */
export const BirthDateField = ({
  id,
  issue,
  typed,
  hint,
  onType,
}: {
  readonly id: string
  readonly issue: string | null
  readonly typed: string
  /** Instead of how a date is typed. */
  readonly hint?: string | undefined
  readonly onType: (typed: string) => void
}) => {
  const { t } = useTranslation()
  const parts = partsOfBirthDate(typed)
  const described = issue ? `${id}-hint ${id}-issue` : `${id}-hint`
  return (
    <fieldset className={fieldStyles["field"]} aria-describedby={described}>
      <legend className={fieldStyles["label"]}>{t("checkout.birth")}</legend>
      <div className={styles["birth"]}>
        {fields.map(({ part, length, autoComplete }, place) => (
          <label key={part} className={fieldStyles["hint"]}>
            {t(`checkout.birth.${part}`)}
            <input
              id={place === 0 ? id : undefined}
              className={fieldStyles["control"]}
              type="text"
              inputMode="numeric"
              autoComplete={autoComplete}
              maxLength={length}
              aria-invalid={issue ? true : undefined}
              value={parts[part]}
              onChange={({ target }) => onType(typedBirthDate({ ...parts, [part]: target.value }))}
            />
          </label>
        ))}
      </div>
      <p id={`${id}-hint`} className={fieldStyles["hint"]}>
        {hint ?? t("checkout.birth.hint")}
      </p>
      {issue && (
        <p id={`${id}-issue`} className={fieldStyles["issue"]}>
          {issueText(issue, t)}
        </p>
      )}
    </fieldset>
  )
}
