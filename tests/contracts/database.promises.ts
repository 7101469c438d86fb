import { movableClock } from "#fixtures/doubles/clock.movable.ts"
import type { Database } from "#adapters/postgres/database.ts"
import { postgresAccountStore } from "#adapters/postgres/accounts/account-store.postgres.ts"
import { postgresBlocks } from "#adapters/postgres/catalogue/blocks.postgres.ts"
import { postgresCatalogue } from "#adapters/postgres/catalogue/catalogue.postgres.ts"
import { postgresBookingStore } from "#adapters/postgres/bookings/booking-store.postgres.ts"
import { postgresInquiryStore } from "#adapters/postgres/inquiry-store.postgres.ts"
import { postgresChannels } from "#adapters/postgres/channels/channels.postgres.ts"
import { operatorChannels } from "#adapters/postgres/channels/operator-channels.ts"
import { openEncryption } from "#fixtures/doubles/encryption.open.ts"
import { postgresPropertyPictures } from "#adapters/postgres/catalogue/property-pictures.postgres.ts"
import { postgresContactDirectory } from "#adapters/postgres/catalogue/contact-directory.postgres.ts"
import { postgresInventoryKeeper } from "#adapters/postgres/catalogue/inventory-keeper.postgres.ts"
import { postgresChangeLog } from "#adapters/postgres/catalogue/change-log.postgres.ts"
import {
  operatorInventory,
  rehearsedInventory,
} from "#adapters/postgres/catalogue/operator-inventory.ts"
import { postgresWithdrawals } from "#adapters/postgres/catalogue/withdrawals.postgres.ts"
import { postgresMessageStore } from "#adapters/postgres/bookings/message-store.postgres.ts"
import { postgresReviewStore } from "#adapters/postgres/bookings/review-store.postgres.ts"
import { postgresReviewModeration } from "#adapters/postgres/bookings/review-moderation.postgres.ts"
import { postgresJobs } from "#adapters/postgres/bookings/jobs.postgres.ts"
import { postgresStoredAnswers } from "#adapters/postgres/stored-answers.postgres.ts"
import { postgresRateLimiter } from "#adapters/postgres/rate-limiter.postgres.ts"
import { stockedAnew, testEncryption } from "#tests/support/stores.ts"
import { Effect } from "effect"
import { afterAll, beforeAll, expect, it } from "vitest"
import { catalogueContract } from "./catalogue.contract.ts"
import { accountStoreContract } from "./account-store.contract.ts"
import { accountChangesContract } from "./account-store.turns.ts"
import { sessionsContract } from "./account-store.sessions.ts"
import { bookingStoreContract } from "./booking-store.contract.ts"
import type { OpenDesk } from "./booking-store.jobs.ts"
import { contactDirectoryContract } from "./contact-directory.contract.ts"
import { inquiryStoreContract } from "./inquiry-store.contract.ts"
import { channelsContract, type ChannelsRig } from "./channels.contract.ts"
import { propertyPicturesContract } from "./property-pictures.contract.ts"
import { physicalRoomsModel } from "./physical-rooms.model.ts"
import { blocksContract } from "./blocks.contract.ts"
import { inventoryKeeperContract } from "./inventory-keeper.contract.ts"
import { jobsContract } from "./jobs.contract.ts"
import { messageStoreContract } from "./message-store.contract.ts"
import { reviewStoreContract } from "./review-store.contract.ts"
import { reviewModerationContract } from "./review-moderation.contract.ts"
import { ownAnswersContract } from "./own-answers.contract.ts"
import { ownRecordsContract } from "./own-records.contract.ts"
import { storedAnswersContract } from "./stored-answers.contract.ts"
import { changeLogContract } from "./change-log.contract.ts"
import { operatorInventoryPromises } from "./operator-inventory.promises.ts"
import { resultOf } from "./outcomes.ts"
import { withdrawalsContract } from "./withdrawals.contract.ts"
import { rateLimiterContract } from "./rate-limiter.contract.ts"

