import { ContainerModule } from "inversify"
import { encryptedFiles } from "../../encryption/encrypted-files.ts"
import { postgresAccountStore } from "../../postgres/accounts/account-store.postgres.ts"
import { postgresBookingStore } from "../../postgres/bookings/booking-store.postgres.ts"
import { postgresJobs } from "../../postgres/bookings/jobs.postgres.ts"
import { postgresCatalogue } from "../../postgres/catalogue/catalogue.postgres.ts"
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

/** Every port that keeps something, kept in one database and one place for files. */
export const storageBindings = (settings: Parameters<typeof filesOf>[0]) =>
  new ContainerModule(({ bind }) => {
    bind(tokens.bookingStore).toResolvedValue(postgresBookingStore, [database, encryption])
    bind(tokens.accountStore).toResolvedValue(postgresAccountStore, [database, encryption])
    bind(tokens.jobs).toResolvedValue(postgresJobs, [database])
    bind(tokens.storedAnswers).toResolvedValue(postgresStoredAnswers, [database])
    bind(tokens.rateLimiter).toResolvedValue(postgresRateLimiter, [database])
    bind(tokens.inquiryStore).toResolvedValue(postgresInquiryStore, [database])
    bind(tokens.inventoryKeeper).toResolvedValue(postgresInventoryKeeper, [database])
    bind(tokens.wholeCatalogue).toResolvedValue(postgresCatalogue, [database])
    bind(tokens.sandboxShelf).toResolvedValue(postgresSandboxShelf, [database])
    bind(tokens.files).toResolvedValue(() => filesOf(settings))
    bind(tokens.identityPictures).toResolvedValue(encryptedFiles, [
      tokens.files,
      tokens.encryptionKeys,
    ])
    bind(tokens.upkeep).toResolvedValue(upkeepOf, [database, tokens.clock])
    bind(tokens.health).toResolvedValue(healthOf, [tokens.inventoryKeeper, database])
  })
