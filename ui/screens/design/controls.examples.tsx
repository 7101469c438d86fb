import { useState } from "react"
import { Icon } from "../../parts/icons/Icon.tsx"
import { iconNames } from "../../parts/icons/icon-names.ts"
import { Button, type ButtonLook } from "../../parts/Button.tsx"
import { Dialog } from "../../parts/Dialog.tsx"
import { ChoiceField } from "../../parts/fields/ChoiceField.tsx"
import { Select } from "../../parts/fields/Select.tsx"
import { SelectField } from "../../parts/fields/SelectField.tsx"
import { Stepper } from "../../parts/fields/Stepper.tsx"
import { LinkButton } from "../../parts/LinkButton.tsx"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "./design.module.css"
import type { Example } from "./example.ts"

const looks = ["primary", "secondary", "quiet", "danger"] as const

const buttonIn = (look: NonNullable<ButtonLook["look"]>, disabled: boolean): Example => ({
  part: "Button",
  state: disabled ? `${look}, disabled` : look,
  Draw: () => {
    const { t } = useTranslation()
    return (
      <Button look={look} disabled={disabled}>
        {t("search.action")}
      </Button>
    )
  },
})

const Large = () => {
  const { t } = useTranslation()
  return <Button size="large">{t("property.reserve")}</Button>
}

const Wide = () => {
  const { t } = useTranslation()
  return <Button wide>{t("checkout.book")}</Button>
}

const IconAlone = () => {
  const { t } = useTranslation()
  return (
    <Button look="secondary" size="icon" aria-label={t("action.close")}>
      <Icon name="heart" size={20} />
    </Button>
  )
}

const AllIcons = () => (
  <span className={styles["icons"]}>
    {iconNames.map((name) => (
      <Icon key={name} name={name} size={20} />
    ))}
  </span>
)

const Linked = () => {
  const { t } = useTranslation()
  return (
    <LinkButton to="/properties" look="secondary">
      {t("header.stays")}
    </LinkButton>
  )
}

const Opened = ({ wide = false }: { readonly wide?: boolean }) => {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button look="secondary" onClick={() => setIsOpen(true)}>
        {t("checkout.cancel")}
      </Button>
      {isOpen && (
        <Dialog title={t("checkout.cancel")} wide={wide} onClose={() => setIsOpen(false)}>
          <p>{t("checkout.cancel.never")}</p>
        </Dialog>
      )}
    </>
  )
}

const SteppedFrom = ({ from, max = 4 }: { readonly from: number; readonly max?: number }) => {
  const { t } = useTranslation()
  const [value, setValue] = useState(from)
  return (
    <Stepper label={t("search.party.adults")} value={value} min={1} max={max} onChange={setValue} />
  )
}

const Chosen = ({ first, issue }: { readonly first: "female" | null; readonly issue?: string }) => {
  const { t } = useTranslation()
  const [value, setValue] = useState<"female" | "male" | null>(first)
  return (
    <ChoiceField
      label={t("checkout.gender")}
      name={`design-gender-${first ?? "none"}-${issue ?? ""}`}
      value={value}
      issue={value === null ? issue : null}
      choices={(["female", "male"] as const).map((one) => ({
        value: one,
        name: t(`checkout.gender.${one}`),
      }))}
      onChoose={setValue}
    />
  )
}

const Orders = () => {
  const { t } = useTranslation()
  return (["priceLowToHigh", "priceHighToLow", "ratings"] as const).map((order) => (
    <option key={order} value={order}>
      {t(`sort.${order}`)}
    </option>
  ))
}

const Selected = ({ disabled = false }: { readonly disabled?: boolean }) => {
  const { t } = useTranslation()
  const [value, setValue] = useState("ratings")
  return (
    <SelectField label={t("sort.label")} value={value} disabled={disabled} onChoose={setValue}>
      <Orders />
    </SelectField>
  )
}

const Round = () => {
  const { t } = useTranslation()
  return (
    <Select aria-label={t("sort.label")} defaultValue="ratings">
      <Orders />
    </Select>
  )
}

/** What guests press, choose from and open. */
export const controlExamples: ReadonlyArray<Example> = [
  { part: "Icon", state: "each of them", Draw: AllIcons },
  {
    part: "Icon",
    state: "filled",
    Draw: () => <Icon name="star" size={20} fill="currentColor" strokeWidth={0} />,
  },
  ...looks.map((look) => buttonIn(look, false)),
  ...looks.map((look) => buttonIn(look, true)),
  { part: "Button", state: "large", Draw: Large },
  { part: "Button", state: "an icon alone", Draw: IconAlone },
  { part: "Button", state: "wide", Draw: Wide },
  { part: "LinkButton", state: "secondary", Draw: Linked },
  { part: "Dialog", state: "opens", Draw: () => <Opened /> },
  { part: "Dialog", state: "opens wide", Draw: () => <Opened wide /> },
  { part: "Stepper", state: "at its least", Draw: () => <SteppedFrom from={1} /> },
  { part: "Stepper", state: "between", Draw: () => <SteppedFrom from={2} /> },
  { part: "Stepper", state: "at its most", Draw: () => <SteppedFrom from={4} /> },
  { part: "ChoiceField", state: "nothing chosen", Draw: () => <Chosen first={null} /> },
  { part: "ChoiceField", state: "chosen", Draw: () => <Chosen first="female" /> },
  {
    part: "ChoiceField",
    state: "with an issue",
    Draw: () => <Chosen first={null} issue="GenderMissing" />,
  },
  { part: "Select", state: "without a field", Draw: Round },
  { part: "SelectField", state: "chosen", Draw: () => <Selected /> },
  { part: "SelectField", state: "disabled", Draw: () => <Selected disabled /> },
]
