import { expect, it, onTestFinished } from "vitest"
import { crashed, type Crash, type CrashPlan } from "./crash-rounds.ts"
import { crashStock } from "./crash-stays.ts"
import { embeddedStore, postgresStore, type OwnStore } from "../own-store.ts"

const planOf = (crashes: ReadonlyArray<Crash>): CrashPlan => ({
  crashes,
  until: Infinity,
  guests: 3,
  seed: 1,
  longestMs: 2500,
  rests: false,
  lookEvery: 2,
  say: () => undefined,
})

const reportOf = async (store: OwnStore, crashes: ReadonlyArray<Crash>) => {
  onTestFinished(store.end)
  return crashed(store, planOf(crashes))
}

it("loses nothing on the embedded store when the server is killed under load", async () => {
  const report = await reportOf(await embeddedStore(crashStock()), [
    "server",
    "starting",
    "secondOwner",
  ])

  expect(report.broken).toEqual([])
  expect(report.bookings).toBeGreaterThan(0)
})

it("loses nothing on PostgreSQL when the server or the database is killed", async () => {
  const store = await postgresStore(crashStock())

  const report = await reportOf(store, ["database", "server", "both"])

  expect(report.broken).toEqual([])
  expect(report.bookings).toBeGreaterThan(0)
})

it("finds that a booking is lost of which a guest was told", async () => {
  const store = await postgresStore(crashStock())
  const atFirst = await store.look()

  const report = reportOf({ ...store, look: async () => atFirst }, ["server"])

  await expect(report).rejects.toThrow("Promise 4")
})
