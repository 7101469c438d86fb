import { useRouter } from "@tanstack/react-router"
import { Suspense, useEffect, useState } from "react"
import { optionalPart } from "../parts/optional-part.ts"
import type { Analytics } from "../app/context.ts"

/** Fetched only where visits are counted at all; without it nothing is counted. */
const Consent = optionalPart(
  async () => (await import("./Consent.tsx")).Consent,
  () => null,
)

/** Asks for consent to visit statistics, once the page and its texts are loaded. */
export const VisitCounting = () => {
  const { analytics, completeWords } = useRouter().options.context
  const [ready, setReady] = useState<Analytics | null>(null)
  useEffect(() => {
    if (!analytics) return
    void Promise.all([analytics(), completeWords()]).then(
      ([counting]) => setReady(() => counting),
      () => {},
    )
  }, [analytics, completeWords])
  return (
    ready && (
      <Suspense>
        <Consent analytics={ready} />
      </Suspense>
    )
  )
}
