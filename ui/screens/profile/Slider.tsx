import { useId } from "react"
import fieldStyles from "../../parts/fields/field.module.css"
import ownStyles from "./profile.module.css"

const STEPS = 100

/** A share from 0 to 1, by pointer or by arrow keys. */
export const Slider = ({
  label,
  value,
  onChange,
}: {
  readonly label: string
  readonly value: number
  readonly onChange: (value: number) => void
}) => {
  const id = useId()
  return (
    <div className={fieldStyles["field"]}>
      <label htmlFor={id} className={fieldStyles["label"]}>
        {label}
      </label>
      <input
        id={id}
        className={ownStyles["slider"]}
        type="range"
        min={0}
        max={STEPS}
        value={Math.round(value * STEPS)}
        onChange={({ target }) => onChange(target.valueAsNumber / STEPS)}
      />
    </div>
  )
}
