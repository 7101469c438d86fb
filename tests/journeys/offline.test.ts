import { expect } from "vitest"
import type { Guest } from "./steps/guest.ts"
import { staying } from "./steps/days.ts"
import { seesItsIcons } from "./steps/drawn-icons.ts"
import { aNewAddress } from "./steps/having-account.ts"
import { aStay } from "./steps/stays.ts"
import { story } from "./steps/story.ts"
import { withoutConnection } from "./steps/without-connection.ts"

const KEEPS = { takesWorkers: true, expectsRefusals: true } as const
const AS_IT_WAS = /^You are offline\. This is how it was at \d\d:\d\d on \d{1,2} \p{L}+\./u

const seesThatItIsOffline = (guest: Guest) => guest.seesPage(guest.say("offline.title"))

/** A kept page loads itself again as soon as there is a connection. */
const seesThatItIsOnline = ({ page }: Guest) =>
  page.getByText(AS_IT_WAS).waitFor({ state: "detached" })

story(
  "shows a confirmed booking that is loaded again without a connection",
  async ({ aGuest, site }) => {
    const stay = await aStay(site, staying(70))
    const guest = await aGuest(KEEPS)
    const { untilKept, losesConnection, isBackOnline } = withoutConnection(guest)
    await guest.goesTo(stay.checkoutPath)
    const code = await guest.booksAs()
    await untilKept()

    await losesConnection()
    await guest.reloads()
    await guest.sees(AS_IT_WAS)
    expect(await guest.readsCode()).toBe(code)
    await guest.sees(stay.name.en)
    await seesItsIcons(guest.page)

    await isBackOnline()
    await seesThatItIsOnline(guest)
    expect(await guest.readsCode()).toBe(code)
  },
)

story(
  "keeps the list of bookings and one of them, and forgets both with the account",
  async ({ aGuest, site }) => {
    const stay = await aStay(site, staying(71), ({ memberPercent }) => memberPercent === 0)
    const guest = await aGuest(KEEPS)
    const { untilKept, losesConnection, isBackOnline, kept } = withoutConnection(guest)
    await guest.goesTo(`/register?redirect=${encodeURIComponent(stay.checkoutPath)}`)
    await guest.registers(aNewAddress())
    const code = await guest.booksAs()
    await guest.goesTo("/account/bookings")
    await guest.seesPage(guest.say("bookings.title"))
    await untilKept()
    await guest.managesFirstBooking()
    await guest.seesPage(guest.say("manage.title"))
    await untilKept()

    await losesConnection()
    await guest.goesTo("/account/bookings")
    await guest.sees(AS_IT_WAS)
    await guest.sees(stay.name.en)
    await guest.page.getByRole("article").first().getByRole("link").click()
    await guest.sees(AS_IT_WAS)
    await guest.sees(code)

    await isBackOnline()
    await seesThatItIsOnline(guest)
    await guest.goesTo("/account/bookings")
    await guest.signsOut()
    expect(await kept()).toEqual([])

    await losesConnection()
    await guest.page.goto("/account/bookings")
    await seesThatItIsOffline(guest)
    expect(await guest.page.getByRole("listitem").count()).toBe(0)

    await isBackOnline()
    await guest.goesTo("/register?redirect=/account/bookings")
    await guest.registers(aNewAddress())
    await guest.seesPage(guest.say("bookings.title"))
    await untilKept()
    await losesConnection()
    await guest.reloads()
    await guest.sees(AS_IT_WAS)
    expect(await guest.page.getByRole("main").textContent()).not.toContain(stay.name.en)
  },
)

