import { Outlet, useRouter } from "@tanstack/react-router"
import { SkipLink } from "../parts/SkipLink.tsx"
import { useTranslation } from "../translations/use-translation.tsx"
import { Demonstration } from "./Demonstration.tsx"
import { Footer } from "./Footer.tsx"
import { Header } from "./Header.tsx"
import styles from "./layout.module.css"
import { OfflineBanner } from "./OfflineBanner.tsx"
import { Update } from "./Update.tsx"

/** Header, page, footer; the first stop of the Tab key skips to the page. */
export const Layout = () => {
  const { t } = useTranslation()
  const { demonstration } = useRouter().options.context.facts
  return (
    <div className={styles["page"]}>
      <SkipLink to="main">{t("header.skip")}</SkipLink>
      {demonstration && <Demonstration />}
      <Header />
      <OfflineBanner />
      <main id="main" className={styles["main"]} tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <Update />
    </div>
  )
}
