import { Link, useRouter } from "@tanstack/react-router"
import { useSelector } from "@xstate/react"
import { BadgeCheck, CalendarCheck, LogOut, UserRound } from "lucide-react"
import { useEffect } from "react"
import { useJourney } from "../screens/checkout/use-journey.ts"
import { useTranslation } from "../translations/use-translation.tsx"
import type { AccountActor } from "./account-journeys.ts"
import styles from "./layout.module.css"

const pages = [
  { to: "/account/bookings", says: "header.bookings", icon: CalendarCheck },
  { to: "/account/profile", says: "header.profile", icon: UserRound },
  { to: "/verification", says: "header.verification", icon: BadgeCheck },
] as const

/** The pages of the account, and the way out. */
const AccountMenu = () => {
  const { t } = useTranslation()
  return (
    <ul role="list">
      {pages.map(({ to, says, icon: Icon }) => (
        <li key={to}>
          <Link to={to} className={styles["choice"]}>
            {t(says)}
            <Icon size={18} aria-hidden />
          </Link>
        </li>
      ))}
      <SignOut />
    </ul>
  )
}

const SignOut = () => {
  const { account, session } = useRouter().options.context
  const started = useJourney<AccountActor<"session">>({
    wish: "",
    begin: () => account?.begin("session", { user: session.read(), wayOn: "/", back: null }),
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
        <LogOut size={18} aria-hidden />
      </button>
    </li>
  )
}

export default AccountMenu
