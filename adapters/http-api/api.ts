import { accountsEndpoints, sessionsEndpoints } from "./accounts.endpoints.ts"
import { bookingsEndpoints } from "./bookings.endpoints.ts"
import type { Endpoint } from "./endpoint.ts"
import { googleEndpoints } from "./google.endpoints.ts"
import { inquiriesEndpoints } from "./inquiries.endpoints.ts"
import { managingEndpoints } from "./managing.endpoints.ts"
import { passkeysEndpoints } from "./passkeys.endpoints.ts"
import { profilesEndpoints, verificationsEndpoints } from "./profiles.endpoints.ts"
import { propertiesEndpoints } from "./properties.endpoints.ts"

/** Every call that pages and server agree on; neither knows the other, both know this. */
export const api: Readonly<Record<string, Endpoint>> = {
  ...propertiesEndpoints,
  ...bookingsEndpoints,
  ...inquiriesEndpoints,
  ...managingEndpoints,
  ...accountsEndpoints,
  ...sessionsEndpoints,
  ...googleEndpoints,
  ...passkeysEndpoints,
  ...profilesEndpoints,
  ...verificationsEndpoints,
}
