import type { Suggestion } from "#core/search/home-page.ts"
import { useRouter } from "@tanstack/react-router"
import { useEffect, useState } from "react"

/** What the list under the destination field shows for the text typed so far. */
export type Suggestions =
  | { readonly kind: "found"; readonly places: ReadonlyArray<Suggestion> }
  | { readonly kind: "unreachable" }

/** A guest who types on is not asked about every letter. */
const PAUSE_MS = 120

/**
 * Places by any of their names, once the guest pauses; popular ones before anything is typed. A late
 * answer to an old text is dropped.
 */
export const useSuggestions = (text: string, isWanted: boolean): Suggestions | null => {
  const { pages } = useRouter().options.context
  const [answer, setAnswer] = useState<{ text: string; suggestions: Suggestions } | null>(null)
  const asked = text.trim()
  useEffect(() => {
    if (!isWanted) return undefined
    let isStale = false
    const answered = async () => {
      const reply = await pages.suggest(asked)
      const suggestions: Suggestions =
        "ok" in reply ? { kind: "found", places: reply.ok } : { kind: "unreachable" }
      if (!isStale) setAnswer({ text: asked, suggestions })
    }
    const timer = setTimeout(answered, asked === "" ? 0 : PAUSE_MS)
    return () => {
      isStale = true
      clearTimeout(timer)
    }
  }, [asked, isWanted, pages])
  return answer && (answer.text === "") === (asked === "") ? answer.suggestions : null
}
