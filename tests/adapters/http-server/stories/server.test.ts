import { guestDetails } from "#fixtures/builders/a-guest.ts"
import { withDates, anySearch } from "#core/search-request/change-search.ts"
import { queryFromSearch } from "#core/search-request/search-query.ts"
import type { SearchAnswer } from "#core/search/search-answer.ts"
import type { Quote } from "#core/pricing/quote.ts"
import { malaysianDateAt, addDays } from "#core/stay/calendar.ts"
import { startSite, type RunningSite } from "#tests/support/site.ts"
import { existsSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, describe, expect, it } from "vitest"
import { aLine, answersOn, asking, END, isWhole } from "#tests/adapters/http-server/lines.ts"

const folder = mkdtempSync(join(tmpdir(), "singgah-server-"))
let running: RunningSite | undefined
afterAll(async () => {
  await running?.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** The server that runs already, or one that is started on the same folder. */
const started = async (): Promise<RunningSite> =>
  (running ??= await startSite({ DATA_DIR: folder }))

const restarted = async (): Promise<RunningSite> => {
  await running?.stop()
  running = undefined
  return started()
}

const today = malaysianDateAt(Date.now())
const dates = { checkIn: addDays(today, 30), checkOut: addDays(today, 32) }
const party = { adults: 1, children: 0, rooms: 1 }

const post = (address: string, path: string, payload: unknown, headers = {}) =>
  fetch(address + path, {
    method: "POST",
    body: JSON.stringify(payload),
    headers: { "content-type": "application/json", ...headers },
  })

/** A stay that can be booked, at its price. */
const aKey = async (address: string) => {
  const query = queryFromSearch(withDates(anySearch, dates))
  const found = (await (await fetch(`${address}/api/properties?${query}`)).json()) as SearchAnswer
  const [card] = found.stays
  const stay = { property: card?.slug, dates, party, rooms: card?.mix }
  const quote = (await (await post(address, "/api/quotes", stay)).json()) as Quote
  return { stay, total: quote.total }
}

const PATHS = ["/properties?adults=2", "/api/properties?adults=2", "/about-us", "/api/health"]

/** Lines on which one question was answered, and that were kept for the next. */
const keptLines = (port: number) =>
  Promise.all(
    PATHS.map(async (path) => {
      const line = await aLine(port)
      await line.says(asking(path) + END)
      await expect.poll(() => isWhole(line.told()), { timeout: 60_000 }).toBe(true)
      return line
    }),
  )

describe("the server as it is started", () => {
  it("says what it runs on, and that no real money moves", async () => {
    const site = await started()

    expect(site.said()).toMatch(/database +PGlite in/)
    expect(site.said()).toMatch(/Sandbox: no real money/)
  })

  it("has pages and invented stays to look for", async () => {
    const { address } = await started()

    const page = await fetch(address, { headers: { "accept-language": "ms" } })

    expect(page.headers.get("content-language")).toBe("ms")
    expect(await page.text()).toContain("<!DOCTYPE html>")
  })

  it("repeats an answer byte by byte after a restart, and remembers what it sold", async () => {
    const first = await started()
    const wanted = await aKey(first.address)
    const held = await post(first.address, "/api/bookings", wanted, {
      "idempotency-key": "restart-1",
    })
    const cookie = held.headers.getSetCookie()[0]?.split(";")[0] ?? ""
    const text = await held.text()

    const second = await restarted()
    const headers = { "idempotency-key": "restart-1", cookie }
    const again = await post(second.address, "/api/bookings", wanted, headers)

    expect(held.status).toBe(201)
    expect(await again.text()).toBe(text)
    const { id } = JSON.parse(text) as { id: string }
    const guest = await fetch(`${second.address}/api/bookings/${id}/guest`, {
      method: "PUT",
      body: JSON.stringify(guestDetails()),
      headers: { "content-type": "application/json", "idempotency-key": "details-1", cookie },
    })
    expect(guest.status).toBe(200)
  })

  it(
    "refuses to start with settings it cannot read, and says each of them",
    { tags: "§8.11" },
    async () => {
      const failed = startSite({ DATABASE_URL: "mysql://db", PUBLIC_URL: "nowhere" })

      await expect(failed).rejects.toThrow(/DATABASE_URL[^]*PUBLIC_URL/)
    },
  )

  it("answers whoever stood at its door, or had begun to ask, before it stops", async () => {
    const site = await started()
    const port = Number(new URL(site.address).port)
    const kept = await keptLines(port)
    const halfWay = await aLine(port)
    await halfWay.says(asking("/help"))
    process.kill(site.pid, "SIGSTOP")
    const atTheDoor = await Promise.all([...PATHS, ...PATHS].map(() => aLine(port)))
    for (const [place, line] of [...kept, ...atTheDoor].entries())
      await line.says(asking(PATHS[place % PATHS.length]!) + END)

    process.kill(site.pid, "SIGTERM")
    process.kill(site.pid, "SIGCONT")
    await expect.poll(site.said, { timeout: 60_000 }).toMatch(/Stopping/)
    await halfWay.says(END)

    expect(await answersOn(atTheDoor)).toEqual(atTheDoor.map(() => ["200"]))
    expect(await answersOn(kept)).toEqual(kept.map(() => ["200", "200"]))
    expect(await answersOn([halfWay])).toEqual([["200"]])
  })

  it("stops without a complaint, its database closed and its door too", async () => {
    const site = await started()
    await site.stop()
    running = undefined

    expect(site.said()).toContain("Stopping")
    expect(site.said()).not.toMatch(/"level":"(warn|error)"/)
    expect(existsSync(join(folder, "database.lock"))).toBe(false)
    await expect(fetch(site.address)).rejects.toThrow("fetch failed")
  })
})
