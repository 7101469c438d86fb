import type { Mark } from "#core/guest-score/review.ts"
import { issueText } from "../fields/issue-text.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "./reviews.module.css"

const marks: ReadonlyArray<Mark> = [1, 2, 3, 4, 5]

/** One mark of five for one aspect, the worst first; each has its word. */
export const MarkField = ({
  label,
  name,
  id,
  value,
  issue,
  onChoose,
}: {
  readonly label: string
  readonly name: string
  /** By this id an error summary finds the first mark. */
  readonly id: string
  readonly value: Mark | undefined
  readonly issue: string | null
  readonly onChoose: (mark: Mark) => void
}) => {
  const { t } = useTranslation()
  const choices = marks.map((mark) => ({ mark, word: t(`mark.${mark}`) }))
  return (
    <fieldset className={styles["marks"]} aria-describedby={issue ? `${id}-issue` : undefined}>
      <legend>
        {label}
        {value && <span aria-hidden> · {t(`mark.${value}`)}</span>}
      </legend>
      <div>
        {choices.map((choice) => (
          <label key={choice.mark}>
            <input
              id={choice.mark === 1 ? id : undefined}
              type="radio"
              name={name}
              value={choice.mark}
              checked={choice.mark === value}
              onChange={() => onChoose(choice.mark)}
            />
            <span>
              {choice.mark} <small>{choice.word}</small>
            </span>
          </label>
        ))}
      </div>
      {issue && (
        <p id={`${id}-issue`} className={styles["issue"]}>
          {issueText(issue, t)}
        </p>
      )}
    </fieldset>
  )
}
