import { openStore } from "#adapters/bindings/server/open-store.ts"
import { tokens } from "#adapters/bindings/server/tokens.ts"
import { quoteStay } from "#core/pricing/quote-stay.ts"
import { malaysianDateAt } from "#core/stay/calendar.ts"
import { aStayToPrice } from "#fixtures/builders/a-quote.ts"
import { demoInventory } from "#fixtures/inventory/demo-inventory.ts"
import { Effect } from "effect"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { builtBundle, firstLoadOf } from "../support/bundle.ts"
import { freshDatabase, startPostgres } from "../support/postgres.ts"
import { startSite } from "../support/site.ts"
import { benchCostlyWork } from "./costly-work.ts"
import { benchHolds, benchStay } from "./desk-writes.ts"
import { shownTables, table } from "./figures.ts"
import { benchPages } from "./http-pages.ts"
import { benchSearch } from "./http-search.ts"
import { benchMixedLoad, mixedCalls } from "./mixed-load.ts"
import { wideProperty } from "./overload-guests.ts"
import { benchSignIns } from "./sign-in-timing.ts"
import { benchStarts, residentMegabytes } from "./start-up.ts"
import { benchBookings } from "./whole-bookings.ts"
import { writeFigures } from "../support/written-figures.ts"

// `npm run bench -- [--write]`: measures each row beside its comparator, and writes docs/performance.md.

const QUOTING_MS = 2000
const USUAL = 400
const LARGE = 10_000
const secretKey = "0".repeat(64)

const benchQuotes = (): void => {
  const stay = aStayToPrice()
  const end = performance.now() + QUOTING_MS
  let count = 0
  for (; performance.now() < end; count += 1) quoteStay(stay)
  table("Quotes: two nights in one room, one after the other", [
    ["", "per second"],
    ["quoteStay", Math.round(count / (QUOTING_MS / 1000)).toString()],
  ])
}

const memory: Array<ReadonlyArray<string>> = [["", "resident", "budget"]]

const benchSite = async (name: string, budget: string, environment: Record<string, string>) => {
  await using site = await startSite(environment)
  await benchSearch(name, site.address)
  await benchPages(name, site.address)
  memory.push([name, `${residentMegabytes(site.pid).toFixed(0)} MB`, budget])
}

const generous = {
  SECRET_KEY: secretKey,
  LOG_LEVEL: "error",
  TRUSTED_PROXIES: "1",
  HOLD_LIMITS:
    "networkRoomNights=999999 networkShare=200 strangersShare=200 provedShare=200 unprovedStays=99999",
}

const benchStores = async (databaseUrl: string): Promise<void> => {
  const dataDir = mkdtempSync(join(tmpdir(), "singgah-bench-"))
  for (const [name, url] of [["PGlite", null] as const, ["PostgreSQL", databaseUrl] as const]) {
    const store = await openStore({ databaseUrl: url, dataDir, secretKey })
    const raw = await benchHolds(name, store.container)
    await store.close()
    await using site = await startSite({
      ...generous,
      DATA_DIR: dataDir,
      ...(url !== null && { DATABASE_URL: url }),
    })
    await benchBookings(name, site.address, benchStay(), raw)
  }
  rmSync(dataDir, { recursive: true, force: true })
}

const benchMixture = async (databaseUrl: string): Promise<void> => {
  const store = await openStore({ databaseUrl, dataDir: tmpdir(), secretKey })
  const today = malaysianDateAt(Date.now())
  const stays = [...demoInventory({ properties: USUAL, seed: 7, today })]
  await Effect.runPromise(
    store.container.get(tokens.inventoryKeeper).put([...stays, wideProperty()]),
  )
  await store.close()
  await using site = await startSite({ ...generous, DATABASE_URL: databaseUrl })
  const calls = await mixedCalls(site.address, stays[0]?.property.slug ?? "")
  await benchMixedLoad(`${USUAL} properties, PostgreSQL`, site.address, calls)
}

const loadLarge = async (databaseUrl: string): Promise<void> => {
  const store = await openStore({ databaseUrl, dataDir: tmpdir(), secretKey })
  const today = malaysianDateAt(Date.now())
  const stock = [...demoInventory({ properties: LARGE, seed: 7, today })]
  await Effect.runPromise(store.container.get(tokens.inventoryKeeper).put(stock))
  await store.close()
}

const benchBundle = (): void => {
  const bundle = builtBundle()
  const kilobytes = (screen: string) =>
    (firstLoadOf(bundle, ["ui/main.tsx", screen]) / 1000).toFixed(1)
  table("First load of JavaScript, brotli", [
    ["", "KB", "budget"],
    ["home", kilobytes("ui/screens/home/HomeScreen.tsx"), "111"],
    ["results", kilobytes("ui/screens/results/ResultsScreen.tsx"), "109.5"],
  ])
}

const postgres = await startPostgres()
try {
  benchQuotes()
  benchBundle()
  await benchStores(await freshDatabase(postgres))
  await benchSignIns()
  await benchCostlyWork()
  await benchMixture(await freshDatabase(postgres))
  await benchStarts()
  await benchSite("demo inventory, PGlite", "600 MB", {})
  await benchSite("demo inventory, PostgreSQL", "250 MB", {
    DATABASE_URL: await freshDatabase(postgres),
  })
  const large = await freshDatabase(postgres)
  await loadLarge(large)
  await benchSite(`${LARGE} properties, PostgreSQL`, "none", {
    DATABASE_URL: large,
    SECRET_KEY: secretKey,
  })
  table("Memory of the server after its searches", memory)
  if (process.argv.includes("--write"))
    await writeFigures("docs/performance.md", shownTables(), malaysianDateAt(Date.now()))
} finally {
  await postgres.stop()
}
