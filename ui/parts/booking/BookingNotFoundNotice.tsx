import { Icon } from "../icons/Icon.tsx"
import { EmptyState } from "../EmptyState.tsx"
import { LinkButton } from "../LinkButton.tsx"
import { PageTitle } from "../PageTitle.tsx"
import { useTranslation } from "../../translations/use-translation.tsx"

/** There is no booking at this address, or the visitor may not know about it. */
export const BookingNotFoundNotice = () => {
  const { t } = useTranslation()
  return (
    <>
      <PageTitle title={t("booking.notFound")} />
      <EmptyState
        level="h1"
        icon={<Icon name="search-x" size={28} />}
        heading={t("booking.notFound")}
        action={<LinkButton to="/booking/search">{t("booking.title.search")}</LinkButton>}
      >
        {t("booking.notFound.text")}
      </EmptyState>
    </>
  )
}
