import { nothingTold } from "#tests/reliability/crash/promised-stays.ts"
import { crashStock } from "#tests/reliability/crash/crash-stays.ts"
import { embeddedStore, type OwnStore } from "#tests/reliability/own-store.ts"
import { afterAll, beforeAll, expect, it } from "vitest"
import { anOutsideGuest, nightIn, ROOMS } from "./outside-guest.ts"
import { anOutsideSite, HOLD_MS } from "./outside-site.ts"

const HOUR_MS = 60 * 60_000

let store: OwnStore
let site: Awaited<ReturnType<typeof anOutsideSite>>
beforeAll(async () => {
  store = await embeddedStore(crashStock())
  site = await anOutsideSite(store)
})
afterAll(async () => {
  await site.stop()
  await store.end()
})

let guests = 0
const { promised } = nothingTold()
const aGuest = () => anOutsideGuest({ address: site.address, promised }, (guests += 1))

it.each([
  { way: "back", ahead: 0, by: -HOUR_MS, daysAhead: 30 },
  { way: "ahead, and back again", ahead: HOUR_MS, by: 0, daysAhead: 40 },
])("sells, and ends holds, after a clock jumped an hour $way", async ({ ahead, by, daysAhead }) => {
  site.moveClock(ahead)
  expect(await aGuest().holds(nightIn(daysAhead + 5))).toMatchObject({ status: "held" })
  site.moveClock(-ahead)
  const begun = aGuest()
  const presses = begun.presses(await begun.isAtPayment(nightIn(daysAhead)))
  const full = nightIn(daysAhead + 1)
  for (let room = 0; room < ROOMS; room += 1) await aGuest().holds(full)
  site.moveClock(by)

  const { status } = await begun.paysWith(await presses())
  expect(status).toBe("confirmed")
  const late = aGuest()
  expect(await late.holds(full)).toBe("SoldOut")
  site.moveClock(2 * HOLD_MS - by)
  await expect.poll(() => late.holds(full), { timeout: 120_000 }).toMatchObject({ status: "held" })
})

it("ends a hold at once whose clock jumped ahead past its end", async () => {
  const full = nightIn(50)
  for (let room = 0; room < ROOMS; room += 1) await aGuest().holds(full)
  const late = aGuest()
  expect(await late.holds(full)).toBe("SoldOut")

  site.moveClock(HOUR_MS)

  await expect.poll(() => late.holds(full), { timeout: 120_000 }).toMatchObject({ status: "held" })
})
