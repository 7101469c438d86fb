import type { Catalogue } from "#core/inventory/catalogue.port.ts"
import { ContainerModule } from "inversify"
import { encryptedFiles } from "../../encryption/encrypted-files.ts"
import { folderFiles } from "../../files/files.folder.ts"
import { preparedPictureCutter } from "../../pictures/prepared-picture-cutter.ts"
import { sharpPictureCutter } from "../../pictures/picture-cutter.sharp.ts"
import { PREPARED_PICTURES } from "../../pictures/prepared-pictures.ts"
import { postgresAccountStore } from "../../postgres/accounts/account-store.postgres.ts"
import { postgresBookingStore } from "../../postgres/bookings/booking-store.postgres.ts"
import { postgresMessageStore } from "../../postgres/bookings/message-store.postgres.ts"
import { postgresReviewStore } from "../../postgres/bookings/review-store.postgres.ts"
import { postgresReviewModeration } from "../../postgres/bookings/review-moderation.postgres.ts"
import { postgresJobs } from "../../postgres/bookings/jobs.postgres.ts"
import { postgresCatalogue } from "../../postgres/catalogue/catalogue.postgres.ts"
import { postgresChangeLog } from "../../postgres/catalogue/change-log.postgres.ts"
import {
  operatorInventory,
  rehearsedInventory,
} from "../../postgres/catalogue/operator-inventory.ts"
import { postgresContactDirectory } from "../../postgres/catalogue/contact-directory.postgres.ts"
import { icalCalendars } from "../../calendars/calendar-format.icaljs.ts"
import { httpsFeedFetcher } from "../../calendars/feed-fetcher.https.ts"
import { postgresChannels } from "../../postgres/channels/channels.postgres.ts"
import { operatorChannels } from "../../postgres/channels/operator-channels.ts"
import { postgresBlocks } from "../../postgres/catalogue/blocks.postgres.ts"
import { postgresInventoryKeeper } from "../../postgres/catalogue/inventory-keeper.postgres.ts"
import { healthOf } from "../../postgres/health.ts"
import { postgresInquiryStore } from "../../postgres/inquiry-store.postgres.ts"
import { postgresRateLimiter } from "../../postgres/rate-limiter.postgres.ts"
import { postgresSandboxShelf } from "../../postgres/sandbox-shelf.postgres.ts"
import { postgresStoredAnswers } from "../../postgres/stored-answers.postgres.ts"
import { upkeepOf } from "../../postgres/upkeep.ts"
import { filesOf } from "./files-of.ts"
import { tokens } from "./tokens.ts"

const { database, encryption } = tokens

/**
 * Every port that keeps something, kept in one database and one place for files; browsing may read
 * what is on sale elsewhere.
 */
export const storageBindings = (
  settings: Parameters<typeof filesOf>[0],
  browsed: (whole: Catalogue) => Catalogue = (whole) => whole,
) =>
  new ContainerModule(({ bind }) => {
    bind(tokens.bookingStore).toResolvedValue(postgresBookingStore, [database, encryption])
    bind(tokens.accountStore).toResolvedValue(postgresAccountStore, [database, encryption])
    bind(tokens.messageStore).toResolvedValue(postgresMessageStore, [database])
    bind(tokens.reviewStore).toResolvedValue(postgresReviewStore, [database])
    bind(tokens.reviewModeration).toResolvedValue(postgresReviewModeration, [
      database,
      tokens.clock,
    ])
    bind(tokens.jobs).toResolvedValue(postgresJobs, [database])
    bind(tokens.storedAnswers).toResolvedValue(postgresStoredAnswers, [database])
    bind(tokens.rateLimiter).toResolvedValue(postgresRateLimiter, [database])
    bind(tokens.inquiryStore).toResolvedValue(postgresInquiryStore, [database])
    bind(tokens.inventoryKeeper).toResolvedValue(
      (store, clock) => postgresInventoryKeeper(store, clock),
      [database, tokens.clock],
    )
    bind(tokens.channels).toResolvedValue(
      (store, encryption) => postgresChannels(store, encryption),
      [database, encryption],
    )
    bind(tokens.operatorChannels).toResolvedValue(operatorChannels, [
      database,
      encryption,
      tokens.clock,
    ])
    bind(tokens.calendarFormat).toResolvedValue(() => icalCalendars())
    bind(tokens.feedFetcher).toResolvedValue(() => httpsFeedFetcher())
    bind(tokens.operatorInventory).toResolvedValue(operatorInventory, [database, tokens.clock])
    bind(tokens.rehearsedInventory).toResolvedValue(rehearsedInventory, [database, tokens.clock])
    bind(tokens.changeLog).toResolvedValue(postgresChangeLog, [database])
    bind(tokens.blocks).toResolvedValue((store) => postgresBlocks(store), [database])
    bind(tokens.pictureCutter).toResolvedValue(() =>
      preparedPictureCutter(folderFiles(PREPARED_PICTURES), sharpPictureCutter()),
    )
    bind(tokens.contactDirectory).toResolvedValue(postgresContactDirectory, [database])
    bind(tokens.wholeCatalogue).toResolvedValue(postgresCatalogue, [database])
    bind(tokens.browsedCatalogue).toResolvedValue(browsed, [tokens.wholeCatalogue])
    bind(tokens.sandboxShelf).toResolvedValue(postgresSandboxShelf, [database])
    bind(tokens.files).toResolvedValue(() => filesOf(settings))
    bind(tokens.identityPictures).toResolvedValue(encryptedFiles, [
      tokens.files,
      tokens.encryptionKeys,
    ])
    bind(tokens.upkeep).toResolvedValue(upkeepOf, [database, tokens.clock])
    bind(tokens.health).toResolvedValue(healthOf, [tokens.inventoryKeeper, database])
  })
