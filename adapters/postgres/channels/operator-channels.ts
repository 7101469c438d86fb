import type { Channels } from "#core/channels/channels.port.ts"
import type { Author } from "#core/inventory/change-log.port.ts"
import type { Clock } from "#core/kernel/environment.port.ts"
import type { Encryption } from "#core/kernel/encryption.port.ts"
import { notedBy } from "../catalogue/note-changes.ts"
import type { Database } from "../database.ts"
import { postgresChannels } from "./channels.postgres.ts"

/** Orders of calendars by an author, who is noted with every order. */
export const operatorChannels =
  (database: Database, encryption: Encryption, clock: Clock) =>
  (author: Author): Channels =>
    postgresChannels(database, encryption, notedBy(author, clock))
