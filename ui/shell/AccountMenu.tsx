import type { User } from "#core/account/account.ts"
import { Link, useRouter } from "@tanstack/react-router"
import { useSelector } from "@xstate/react"
import { useEffect, useRef } from "react"
import { Icon } from "../parts/icons/Icon.tsx"
import { useDismiss } from "../parts/use-dismiss.ts"
import { useIsOpen } from "../parts/use-is-open.ts"
import { useJourney } from "../app/use-journey.ts"
import { useTranslation } from "../translations/use-translation.tsx"
import type { AccountActor } from "../app/account-journeys.ts"
import { JoinedStays } from "./JoinedStays.tsx"
import styles from "./layout.module.css"

const pages = [
  { to: "/account/bookings", says: "header.bookings", icon: "calendar-check" },
  { to: "/shortlist", says: "header.shortlist", icon: "heart" },
  { to: "/account/profile", says: "header.profile", icon: "user-round" },
  { to: "/verification", says: "header.verification", icon: "badge-check" },
] as const

/** The pages of the account, the way out, and what joined it. */
const AccountMenu = ({ user }: { readonly user: User }) => (
  <>
    <Menu user={user} />
    <JoinedStays />
  </>
)

const Menu = ({ user }: { readonly user: User }) => {
  const { t } = useTranslation()
  const menu = useRef<HTMLDetailsElement>(null)
  const isOpen = useIsOpen(menu)
  useDismiss(menu)
  return (
    <details ref={menu} className={styles["language"]}>
      <summary
        className={styles["link"]}
        aria-label={t("header.account", { name: user.firstName })}
      >
        {user.picture ? (
          <img className={styles["face"]} src={user.picture.small} alt="" width={28} height={28} />
        ) : (
          <Icon name="circle-user-round" size={20} />
        )}
        <span className={styles["wide"]}>{user.firstName}</span>
      </summary>
      <ul role="list" className={styles["choices"]}>
        {pages.map(({ to, says, icon }) => (
          <li key={to}>
            <Link to={to} className={styles["choice"]} preload={false}>
              {t(says)}
              <Icon name={icon} size={18} />
            </Link>
          </li>
        ))}
        {isOpen && <SignOut />}
      </ul>
    </details>
  )
}

const SignOut = () => {
  const { account, session } = useRouter().options.context
  const started = useJourney<AccountActor<"session">>({
    begin: () => account?.session({ user: session.read(), wayOn: "/", back: null }),
  })
  return started.state === "started" ? <SignOutOf session={started.actor} /> : null
}

const SignOutOf = ({ session }: { readonly session: AccountActor<"session"> }) => {
  const { t } = useTranslation()
  const router = useRouter()
  const state = useSelector(session, ({ value }) => value)
  useEffect(() => {
    if (state !== "signedOut") return
    router.options.context.session.becomes(null)
    router.clearCache()
    void router.navigate({ to: "/" }).then(() => router.invalidate())
  }, [state, router])
  return (
    <li>
      <button
        type="button"
        className={styles["choice"]}
        onClick={() => session.send({ type: "guest.signedOut" })}
      >
        {t(state === "stillSignedIn" ? "header.stillSignedIn" : "header.signOut")}
        <Icon name="log-out" size={18} />
      </button>
    </li>
  )
}

export default AccountMenu
