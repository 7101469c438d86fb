import type { Database } from "#adapters/postgres/database.ts"
import { aPgliteStore } from "#tests/support/stores.ts"
import { afterAll, beforeAll } from "vitest"
import { bookingsContract } from "./bookings.contract.ts"
import { inquiriesContract } from "./inquiries.contract.ts"
import { serverOn } from "./keepers.ts"
import { managingContract } from "./managing.contract.ts"
import { messagesContract } from "./messages.contract.ts"
import { propertiesContract } from "./properties.contract.ts"
import { reviewsContract } from "./reviews.contract.ts"
import { supplyContract } from "./supply.contract.ts"

let database: Database
beforeAll(async () => {
  database = await aPgliteStore()
})
afterAll(() => database.close())

const openWorld = serverOn(() => database)

bookingsContract("the server on PGlite", openWorld)
managingContract("the server on PGlite", openWorld)
inquiriesContract("the server on PGlite", openWorld)
messagesContract("the server on PGlite", openWorld)
reviewsContract("the server on PGlite", openWorld)
propertiesContract("the server on PGlite", openWorld)
supplyContract("the server on PGlite", openWorld)
