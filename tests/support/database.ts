import { inject } from "vitest"
import { freshDatabase } from "./postgres.ts"

/** The address of a new, empty PostgreSQL database for one test file or one test. */
export const aPostgresDatabase = (): Promise<string> => freshDatabase(inject("postgres"))
