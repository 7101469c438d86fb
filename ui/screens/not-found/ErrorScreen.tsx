import { useLocation, useRouter, type ErrorComponentProps } from "@tanstack/react-router"
import { useEffect, useState } from "react"
import { ErrorState } from "../../parts/ErrorState.tsx"
import { PageTitle } from "../../parts/PageTitle.tsx"
import { useTranslation } from "../../translations/use-translation.tsx"

const reasons = {
  Unreachable: "error.unreachable",
  PieceMissing: "error.pieceMissing",
} as const

const isKnown = (name: string): name is keyof typeof reasons => name in reasons

/**
 * A page that could not be loaded; trying again loads it again, with its code where that is missing.
 * While the site does not answer the page stays, as the browser's own error page would lose it.
 */
export const ErrorScreen = ({ error, reset }: ErrorComponentProps) => {
  const { t } = useTranslation()
  const router = useRouter()
  const { pathname } = useLocation()
  const [isAway, setIsAway] = useState(false)
  const known = error instanceof Error && isKnown(error.name) ? error.name : null
  const name = known === "PieceMissing" && isAway ? "Unreachable" : known
  const { release } = router.options.context
  useEffect(() => {
    if (known !== "PieceMissing") return
    void release.isReachable().then((isReachable) => {
      setIsAway(!isReachable)
      if (isReachable) release.reloadOnceFor(pathname)
    })
  }, [known, release, pathname])
  const retry = () => {
    if (known === "PieceMissing")
      return void release.isReachable().then((isReachable) => {
        setIsAway(!isReachable)
        if (isReachable) window.location.reload()
      })
    reset()
    void router.invalidate()
  }
  return (
    <>
      <PageTitle title={t("error.title")} />
      <ErrorState
        level="h1"
        reason={t(name ? reasons[name] : "error.unforeseen")}
        onRetry={retry}
      />
    </>
  )
}
