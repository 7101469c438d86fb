import { postgresAccountStore } from "#adapters/postgres/accounts/account-store.postgres.ts"
import { postgresCatalogue } from "#adapters/postgres/catalogue/catalogue.postgres.ts"
import type { Database } from "#adapters/postgres/database.ts"
import { postgresBookingStore } from "#adapters/postgres/bookings/booking-store.postgres.ts"
import { postgresInquiryStore } from "#adapters/postgres/inquiry-store.postgres.ts"
import { postgresJobs } from "#adapters/postgres/bookings/jobs.postgres.ts"
import { postgresSandboxShelf } from "#adapters/postgres/sandbox-shelf.postgres.ts"
import { postgresStoredAnswers } from "#adapters/postgres/stored-answers.postgres.ts"
import { postgresRateLimiter } from "#adapters/postgres/rate-limiter.postgres.ts"
import { SessionId } from "#core/account/session.ts"
import { ConfirmationCode } from "#core/booking/confirmation-code.ts"
import { AttachmentId } from "#core/contact/attachment.ts"
import { InquiryReference } from "#core/contact/inquiry.ts"
import { Instant } from "#core/kernel/instant.ts"
import { AccountId } from "#core/people/account-id.ts"
import { Slug } from "#core/property/property.ts"
import { RoomTypeId } from "#core/property/room-type.ts"
import { anAccountRecord } from "#fixtures/builders/an-account.ts"
import { inquiryFields } from "#fixtures/builders/an-inquiry.ts"
import { aBookingRecord, bookingIdOf } from "#fixtures/builders/a-booking-record.ts"
import { aProperty } from "#fixtures/builders/a-property.ts"
import { aRoomType } from "#fixtures/builders/a-room-type.ts"
import { stockedAnew, testEncryption } from "#tests/support/stores.ts"
import { Effect } from "effect"

/** Guests are numbers of two digits, so that each of their keys has the same length. */
export const guests: ReadonlyArray<number> = Array.from({ length: 12 }, (_, at) => 10 + at)

/** Longer than any of these tests. */
export const LEASE_MS = 60_000
const FILE = new Uint8Array([1, 2, 3])

/** What every record of a guest has somewhere in it. */
export const markOf = (guest: number): string => `guest-${guest}`
export const emailOf = (guest: number): string => `${markOf(guest)}@example.my`
export const accountOf = (guest: number) => AccountId.make(`${guest}`.padStart(26, "a"))
const sessionOf = (guest: number) => SessionId.make(`${guest}`.padStart(26, "b"))
export const codeOf = (guest: number) => ConfirmationCode.make(`${guest}`.padStart(10, "C"))
export const fileOf = (guest: number) => AttachmentId.make(`${guest}`.padStart(26, "D"))
export const referenceOf = (guest: number) => InquiryReference.make(`${guest}`.padStart(8, "E"))
export const slugOf = (guest: number) => Slug.make(markOf(guest))

const stock = guests.map((guest) => ({
  property: aProperty({
    slug: slugOf(guest),
    name: { en: markOf(guest), bm: markOf(guest), cn: markOf(guest) },
    rooms: [aRoomType({ id: RoomTypeId.make(markOf(guest)) })],
  }),
  exceptions: [],
}))

/** Every store of a database. */
export const storesOn = (database: Database) => ({
  desk: postgresBookingStore(database, testEncryption),
  accounts: postgresAccountStore(database, testEncryption),
  jobs: postgresJobs(database),
  inquiries: postgresInquiryStore(database),
  answers: postgresStoredAnswers(database),
  rateLimiter: postgresRateLimiter(database),
  shelf: postgresSandboxShelf(database),
  catalogue: postgresCatalogue(database),
})
/** Every store of a database. */
export type Stores = ReturnType<typeof storesOn>

