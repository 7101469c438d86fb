import { Link, useLocation, useRouter } from "@tanstack/react-router"
import { lazy, Suspense, useSyncExternalStore } from "react"
import { Icon } from "../parts/icons/Icon.tsx"
import { useTranslation } from "../translations/use-translation.tsx"
import styles from "./layout.module.css"

const AccountMenu = lazy(() => import("./AccountMenu.tsx"))

/** The way in; for who is in, the menu of the account, which comes by itself. */
export const AccountEntry = () => {
  const { t } = useTranslation()
  const { session } = useRouter().options.context
  const user = useSyncExternalStore(session.subscribe, session.read, session.read)
  const { pathname, href } = useLocation()
  if (user)
    return (
      <Suspense fallback={<Icon name="circle-user-round" className={styles["face"]} />}>
        <AccountMenu key={pathname} user={user} />
      </Suspense>
    )
  return (
    <Link
      to="/login"
      search={{ redirect: href }}
      className={styles["link"]}
      aria-label={t("header.signIn")}
      preload={false}
    >
      <Icon name="circle-user-round" size={20} />
      <span className={styles["entry"]}>{t("header.signIn")}</span>
    </Link>
  )
}
