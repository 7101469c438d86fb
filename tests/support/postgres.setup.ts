import type { TestProject } from "vitest/node"
import { startPostgres, type TestPostgres } from "./postgres.ts"

declare module "vitest" {
  interface ProvidedContext {
    postgres: TestPostgres
  }
}

/** Starts one PostgreSQL for the whole run and tells every test file where it is. */
export default async ({ provide }: TestProject): Promise<() => Promise<void>> => {
  const { url, prefix, stop } = await startPostgres()
  provide("postgres", { url, prefix })
  return stop
}
