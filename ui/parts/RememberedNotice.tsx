import { useTranslation } from "../translations/use-translation.tsx"
import { Notice } from "./Notice.tsx"

/** Notice above cached data while the database is unreachable; nothing above fresh data. */
export const RememberedNotice = ({ of }: { readonly of: { readonly remembered?: true } }) => {
  const { t } = useTranslation()
  if (!of.remembered) return null
  return (
    <Notice tone="warning" said>
      <p>{t("stay.remembered")}</p>
    </Notice>
  )
}
