import { changedRecord } from "#fixtures/builders/a-booking-record.ts"
import { aLetterJob } from "#fixtures/builders/a-job.ts"
import { apiBindings } from "#adapters/bindings/server/api.bindings.ts"
import { contactBindings } from "#adapters/bindings/server/contact.bindings.ts"
import { siteBindings } from "#adapters/bindings/server/site.bindings.ts"
import { tokens } from "#adapters/bindings/server/tokens.ts"
import { readConfiguration } from "#adapters/configuration/configuration.ts"
import type { OperationMetrics } from "#adapters/observability/operations.ts"
import { untraced } from "#adapters/observability/traces.ts"
import { checkedPasskeys } from "#adapters/passkeys/passkey-checks.simplewebauthn.ts"
import { withoutTelemetry } from "#adapters/http-server/request-telemetry.ts"
import type { Database } from "#adapters/postgres/database.ts"
import { postgresAccountStore } from "#adapters/postgres/accounts/account-store.postgres.ts"
import { postgresCatalogue } from "#adapters/postgres/catalogue/catalogue.postgres.ts"
import { postgresBookingStore } from "#adapters/postgres/bookings/booking-store.postgres.ts"
import { postgresContactDirectory } from "#adapters/postgres/catalogue/contact-directory.postgres.ts"
import { postgresMessageStore } from "#adapters/postgres/bookings/message-store.postgres.ts"
import { postgresReviewStore } from "#adapters/postgres/bookings/review-store.postgres.ts"
import { postgresInquiryStore } from "#adapters/postgres/inquiry-store.postgres.ts"
import { postgresJobs } from "#adapters/postgres/bookings/jobs.postgres.ts"
import { postgresStoredAnswers } from "#adapters/postgres/stored-answers.postgres.ts"
import { postgresWithdrawals } from "#adapters/postgres/catalogue/withdrawals.postgres.ts"
import { postgresRateLimiter } from "#adapters/postgres/rate-limiter.postgres.ts"
import type { AccountStore } from "#core/account-store/account-store.port.ts"
import { accountCardsIn } from "#core/account-service/kept-cards.ts"
import { keptIdentitiesIn } from "#core/account-service/kept-identities.ts"
import { bookingsOfOwner } from "#core/account-service/bookings-of-owner.ts"
import { bookingJobsWith, type DoBookingJobs } from "#core/booking-jobs/job-runner.ts"
import type { BookingRecord } from "#core/booking/booking-record.ts"
import type { FrontDeskNeeds } from "#core/front-desk/front-desk.needs.ts"
import { frontDesk, type FrontDesk } from "#core/front-desk/front-desk.ts"
import type { HoldLimits } from "#core/front-desk/hold-limits.rules.ts"
import { inquiriesOf } from "#core/account-service/inquiries-of.ts"
import type { ContactDirectory } from "#core/inventory/contact-directory.port.ts"
import type { Withdrawals } from "#core/inventory/withdrawals.port.ts"
import type { MessageStore } from "#core/messages/message-store.port.ts"
import type { MessagesNeeds } from "#core/messages/messages.needs.ts"
import { newReplyToken } from "#core/messages/reply-links.ts"
import type { ReviewStore } from "#core/guest-score/review-store.port.ts"
import type { InquiryStore } from "#core/contact/inquiry-store.port.ts"
import type { StoredAnswers } from "#core/workload/stored-answers.port.ts"
import type { Encryption } from "#core/kernel/encryption.port.ts"
import type { AccountLetter } from "#core/mail/account-letter.ts"
import { codeLetters } from "#core/mail/letter-order.ts"
import { propertyFinder } from "#core/search/property-finder.ts"
import { inMemoryAccountStore } from "#fixtures/doubles/account-store.in-memory.ts"
import { accountsBeside } from "#fixtures/doubles/accounts-beside.ts"
import { anAccountService } from "#fixtures/doubles/an-account-service.ts"
import { inMemoryCatalogue } from "#fixtures/doubles/catalogue.in-memory.ts"
import { seededRandomness } from "#fixtures/doubles/randomness.seeded.ts"
import { movableClock } from "#fixtures/doubles/clock.movable.ts"
import { systemDigest } from "#adapters/system/world.system.ts"
import { inMemoryBookingStore } from "#fixtures/doubles/booking-store.in-memory.ts"
import { inMemoryIdentity } from "#fixtures/doubles/identity-provider.in-memory.ts"
import { inMemoryContactDirectory } from "#fixtures/doubles/contact-directory.in-memory.ts"
import {
  forgetMessagesOf,
  inMemoryMessageStore,
} from "#fixtures/doubles/message-store.in-memory.ts"
import { forgetNameIn, inMemoryReviewStore } from "#fixtures/doubles/review-store.in-memory.ts"
import { inMemoryFiles } from "#fixtures/doubles/files.in-memory.ts"
import { inMemoryInquiryStore } from "#fixtures/doubles/inquiry-store.in-memory.ts"
import { inMemoryJobs } from "#fixtures/doubles/jobs.in-memory.ts"
import { inMemoryPayments, type ScriptedPayments } from "#fixtures/doubles/payments.in-memory.ts"
import { shelvesWith } from "#fixtures/doubles/shelves.ts"
import { inMemoryStoredAnswers } from "#fixtures/doubles/stored-answers.in-memory.ts"
import { openEncryption } from "#fixtures/doubles/encryption.open.ts"
import { inMemoryWithdrawals } from "#fixtures/doubles/withdrawals.in-memory.ts"
import { inMemoryRateLimiter } from "#fixtures/doubles/rate-limiter.in-memory.ts"
import { mockedApi } from "#fixtures/mocked-api/mocked-api.ts"
import { mockedDesk } from "#fixtures/mocked-api/mocked-world.ts"
import { emptyRecords } from "#fixtures/mocked-api/records.ts"
import { stockedAnew, testEncryption } from "#tests/support/stores.ts"
import { Effect, Result } from "effect"
import { Container } from "inversify"
import { getResponse } from "msw"
import { expect } from "vitest"
import { aBrowser, type OpenWorld, type World } from "./world.ts"

