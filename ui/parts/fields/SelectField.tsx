import ChevronDown from "lucide-react/icons/chevron-down"
import type { ComponentProps } from "react"
import { classes } from "../classes.ts"
import { Field, type FieldProps } from "./Field.tsx"
import styles from "./field.module.css"

type Control = Omit<ComponentProps<"select">, "id" | "onChange" | "value" | "className"> & {
  readonly value: string
  readonly onChoose: (value: string) => void
}

/** One of many, by the list that the guest's own machine draws best. */
export const SelectField = ({
  label,
  hint,
  issue,
  optional,
  id,
  className,
  onChoose,
  children,
  ...control
}: FieldProps & Control) => (
  <Field {...{ label, hint, issue, id, className }} {...(optional && { optional })}>
    {(ties) => (
      <span className={styles["select"]}>
        <select
          {...control}
          {...ties}
          className={classes(styles["control"], styles["chooser"])}
          onChange={({ target }) => onChoose(target.value)}
        >
          {children}
        </select>
        <ChevronDown size={18} aria-hidden />
      </span>
    )}
  </Field>
)
