import { inMemoryBookingStore } from "#fixtures/doubles/booking-store.in-memory.ts"
import { inMemoryAccountStore } from "#fixtures/doubles/account-store.in-memory.ts"
import { inMemoryChangeLog } from "#fixtures/doubles/change-log.in-memory.ts"
import { movableClock } from "#fixtures/doubles/clock.movable.ts"
import { Effect } from "effect"
import { inMemoryContactDirectory } from "#fixtures/doubles/contact-directory.in-memory.ts"
import { inMemoryInquiryStore } from "#fixtures/doubles/inquiry-store.in-memory.ts"
import { inMemoryMessageStore } from "#fixtures/doubles/message-store.in-memory.ts"
import { inMemoryReviewStore } from "#fixtures/doubles/review-store.in-memory.ts"
import { inMemoryJobs } from "#fixtures/doubles/jobs.in-memory.ts"
import { shelvesWith, unitsIn } from "#fixtures/doubles/shelves.ts"
import { inMemoryStoredAnswers } from "#fixtures/doubles/stored-answers.in-memory.ts"
import { inMemoryRateLimiter } from "#fixtures/doubles/rate-limiter.in-memory.ts"
import { mockedDeskStore } from "#fixtures/mocked-api/desk-store.mocked.ts"
import { mockedJobs } from "#fixtures/mocked-api/jobs.mocked.ts"
import { emptyRecords } from "#fixtures/mocked-api/records.ts"
import { accountStoreContract } from "./account-store.contract.ts"
import { accountChangesContract } from "./account-store.turns.ts"
import { sessionsContract } from "./account-store.sessions.ts"
import { bookingStoreContract } from "./booking-store.contract.ts"
import type { OpenDesk } from "./booking-store.jobs.ts"
import { contactDirectoryContract } from "./contact-directory.contract.ts"
import { inquiryStoreContract } from "./inquiry-store.contract.ts"
import { jobsContract } from "./jobs.contract.ts"
import { storedAnswersContract } from "./stored-answers.contract.ts"
import { messageStoreContract } from "./message-store.contract.ts"
import { reviewStoreContract } from "./review-store.contract.ts"
import { reviewModerationContract } from "./review-moderation.contract.ts"
import { rateLimiterContract } from "./rate-limiter.contract.ts"

const openDesk: OpenDesk = async (stock) => {
  const shelves = shelvesWith(stock)
  return {
    store: inMemoryBookingStore(shelves),
    jobs: inMemoryJobs(shelves),
    loseCode: async (id) => {
      const { bookings } = shelves.contents
      bookings.set(id, { ...bookings.get(id), code: null } as never)
    },
    keepJob: async (row) => {
      const id = `${row.kind}/${row.key}`
      shelves.contents.jobs.set(id, {
        ...row,
        id,
        attempts: 0,
        isDone: false,
        isDead: false,
        reason: null,
      })
    },
  }
}

const openMockedDesk: OpenDesk = async (stock) => {
  const records = emptyRecords()
  return {
    store: mockedDeskStore(records, ({ kind }) => unitsIn(stock, kind)),
    jobs: mockedJobs(records),
    loseCode: async (id) => {
      // Not by an update: the records refuse what core would refuse.
      Object.assign(records.bookings.findFirst((q) => q.where({ id })) ?? {}, { code: null })
    },
    keepJob: async (row) => {
      const id = `${row.kind}/${row.key}`
      await records.jobs.create({
        ...row,
        id,
        attempts: 0,
        isDone: false,
        isDead: false,
        reason: null,
      })
    },
  }
}

bookingStoreContract("memory", openDesk)
bookingStoreContract("the records of the mocked API", openMockedDesk)
jobsContract("memory", openDesk)
jobsContract("the records of the mocked API", openMockedDesk)
messageStoreContract("memory", async () => {
  const letters: Array<string> = []
  return {
    messages: inMemoryMessageStore(({ key }) => letters.push(key)),
    bookings: (await openDesk([])).store,
    letters: async () => letters,
  }
})
reviewStoreContract("memory", async (stock) => ({
  reviews: inMemoryReviewStore(),
  bookings: (await openDesk(stock)).store,
}))
reviewModerationContract("memory", async (stock) => {
  const letters: Array<string> = []
  const log = inMemoryChangeLog()
  const clock = movableClock()
  const reviews = inMemoryReviewStore()
  return {
    moderation: reviews.moderation({
      now: clock.now,
      note: (change) =>
        Effect.runSync(log.append({ who: "mei", by: "hide" }, clock.now(), [change])),
      order: ({ key }) => void letters.push(key),
    }),
    reviews,
    bookings: (await openDesk(stock)).store,
    log,
    letters: async () => letters,
    scores: async () => reviews.scores(),
  }
})
contactDirectoryContract("memory", async (stock) => inMemoryContactDirectory(stock))
inquiryStoreContract("memory", async () => {
  const letters: Array<string> = []
  return {
    store: inMemoryInquiryStore(({ key }) => letters.push(key)),
    letters: async () => letters,
  }
})
storedAnswersContract("memory", async () => inMemoryStoredAnswers())
rateLimiterContract("memory", async () => inMemoryRateLimiter())
accountStoreContract("memory", async () => inMemoryAccountStore())
accountChangesContract("memory", async () => inMemoryAccountStore())
sessionsContract("memory", async () => inMemoryAccountStore())
