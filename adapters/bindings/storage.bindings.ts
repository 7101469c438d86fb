import { ContainerModule } from "inversify"
import type { Store } from "./store.ts"
import { tokens } from "./tokens.ts"

/** Every port that keeps something, kept in one database. */
export const storageBindings = (store: Store) =>
  new ContainerModule(({ bind }) => {
    bind(tokens.database).toConstantValue(store.database)
    bind(tokens.deskStore).toConstantValue(store.deskStore)
    bind(tokens.jobs).toConstantValue(store.jobs)
    bind(tokens.sealing).toConstantValue(store.sealing)
    bind(tokens.storedAnswers).toConstantValue(store.storedAnswers)
    bind(tokens.tries).toConstantValue(store.tries)
    bind(tokens.inquiryStore).toConstantValue(store.inquiries)
    bind(tokens.inventoryKeeper).toConstantValue(store.inventory)
    bind(tokens.catalogue).toConstantValue(store.catalogue)
  })