story(
  "shows the last search and the stay that was opened, and nothing that was typed since",
  async ({ aGuest, site }) => {
    const stay = await aStay(site, staying(72))
    const guest = await aGuest(KEEPS)
    const { untilKept, losesConnection } = withoutConnection(guest)
    await guest.goesTo("/properties?where=langkawi")
    await untilKept()
    const results = await guest.page.getByRole("article").count()
    const opened = await guest.opensFirstStay()
    await untilKept()

    await losesConnection()
    await guest.reloads()
    await guest.sees(AS_IT_WAS)
    await guest.seesPage(opened)
    await guest.goesTo("/properties?where=langkawi&lang=en")
    await guest.sees(AS_IT_WAS)
    expect(await guest.page.getByRole("article").count()).toBe(results)

    // Rooms of a stay that was never opened are shown by nothing that is kept.
    await guest.page.goto(stay.propertyPath)
    await seesThatItIsOffline(guest)
    await guest.the("link", opened).waitFor()
    await guest.page.getByRole("link", { name: "Langkawi" }).waitFor()
    await guest.page.goto(stay.checkoutPath)
    await seesThatItIsOffline(guest)
  },
)

story(
  "says in the guest's language and theme that a page needs a connection",
  async ({ aGuest }) => {
    const guest = await aGuest({ ...KEEPS, language: "bm", theme: "dark" })
    const { untilServed, losesConnection, isBackOnline } = withoutConnection(guest)
    await guest.goesTo("/properties?where=langkawi&theme=dark")
    await untilServed()

    await losesConnection()
    for (const path of [
      "/help",
      "/login",
      "/nowhere?x=%22%3E%3Cscript%3E",
      "/api/bookings/x/receipt.pdf",
    ]) {
      await guest.page.goto(path)
      await seesThatItIsOffline(guest)
      expect(await guest.page.locator("html").getAttribute("lang")).toBe("ms")
      expect(
        await guest.page.evaluate(() => getComputedStyle(document.documentElement).colorScheme),
      ).toBe("dark")
    }

    await guest.page.goto("/help")
    await isBackOnline()
    await guest.the("link", guest.say("action.retry")).click()
    await guest.page.waitForURL(/\/help$/)
    await guest.page.getByRole("banner").waitFor()
  },
)

story("gives what is new while there is a connection, whatever is kept", async ({ aGuest }) => {
  const guest = await aGuest(KEEPS)
  const { untilKept, kept } = withoutConnection(guest)
  await guest.goesTo("/properties?where=langkawi")
  await untilKept()
  await guest.page.evaluate(async () => {
    const cache = await caches.open("singgah-searches")
    const old = await cache.match(location.href, { ignoreVary: true })
    const text = (await old!.text()).replaceAll("Langkawi", "Atlantis")
    await cache.put(location.href, new Response(text, { headers: old!.headers }))
  })

  await guest.reloads()
  const shown = await guest.page.getByRole("main").textContent()
  expect(shown).toContain("Langkawi")
  expect(shown).not.toContain("Atlantis")
  await guest.goesTo("/login")
  expect(await kept()).not.toContain("/login")
})

story(
  "goes on with what it keeps while the site is away, though the device has a connection",
  async ({ aGuest, aSite }) => {
    const own = await aSite()
    const guest = await aGuest(KEEPS, own.address)
    const { untilKept } = withoutConnection(guest)
    await guest.goesTo("/properties?where=langkawi")
    await untilKept()

    await own.stop()
    await guest.reloads()
    await guest.sees(AS_IT_WAS)
    await guest.page.goto("/about-us")
    await seesThatItIsOffline(guest)
  },
)

story(
  "is removed with all that it keeps where a site keeps none any more",
  async ({ aGuest, aSite }) => {
    const own = await aSite()
    const port = new URL(own.address).port
    const guest = await aGuest(KEEPS, own.address)
    const { untilKept } = withoutConnection(guest)
    await guest.goesTo("/properties?where=langkawi")
    await untilKept()

    await own.stop()
    await aSite({ PORT: port, OFFLINE_PAGES: "0" })
    await guest.goesTo("/about-us")
    await expect.poll(() => guest.page.evaluate(async () => (await caches.keys()).length)).toBe(0)
  },
)
