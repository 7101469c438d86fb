import type { MailRoom } from "#core/mail/mail-room.ts"
import type { AccountServiceNeeds } from "#core/account-service/account-service.needs.ts"
import type { AccountStore } from "#core/account-store/account-store.port.ts"
import type { DoBookingJobs } from "#core/booking-jobs/job-runner.ts"
import type { Bookings } from "#core/booking/bookings.port.ts"
import type { BookingStore } from "#core/booking/booking-store.port.ts"
import type { CalendarFormat } from "#core/channels/calendar-format.port.ts"
import type { Channels } from "#core/channels/channels.port.ts"
import type { FeedFetcher } from "#core/channels/feed-fetcher.port.ts"
import type { Inquiries } from "#core/contact/inquiries.port.ts"
import type { InquiryStore } from "#core/contact/inquiry-store.port.ts"
import type { Files } from "#core/files/files.port.ts"
import type { SealedFiles } from "#core/files/sealed-files.port.ts"
import type { FrontDesk } from "#core/front-desk/front-desk.ts"
import type { RememberedCatalogue } from "#core/inventory/remembered-catalogue.ts"
import type { Catalogue } from "#core/inventory/catalogue.port.ts"
import type { ContactDirectory } from "#core/inventory/contact-directory.port.ts"
import type { Blocks } from "#core/inventory/blocks.port.ts"
import type { Author, ChangeLog, InventoryChange } from "#core/inventory/change-log.port.ts"
import type { InventoryKeeper } from "#core/inventory/inventory-keeper.port.ts"
import type { PictureCutter } from "#core/inventory/picture-cutter.port.ts"
import type { RenewableEncryption } from "#core/kernel/encryption.port.ts"
import type { Clock, Randomness } from "#core/kernel/environment.port.ts"
import type { StoreUnreachable } from "#core/kernel/store.errors.ts"
import type { Mailer } from "#core/mail/mailer.port.ts"
import type { MessageStore } from "#core/messages/message-store.port.ts"
import type { MessagesNeeds } from "#core/messages/messages.needs.ts"
import type { ReviewStore } from "#core/guest-score/review-store.port.ts"
import type { ReviewModeration } from "#core/reviews/review-moderation.port.ts"
import type { ReviewsNeeds } from "#core/reviews/reviews.needs.ts"
import type { Payments } from "#core/payment/payments.port.ts"
import type { PropertiesFor } from "#core/search/property-finder.ts"
import type { Visitor } from "#core/people/visitor.ts"
import type { Jobs } from "#core/workload/jobs.port.ts"
import type { RateLimiter } from "#core/workload/rate-limiter.port.ts"
import type { StoredAnswers } from "#core/workload/stored-answers.port.ts"
import type { Shelf } from "#fixtures/sandbox/stripe/shelf.ts"
import type { Effect } from "effect"
import type { pagesOf } from "../../browser/pages-of.ts"
import type { Configuration } from "../../configuration/configuration.ts"
import type { WriteReceipt } from "../../documents/receipts.ts"
import type { BackupContents } from "../../backup/backup-contents.ts"
import type { EncryptionKeys } from "../../encryption/keys.ts"
import type { Admission } from "../../http-server/admission/admission.ts"
import type { AnswerKeeping } from "../../pages/answer-keeping.ts"
import type { PageServer } from "../../pages/page-server.ts"
import type { EarlyPage } from "../../http-server/early-page.ts"
import type { EarlyRefusal } from "../../http-server/early-refusal.ts"
import type { BuiltPages } from "../../pages/built-pages.ts"
import type { GuestFiles } from "../../http-server/files/guest-files.ts"
import type { OutsideParts } from "../../pages/page-needs.ts"
import type { Neighbours } from "../../http-server/security-headers.ts"
import type { ServiceNeeds } from "../../http-server/service-routes.ts"
import type { site } from "../../http-server/site.ts"
import type { RequestHandler, SiteNeeds } from "../../http-server/site.needs.ts"
import type { Mailbox } from "../../mail/mailbox.folder.ts"
import type { Journal } from "../../observability/journal.ts"
import type { OperationMetrics } from "../../observability/operations.ts"
import type { TraceRunner } from "../../observability/traces.ts"
import type { OperatorInventory } from "../../postgres/catalogue/operator-inventory.ts"
import type { Database } from "../../postgres/database.ts"
import { token } from "../token.ts"
import type { CardProvider } from "./card-provider.ts"
import type { OutsideService } from "./identity-provider.ts"

/** Where letters with links to this address are written; null before the first build has its words. */
export type LettersFor = (site: string) => MailRoom | null

export type ServerPages = ReturnType<typeof pagesOf>

/** What a container of the server is given before anything can be made. */
export const givenTokens = {
  configuration: token<Configuration>("Configuration"),
  clock: token<Clock>("Clock"),
  randomness: token<Randomness>("Randomness"),
  database: token<Database>("Database"),
  /** Backs everything that is kept up into a new folder. */
  backup: token<(folder: string) => Promise<BackupContents>>("Backup"),
  encryption: token<RenewableEncryption>("Encryption"),
  encryptionKeys: token<EncryptionKeys>("EncryptionKeys"),
  journal: token<Journal>("Journal"),
  traces: token<TraceRunner>("Traces"),
  built: token<BuiltPages<ServerPages> | null>("BuiltPages"),
}