/** Holds a database to every suite; it is opened once and emptied between tests. */
export const databasePromises = (keeper: string, open: () => Promise<Database>): void => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.close())

  const openDesk: OpenDesk = async (stock) => {
    await stockedAnew(database, stock)
    return {
      store: postgresBookingStore(database, testEncryption),
      jobs: postgresJobs(database),
      loseCode: async (id) => {
        const spoil = "update booking set record = record || '{\"code\": null}' where id = $1"
        await Effect.runPromise(database.query(spoil, [id]))
      },
      keepJob: async ({ kind, key, booking, subject, amount, notBefore }) => {
        const keep =
          "insert into job (kind, key, booking, subject, amount, due_at) values ($1, $2, $3, $4, $5, $6)"
        await Effect.runPromise(
          database.query(keep, [kind, key, booking, subject, amount, notBefore]),
        )
      },
    }
  }

  const openAccounts = async () => postgresAccountStore(await stockedAnew(database), testEncryption)
  accountStoreContract(keeper, openAccounts)
  accountChangesContract(keeper, openAccounts)
  sessionsContract(keeper, openAccounts)
  ownAnswersContract(keeper, () => database)
  ownRecordsContract(keeper, () => database)
  bookingStoreContract(keeper, openDesk)
  jobsContract(keeper, openDesk)
  inquiryStoreContract(keeper, async () => {
    await stockedAnew(database)
    const letters = database.query<{ key: string }>("select key from job order by id")
    return {
      store: postgresInquiryStore(database),
      letters: async () => (await Effect.runPromise(letters)).map(({ key }) => key),
    }
  })
  storedAnswersContract(keeper, async () => postgresStoredAnswers(await stockedAnew(database)))
  rateLimiterContract(keeper, async () => postgresRateLimiter(await stockedAnew(database)))
  it(`counts tries in ${keeper} without writing down whose they are`, async () => {
    const rateLimiter = postgresRateLimiter(await stockedAnew(database))
    for (const subject of ["letter to aisyah@example.my", "x".repeat(9000)])
      await Effect.runPromise(rateLimiter.count(subject, 0, 60_000))

    const rows = await Effect.runPromise(
      database.query<{ subject: string }>("select subject from tries"),
    )

    expect(rows.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^[\w-]{43}$/),
      expect.stringMatching(/^[\w-]{43}$/),
    ])
  })
  catalogueContract(async (stock) => {
    const { store } = await openDesk(stock)
    return {
      catalogue: postgresCatalogue(database),
      desk: store,
      reviews: postgresReviewStore(database),
    }
  })
  const openBlocks: Parameters<typeof physicalRoomsModel>[1] = async (stock) => {
    const { store } = await openDesk(stock)
    const inventory = postgresInventoryKeeper(database, movableClock())
    return { blocks: postgresBlocks(database), desk: store, inventory }
  }
  blocksContract(keeper, openBlocks)
  physicalRoomsModel(keeper, openBlocks, 12)
  channelsContract(keeper, async () => {
    await openDesk([])
    const letters = database.query<{ key: string }>("select key from job order by id")
    let note: Parameters<ChannelsRig["noteWith"]>[0] = () => Effect.void
    return {
      channels: postgresChannels(database, openEncryption, (_, changes) => note(changes)),
      noteWith: (next) => {
        note = next
      },
      blocks: postgresBlocks(database),
      inventory: postgresInventoryKeeper(database, movableClock()),
      letters: async () => (await Effect.runPromise(letters)).map(({ key }) => key),
    }
  })
  propertyPicturesContract(keeper, async () => {
    await openDesk([])
    return {
      pictures: postgresPropertyPictures(database),
      inventory: postgresInventoryKeeper(database, movableClock()),
      catalogue: postgresCatalogue(database),
    }
  })
  changeLogContract(keeper, async () => {
    await openDesk([])
    return postgresChangeLog(database)
  })
  withdrawalsContract(keeper, async () => {
    const { store } = await openDesk([])
    return {
      withdrawals: postgresWithdrawals(database),
      inventory: postgresInventoryKeeper(database, movableClock()),
      catalogue: postgresCatalogue(database),
      desk: store,
    }
  })
  operatorInventoryPromises(keeper, async () => {
    await openDesk([])
    const clock = movableClock()
    return {
      inventoryOf: operatorInventory(database, clock),
      channelsOf: operatorChannels(database, openEncryption, clock),
      rehearsed: rehearsedInventory(database, clock),
      log: postgresChangeLog(database),
      clock,
      everything: async () =>
        resultOf(
          database.query(
            `select (select json_agg(property order by slug) from property) as properties,
               (select json_agg(room_type order by id) from room_type) as kinds,
               (select json_agg(night order by room_type, day) from night) as nights,
               (select json_agg(block order by kind, day, source) from block) as blocks,
               (select json_agg(c order by property) from property_contact as c) as contacts,
               (select json_agg(c order by ordinal) from inventory_change as c) as changes`,
          ),
        ),
    }
  })
  messageStoreContract(keeper, async () => {
    const { store } = await openDesk([])
    const letters = database.query<{ key: string }>("select key from job order by id")
    return {
      messages: postgresMessageStore(database),
      bookings: store,
      letters: async () => (await Effect.runPromise(letters)).map(({ key }) => key),
    }
  })
  reviewStoreContract(keeper, async (stock) => ({
    bookings: (await openDesk(stock)).store,
    reviews: postgresReviewStore(database),
  }))
  reviewModerationContract(keeper, async (stock) => {
    const { store } = await openDesk(stock)
    const catalogue = postgresCatalogue(database)
    const letters = database.query<{ key: string }>("select key from job order by id")
    return {
      moderation: postgresReviewModeration(database, movableClock())({ who: "mei", by: "hide" }),
      reviews: postgresReviewStore(database),
      bookings: store,
      log: postgresChangeLog(database),
      letters: async () => (await Effect.runPromise(letters)).map(({ key }) => key),
      scores: async () => (await resultOf(catalogue.snapshot())).scores,
    }
  })
  contactDirectoryContract(keeper, async (stock) =>
    postgresContactDirectory(await stockedAnew(database, stock)),
  )
  inventoryKeeperContract(keeper, async () => {
    const clock = movableClock()
    return {
      desk: (await openDesk([])).store,
      inventory: postgresInventoryKeeper(database, clock),
      contacts: postgresContactDirectory(database),
      catalogue: postgresCatalogue(database),
      clock,
    }
  })
}
