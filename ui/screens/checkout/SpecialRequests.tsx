import { TextArea } from "../../parts/fields/TextField.tsx"
import { useTranslation } from "../../translations/use-translation.tsx"
import { ArrivalField } from "./ArrivalField.tsx"
import { checkoutFields } from "./field-ids.ts"
import { FormSection } from "./FormSection.tsx"
import type { BookNow } from "./use-book-now.ts"

/** Special requests, which are not guaranteed, and the estimated arrival time. */
export const SpecialRequests = ({ form }: { readonly form: BookNow }) => {
  const { t } = useTranslation()
  return (
    <FormSection heading={t("checkout.requests")}>
      <TextArea
        label={t("checkout.requests")}
        optional
        hint={t("checkout.requests.hint")}
        id={checkoutFields.idOf("specialRequests")}
        issue={form.issues.issueOf("specialRequests")}
        value={form.details.specialRequests}
        onType={(specialRequests) => form.type({ specialRequests })}
      />
      <ArrivalField form={form} />
    </FormSection>
  )
}
