import { useId, type ReactNode } from "react"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "./field.module.css"
import { issueText } from "./issue-text.ts"

/** One thing to choose, with a line below its name. */
export type ChoiceOption<Value extends string> = {
  readonly value: Value
  readonly name: ReactNode
  readonly hint?: ReactNode
}

/** One of a few, all of them in sight. */
export const ChoiceField = <Value extends string>({
  label,
  hideLabel = false,
  name,
  value,
  choices,
  issue,
  id,
  onChoose,
}: {
  readonly label: string
  readonly hideLabel?: boolean
  readonly name: string
  readonly value: Value | null
  readonly choices: ReadonlyArray<ChoiceOption<Value>>
  readonly issue?: string | null | undefined
  /** By this id an error summary finds the first choice. */
  readonly id?: string
  readonly onChoose: (value: Value) => void
}) => {
  const { t } = useTranslation()
  const own = useId()
  const first = id ?? own
  return (
    <fieldset className={styles["field"]} aria-describedby={issue ? `${first}-issue` : undefined}>
      <legend className={hideLabel ? "visually-hidden" : styles["label"]}>{label}</legend>
      <div className={styles["choices"]}>
        {choices.map((choice, place) => (
          <label key={choice.value} className={styles["choice"]}>
            <input
              id={place === 0 ? first : undefined}
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChoose(choice.value)}
            />
            <span>
              <b>{choice.name}</b>
              {choice.hint && <small>{choice.hint}</small>}
            </span>
          </label>
        ))}
      </div>
      {issue && (
        <p id={`${first}-issue`} className={styles["issue"]}>
          {issueText(issue, t)}
        </p>
      )}
    </fieldset>
  )
}
