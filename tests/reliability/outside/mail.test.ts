import { nothingTold } from "#tests/reliability/crash/promised-stays.ts"
import { crashStock } from "#tests/reliability/crash/crash-stays.ts"
import { postgresStore, type OwnStore } from "#tests/reliability/own-store.ts"
import { afterAll, beforeAll, expect, it } from "vitest"
import { anOutsideGuest, nightIn, ROOMS } from "./outside-guest.ts"
import { anOutsideSite, HOLD_MS } from "./outside-site.ts"
import { aTroubledMailServer } from "./troubled-mail.ts"

/** The longest that a letter is put back. */
const QUARTER_MS = 15 * 60_000
const A_DAY_OF_HOURS = 24
const PATIENT = { timeout: 120_000 }

let mail: Awaited<ReturnType<typeof aTroubledMailServer>>
let store: OwnStore
let site: Awaited<ReturnType<typeof anOutsideSite>>
beforeAll(async () => {
  mail = await aTroubledMailServer()
  store = await postgresStore(crashStock())
  site = await anOutsideSite(store, mail.settings)
})
afterAll(async () => {
  await site.stop()
  await store.end()
  await mail.stop()
})

let guests = 0
const { promised } = nothingTold()
const aGuest = () => anOutsideGuest({ address: site.address, promised }, (guests += 1))

/** Books a night by card, and says to which address the letters of the booking go. */
const books = async (daysAhead: number): Promise<string> => {
  const guest = aGuest()
  const email = `outside-${guests}@example.com`
  const presses = guest.presses(await guest.isAtPayment(nightIn(daysAhead)))
  const { status, code } = await guest.paysWith(await presses())
  expect([status, typeof code]).toEqual(["confirmed", "string"])
  return email
}

const lettersTo = (email: string) => mail.taken().filter(({ to }) => to === email)

/** Moves the clock until the server calls once more: a letter that is put back waits up to a quarter. */
const untilCalledAgain = async (quarters = 0): Promise<void> => {
  const before = mail.callsInTrouble()
  site.moveClock(quarters * QUARTER_MS)
  const calls = () => (site.moveClock(QUARTER_MS), mail.callsInTrouble())
  await expect.poll(calls, { ...PATIENT, interval: 1000 }).toBeGreaterThan(before)
}

const untilEachHasOne = async (emails: ReadonlyArray<string>): Promise<void> => {
  const letters = () => emails.map((email) => lettersTo(email).length)
  await expect.poll(letters, PATIENT).toEqual(emails.map(() => 1))
}

it("sells for a day without mail, and sends every letter once when mail is back", async () => {
  const before = await books(30)
  await untilEachHasOne([before])
  await mail.is("down")
  const first = await books(31)
  const full = nightIn(32)
  for (let room = 0; room < ROOMS; room += 1) await aGuest().holds(full)
  const late = aGuest()
  expect(await late.holds(full)).toBe("SoldOut")

  await mail.is("busy")
  for (let hour = 0; hour < A_DAY_OF_HOURS; hour += 1) {
    await untilCalledAgain(3)
  }
  expect(await late.holds(full)).toMatchObject({ status: "held" })
  const last = await books(33)
  expect((await fetch(site.address)).status).toBe(200)

  await mail.is("none")
  site.moveClock(QUARTER_MS)
  await untilEachHasOne([before, first, last])
  const ids = mail.taken().map(({ id }) => id)
  expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([])
})

it("sells and ends holds while the mail server takes calls and says nothing", async () => {
  await mail.is("hangs")
  const email = await books(40)
  await untilCalledAgain()
  const full = nightIn(41)
  for (let room = 0; room < ROOMS; room += 1) await aGuest().holds(full)
  const late = aGuest()
  expect(await late.holds(full)).toBe("SoldOut")

  site.moveClock(2 * HOLD_MS)
  await expect.poll(() => late.holds(full), PATIENT).toMatchObject({ status: "held" })

  await mail.is("none")
  site.moveClock(QUARTER_MS)
  await untilEachHasOne([email])
})
