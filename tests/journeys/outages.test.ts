import { freePort } from "#tests/support/free-port.ts"
import { startDemoSite, withDemo } from "#tests/support/prepared-folders.ts"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeEach, expect } from "vitest"
import { cards } from "./steps/checking-out.ts"
import { staying } from "./steps/days.ts"
import { roomsLeft } from "./steps/desk.ts"
import { aStay } from "./steps/stays.ts"
import { story } from "./steps/story.ts"

const folder = mkdtempSync(join(tmpdir(), "singgah-outages-"))
const place = { DATA_DIR: folder, PORT: `${await freePort()}` }
await withDemo(folder)
let server = await startDemoSite(place)
const { address } = server

const returns = async () => void (server = await startDemoSite(place))

const isUp = () =>
  fetch(address).then(
    () => true,
    () => false,
  )

// A story that broke off while nobody answered leaves the site as others expect it.
beforeEach(async () => {
  if (!(await isUp())) await returns()
})

afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

story("goes on where it stood when the server was restarted under the form", async ({ aGuest }) => {
  const stay = await aStay(address, staying(30))
  const guest = await aGuest({ expectsRefusals: true }, address)
  await guest.goesTo(stay.checkoutPath)
  await guest.seesForm()
  await guest.introducesThemselves()
  await guest.givesCard(cards.good)
  const left = await roomsLeft(address, stay.wanted)

  await server.stop()
  await returns()
  await guest.books()

  await guest.readsCode()
  expect(await roomsLeft(address, stay.wanted)).toBe(left)
})

story("says that nobody answers, and books once somebody does", async ({ aGuest }) => {
  const stay = await aStay(address, staying(32))
  const guest = await aGuest({ expectsRefusals: true }, address)
  await guest.goesTo(stay.checkoutPath)
  await guest.seesForm()
  await guest.introducesThemselves()
  await guest.givesCard(cards.good)
  const left = await roomsLeft(address, stay.wanted)

  await server.stop()
  await guest.books()
  await guest.sees(guest.say("checkout.unreachable"))
  await returns()
  await guest.books()

  await guest.readsCode()
  expect(await roomsLeft(address, stay.wanted)).toBe(left)
})

story("offers to try a search again that nobody answered", async ({ aGuest }) => {
  const guest = await aGuest({ expectsRefusals: true }, address)
  await guest.goesTo("/properties")
  await guest.page.waitForLoadState("networkidle")

  await server.stop()
  await guest.choosesDestinationFreely("Langkawi")
  await guest.searches()
  await guest.sees(guest.say("error.unreachable"))
  await returns()
  await guest.the("button", guest.say("action.retry")).click()

  await guest.seesPage(guest.say("results.in", { place: "Langkawi" }))
  expect(guest.page.url()).toContain("where=Langkawi")
})
