import type { Issue } from "#core/kernel/issue.ts"
import type { GuestDetails } from "#core/people/guest-details.ts"
import type { TranslationKey } from "../../translations/translations.ts"

/** The fields of the checkout in the order of the page, with what they are called. */
const labels = {
  firstName: "checkout.firstName",
  lastName: "checkout.lastName",
  nationality: "checkout.nationality",
  identityNumber: "checkout.identity",
  dateOfBirth: "checkout.birth",
  gender: "checkout.gender",
  email: "checkout.email",
  phone: "checkout.phone",
  address: "checkout.address",
  specialRequests: "checkout.requests",
  arrival: "checkout.arrival",
  "card.number": "checkout.card.number",
  "card.expiry": "checkout.card.expiry",
  "card.cvc": "checkout.card.cvc",
  "card.holder": "checkout.card.holder",
} as const satisfies Record<keyof GuestDetails, TranslationKey> & Record<string, TranslationKey>
const labelOf: Readonly<Record<string, TranslationKey>> = labels
const pageOrder = Object.keys(labels)

/** What a field is called; null for what is no field of the form. */
export const fieldLabelOf = (path: string): TranslationKey | null => labelOf[path] ?? null

/** The id under which the control of a field is found. */
export const fieldIdOf = (path: string): string => `checkout-${path.replace(".", "-")}`

const placeOf = (path: string): number => {
  const place = pageOrder.indexOf(path)
  return place === -1 ? pageOrder.length : place
}

/** Issues as the guest meets them going down the page. */
export const inPageOrder = (issues: ReadonlyArray<Issue>): ReadonlyArray<Issue> =>
  issues.toSorted((left, right) => placeOf(left.path) - placeOf(right.path))
