import type { Accounts } from "#core/account/accounts.port.ts"
import type { Authenticator } from "#core/account/authenticator.port.ts"
import type { IdentityWindow } from "#core/account/identity-window.port.ts"
import type { OutsideIdentity } from "#core/account/identity.port.ts"
import type { Passkeys } from "#core/account/passkeys.port.ts"
import type { Profiles } from "#core/account/profiles.port.ts"
import type { Sessions } from "#core/account/sessions.port.ts"
import type { Shortlists } from "#core/account/shortlists.port.ts"
import type { Verifications } from "#core/account/verifications.port.ts"
import type { Bookings } from "#core/booking/bookings.port.ts"
import type { ManagedBookings } from "#core/managing/managed-bookings.port.ts"
import type { Inquiries } from "#core/contact/inquiries.port.ts"
import type { Messages } from "#core/messages/messages.port.ts"
import type { Reviews } from "#core/reviews/reviews.port.ts"
import type { CardPayments } from "#core/payment/card-payments.port.ts"
import type { Properties } from "#core/search/properties.port.ts"
import type { VisitorCountry } from "#core/visitor/visitor-country.port.ts"
import type { accountJourneys } from "../../browser/account-journeys.ts"
import type { guestJourneys } from "../../browser/guest-journeys.ts"
import type { pagesOf } from "../../browser/pages-of.ts"
import type { ApiClient, ApiPlace } from "../../http-client/api-client.ts"
import type { CallsUnderWay } from "../../http-client/calls-under-way.ts"
import type { OfferedForm } from "../../stripe/offered-form.ts"
import { token } from "../token.ts"
import type { PageServices } from "./page-services.ts"

type GoogleWindow = IdentityWindow & { readonly comesNear: () => void }

/** Who takes the cards of a page, and the provider's own form where it has one. */
export type Cards = { readonly cards: CardPayments; readonly form: OfferedForm }

/** The ways of a guest, and the provider's own card form where it has one. */
export type GuestJourneys = ReturnType<typeof guestJourneys> & {
  readonly showCardForm: OfferedForm["show"]
  readonly isCardComplete: OfferedForm["isComplete"]
}

/** The names by which the container of a page knows each service; core never sees them. */
export const tokens = {
  settings: token<PageServices>("Settings"),
  apiPlace: token<ApiPlace>("ApiPlace"),
  apiClient: token<ApiClient>("ApiClient"),
  callsUnderWay: token<CallsUnderWay>("CallsUnderWay"),
  properties: token<Properties>("Properties"),
  pages: token<ReturnType<typeof pagesOf>>("Pages"),
  bookings: token<Bookings>("Bookings"),
  managedBookings: token<ManagedBookings>("ManagedBookings"),
  cards: token<Cards>("Cards"),
  inquiries: token<Inquiries>("Inquiries"),
  messages: token<Messages>("Messages"),
  reviews: token<Reviews>("Reviews"),
  visitorCountry: token<VisitorCountry>("VisitorCountry"),
  accounts: token<Accounts>("Accounts"),
  sessions: token<Sessions>("Sessions"),
  profiles: token<Profiles>("Profiles"),
  shortlists: token<Shortlists>("Shortlists"),
  verifications: token<Verifications>("Verifications"),
  identity: token<OutsideIdentity>("Identity"),
  identityWindow: token<GoogleWindow>("IdentityWindow"),
  passkeys: token<Passkeys>("Passkeys"),
  authenticator: token<Authenticator>("Authenticator"),
  guestJourneys: token<GuestJourneys>("GuestJourneys"),
  accountJourneys: token<ReturnType<typeof accountJourneys>>("AccountJourneys"),
}
