import { startDemoSite } from "#tests/support/prepared-folders.ts"
import { afterAll, expect } from "vitest"
import { staying } from "./steps/days.ts"
import type { Guest } from "./steps/guest.ts"
import { aStay } from "./steps/stays.ts"
import { story } from "./steps/story.ts"

const COUNTERS = /googletagmanager|google-analytics/
const { address, stop } = await startDemoSite({ ANALYTICS_ID: "G-ABC123DEF4" })
afterAll(stop)

/** What a guest's browser asks of whoever counts visits; nobody is there to be reached. */
const askedOfCounters = async ({ page }: Guest): Promise<ReadonlyArray<string>> => {
  const asked: Array<string> = []
  await page.route(COUNTERS, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ body: "", contentType: "text/javascript" })
  })
  return asked
}

type Called = ReadonlyArray<unknown>

/** What the tag on the page was told, call by call. */
const toldTo = ({ page }: Guest): Promise<ReadonlyArray<Called>> =>
  page.evaluate(() =>
    ((window as Window & { dataLayer?: Array<ArrayLike<unknown>> }).dataLayer ?? []).map((call) =>
      Array.from(call),
    ),
  )

const eventsIn = (told: ReadonlyArray<Called>) =>
  told.filter(([kind]) => kind === "event").map(([, name]) => name)

const question = ({ page, say }: Guest) =>
  page.getByRole("region", { name: say("consent.question") })

story("loads nothing that counts before a guest agrees, nor after a no", async ({ aGuest }) => {
  const guest = await aGuest({}, address)
  const asked = await askedOfCounters(guest)
  await guest.goesTo("/")
  await question(guest).waitFor()

  await guest.the("button", guest.say("consent.refuse")).click()
  await question(guest).waitFor({ state: "detached" })
  await guest.goesTo("/about-us")
  await guest.sees(guest.say("consent.standing.refused"))

  expect(await question(guest).isVisible()).toBe(false)
  expect(asked).toEqual([])
  expect(await toldTo(guest)).toEqual([])
})

story("counts a purchase under the usual names, and nobody by name", async ({ aGuest }) => {
  const stay = await aStay(address, staying(30))
  const guest = await aGuest({}, address)
  const asked = await askedOfCounters(guest)
  await guest.goesTo(stay.propertyPath)
  await guest.the("button", guest.say("consent.agree")).click()
  await guest.reserves()
  const code = await guest.booksAs()
  const booking = new URL(guest.page.url()).searchParams.get("booking")
  await expect.poll(async () => eventsIn(await toldTo(guest)).at(-1)).toBe("purchase")

  const told = await toldTo(guest)

  expect(asked.filter((url) => url.includes("gtag/js"))).toEqual([
    "https://www.googletagmanager.com/gtag/js?id=G-ABC123DEF4",
  ])
  expect(eventsIn(told)).toEqual([
    "page_view",
    "view_item",
    "page_view",
    "begin_checkout",
    "add_payment_info",
    "page_view",
    "purchase",
  ])
  for (const word of [code, booking, "aisyah", "Aisyah", "900412", "4242"])
    expect(JSON.stringify(told)).not.toContain(word)
})

story("lets a guest take a yes back in the footer of any page", async ({ aGuest }) => {
  const guest = await aGuest({}, address)
  const asked = await askedOfCounters(guest)
  await guest.goesTo("/about-us")
  await guest.the("button", guest.say("consent.agree")).click()
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  const before = await toldTo(guest)

  await guest.the("button", guest.say("consent.change")).click()
  await guest.the("button", guest.say("consent.refuse")).click()
  await guest.sees(guest.say("consent.standing.refused"))
  const footer = guest.page.getByRole("contentinfo")
  await footer.getByRole("link", { name: guest.say("footer.help"), exact: true }).click()
  await guest.page.waitForURL(/\/help$/)

  expect(await toldTo(guest)).toEqual(before)
})

story("asks nothing and loads nothing where nothing is counted", async ({ aGuest, site }) => {
  const guest = await aGuest({}, site)
  const asked = await askedOfCounters(guest)

  await guest.goesTo("/")
  await guest.page.waitForLoadState("networkidle")

  expect(await question(guest).isVisible()).toBe(false)
  expect(await guest.page.getByText(guest.say("consent.standing.unasked")).count()).toBe(0)
  expect(asked).toEqual([])
})
