import { ContainerModule } from "inversify"
import { apiClient, type ApiPlace } from "../http-client/api-client.ts"
import { fetchWithProgress } from "../browser/fetch-with-progress.browser.ts"
import { httpBookings } from "../http-client/bookings.http.ts"
import { httpInquiries } from "../http-client/inquiries.http.ts"
import { httpProperties } from "../http-client/properties.http.ts"
import { tokens } from "./tokens.ts"

const bookingsAt = (place: ApiPlace) => httpBookings(apiClient(place))
const inquiriesAt = (place: ApiPlace) =>
  httpInquiries(apiClient(place), (progress) =>
    apiClient({ ...place, fetch: fetchWithProgress(progress) }),
  )
const propertiesAt = (place: ApiPlace) => httpProperties(apiClient(place))

/** What the pages run on: every port is the server, asked over HTTP. */
export const browserBindings = (place: ApiPlace) =>
  new ContainerModule(({ bind }) => {
    bind(tokens.apiPlace).toConstantValue(place)
    bind(tokens.bookings).toResolvedValue(bookingsAt, [tokens.apiPlace]).inSingletonScope()
    bind(tokens.inquiries).toResolvedValue(inquiriesAt, [tokens.apiPlace]).inSingletonScope()
    bind(tokens.properties).toResolvedValue(propertiesAt, [tokens.apiPlace]).inSingletonScope()
  })
