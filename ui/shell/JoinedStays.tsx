import { Link, useLocation, useRouter } from "@tanstack/react-router"
import { useEffect, useState } from "react"
import { Icon } from "../parts/icons/Icon.tsx"
import { Button } from "../parts/Button.tsx"
import { forgetJoined, joinedIn } from "../app/joined-stays.ts"
import { useTranslation } from "../translations/use-translation.tsx"
import styles from "./joined-stays.module.css"

/** Pages that a guest only passes on the way in: nothing is told there. */
const PASSED = /^\/(login|register)$/
const MY_BOOKINGS = "/account/bookings"

/**
 * Says once, on the page that the guest goes on to, how many stays joined the account. It lies over
 * the page, so that nothing moves, until the guest closes it or goes to another page.
 */
export const JoinedStays = () => {
  const { drafts } = useRouter().options.context
  const { pathname } = useLocation()
  const count = joinedIn(drafts)
  return PASSED.test(pathname) ? null : <Told key={pathname} count={count} />
}

const Told = ({ count }: { readonly count: number }) => {
  const { drafts, completeWords } = useRouter().options.context
  const [told, setTold] = useState(0)
  useEffect(() => {
    if (count === 0) return
    let isHere = true
    const tell = () => {
      if (!isHere) return
      setTold(count)
      forgetJoined(drafts)
    }
    // A page that is a document of its own comes without these words.
    void completeWords().then(tell, () => {})
    return () => void (isHere = false)
  }, [count, drafts, completeWords])
  const close = () => {
    setTold(0)
    document.getElementById("main")?.focus({ preventScroll: true })
  }
  return (
    // The status is there before its text, so that the text is announced.
    <div role="status" className={styles["place"]}>
      {told > 0 && <News count={told} onClose={close} />}
    </div>
  )
}

const News = ({ count, onClose }: { readonly count: number; readonly onClose: () => void }) => {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  return (
    <div className={styles["news"]}>
      <Icon name="calendar-check" size={20} />
      <p>
        {t("joined.text", { count })}{" "}
        {pathname !== MY_BOOKINGS && (
          <Link to={MY_BOOKINGS} preload={false}>
            {t("joined.link")}
          </Link>
        )}
      </p>
      <Button look="quiet" size="icon" aria-label={t("action.close")} onClick={onClose}>
        <Icon name="x" size={20} />
      </Button>
    </div>
  )
}
