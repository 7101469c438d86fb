import type { Loaded } from "../../inventory-files/loading.ts"
import { notBlockedWords } from "./inventory-blocks.ts"
import { inNumber } from "../operator/in-number.ts"

type Say = (line: string) => void

/** At most so many properties without an email are listed by name; the others are counted. */
const MOST_NAMED = 5

/** Reports the properties that get no emails about their bookings. */
export const printUnreached = ({ unreached = [] }: Loaded, say: Say): void => {
  for (const property of unreached.slice(0, MOST_NAMED))
    say(`${property}: no email in its contacts: nobody there hears of its bookings`)
  const more = unreached.length - MOST_NAMED
  if (more > 0) say(`and ${inNumber(more, "more property", "more properties")} without an email`)
}

/** Says what became of a file: what was refused, what could not be done, and at last the counts. */
export const printLoaded = (loaded: Loaded, say: Say): void => {
  for (const { line, reasons } of loaded.refused) say(`line ${line}: ${reasons.join("; ")}`)
  for (const { property, kind, date, taken, units } of loaded.crowded ?? [])
    say(
      `${property}: ${kind} on ${date}: ${inNumber(taken, "room is", "rooms are")} sold, held or blocked, but there ${units === 1 ? "is" : "are"} only ${units} from now on`,
    )
  for (const night of loaded.notBlocked ?? []) say(`${night.property}: ${notBlockedWords(night)}`)
  say(
    `${loaded.added} added, ${loaded.changed} changed, ${loaded.unchanged} unchanged, ` +
      `${loaded.refused.length} refused`,
  )
}
