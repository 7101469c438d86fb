import { aPostgresStore } from "#tests/support/stores.ts"
import { databasePromises } from "./database.promises.ts"

databasePromises("PostgreSQL", aPostgresStore)
