import type { Database } from "#adapters/postgres/database.ts"
import { aBookingRecord, bookingIdOf } from "#fixtures/builders/a-booking-record.ts"
import { Effect } from "effect"
import {
  accountOf,
  attemptOf,
  codeOf,
  emailOf,
  fileOf,
  LEASE_MS,
  linkOf,
  markOf,
  proofOf,
  referenceOf,
  slugOf,
  storesOn,
  requestOf,
  type Stores,
} from "./marked-records.ts"

const living = { usedSince: 0, begunSince: 0 }

/** One way to ask a store for what belongs to a guest. */
export interface Asking {
  readonly store: string
  readonly ask: (guest: number) => Effect.Effect<unknown, unknown>
}

const MAIL = ["mail"] as const

const marksIn = (answer: unknown): ReadonlySet<string> =>
  new Set(JSON.stringify(answer)?.match(/guest-\d\d/g))

/** True when an answer names this guest and no other. */
export const isOf = (guest: number, answer: unknown): boolean => {
  const marks = marksIn(answer)
  return marks.size === 1 && marks.has(markOf(guest))
}

let tried = 0

/** A subject that was never counted before. */
const triedAnew = (rateLimiter: Stores["rateLimiter"], guest: number) =>
  Effect.suspend(() => rateLimiter.count(`${guest} ${(tried += 1)}`, 0, LEASE_MS))

const askings = (stores: Stores): ReadonlyArray<Asking> => {
  const { desk, accounts, inquiries, answers, rateLimiter, shelf, catalogue, jobs } = stores
  return [
    { store: "bookings by id", ask: (guest) => desk.find(bookingIdOf(guest)) },
    { store: "bookings by code", ask: (guest) => desk.findByCode(codeOf(guest)) },
    {
      store: "bookings by payment",
      ask: (guest) => desk.findByPayment(`pay-${markOf(guest)}`),
    },
    { store: "bookings of an account", ask: (guest) => desk.ofOwner(accountOf(guest)) },
    {
      store: "bookings of a property",
      ask: (guest) => desk.atProperty(slugOf(guest), aBookingRecord().dates),
    },
    {
      store: "proofs of addresses",
      ask: (guest) => desk.inTransaction(({ addressProof }) => addressProof(proofOf(guest).key)),
    },
    {
      store: "bookings that are locked",
      ask: (guest) =>
        desk.inTransaction(({ lock, save }) =>
          Effect.tap(lock(bookingIdOf(guest)), (record) => (record ? save(record) : Effect.void)),
        ),
    },
    {
      store: "bookings of a request",
      ask: (guest) => desk.inTransaction(({ madeBy }) => madeBy(markOf(guest), `request-${guest}`)),
    },
    { store: "sessions", ask: (guest) => accounts.openSession(`secret-${guest}`, living) },
    {
      store: "sessions of an account",
      ask: (guest) => accounts.sessionsOf(accountOf(guest), living),
    },
    { store: "accounts by address", ask: (guest) => accounts.claimantsOf(emailOf(guest)) },
    { store: "attempts", ask: (guest) => accounts.attempt(attemptOf(guest).key) },
    {
      store: "accounts that are locked",
      ask: (guest) => accounts.inTransaction(({ lock }) => lock(accountOf(guest))),
    },
    {
      store: "accounts by outside identity",
      ask: (guest) => accounts.inTransaction(({ ofOutside }) => ofOutside(`google ${guest}`)),
    },
    {
      store: "links and attempts that are taken",
      ask: (guest) =>
        accounts.inTransaction((transaction) =>
          Effect.gen(function* () {
            const link = yield* transaction.takeLink("reset", linkOf(guest).secret)
            const attempt = yield* transaction.takeAttempt(attemptOf(guest).key)
            if (link) yield* transaction.putLink(link)
            if (attempt) yield* transaction.putAttempt(attempt)
            return { link, attempt }
          }),
        ),
    },
    { store: "inquiries", ask: (guest) => inquiries.find(referenceOf(guest)) },
    { store: "files", ask: (guest) => inquiries.uploadsOf(markOf(guest), [fileOf(guest)]) },
    { store: "stored answers", ask: (guest) => answers.claim(requestOf(guest)) },
    {
      store: "the sandbox",
      ask: (guest) =>
        Effect.tryPromise(() =>
          shelf.change(`shelf-${guest}`, (answer) => ({ keep: null, answer })),
        ),
    },
    {
      store: "the catalogue",
      ask: (guest) =>
        Effect.map(catalogue.snapshot(), ({ properties }) =>
          properties.find(({ slug }) => slug === slugOf(guest)),
        ),
    },
    {
      store: "rateLimiter",
      ask: (guest) =>
        Effect.map(triedAnew(rateLimiter, guest), (count) =>
          count === 1 ? markOf(guest) : `counted ${count} attempts`,
        ),
    },
    {
      store: "letters",
      ask: (guest) =>
        Effect.map(jobs.claim({ kinds: MAIL, now: LEASE_MS, limit: 1, leaseMs: -1 }), ([job]) =>
          job?.about === "account" && marksIn(job).size === 1 && job.key === `mail/${job.sealed}`
            ? markOf(guest)
            : job,
        ),
    },
  ]
}

/** Every way to ask every store of a database for what belongs to one guest. */
export const askingsOf = (database: Database): ReadonlyArray<Asking> => askings(storesOn(database))
