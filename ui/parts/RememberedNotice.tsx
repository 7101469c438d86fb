import { useTranslation } from "../translations/use-translation.tsx"
import { Notice } from "./Notice.tsx"

/** Above what comes from memory while the database is away; nothing above what is fresh. */
export const RememberedNotice = ({ of }: { readonly of: { readonly remembered?: true } }) => {
  const { t } = useTranslation()
  if (!of.remembered) return null
  return (
    <Notice tone="warning" said>
      <p>{t("stay.remembered")}</p>
    </Notice>
  )
}
