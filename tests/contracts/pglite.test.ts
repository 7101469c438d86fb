import { aPgliteStore } from "#tests/rigs/stores.ts"
import { databasePromises } from "./database.promises.ts"

databasePromises("PGlite", aPgliteStore)
