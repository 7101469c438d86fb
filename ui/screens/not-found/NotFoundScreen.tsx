import { useLocation } from "@tanstack/react-router"
import { Icon } from "../../parts/icons/Icon.tsx"
import { LinkButton } from "../../parts/LinkButton.tsx"
import { EmptyState } from "../../parts/EmptyState.tsx"
import { PageTitle } from "../../parts/PageTitle.tsx"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "./not-found.module.css"

/** Shown where there is no page at the address. */
export const NotFoundScreen = () => {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  return (
    <div className={styles["screen"]}>
      <PageTitle title={t("notFound.heading")} />
      <EmptyState
        level="h1"
        icon={<Icon name="compass" size={28} />}
        heading={t("notFound.heading")}
        action={
          <>
            <p className={styles["path"]}>{t("notFound.path", { path: pathname })}</p>
            <LinkButton to="/" resetScroll>
              {t("notFound.action.home")}
            </LinkButton>
          </>
        }
      >
        {t("notFound.text")}
      </EmptyState>
    </div>
  )
}
