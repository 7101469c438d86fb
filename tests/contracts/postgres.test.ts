import { aPostgresStore } from "#tests/rigs/stores.ts"
import { databasePromises } from "./database.promises.ts"

databasePromises("PostgreSQL", aPostgresStore)
