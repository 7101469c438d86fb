import type { ComponentProps } from "react"
import { classes } from "../classes.ts"
import { Field, type FieldProps } from "./Field.tsx"
import styles from "./field.module.css"

type Control = Omit<ComponentProps<"input">, "id" | "onChange" | "value" | "className"> & {
  readonly value: string
  readonly onType: (text: string) => void
}

/** One line of text with its label, hint and error. */
export const TextField = ({
  label,
  hint,
  issue,
  optional,
  id,
  className,
  onType,
  ...control
}: FieldProps & Control) => (
  <Field {...{ label, hint, issue, id, className }} {...(optional && { optional })}>
    {(ties) => (
      <input
        type="text"
        {...control}
        {...ties}
        className={styles["control"]}
        onChange={({ target }) => onType(target.value)}
      />
    )}
  </Field>
)

type Area = Omit<ComponentProps<"textarea">, "id" | "onChange" | "value" | "className"> & {
  readonly value: string
  readonly onType: (text: string) => void
}

/** Several lines of text. */
export const TextArea = ({
  label,
  hint,
  issue,
  optional,
  id,
  className,
  onType,
  ...control
}: FieldProps & Area) => (
  <Field {...{ label, hint, issue, id, className }} {...(optional && { optional })}>
    {(ties) => (
      <textarea
        rows={3}
        {...control}
        {...ties}
        className={classes(styles["control"], styles["area"])}
        onChange={({ target }) => onType(target.value)}
      />
    )}
  </Field>
)
