import { useRouter } from "@tanstack/react-router"
import { useEffect, useState } from "react"
import { Consent } from "./Consent.tsx"
import type { Analytics } from "./context.ts"

/** The question whether visits may be counted, once the page stands and has its words. */
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
  return ready && <Consent analytics={ready} />
}
