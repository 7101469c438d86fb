import type { Page } from "playwright"
import { expect } from "vitest"
import { staying } from "./steps/days.ts"
import type { Guest } from "./steps/guest.ts"
import { aStay } from "./steps/stays.ts"
import { story } from "./steps/story.ts"

/** As compressed on the way, for the pages that guests come to first. */
const SCRIPT_BYTES = 130_000
/** A property's page prices its rooms where it is shown. */
const SCRIPT_BYTES_OF_PROPERTY = 180_000
const REQUESTS = 30
const REQUESTS_OF_PROPERTY = 50

type Loaded = { readonly type: string; readonly bytes: number }

/** Counts whatever a page fetches from now on, as it travels. */
const loadedBy = async (page: Page): Promise<ReadonlyMap<string, Loaded>> => {
  const network = await page.context().newCDPSession(page)
  const types = new Map<string, string>()
  const loaded = new Map<string, Loaded>()
  network.on("Network.responseReceived", ({ requestId, type }) => types.set(requestId, type))
  network.on("Network.loadingFinished", ({ requestId, encodedDataLength }) =>
    loaded.set(requestId, { type: types.get(requestId) ?? "", bytes: encodedDataLength }),
  )
  await network.send("Network.enable")
  return loaded
}

const scriptsOf = (loaded: ReadonlyMap<string, Loaded>): ReadonlyArray<Loaded> =>
  [...loaded.values()].filter(({ type }) => type === "Script")

const WORDS = /\/assets\/.*\.js$/

/** What a page fetches before its guest has done anything, and what it waits for until then. */
const fetchesLittle = async (
  { page, goesTo, looksAround }: Guest,
  path: string,
  most: { readonly scriptBytes: number; readonly requests: number },
): Promise<void> => {
  const loaded = await loadedBy(page)
  const facts = page.waitForResponse(/\/builds\/meta\//)
  await goesTo(path)
  await (await facts).finished()
  await page.waitForLoadState("networkidle")

  const bytes = scriptsOf(loaded).reduce((total, script) => total + script.bytes, 0)
  const files = scriptsOf(loaded).length
  expect(bytes).toBeGreaterThan(50_000)
  expect(bytes).toBeLessThanOrEqual(most.scriptBytes)
  expect(loaded.size).toBeLessThanOrEqual(most.requests)

  const more = page.waitForResponse((response) => WORDS.test(response.url()))
  await looksAround()
  await more
  await expect.poll(() => scriptsOf(loaded).length).toBeGreaterThan(files + 5)
}

story.for([
  ["home", "/"],
  ["results", "/properties?where=penang"],
  ["information", "/about-us"],
] as const)("fetches little for the %s page until its guest acts", async ([, path], { aGuest }) => {
  await fetchesLittle(await aGuest({ width: 390 }), path, {
    scriptBytes: SCRIPT_BYTES,
    requests: REQUESTS,
  })
})

story(
  "fetches little for the page of a property until its guest acts",
  async ({ aGuest, site }) => {
    const { propertyPath } = await aStay(site, staying(40))
    await fetchesLittle(await aGuest({ width: 390 }), propertyPath, {
      scriptBytes: SCRIPT_BYTES_OF_PROPERTY,
      requests: REQUESTS_OF_PROPERTY,
    })
  },
)

/** The first picture of a page, and no sheet of style or script of the site's before it. */
story.for([
  ["home", "/"],
  ["results", "/properties?where=langkawi"],
] as const)(
  "asks for the first picture of the %s page before any script",
  async ([, path], { aGuest }) => {
    const { page, goesTo } = await aGuest({ width: 390 })
    const asked: Array<string> = []
    page.on("request", (request) => asked.push(request.resourceType()))
    await goesTo(path)
    await page.waitForLoadState("networkidle")

    expect(asked).toContain("script")
    expect(asked).not.toContain("stylesheet")
    expect(asked.slice(0, asked.indexOf("script"))).toContain("image")
  },
)
