import { aPgliteStore } from "#tests/support/stores.ts"
import { databasePromises } from "./database.promises.ts"

databasePromises("PGlite", aPgliteStore)
