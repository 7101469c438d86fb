import { useId } from "react"
import { Icon } from "../icons/Icon.tsx"
import { useTranslation } from "../../translations/use-translation.tsx"
import { Button } from "../Button.tsx"
import styles from "./stepper.module.css"

export type StepperProps = {
  readonly label: string
  /** A shorter label, where the text beside it says the rest. */
  readonly shown?: string
  readonly hint?: string
  /** The name under which a form sends the number. */
  readonly name?: string
  readonly value: number
  readonly min: number
  readonly max: number
  readonly onChange: (value: number) => void
}

/** A whole number by two buttons or by typing; it never leaves its bounds. */
export const Stepper = ({ label, shown, hint, name, value, min, max, onChange }: StepperProps) => {
  const { t } = useTranslation()
  const id = useId()
  const step = (to: number) => onChange(Math.min(max, Math.max(min, Math.round(to))))
  return (
    <div className={styles["stepper"]}>
      <label className={styles["name"]} htmlFor={id}>
        <b>{shown ?? label}</b>
        {hint && <small>{hint}</small>}
      </label>
      <Button
        look="secondary"
        size="icon"
        aria-label={t("action.fewer", { what: label })}
        disabled={value <= min}
        onClick={() => step(value - 1)}
      >
        <Icon name="minus" size={18} />
      </Button>
      <input
        id={id}
        aria-label={shown && label}
        className={styles["count"]}
        type="number"
        inputMode="numeric"
        name={name}
        min={min}
        max={max}
        value={value}
        onChange={({ target }) => {
          if (Number.isFinite(target.valueAsNumber)) step(target.valueAsNumber)
        }}
      />
      <Button
        look="secondary"
        size="icon"
        aria-label={t("action.more", { what: label })}
        disabled={value >= max}
        onClick={() => step(value + 1)}
      >
        <Icon name="plus" size={18} />
      </Button>
    </div>
  )
}
