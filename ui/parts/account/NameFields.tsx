import { TextField } from "../fields/TextField.tsx"
import type { FieldOfText } from "../fields/use-form.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "./account.module.css"

/** The guest's two names, side by side where there is room. */
export const NameFields = ({
  form,
}: {
  readonly form: { readonly text: (path: "firstName" | "lastName") => FieldOfText }
}) => {
  const { t } = useTranslation()
  return (
    <div className={styles["pair"]}>
      <TextField {...form.text("firstName")} autoComplete="given-name" />
      <TextField
        {...form.text("lastName")}
        autoComplete="family-name"
        hint={t("field.lastName.hint")}
      />
    </div>
  )
}