const bookingOf = (guest: number) =>
  aBookingRecord({
    id: bookingIdOf(guest),
    session: markOf(guest),
    holdKey: `request-${guest}`,
    owner: accountOf(guest),
    status: "confirmed",
    code: codeOf(guest),
    property: { ...aBookingRecord().property, slug: slugOf(guest) },
    payment: {
      payment: `pay-${markOf(guest)}`,
      attempt: 1,
      amount: aBookingRecord().quote.total,
      clientSecret: "secret",
    },
  })

const inquiryOf = (guest: number) => ({
  ...inquiryFields({ name: markOf(guest) }),
  session: markOf(guest),
  key: `request-${guest}`,
  reference: referenceOf(guest),
  receivedAt: Instant.make("2026-11-21T04:05:00.000Z"),
  language: "bm" as const,
  attachments: [],
  suspect: true,
})

export const linkOf = (guest: number) => ({
  secret: `link-${guest}`,
  kind: "reset" as const,
  account: accountOf(guest),
  email: emailOf(guest),
  until: LEASE_MS,
})

export const attemptOf = (guest: number) => ({
  kind: "linking" as const,
  key: `attempt-${guest}`,
  redirect: "/",
  until: LEASE_MS,
  outside: `google ${guest}`,
  email: emailOf(guest),
})

export const proofOf = (guest: number) => ({
  key: `proof-${markOf(guest)}`,
  code: null,
  mailedAt: 1,
  attemptsLeft: 5,
  provedUntil: LEASE_MS,
})

const answerOf = (guest: number) => ({ status: 200, headers: {}, body: markOf(guest) })
export const requestOf = (guest: number) => ({
  key: `key-${guest}`,
  owner: `owner-${guest}`,
  request: "hash",
  dead: null,
})

const kept = ({ desk, accounts, inquiries, answers, shelf }: Stores, guest: number) =>
  Effect.gen(function* () {
    yield* accounts.inTransaction((transaction) =>
      Effect.gen(function* () {
        yield* transaction.insert(
          anAccountRecord({
            id: accountOf(guest),
            email: emailOf(guest),
            outside: `google ${guest}`,
          }),
        )
        yield* transaction.putSession({
          id: sessionOf(guest),
          secret: `secret-${guest}`,
          account: accountOf(guest),
          browser: markOf(guest),
          signedInAt: 1,
          lastSeenAt: 1,
          confirmedAt: 1,
        })
        yield* transaction.putLink(linkOf(guest))
        yield* transaction.putAttempt(attemptOf(guest))
      }),
    )
    yield* desk.inTransaction(({ insert, enqueue, keepAddressProof }) =>
      Effect.andThen(
        Effect.andThen(insert(bookingOf(guest)), keepAddressProof(proofOf(guest))),
        enqueue({
          kind: "mail",
          key: `mail/${markOf(guest)}`,
          about: "account",
          sealed: markOf(guest),
          notBefore: 0,
        }),
      ),
    )
    yield* inquiries.keepUpload({
      id: fileOf(guest),
      session: markOf(guest),
      name: markOf(guest),
      kind: "pdf",
      bytes: FILE.byteLength,
      content: FILE,
      at: 1,
    })
    yield* inquiries.receive(inquiryOf(guest))
    yield* answers.claim(requestOf(guest))
    yield* answers.keep(requestOf(guest), answerOf(guest))
    yield* Effect.promise(() =>
      shelf.change(`shelf-${guest}`, () => ({ keep: markOf(guest), answer: null })),
    )
  })

/** Keeps something of every guest in every store of a database that is empty otherwise. */
export const keepMarkedRecords = async (database: Database): Promise<void> => {
  await stockedAnew(database, stock)
  await Effect.runPromise(
    database
      .query("truncate identity_attempt, sandbox_shelf")
      .pipe(
        Effect.andThen(
          Effect.forEach(guests, (guest) => kept(storesOn(database), guest), { discard: true }),
        ),
      ),
  )
}
