import { useTranslation } from "../translations/use-translation.tsx"

/** What the browser's tab and a search engine call this page; it changes with the language. */
export const PageTitle = ({
  title,
  description,
  whole = false,
}: {
  readonly title: string
  readonly description?: string
  /** Shows the title without the product's name after it. */
  readonly whole?: boolean
}) => {
  const { t } = useTranslation()
  return (
    <>
      <title>{whole ? title : t("page.title", { page: title })}</title>
      {description !== undefined && <meta name="description" content={description} />}
    </>
  )
}
