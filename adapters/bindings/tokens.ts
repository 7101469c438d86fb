import type { Bookings } from "#core/booking/bookings.port.ts"
import type { BookingStore } from "#core/booking/booking-store.port.ts"
import type { FrontDesk } from "#core/front-desk/front-desk.ts"
import type { Jobs } from "#core/workload/jobs.port.ts"
import type { StoredAnswers } from "#core/workload/stored-answers.port.ts"
import type { RateLimiter } from "#core/workload/rate-limiter.port.ts"
import type { Inquiries } from "#core/contact/inquiries.port.ts"
import type { InquiryStore } from "#core/contact/inquiry-store.port.ts"
import type { Catalogue } from "#core/inventory/catalogue.port.ts"
import type { InventoryKeeper } from "#core/inventory/inventory-keeper.port.ts"
import type { Encryption } from "#core/kernel/encryption.port.ts"
import type { Randomness, Clock } from "#core/kernel/environment.port.ts"
import type { Payments } from "#core/payment/payments.port.ts"
import type { Visitor } from "#core/people/visitor.ts"
import type { Properties } from "#core/search/properties.port.ts"
import type { ServiceIdentifier } from "inversify"
import type { ApiPlace } from "../http-client/api-client.ts"
import type { Database } from "../postgres/database.ts"
import type { CardProvider } from "./card-provider.ts"

const token = <Service>(name: string): ServiceIdentifier<Service> => Symbol.for(name)

/** The names by which a container knows each port; core never sees them. */
export const tokens = {
  apiPlace: token<ApiPlace>("ApiPlace"),
  bookings: token<Bookings>("Bookings"),
  bookingsFor: token<(visitor: Visitor) => Bookings>("BookingsFor"),
  cardProvider: token<CardProvider>("CardProvider"),
  catalogue: token<Catalogue>("Catalogue"),
  randomness: token<Randomness>("Chance"),
  clock: token<Clock>("Clock"),
  database: token<Database>("Database"),
  demoBookingsFor: token<(visitor: Visitor) => Bookings>("DemoBookingsFor"),
  bookingStore: token<BookingStore>("DeskStore"),
  frontDesk: token<FrontDesk>("FrontDesk"),
  inquiries: token<Inquiries>("Inquiries"),
  inquiriesFor: token<(visitor: Visitor) => Inquiries>("InquiriesFor"),
  inquiryStore: token<InquiryStore>("InquiryStore"),
  inventoryKeeper: token<InventoryKeeper>("InventoryKeeper"),
  jobs: token<Jobs>("Jobs"),
  payments: token<Payments>("Payments"),
  /** For who looks around, not for who sells: it remembers while the database is away. */
  rememberedCatalogue: token<Catalogue>("RememberedCatalogue"),
  properties: token<Properties>("Properties"),
  propertiesFor: token<(visitor: Visitor) => Properties>("PropertiesFor"),
  encryption: token<Encryption>("Sealing"),
  storedAnswers: token<StoredAnswers>("StoredAnswers"),
  rateLimiter: token<RateLimiter>("RateLimiter"),
}
