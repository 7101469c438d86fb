import { Icon } from "../icons/Icon.tsx"
import { classes } from "../classes.ts"
import { Field, type FieldProps } from "./Field.tsx"
import styles from "./field.module.css"
import { framed, type ControlProps } from "./framed.ts"

type Chosen = { readonly onChoose: (value: string) => void }

/** One of many, by the list that the guest's own machine draws best. */
export const SelectField = (props: FieldProps & ControlProps<"select"> & Chosen) => {
  const {
    frame,
    control: { onChoose, children, ...control },
  } = framed(props)
  return (
    <Field {...frame}>
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
          <Icon name="chevron-down" size={18} />
        </span>
      )}
    </Field>
  )
}
