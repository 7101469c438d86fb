import type { BookingStore } from "../booking/booking-store.port.ts"
import type { FrontDeskNeeds } from "../front-desk/front-desk.needs.ts"
import type { ContactDirectory } from "../inventory/contact-directory.port.ts"
import type { MessageStore } from "./message-store.port.ts"

/** Everything that messages are kept and passed on with. */
export type MessagesNeeds = Pick<
  FrontDeskNeeds,
  "clock" | "digest" | "randomness" | "rateLimiter"
> & {
  readonly messages: MessageStore
  readonly bookings: BookingStore
  readonly contacts: ContactDirectory
}
