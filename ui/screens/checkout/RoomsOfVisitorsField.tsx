import { visitorRoomChoices } from "#core/checkout/visitor-room-choices.ts"
import { taxedRoomsOf } from "#core/pricing/quote-for-residency.ts"
import { SelectField } from "../../parts/fields/SelectField.tsx"
import { useTranslation } from "../../translations/use-translation.tsx"
import { checkoutFields } from "./field-ids.ts"
import type { BookNow } from "./use-book-now.ts"

/** In how many rooms visitors sleep, whom tourism tax is due for; nothing where only one answer can be. */
export const RoomsOfVisitorsField = ({ form }: { readonly form: BookNow }) => {
  const { t } = useTranslation()
  const choices = visitorRoomChoices(form.booking, form.details)
  if (choices.length === 0) return null
  return (
    <SelectField
      label={t("checkout.roomsOfVisitors")}
      optional
      hint={t("checkout.roomsOfVisitors.hint")}
      id={checkoutFields.idOf("roomsOfVisitors")}
      issue={form.issues.issueOf("roomsOfVisitors")}
      value={`${taxedRoomsOf(form.quote)}`}
      onChoose={(chosen) => form.type({ roomsOfVisitors: Number(chosen) })}
    >
      {choices.map((some) => (
        <option key={some} value={some}>
          {some === 0
            ? t("checkout.roomsOfVisitors.none")
            : t("checkout.roomsOfVisitors.some", { some, rooms: form.quote.rooms })}
        </option>
      ))}
    </SelectField>
  )
}
