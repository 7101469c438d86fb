import type { Language } from "#core/kernel/localised.ts"
import type { ProvidersForm, ShownForm } from "#core/payment/provider-form.ts"
import { useRouter } from "@tanstack/react-router"
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react"
import { ErrorState } from "../ErrorState.tsx"
import { LoadingSaid, Skeleton } from "../Skeleton.tsx"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "./card.module.css"
import { lookAt } from "./form-look.ts"

type Needs = {
  readonly provider: ProvidersForm<HTMLElement>
  readonly amount: number
  readonly isToBeKept: boolean
  readonly language: Language
  readonly theme: string | null
}

type Standing = "loading" | "shown" | "unreachable"

/** Mounts the provider's form once and updates it when the price or the theme changes. */
const useProvidersForm = ({ provider, amount, isToBeKept, language, theme }: Needs) => {
  const place = useRef<HTMLDivElement>(null)
  const shown = useRef<ShownForm | null>(null)
  const [standing, setStanding] = useState<Standing>("loading")
  const [attempts, setAttempts] = useState(0)

  const showAt = useEffectEvent((at: HTMLElement) =>
    provider.show(at, amount, lookAt(at, language)),
  )
  useEffect(() => {
    let isGone = false
    const begin = async (at: HTMLElement) => {
      const form = await showAt(at)
      if ("failed" in form) return isGone || setStanding("unreachable")
      if (isGone) return form.hide()
      shown.current = form
      setStanding("shown")
    }
    if (place.current) void begin(place.current)
    return () => {
      isGone = true
      shown.current?.hide()
      shown.current = null
    }
  }, [provider, language, attempts])

  useEffect(() => {
    if (place.current) shown.current?.change(amount, lookAt(place.current, language), isToBeKept)
  }, [amount, isToBeKept, theme, standing, language])

  const retry = () => {
    setStanding("loading")
    setAttempts((before) => before + 1)
  }
  return { place, standing, retry }
}

/** The card form of the payment provider, in a frame of its own. */
export const ProvidersCard = ({
  provider,
  amount,
  isToBeKept = false,
}: {
  readonly provider: ProvidersForm<HTMLElement>
  readonly amount: number
  readonly isToBeKept?: boolean
}) => {
  const { t, language } = useTranslation()
  const { preferences } = useRouter().options.context
  const themeNow = () => preferences.read().theme
  const theme = useSyncExternalStore(preferences.subscribe, themeNow, themeNow)
  const { place, standing, retry } = useProvidersForm({
    provider,
    amount,
    isToBeKept,
    language,
    theme,
  })
  return (
    <>
      {standing === "unreachable" && (
        <ErrorState reason={t("checkout.card.unreachable")} onRetry={retry} />
      )}
      {standing === "loading" && (
        <>
          <LoadingSaid />
          <Skeleton height="11rem" radius="var(--radius-2)" />
        </>
      )}
      <div ref={place} className={styles["providersCard"]} hidden={standing === "unreachable"} />
    </>
  )
}
