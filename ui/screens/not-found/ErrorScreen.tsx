import { useLocation, useRouter, type ErrorComponentProps } from "@tanstack/react-router"
import { useEffect } from "react"
import { ErrorState } from "../../parts/ErrorState.tsx"
import { PageTitle } from "../../parts/PageTitle.tsx"
import { useTranslation } from "../../translations/use-translation.tsx"

const reasons = {
  Unreachable: "error.unreachable",
  PieceMissing: "error.pieceMissing",
} as const

const isKnown = (name: string): name is keyof typeof reasons => name in reasons

/** A page that could not be loaded; trying again loads it again, with its code where that is missing. */
export const ErrorScreen = ({ error, reset }: ErrorComponentProps) => {
  const { t } = useTranslation()
  const router = useRouter()
  const { pathname } = useLocation()
  const name = error instanceof Error && isKnown(error.name) ? error.name : null
  const { release } = router.options.context
  useEffect(() => {
    if (name === "PieceMissing") release.reloadOnceFor(pathname)
  }, [name, release, pathname])
  const retry = () => {
    if (name === "PieceMissing") return window.location.reload()
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
