import { useId, type ReactNode } from "react"
import { useTranslation } from "../../translations/use-translation.tsx"
import { classes } from "../classes.ts"
import styles from "./field.module.css"
import { issueText } from "./issue-text.ts"

/** What ties a control to its label, hint and error. */
export type FieldTies = {
  readonly id: string
  readonly "aria-invalid": boolean | undefined
  readonly "aria-describedby": string | undefined
}

export type FieldProps = {
  readonly label: ReactNode
  readonly hint?: ReactNode
  /** The code of the issue, which is shown in words below the control. */
  readonly issue?: string | null | undefined
  readonly optional?: boolean
  /** By this id an error summary finds the control. */
  readonly id?: string | undefined
  readonly className?: string | undefined
}

/** A label, a control, its hint and what is wrong with it, tied together for every reader. */
export const Field = ({
  label,
  hint,
  issue,
  optional = false,
  id: given,
  className,
  children,
}: FieldProps & { readonly children: (ties: FieldTies) => ReactNode }) => {
  const { t } = useTranslation()
  const own = useId()
  const id = given ?? own
  const described = [hint && `${id}-hint`, issue && `${id}-issue`].filter(Boolean).join(" ")
  return (
    <div className={classes(styles["field"], className)}>
      <label htmlFor={id} className={styles["label"]}>
        {label}
        {optional && <small>{t("field.optional")}</small>}
      </label>
      {children({
        id,
        "aria-invalid": issue ? true : undefined,
        "aria-describedby": described === "" ? undefined : described,
      })}
      {hint && (
        <p id={`${id}-hint`} className={styles["hint"]}>
          {hint}
        </p>
      )}
      {issue && (
        <p id={`${id}-issue`} className={styles["issue"]}>
          {issueText(issue, t)}
        </p>
      )}
    </div>
  )
}