type Answer = (request: Request) => Promise<Response>
type Keepers = Pick<FrontDeskNeeds, "store" | "jobs" | "catalogue" | "rateLimiter"> & {
  readonly accounts: AccountStore
  readonly storedAnswers: StoredAnswers
  readonly inquiries: InquiryStore
  readonly messages: MessageStore
  readonly reviews: ReviewStore
  readonly contacts: ContactDirectory
  readonly withdrawals: Withdrawals
}

/** A seal that remembers the letters that were put under it. */
const writtenLetters = () => {
  const letters: Array<AccountLetter> = []
  const encryption: Encryption = {
    seal: (text, place) => {
      letters.unshift(JSON.parse(text) as AccountLetter)
      return openEncryption.seal(text, place)
    },
    open: openEncryption.open,
  }
  return { letters, encryption }
}

const configuration = Result.getOrThrow(readConfiguration({}))

/** Whatever goes wrong ends the test. */
const noOperations: OperationMetrics = {
  watch: { ...withoutTelemetry, run: untraced.run },
  beginStop: () => undefined,
  report: (_, cause) => {
    throw cause
  },
  doWork: () => Effect.runPromise,
  stop: async () => undefined,
}

const withKeptCards = (payments: ScriptedPayments) => ({
  payments,
  keptCards: payments.keptCards,
})

const surroundings = (clock = movableClock()) => ({
  clock,
  identity: inMemoryIdentity(clock),
  randomness: seededRandomness(),
  ...withKeptCards(inMemoryPayments()),
  passkeyChecks: checkedPasskeys,
  written: writtenLetters(),
})

