import type { PasswordOwner } from "#core/passwords/guessing-cost.ts"
import type { TranslationKey } from "../../translations/translations.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import { PasswordField } from "./PasswordField.tsx"
import { PasswordStrength } from "./PasswordStrength.tsx"

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
    readonly field: (path: keyof TypedTwice) => {
      readonly id: string
      readonly issue: string | null
    }
    readonly type: (part: Partial<TypedTwice>) => void
  }
  readonly owner: PasswordOwner
}) => {
  const { t } = useTranslation()
  return (
    <>
      <PasswordField
        label={t(newPasswordLabels.password)}
        hint={t("account.password.rule")}
        {...form.field("password")}
        autoComplete="new-password"
        value={form.typed.password}
        onType={(password) => form.type({ password })}
      />
      <PasswordStrength password={form.typed.password} owner={owner} />
      <PasswordField
        label={t(newPasswordLabels.confirmPassword)}
        {...form.field("confirmPassword")}
        autoComplete="new-password"
        value={form.typed.confirmPassword}
        onType={(confirmPassword) => form.type({ confirmPassword })}
      />
    </>
  )
}
