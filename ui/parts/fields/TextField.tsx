import { classes } from "../classes.ts"
import { Field, type FieldProps } from "./Field.tsx"
import styles from "./field.module.css"
import { framed, type ControlProps } from "./framed.ts"

type Typed = { readonly onType: (text: string) => void }

/** One line of text with its label, hint and error. */
export const TextField = (props: FieldProps & ControlProps<"input"> & Typed) => {
  const {
    frame,
    control: { onType, ...control },
  } = framed(props)
  return (
    <Field {...frame}>
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
}

/** Several lines of text. */
export const TextArea = (props: FieldProps & ControlProps<"textarea"> & Typed) => {
  const {
    frame,
    control: { onType, ...control },
  } = framed(props)
  return (
    <Field {...frame}>
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
}
