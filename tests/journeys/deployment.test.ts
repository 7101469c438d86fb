import { mkdirSync, mkdtempSync, rmSync } from "node:fs"
import { join, resolve } from "node:path"
import { fileURLToPath } from "node:url"
import { expect } from "vitest"
import { freePort } from "../support/free-port.ts"
import { newerBuild } from "../support/newer-build.ts"
import { withDemo } from "../support/prepared-folders.ts"
import type { Guest } from "./steps/guest.ts"
import { untilAlive } from "./steps/sight.ts"
import { story } from "./steps/story.ts"

const PROGRAM = fileURLToPath(new URL("../support/serve-build.ts", import.meta.url))

// A build looks for its packages in the folders above it.
const CACHE = resolve("node_modules/.cache")

/** Waits until the page has fetched what it may need, once its guest has begun to act. */
const isFetchedAhead = async (guest: Guest): Promise<void> => {
  const more = guest.page.waitForResponse(/\/assets\/.*\.js$/)
  await guest.looksAround()
  await more
  await guest.page.waitForFunction(() => {
    const ends = performance
      .getEntriesByType("resource")
      .map((entry) => entry.duration + entry.startTime)
    return performance.now() - Math.max(...ends) > 1_000
  })
}

story.for([
  ["that its guest had used, without loading it", true, 0],
  ["that nobody had touched, and loads it once", false, 1],
] as const)(
  "goes on through a deployment in an old tab %s",
  { tags: "§7.2" },
  async ([, isUsed, loads], { aGuest, aSite }) => {
    mkdirSync(CACHE, { recursive: true })
    const folder = mkdtempSync(join(CACHE, "deployed-"))
    const newer = join(folder, "dist")
    newerBuild("dist", newer, "ffffffffffffffff")
    await withDemo(join(folder, "data"))
    const settings = { PORT: `${await freePort()}`, DATA_DIR: join(folder, "data") }
    const old = await aSite(settings, [PROGRAM, "dist"])
    const guest = await aGuest({ expectsRefusals: true }, old.address)
    await guest.goesTo("/properties")
    if (isUsed) await isFetchedAhead(guest)
    const script = await guest.page
      .locator("script[src*='/assets/main-']")
      .first()
      .getAttribute("src")
    await old.stop()
    await aSite(settings, [PROGRAM, newer])
    expect((await guest.page.request.get(`${script}`)).status()).toBe(404)
    let loaded = 0
    guest.page.on("request", (request) => {
      if (request.isNavigationRequest()) loaded += 1
    })

    await guest.narrowsTo(guest.say("filters.freeCancellation"))
    expect(loaded).toBe(loads)
    await untilAlive(guest.page)
    await guest.page.getByRole("contentinfo").getByRole("link", { name: "Contact Us" }).click()
    await guest.seesPage(guest.say("contact.title"))
    await guest.page.getByRole("textbox", { name: guest.say("contact.name") }).fill("Aisyah")

    expect(loaded).toBeLessThanOrEqual(1)
    rmSync(folder, { recursive: true, force: true })
  },
)
