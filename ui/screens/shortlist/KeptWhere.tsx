import { Link, useLocation, useRouter } from "@tanstack/react-router"
import { useSyncExternalStore } from "react"
import { Phrase } from "../../parts/Phrase.tsx"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "./shortlist.module.css"

/** Where the saved stays are kept, and how they come to other devices. */
export const KeptWhere = () => {
  const { t } = useTranslation()
  const { session } = useRouter().options.context
  const user = useSyncExternalStore(session.subscribe, session.read, session.read)
  const { href } = useLocation()
  if (user) return <p className={styles["kept"]}>{t("shortlist.kept.account")}</p>
  const logIn = (
    <Link to="/login" search={{ redirect: href }} preload={false}>
      {t("shortlist.kept.logIn")}
    </Link>
  )
  return (
    <p className={styles["kept"]}>
      <Phrase say="shortlist.kept.device" gaps={{ logIn }} />
    </p>
  )
}
