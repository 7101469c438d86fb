import { reportingServerTime } from "#core/booking/server-time.ts"
import { ContainerModule } from "inversify"
import { siteClock } from "../../browser/clock.browser.ts"
import type { ApiClient } from "../../http-client/api-client.ts"
import { httpBookings } from "../../http-client/bookings.http.ts"
import { tokens } from "./tokens.ts"

const bookingsAt = (ask: ApiClient) => reportingServerTime(httpBookings(ask), siteClock)

/** How stays are booked. */
export const bookingBindings = new ContainerModule(({ bind }) => {
  bind(tokens.bookings).toResolvedValue(bookingsAt, [tokens.apiClient])
})
