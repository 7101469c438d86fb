import { Link, useLocation, useRouter } from "@tanstack/react-router"
import { CircleUserRound } from "lucide-react"
import { lazy, Suspense, useRef, useState, useSyncExternalStore } from "react"
import { useDismiss } from "../parts/use-dismiss.ts"
import { useTranslation } from "../translations/use-translation.tsx"
import styles from "./layout.module.css"

const AccountMenu = lazy(() => import("./AccountMenu.tsx"))

/** The way in, or, for who is in, the menu of the account; what is in it comes when it is opened. */
export const AccountEntry = () => {
  const { t } = useTranslation()
  const { session } = useRouter().options.context
  const user = useSyncExternalStore(session.subscribe, session.read, session.read)
  const { pathname, href } = useLocation()
  if (user) return <Menu key={pathname} picture={user.picture?.small} name={user.firstName} />
  return (
    <Link
      to="/login"
      search={{ redirect: href }}
      className={styles["link"]}
      aria-label={t("header.signIn")}
      preload={false}
    >
      <CircleUserRound size={20} aria-hidden />
      <span className={styles["entry"]}>{t("header.signIn")}</span>
    </Link>
  )
}

const Menu = ({
  picture,
  name,
}: {
  readonly picture: string | undefined
  readonly name: string
}) => {
  const { t } = useTranslation()
  const menu = useRef<HTMLDetailsElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  useDismiss(menu)
  return (
    <details
      ref={menu}
      className={styles["language"]}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className={styles["link"]} aria-label={t("header.account", { name })}>
        {picture ? (
          <img className={styles["face"]} src={picture} alt="" width={28} height={28} />
        ) : (
          <CircleUserRound size={20} aria-hidden />
        )}
        <span className={styles["wide"]}>{name}</span>
      </summary>
      <div className={styles["choices"]}>
        <Suspense>{isOpen && <AccountMenu />}</Suspense>
      </div>
    </details>
  )
}
