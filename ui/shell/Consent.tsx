import type { SearchAnswer } from "#core/search/search-answer.ts"
import { visitEventsOf } from "#core/visitor/visit-events.ts"
import { useRouter } from "@tanstack/react-router"
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react"
import { Button } from "../parts/Button.tsx"
import { useTranslation } from "../translations/use-translation.tsx"
import styles from "./consent.module.css"
import type { Analytics } from "../app/context.ts"
import { countedStay } from "../app/counted-stay.ts"
import type { Deferred } from "../app/deferred.ts"

const textIn = (value: unknown): string | null => (typeof value === "string" ? value : null)

const senIn = (value: unknown): number | null => {
  const sen = Number(value ?? Number.NaN)
  return Number.isSafeInteger(sen) ? sen : null
}

type Listing = { readonly answer?: { readonly value: Deferred<SearchAnswer> } }

/** The properties that a page lists; none where it lists none, or where they never came. */
const listedIn = async (loaded: unknown): Promise<ReadonlyArray<string>> => {
  const answer = await Promise.resolve((loaded as Listing | undefined)?.answer?.value).catch(
    () => undefined,
  )
  return answer?.stays.map(({ slug }) => slug) ?? []
}

/** Reports each page view after navigation, while the guest agrees. */
const useCounting = (analytics: Analytics, consent: string): void => {
  const router = useRouter()
  const tell = useEffectEvent(async () => {
    const { facts, journeys } = router.options.context
    const { routeId, params, search, loaderData } = router.state.matches.at(-1) ?? {}
    if (!routeId) return
    const asked: Record<string, unknown> = { ...search, ...params }
    const isSale = routeId === "/booking/confirmed"
    const stay = await countedStay(
      {
        slug: textIn(asked["slug"]) ?? textIn(asked["property"]),
        booking: isSale ? textIn(asked["booking"]) : null,
        total: senIn(asked["total"]),
      },
      journeys,
    )
    const listed = routeId === "/properties" ? await listedIn(loaderData) : []
    for (const event of visitEventsOf(facts.origin, routeId, { stay, listed }))
      analytics.tell(event)
  })
  useEffect(() => {
    if (consent !== "agreed") return undefined
    void tell()
    return router.subscribe("onResolved", ({ pathChanged }) => {
      if (pathChanged) void tell()
    })
  }, [consent, router])
}

/** Asks whether visits may be counted; saying no is as easy as saying yes, now and later. */
export const Consent = ({ analytics }: { readonly analytics: Analytics }) => {
  const { t } = useTranslation()
  const consent = useSyncExternalStore(analytics.subscribe, analytics.consent, analytics.consent)
  const [isAsking, setIsAsking] = useState(false)
  useCounting(analytics, consent)
  const decide = (agreed: boolean) => {
    analytics.decide(agreed)
    setIsAsking(false)
  }
  return (
    <>
      <p className={styles["standing"]}>
        {t(`consent.standing.${consent}`)}{" "}
        <button type="button" className={styles["change"]} onClick={() => setIsAsking(true)}>
          {t("consent.change")}
        </button>
      </p>
      {(consent === "unasked" || isAsking) && (
        <section className={styles["banner"]} aria-labelledby="consent-question">
          <h2 id="consent-question">{t("consent.question")}</h2>
          <p>{t("consent.text")}</p>
          <div>
            <Button look="secondary" onClick={() => decide(false)}>
              {t("consent.refuse")}
            </Button>
            <Button look="secondary" onClick={() => decide(true)}>
              {t("consent.agree")}
            </Button>
          </div>
        </section>
      )}
    </>
  )
}
