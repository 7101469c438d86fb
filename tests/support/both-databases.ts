import { aPgliteStore, aPostgresStore } from "./stores.ts"

/** Whatever a database promises, both keep: the one inside the process and the server. */
export const bothDatabases = [
  { name: "PGlite", open: aPgliteStore },
  { name: "PostgreSQL", open: aPostgresStore },
] as const
