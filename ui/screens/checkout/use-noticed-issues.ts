import type { Issue } from "#core/kernel/issue.ts"
import { cardIssues, type TypedCard } from "#core/payment/card-form.rules.ts"
import { tidyBirthDate } from "#core/people/birth-date-parts.ts"
import type { GuestDetails } from "#core/people/guest-details.ts"
import type { CalendarDate } from "#core/stay/calendar-date.ts"
import { useEffect, useState } from "react"
import { useLeftFields } from "../../parts/fields/use-left-fields.ts"
import { checkoutFields } from "./field-ids.ts"

type Rules = typeof import("#core/people/guest-details.rules.ts")

/** What is in the form. */
type Typed = { readonly details: GuestDetails; readonly card: TypedCard }

/** The rules of a guest's details, which are large, from when a field was left. */
const useRules = (isNeeded: boolean): Rules | null => {
  const [rules, setRules] = useState<Rules | null>(null)
  useEffect(() => {
    if (!isNeeded) return
    // Where they cannot be fetched, Book Now says what is wrong.
    import("#core/people/guest-details.rules.ts").then(setRules, () => undefined)
  }, [isNeeded])
  return rules
}

const textsOf = ({ details, card }: Typed): Readonly<Record<string, unknown>> => ({
  ...details,
  ...Object.fromEntries(Object.entries(card).map(([part, text]) => [`card.${part}`, text])),
})

/**
 * What is wrong with fields that were filled in and left, before Book Now is pressed; it goes as soon
 * as the field is right. A field that is empty may still be filled in.
 */
export const useNoticedIssues = (typed: Typed, today: CalendarDate) => {
  const { left, onBlur } = useLeftFields(checkoutFields)
  const rules = useRules(left.length > 0)
  const texts = textsOf(typed)
  const { details, card } = typed
  const tidied = { ...details, dateOfBirth: tidyBirthDate(details.dateOfBirth) }
  const all: ReadonlyArray<Issue> = [
    ...(rules?.guestDetailsIssues(tidied, today) ?? []),
    ...cardIssues(card, today),
  ]
  const noticed = all.filter(({ path }) => left.includes(path) && texts[path] !== "")
  return {
    onBlur,
    noticedOf: (path: string) => noticed.find((issue) => issue.path === path)?.code ?? null,
  }
}
