import { useState } from "react"
import { CheckField } from "../../parts/fields/CheckField.tsx"
import { Flag } from "../../parts/fields/Flag.tsx"
import { IssueSummary } from "../../parts/fields/IssueSummary.tsx"
import { LazyPhoneField } from "../../parts/fields/LazyPhoneField.tsx"
import { TextArea, TextField } from "../../parts/fields/TextField.tsx"
import { BirthDateField } from "../../parts/guest/BirthDateField.tsx"
import { useTranslation } from "../../translations/use-translation.tsx"
import type { Example } from "./example.ts"

const ADDRESS = "12, Jalan Nilam\n75000 Melaka"

type Text = {
  readonly typed?: string
  readonly issue?: string
  readonly hinted?: boolean
  readonly disabled?: boolean
}

const Line = ({ typed = "", issue, hinted = false, disabled = false }: Text) => {
  const { t } = useTranslation()
  const [value, setValue] = useState(typed)
  return (
    <TextField
      label={t("checkout.lastName")}
      hint={hinted ? t("field.lastName.hint") : undefined}
      issue={issue}
      disabled={disabled}
      value={value}
      onType={setValue}
    />
  )
}

const Lines = ({ typed = "", issue }: Text) => {
  const { t } = useTranslation()
  const [value, setValue] = useState(typed)
  return (
    <TextArea
      label={t("checkout.address")}
      optional
      issue={issue}
      value={value}
      onType={setValue}
    />
  )
}

const Check = ({ checked = false }: { readonly checked?: boolean }) => {
  const { t } = useTranslation()
  const [value, setValue] = useState(checked)
  return (
    <CheckField
      name={t("checkout.card.keep")}
      hint={t("checkout.card.keep.hint")}
      value={value}
      onCheck={setValue}
    />
  )
}

const Phone = ({ typed = "", issue }: Text) => {
  const { t } = useTranslation()
  const [value, setValue] = useState(typed)
  const id = `design-phone-${issue ?? typed}`
  return (
    <LazyPhoneField
      label={t("checkout.phone")}
      id={id}
      issue={issue ?? null}
      value={value}
      onType={setValue}
    />
  )
}

const BirthDate = ({ typed = "", issue }: Text) => {
  const [value, setValue] = useState(typed)
  return (
    <BirthDateField
      id={`design-birth-${issue ?? typed}`}
      issue={issue ?? null}
      typed={value}
      onType={setValue}
    />
  )
}

const Issues = () => (
  <IssueSummary
    form={{
      issues: [
        { path: "lastName", code: "NameMissing" },
        { path: "phone", code: "PhoneMissing" },
      ],
      labelOf: (path) => (path === "phone" ? "checkout.phone" : "checkout.lastName"),
      idOf: (path) => `design-${path}`,
    }}
  />
)

/** Where guests type. */
export const fieldExamples: ReadonlyArray<Example> = [
  { part: "CheckField", state: "unchecked", Draw: () => <Check /> },
  { part: "CheckField", state: "checked", Draw: () => <Check checked /> },
  { part: "TextField", state: "empty", Draw: () => <Line /> },
  { part: "TextField", state: "with a hint", Draw: () => <Line hinted /> },
  { part: "TextField", state: "typed", Draw: () => <Line typed="binti Rahman" /> },
  {
    part: "TextField",
    state: "with an issue and a hint",
    Draw: () => <Line hinted issue="NameMissing" />,
  },
  { part: "TextField", state: "disabled", Draw: () => <Line typed="Tan" disabled /> },
  { part: "TextArea", state: "optional", Draw: () => <Lines /> },
  {
    part: "TextArea",
    state: "typed",
    Draw: () => <Lines typed={ADDRESS} />,
  },
  { part: "TextArea", state: "with an issue", Draw: () => <Lines issue="TextTooLong" /> },
  { part: "LazyPhoneField", state: "empty", Draw: () => <Phone /> },
  { part: "LazyPhoneField", state: "typed", Draw: () => <Phone typed="+60123456789" /> },
  { part: "LazyPhoneField", state: "with an issue", Draw: () => <Phone issue="PhoneMissing" /> },
  { part: "BirthDateField", state: "empty", Draw: () => <BirthDate /> },
  { part: "BirthDateField", state: "typed", Draw: () => <BirthDate typed="1990-05-12" /> },
  {
    part: "BirthDateField",
    state: "with an issue",
    Draw: () => <BirthDate issue="BornInTheFuture" />,
  },
  { part: "IssueSummary", state: "two issues", wide: true, Draw: Issues },
  { part: "Flag", state: "known", Draw: () => <Flag country="MY" /> },
  { part: "Flag", state: "unknown", Draw: () => <Flag country="ZZ" /> },
]
