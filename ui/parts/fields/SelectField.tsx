import { Field, type FieldProps } from "./Field.tsx"
import styles from "./field.module.css"
import { framed, type ControlProps } from "./framed.ts"
import { Select } from "./Select.tsx"

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
        <Select
          {...control}
          {...ties}
          className={styles["control"]}
          onChange={({ target }) => onChoose(target.value)}
        >
          {children}
        </Select>
      )}
    </Field>
  )
}