const storageTokens = {
  bookingStore: token<BookingStore>("BookingStore"),
  accountStore: token<AccountStore>("AccountStore"),
  jobs: token<Jobs>("Jobs"),
  storedAnswers: token<StoredAnswers>("StoredAnswers"),
  rateLimiter: token<RateLimiter>("RateLimiter"),
  inquiryStore: token<InquiryStore>("InquiryStore"),
  contactDirectory: token<ContactDirectory>("ContactDirectory"),
  messageStore: token<MessageStore>("MessageStore"),
  reviewStore: token<ReviewStore>("ReviewStore"),
  /** What an operator does with reviews, noted in the log of changes. */
  reviewModeration: token<(author: Author) => ReviewModeration>("ReviewModeration"),
  inventoryKeeper: token<InventoryKeeper>("InventoryKeeper"),
  blocks: token<Blocks>("Blocks"),
  channels: token<Channels>("Channels"),
  /** The same, with every order noted in the log of changes. */
  operatorChannels: token<(author: Author) => Channels>("OperatorChannels"),
  calendarFormat: token<CalendarFormat>("CalendarFormat"),
  feedFetcher: token<FeedFetcher>("FeedFetcher"),
  /** What an operator changes the inventory by, noted in the log of changes. */
  operatorInventory: token<(author: Author) => OperatorInventory>("OperatorInventory"),
  /** The same as a dry run: everything is rolled back after reading. */
  rehearsedInventory:
    token<(hear: (change: InventoryChange) => void) => OperatorInventory>("RehearsedInventory"),
  changeLog: token<ChangeLog>("ChangeLog"),
  pictureCutter: token<PictureCutter>("PictureCutter"),
  /** Everything that operators loaded, whether this site can sell it or not. */
  wholeCatalogue: token<Catalogue>("WholeCatalogue"),
  /** The same for browsing: from a replica, where there is one, a little older. */
  browsedCatalogue: token<Catalogue>("BrowsedCatalogue"),
  sandboxShelf: token<Shelf>("SandboxShelf"),
  files: token<Files>("Files"),
  identityPictures: token<SealedFiles>("IdentityPictures"),
  /** Done every hour or so while the server runs. */
  upkeep: token<() => Effect.Effect<void, StoreUnreachable>>("Upkeep"),
  health: token<ServiceNeeds["health"]>("Health"),
}

const subjectTokens = {
  cardProvider: token<CardProvider>("CardProvider"),
  payments: token<Payments>("Payments"),
  /** What this site can sell. */
  catalogue: token<Catalogue>("Catalogue"),
  /** For browsing, not for selling: answers from memory while the database is unreachable. */
  rememberedCatalogue: token<RememberedCatalogue>("RememberedCatalogue"),
  propertiesFor: token<PropertiesFor>("PropertiesFor"),
  frontDesk: token<FrontDesk>("FrontDesk"),
  doBookingJobs: token<DoBookingJobs>("DoBookingJobs"),
  demoBookingsFor: token<(visitor: Visitor) => Bookings>("DemoBookingsFor"),
  writeReceipt: token<WriteReceipt>("WriteReceipt"),
  identityProvider: token<OutsideService>("IdentityProvider"),
  accountService: token<AccountServiceNeeds>("AccountService"),
  messages: token<MessagesNeeds>("Messages"),
  reviews: token<ReviewsNeeds>("Reviews"),
  inquiriesFor: token<(visitor: Visitor) => Inquiries>("InquiriesFor"),
  mailbox: token<Mailbox>("Mailbox"),
  mailer: token<Mailer>("Mailer"),
  lettersFor: token<LettersFor>("LettersFor"),
}

const siteTokens = {
  operations: token<OperationMetrics>("Operations"),
  /** The stand-ins of other people's services, where they are in use. */
  standIns: token<RequestHandler>("StandIns"),
  /** Calendars of room types, for other sites. */
  roomCalendars: token<RequestHandler>("RoomCalendars"),
  neighbours: token<Neighbours>("Neighbours"),
  outsideParts: token<OutsideParts>("OutsideParts"),
  admission: token<Admission>("Admission"),
  earlyRefusal: token<EarlyRefusal>("EarlyRefusal"),
  api: token<SiteNeeds["api"]>("Api"),
  guestFiles: token<GuestFiles>("GuestFiles"),
  /** Null without a build. */
  pageServer: token<PageServer | null>("PageServer"),
  earlyPage: token<EarlyPage>("EarlyPage"),
  keptAnswers: token<AnswerKeeping>("KeptAnswers"),
  page: token<SiteNeeds["page"]>("Page"),
  service: token<SiteNeeds["service"]>("Service"),
  site: token<ReturnType<typeof site>>("Site"),
}

/** The names by which the server's container knows each service; core never sees them. */
export const tokens = { ...givenTokens, ...storageTokens, ...subjectTokens, ...siteTokens }
