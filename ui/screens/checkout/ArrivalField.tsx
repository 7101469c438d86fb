import { arrivalTimesFrom } from "#core/stay/arrival-times.ts"
import { arrivalText } from "../../formats/arrival.ts"
import { SelectField } from "../../parts/fields/SelectField.tsx"
import { useTranslation } from "../../translations/use-translation.tsx"
import { checkoutFields } from "./field-ids.ts"
import type { BookNow } from "./use-book-now.ts"

/** When the guest expects to arrive: not known, unless chosen from the hours after check-in begins. */
export const ArrivalField = ({ form }: { readonly form: BookNow }) => {
  const { t } = useTranslation()
  const { checkInFrom } = form.booking.property.houseRules
  const times = arrivalTimesFrom(checkInFrom)
  return (
    <SelectField
      label={t("checkout.arrival")}
      optional
      hint={t("checkout.arrival.hint", { time: checkInFrom })}
      id={checkoutFields.idOf("arrival")}
      issue={form.issues.issueOf("arrival")}
      value={form.details.arrival ?? ""}
      onChoose={(chosen) => form.type({ arrival: times.find((time) => time === chosen) ?? null })}
    >
      <option value="">{t("checkout.arrival.unknown")}</option>
      {times.map((time) => (
        <option key={time} value={time}>
          {arrivalText(time, t)}
        </option>
      ))}
    </SelectField>
  )
}