const letterTo =
  (letterFor: FrontDesk["letterFor"]): World["letterTo"] =>
  async (booking) =>
    (await Effect.runPromise(letterFor(aLetterJob(booking, "confirmed", 4)))) ??
    expect.fail("No letter")

/** The double's secret is the payment's name with a word behind it. */
const paymentOf = (clientSecret: string): string => clientSecret.replace(/_secret$/, "")

/** What somebody other than a guest does in a world. */
type Behind = {
  readonly desk: FrontDesk
  readonly doBookingJobs: DoBookingJobs
  readonly messages: MessagesNeeds
  readonly withdrawals: Withdrawals
}

const worldOf = (
  answer: Answer,
  { clock, identity, payments, written }: ReturnType<typeof surroundings>,
  { desk: { letterFor, readNotice }, doBookingJobs, messages, withdrawals }: Behind,
): World => ({
  withdraw: async (property) => {
    const withdrawal = { property, roomType: null, isWithdrawn: true }
    await Effect.runPromise(withdrawals.set(withdrawal))
  },
  endStay: (booking) =>
    Effect.runPromise(
      messages.bookings.inTransaction((transaction) =>
        Effect.gen(function* () {
          const record = yield* transaction.lock(booking)
          yield* transaction.save(
            changedRecord(record ?? expect.fail("No booking"), { status: "completed" }),
          )
        }),
      ),
    ),
  replyToken: async (booking) => {
    const record = await Effect.runPromise(messages.bookings.find(booking))
    if (record === null) return expect.fail("No booking")
    return Effect.runPromise(newReplyToken(messages, record, "property"))
  },
  answer,
  guest: () => aBrowser(answer),
  outside: identity,
  forward: clock.forward,
  now: clock.now,
  letters: () => written.letters,
  letterTo: letterTo(letterFor),
  mailedLink: async (booking) =>
    (await letterTo(letterFor)(booking)).link ?? expect.fail("No link was mailed"),
  acceptCard: async (secret) => void payments.authorise(paymentOf(secret)),
  declineCard: async (secret) => void payments.decline(paymentOf(secret)),
  doJobs: async () => void (await Effect.runPromise(doBookingJobs())),
  loseDispute: async (secret) => {
    payments.captureSilently(paymentOf(secret))
    for (const _ of ["first", "second"]) {
      const { body, signature } = payments.noticeOf(paymentOf(secret), "lost")
      await Effect.runPromise(readNotice(body, signature))
    }
  },
  close: async () => {},
})

const serverOver = (keepers: Keepers, holdLimits?: HoldLimits): World => {
  const around = surroundings()
  const { storedAnswers, inquiries, accounts, messages, reviews, contacts, withdrawals, ...kept } =
    keepers
  const needs: FrontDeskNeeds = {
    ...kept,
    ...around,
    holdLimits,
    codeLetter: codeLetters(around.written.encryption),
    keptIdentities: keptIdentitiesIn(accounts),
    accountCards: accountCardsIn(accounts),
    digest: systemDigest,
    cardForm: { publishableKey: "pk_test_double", sandbox: null },
  }
  const desk = frontDesk(needs)
  const accountService = anAccountService({
    ...around,
    store: accounts,
    rateLimiter: kept.rateLimiter,
    encryption: around.written.encryption,
    bookingsOf: bookingsOfOwner({ store: kept.store, messages, reviews, clock: around.clock }),
    inquiriesOf: inquiriesOf(inquiries),
  })
  const container = new Container({ defaultScope: "Singleton" })
  container.load(contactBindings, apiBindings, siteBindings)
  container.bind(tokens.configuration).toConstantValue(configuration)
  container.bind(tokens.clock).toConstantValue(around.clock)
  container.bind(tokens.randomness).toConstantValue(around.randomness)
  container.bind(tokens.accountService).toConstantValue(accountService)
  container.bind(tokens.storedAnswers).toConstantValue(storedAnswers)
  container.bind(tokens.rateLimiter).toConstantValue(kept.rateLimiter)
  container.bind(tokens.inquiryStore).toConstantValue(inquiries)
  container.bind(tokens.files).toConstantValue(inMemoryFiles())
  container.bind(tokens.roomCalendars).toConstantValue(async () => null)
  container.bind(tokens.messageStore).toConstantValue(messages)
  container.bind(tokens.reviewStore).toConstantValue(reviews)
  container.bind(tokens.bookingStore).toConstantValue(kept.store)
  container.bind(tokens.contactDirectory).toConstantValue(contacts)
  container.bind(tokens.frontDesk).toConstantValue(desk)
  container
    .bind(tokens.rememberedCatalogue)
    .toConstantValue({ ...kept.catalogue, isLoaded: () => true })
  container
    .bind(tokens.propertiesFor)
    .toConstantValue(propertyFinder({ ...kept, ...around, reviews }))
  container.bind(tokens.writeReceipt).toConstantValue(() => Effect.succeed(new Uint8Array()))
  container.bind(tokens.health).toConstantValue(Effect.void)
  container.bind(tokens.standIns).toConstantValue(async () => null)
  container.bind(tokens.built).toConstantValue(null)
  container.bind(tokens.operations).toConstantValue(noOperations)
  const behind = {
    desk,
    doBookingJobs: bookingJobsWith(needs),
    messages: container.get(tokens.messages),
    withdrawals,
  }
  return worldOf(container.get(tokens.site), around, behind)
}

