import type { ReactNode } from "react"
import styles from "./field.module.css"

/** One thing to agree to, with a line below its name; the line is read out with it. */
export const CheckField = ({
  name,
  hint,
  value,
  onCheck,
}: {
  readonly name: ReactNode
  readonly hint?: ReactNode
  readonly value: boolean
  readonly onCheck: (value: boolean) => void
}) => (
  <label className={styles["choice"]}>
    <input
      type="checkbox"
      checked={value}
      onChange={({ target: { checked } }) => onCheck(checked)}
    />
    <span>
      <b>{name}</b>
      {hint && <small>{hint}</small>}
    </span>
  </label>
)
