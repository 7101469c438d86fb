import type { Issue } from "#core/kernel/issue.ts"
import type { FieldOfText } from "../fields/use-form.ts"
import { TextField } from "../fields/TextField.tsx"
import { useTranslation } from "../../translations/use-translation.tsx"

/** What is wrong with a one-time code before it is sent: only that it may be missing. */
export const missingCode = (code: string): ReadonlyArray<Issue> =>
  code.trim() === "" ? [{ path: "code", code: "OneTimeCodeMissing" }] : []

/** A code of the guest's app, or a recovery code. */
export const OneTimeCodeField = (field: FieldOfText) => {
  const { t } = useTranslation()
  return (
    <TextField
      hint={t("login.code.hint")}
      {...field}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
    />
  )
}
