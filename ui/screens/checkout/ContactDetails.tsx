import { LazyPhoneField } from "../../parts/fields/LazyPhoneField.tsx"
import { TextArea, TextField } from "../../parts/fields/TextField.tsx"
import { useTranslation } from "../../translations/use-translation.tsx"
import pairStyles from "../../parts/fields/pair.module.css"
import { checkoutFields } from "./field-ids.ts"
import { FormSection } from "./FormSection.tsx"
import type { BookNow } from "./use-book-now.ts"

/** How the guest is reached; the phone field's countries come by themselves when they are there. */
export const ContactDetails = ({ form }: { readonly form: BookNow }) => {
  const { t } = useTranslation()
  const { details, issues, type } = form
  const field = (path: string) => ({ id: checkoutFields.idOf(path), issue: issues.issueOf(path) })
  const phone = {
    label: t("checkout.phone"),
    ...field("phone"),
    value: details.phone,
    onType: (text: string) => type({ phone: text }),
  }
  return (
    <FormSection heading={t("checkout.contact")} lead={t("checkout.contact.lead")}>
      <div className={pairStyles["pair"]}>
        <TextField
          label={t("checkout.email")}
          {...field("email")}
          type="email"
          autoComplete="email"
          spellCheck={false}
          value={details.email}
          onType={(email) => type({ email })}
        />
        <LazyPhoneField {...phone} />
      </div>
      <TextArea
        label={t("checkout.address")}
        optional
        {...field("address")}
        rows={2}
        autoComplete="street-address"
        value={details.address}
        onType={(address) => type({ address })}
      />
    </FormSection>
  )
}