/** The server, with everything it keeps in memory. */
export const serverInMemory: OpenWorld = async (stock, holdLimits) => {
  const shelves = shelvesWith(stock)
  const store = inMemoryBookingStore(shelves)
  const messages = inMemoryMessageStore()
  const reviews = inMemoryReviewStore()
  const keep = (record: BookingRecord) =>
    Effect.andThen(
      Effect.sync(() => void shelves.contents.bookings.set(record.id, record)),
      Effect.andThen(forgetMessagesOf(messages, record), forgetNameIn(reviews, record)),
    )
  return serverOver(
    {
      store,
      accounts: inMemoryAccountStore(accountsBeside(shelves, store, keep)),
      messages,
      reviews,
      contacts: inMemoryContactDirectory(stock),
      withdrawals: inMemoryWithdrawals(shelves),
      jobs: inMemoryJobs(shelves),
      catalogue: inMemoryCatalogue(shelves, reviews.scores),
      rateLimiter: inMemoryRateLimiter(),
      storedAnswers: inMemoryStoredAnswers(),
      inquiries: inMemoryInquiryStore(),
    },
    holdLimits,
  )
}

/** The server on a database that is emptied for every world. */
export const serverOn =
  (database: () => Database): OpenWorld =>
  async (stock, holdLimits) => {
    const kept = await stockedAnew(database(), stock)
    return serverOver(
      {
        store: postgresBookingStore(kept, testEncryption),
        accounts: postgresAccountStore(kept, testEncryption),
        jobs: postgresJobs(kept),
        catalogue: postgresCatalogue(kept),
        rateLimiter: postgresRateLimiter(kept),
        storedAnswers: postgresStoredAnswers(kept),
        inquiries: postgresInquiryStore(kept),
        messages: postgresMessageStore(kept),
        reviews: postgresReviewStore(kept),
        contacts: postgresContactDirectory(kept),
        withdrawals: postgresWithdrawals(kept),
      },
      holdLimits,
    )
  }

/** The API that MSW plays, without a server. */
export const apiMocked: OpenWorld = async (stock) => {
  const around = surroundings()
  const records = emptyRecords()
  const { ports, ...behind } = mockedDesk({
    ...around,
    encryption: around.written.encryption,
    stock,
    records,
  })
  const handlers = [...mockedApi(ports, "http://stays.test")]
  return worldOf(
    async (request) => (await getResponse(handlers, request)) ?? Response.error(),
    around,
    behind,
  )
}
