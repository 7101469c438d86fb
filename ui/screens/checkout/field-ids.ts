import type { GuestDetails } from "#core/people/guest-details.ts"
import { cardLabels } from "../../parts/card/card-fields.ts"
import { formFields } from "../../parts/fields/form-fields.ts"
import type { TranslationKey } from "../../translations/translations.ts"

/** The fields of the checkout in the order of the page, with what they are called. */
const labels = {
  firstName: "checkout.firstName",
  lastName: "checkout.lastName",
  nationality: "checkout.nationality",
  identityNumber: "checkout.identity",
  dateOfBirth: "checkout.birth",
  gender: "checkout.gender",
  roomsOfVisitors: "checkout.roomsOfVisitors",
  email: "checkout.email",
  phone: "checkout.phone",
  address: "checkout.address",
  specialRequests: "checkout.requests",
  arrival: "checkout.arrival",
  ...cardLabels,
} as const satisfies Record<Exclude<keyof GuestDetails, "keptIdentity">, TranslationKey> &
  Record<string, TranslationKey>

/** The fields of the checkout: the guest's details, then the card. */
export const checkoutFields = formFields("checkout", labels)
