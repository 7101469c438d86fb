import type { Slug } from "#core/property/property.ts"
import { savedIn } from "#core/shortlist/shortlist.rules.ts"
import type { Shortlist } from "#core/shortlist/shortlist.ts"
import { useRouter } from "@tanstack/react-router"
import { useSyncExternalStore } from "react"

/** What the server knows of a device. */
export const NOTHING_SAVED: Shortlist = []

/** The stays that the guest saved, the latest first, and how to save or remove one. */
export const useSavedStays = () => {
  const { shortlist } = useRouter().options.context
  const marks = useSyncExternalStore(shortlist.subscribe, shortlist.read, () => NOTHING_SAVED)
  const saved: ReadonlyArray<Slug> = savedIn(marks)
  return { saved, mark: shortlist.mark }
}
