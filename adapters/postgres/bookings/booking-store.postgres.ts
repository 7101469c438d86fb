import { selectAddressProof, upsertAddressProof } from "./address-proofs.sql.ts"
import { allAsAsked, asAsked } from "../as-asked.ts"
import type { BookingRecord } from "#core/booking/booking-record.ts"
import { confirmationCodeOf } from "#core/booking/booking-stage.ts"
import type { BookingStore, BookingTransaction } from "#core/booking/booking-store.port.ts"
import { keepsRoomsIn } from "#core/booking/keeps-rooms.ts"
import type { KeptQuestion } from "#core/booking/kept-without-payment.ts"
import type { BookingStoreFailure } from "#core/booking/booking-store.errors.ts"
import type { StoreUnreachable } from "#core/kernel/store.errors.ts"
import type { Encryption } from "#core/kernel/encryption.port.ts"
import type { JobOrder } from "#core/workload/job.ts"
import { Effect } from "effect"
import { documentOf, recordIn } from "./booking-document.ts"
import {
  selectOpenHolds,
  insertBooking,
  lockBooking,
  lockSession,
  selectBooking,
  selectBookingByCode,
  selectBookingByPayment,
  selectBookingByRequest,
  selectBookingsOfOwner,
  selectLivingAt,
  updateBooking,
  updateOwner,
  type BookingRow,
} from "./bookings.sql.ts"
import { inCallTransaction } from "../connection/call-in-progress.ts"
import type { Connection, Database } from "../database.ts"
import { giveRoomsBack, takeRooms } from "./held-rooms.ts"
import { insertProcessedNotice } from "./processed-notices.sql.ts"
import { finishJob, insertJobs } from "./jobs.sql.ts"
import { lockNames, selectKept } from "./kept.sql.ts"

type Rows = Effect.Effect<ReadonlyArray<BookingRow>, StoreUnreachable>

const first =
  (encryption: Encryption) =>
  (rows: Rows): Effect.Effect<BookingRecord | null, BookingStoreFailure> =>
    Effect.flatMap(rows, ([row]) =>
      row === undefined ? Effect.succeed(null) : recordIn(encryption, row),
    )

const saved = (connection: Connection, record: BookingRecord, document: string) =>
  Effect.map(updateBooking(connection, record, document), (rows) => {
    if (rows.length === 0) throw new Error(`Nothing to save: ${record.id}`)
  })

const openHolds = (connection: Connection, session: string) =>
  lockSession(connection, session).pipe(
    Effect.andThen(selectOpenHolds(connection, session)),
    Effect.map((rows) => rows.map(({ id }) => id)),
  )

// Always in this order: a transaction that waits for a later name has all names before it.
const namesIn = ({ session, account, email, network, property }: KeptQuestion) => [
  `session ${session}`,
  ...(account === null ? [] : [`account ${account}`]),
  ...(email === null ? [] : [`address ${email.toLowerCase()}`]),
  ...(network === null ? [] : [`network ${network}`]),
  `property ${property}`,
]

const keptNow = (connection: Connection, question: KeptQuestion) =>
  lockNames(connection, namesIn(question)).pipe(
    Effect.andThen(selectKept(connection, question)),
    Effect.map(([row]) => {
      if (row === undefined) throw new Error("Nothing was counted")
      return row
    }),
  )

const transactionOn = (
  connection: Connection,
  encryption: Encryption,
  orders: Array<JobOrder>,
): BookingTransaction => ({
  lock: (id) =>
    lockBooking(connection, id).pipe(
      first(encryption),
      asAsked((one) => one.id === id),
    ),
  openHoldsOf: (session) => openHolds(connection, session),
  kept: (question) => keptNow(connection, question),
  madeBy: (session, key) =>
    selectBookingByRequest(connection, session, key).pipe(
      first(encryption),
      asAsked((one) => one.session === session && one.holdKey === key),
    ),
  insert: (record) =>
    Effect.asVoid(insertBooking(connection, record, documentOf(encryption, record))),
  save: (record) => saved(connection, record, documentOf(encryption, record)),
  take: (rooms) => takeRooms(connection, rooms),
  giveBack: (rooms) => giveRoomsBack(connection, rooms),
  enqueue: (job) => Effect.sync(() => void orders.push(job)),
  finish: (job) => Effect.asVoid(finishJob(connection, job)),
  hear: (notice) =>
    Effect.map(insertProcessedNotice(connection, notice), (rows) => rows.length > 0),
  addressProof: (key) =>
    lockNames(connection, [`address proof ${key}`]).pipe(
      Effect.andThen(selectAddressProof(connection, key)),
      Effect.map(([row]) => row ?? null),
      asAsked((one) => one.key === key),
    ),
  keepAddressProof: (proof) => Effect.asVoid(upsertAddressProof(connection, proof)),
})

/** Does the work of one transaction; the jobs that it orders are written at its end, all at once. */
const workedOn =
  <A, E>(encryption: Encryption, work: (transaction: BookingTransaction) => Effect.Effect<A, E>) =>
  (connection: Connection): Effect.Effect<A, E | StoreUnreachable> =>
    Effect.gen(function* () {
      const orders: Array<JobOrder> = []
      const result = yield* work(transactionOn(connection, encryption, orders))
      if (orders.length > 0) yield* insertJobs(connection, orders)
      return result
    })

/** Keeps bookings in PostgreSQL; its constraints are what makes overselling impossible. */
export const postgresBookingStore = (database: Database, encryption: Encryption): BookingStore => ({
  inTransaction: (work, place) =>
    inCallTransaction(database, workedOn(encryption, work), place === "last"),
  find: (id) =>
    selectBooking(database, id).pipe(
      first(encryption),
      asAsked((one) => one.id === id),
    ),
  findByCode: (code) =>
    selectBookingByCode(database, code).pipe(
      first(encryption),
      asAsked((one) => confirmationCodeOf(one) === code),
    ),
  findByPayment: (payment) =>
    selectBookingByPayment(database, payment).pipe(
      first(encryption),
      asAsked((one) => one.payment?.payment === payment),
    ),
  atProperty: (property, dates) =>
    selectLivingAt(database, { property, from: dates.checkIn, until: dates.checkOut }).pipe(
      Effect.flatMap((rows) => Effect.forEach(rows, (row) => recordIn(encryption, row))),
      allAsAsked((record) => record.property.slug === property),
      Effect.map((records) => records.filter(keepsRoomsIn(dates))),
    ),
  ofOwner: (account) =>
    selectBookingsOfOwner(database, account).pipe(
      Effect.flatMap((rows) => Effect.forEach(rows, (row) => recordIn(encryption, row))),
      allAsAsked(({ owner }) => owner === account),
    ),
  joinAccount: (email, account) => updateOwner(database, email, account),
})
