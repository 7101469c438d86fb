import type { PasswordOwner } from "#core/passwords/guessing-cost.ts"
import type { FieldOfText } from "../fields/use-form.ts"
import type { TranslationKey } from "../../translations/translations.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import { PasswordField } from "./PasswordField.tsx"
import { PasswordStrengthMeter } from "./PasswordStrengthMeter.tsx"

/** What the two fields are called, in the order of the page. */
export const newPasswordLabels = {
  password: "account.newPassword",
  confirmPassword: "account.confirmPassword",
} as const satisfies Record<string, TranslationKey>

type TypedTwice = { readonly password: string; readonly confirmPassword: string }

/** A new password, typed twice, and how strong it is. */
export const NewPasswordFields = ({
  form,
  owner,
}: {
  readonly form: {
    readonly typed: TypedTwice
    readonly text: (path: keyof TypedTwice) => FieldOfText
  }
  readonly owner: PasswordOwner
}) => {
  const { t } = useTranslation()
  return (
    <>
      <PasswordField
        hint={t("account.password.rule")}
        {...form.text("password")}
        autoComplete="new-password"
      />
      <PasswordStrengthMeter password={form.typed.password} owner={owner} />
      <PasswordField {...form.text("confirmPassword")} autoComplete="new-password" />
    </>
  )
}
