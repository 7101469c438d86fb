import { Link } from "@tanstack/react-router"
import { Icon } from "../parts/icons/Icon.tsx"
import { classes } from "../parts/classes.ts"
import { AccountEntry } from "./AccountEntry.tsx"
import { useTranslation } from "../translations/use-translation.tsx"
import { LanguageSwitch } from "./LanguageSwitch.tsx"
import styles from "./layout.module.css"
import { Logo } from "./Logo.tsx"
import { SavedLink } from "./SavedLink.tsx"
import { ThemeSwitch } from "./ThemeSwitch.tsx"

/** Where to go from anywhere, and how the pages look and speak. */
export const Header = () => {
  const { t } = useTranslation()
  return (
    <header className={styles["header"]}>
      <div className={styles["bar"]}>
        <Link to="/" className={styles["logo"]} aria-label={t("header.home")}>
          <Logo />
          <span aria-hidden>{t("brand.name")}</span>
        </Link>
        <nav className={styles["links"]} aria-label={t("header.main")}>
          <Link to="/properties" className={classes(styles["link"], styles["roomy"])}>
            {t("header.stays")}
          </Link>
          <SavedLink />
          <Link
            to="/booking/search"
            className={styles["link"]}
            aria-label={t("header.findBooking")}
          >
            <Icon name="ticket-check" size={20} />
            <span className={styles["wide"]}>{t("header.findBooking")}</span>
          </Link>
        </nav>
        <LanguageSwitch />
        <ThemeSwitch />
        <AccountEntry />
      </div>
    </header>
  )
}
