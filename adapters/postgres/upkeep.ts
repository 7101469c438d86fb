import { livingAt } from "#core/account-service/open-session.ts"
import type { Clock } from "#core/kernel/environment.port.ts"
import type { StoreUnreachable } from "#core/kernel/store.errors.ts"
import { retention } from "#core/people/retention.ts"
import { millisecondsInDay, millisecondsInHour } from "date-fns/constants"
import { Effect } from "effect"
import type { Database } from "./database.ts"
import { deleteOldNotices } from "./bookings/processed-notices.sql.ts"
import { forgetNetworks } from "./bookings/forget-networks.sql.ts"
import { deleteOldAttempts } from "./accounts/identity.sql.ts"
import { postgresInquiryStore } from "./inquiry-store.postgres.ts"
import { deleteOldRows } from "./old-rows.sql.ts"
import {
  deleteOldLinks,
  deleteOldRestoringLinks,
  deleteOldSessions,
} from "./accounts/sessions.sql.ts"
import { deleteOldAnswers } from "./stored-answers.sql.ts"
import { deleteOldCounts } from "./rate-limits.sql.ts"
import { vacuum } from "./upkeep.sql.ts"

const MONTH_MS = 30.5 * millisecondsInDay

/** What was written to us is kept as long as the privacy notice says. */
const forgetInquiries = (database: Database, now: number) =>
  postgresInquiryStore(database).forget({
    uploads: now - retention.uploadHours * millisecondsInHour,
    inquiries: now - retention.inquiryMonths * MONTH_MS,
  })

/** What has to be done every hour or so, by any process: old memories go, the tables are swept. */
export const upkeepOf =
  (database: Database, clock: Clock) => (): Effect.Effect<void, StoreUnreachable> =>
    deleteOldCounts(database, clock.now() - millisecondsInDay).pipe(
      Effect.andThen(deleteOldAnswers(database)),
      Effect.andThen(deleteOldNotices(database)),
      Effect.andThen(deleteOldSessions(database, livingAt(clock.now()))),
      Effect.andThen(deleteOldLinks(database, clock.now())),
      Effect.andThen(deleteOldRestoringLinks(database, clock.now())),
      Effect.andThen(deleteOldAttempts(database, clock.now())),
      Effect.andThen(forgetInquiries(database, clock.now())),
      Effect.andThen(deleteOldRows(database, clock.now())),
      Effect.andThen(forgetNetworks(database, clock.now())),
      Effect.andThen(vacuum(database)),
      Effect.asVoid,
    )
