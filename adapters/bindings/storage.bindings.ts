import { ContainerModule } from "inversify"
import type { Store } from "./store.ts"
import { tokens } from "./tokens.ts"

/** Every port that keeps something, kept in one database. */
export const storageBindings = (store: Store) =>
  new ContainerModule(({ bind }) => {
    bind(tokens.database).toConstantValue(store.database)
    bind(tokens.bookingStore).toConstantValue(store.bookingStore)
    bind(tokens.jobs).toConstantValue(store.jobs)
    bind(tokens.encryption).toConstantValue(store.encryption)
    bind(tokens.storedAnswers).toConstantValue(store.storedAnswers)
    bind(tokens.rateLimiter).toConstantValue(store.rateLimiter)
    bind(tokens.inquiryStore).toConstantValue(store.inquiries)
    bind(tokens.inventoryKeeper).toConstantValue(store.inventory)
    bind(tokens.catalogue).toConstantValue(store.catalogue)
  })
