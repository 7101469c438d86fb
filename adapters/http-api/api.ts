import { accountsEndpoints, sessionsEndpoints } from "./accounts.endpoints.ts"
import { bookingsEndpoints } from "./bookings.endpoints.ts"
import type { Endpoint } from "./endpoint.ts"
import { googleEndpoints } from "./google.endpoints.ts"
import { inquiriesEndpoints } from "./inquiries.endpoints.ts"
import { managingEndpoints } from "./managing.endpoints.ts"
import { messagesEndpoints } from "./messages.endpoints.ts"
import { passkeysEndpoints } from "./passkeys.endpoints.ts"
import {
  profilesEndpoints,
  shortlistsEndpoints,
  verificationsEndpoints,
} from "./profiles.endpoints.ts"
import { propertiesEndpoints } from "./properties.endpoints.ts"
import { reviewsEndpoints } from "./reviews.endpoints.ts"

/** Every call that pages and server agree on, by its subject; neither knows the other. */
export const subjects = {
  properties: propertiesEndpoints,
  bookings: bookingsEndpoints,
  inquiries: inquiriesEndpoints,
  managed: managingEndpoints,
  messages: messagesEndpoints,
  reviews: reviewsEndpoints,
  accounts: accountsEndpoints,
  sessions: sessionsEndpoints,
  identity: googleEndpoints,
  passkeys: passkeysEndpoints,
  profiles: profilesEndpoints,
  shortlists: shortlistsEndpoints,
  verifications: verificationsEndpoints,
}

/** The same calls by their names, which differ over all subjects. */
export const api: Readonly<Record<string, Endpoint>> = Object.assign({}, ...Object.values(subjects))
