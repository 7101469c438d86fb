import { sitesWithStripe } from "#tests/support/site-with-stripe.ts"
import type { Page } from "playwright"
import { afterAll, expect } from "vitest"
import { atProvider } from "./steps/card-at-provider.ts"
import { cards } from "./steps/checking-out.ts"
import { staying } from "./steps/days.ts"
import type { Guest } from "./steps/guest.ts"
import { aStay } from "./steps/stays.ts"
import { story } from "./steps/story.ts"

const CODE = /^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/
const STRIPES_SCRIPT = "https://js.stripe.com/clover/stripe.js"

const sites = await sitesWithStripe()
const { provider } = sites
const { address } = await sites.start(provider.script)
provider.tells(address)
afterAll(sites.stop)

/** What the policies of a guest's pages refuse, from now on, as `directive address`. */
const refusalsOf = async (page: Page) => {
  const refused: Array<string> = []
  await page.exposeBinding("refusedByPolicy", (_, what: string) => void refused.push(what))
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) =>
      Object(window).refusedByPolicy(`${event.effectiveDirective} ${event.blockedURI}`),
    )
  })
  return refused
}

/** A mark is gone with the document that it was made in. */
const marksDocument = (page: Page) => page.evaluate(() => void Object.assign(window, { mark: 1 }))
const isMarked = (page: Page) => page.evaluate(() => "mark" in window)

const paysAt = async (guest: Guest): Promise<string> => {
  await guest.introducesThemselves()
  await atProvider(guest).givesCard(cards.good)
  await guest.books()
  return guest.readsCode()
}

story(
  "books by way of a property, and no policy refuses anything on the way",
  async ({ aGuest }) => {
    const stay = await aStay(address, staying(60))
    const guest = await aGuest({}, address)
    const refused = await refusalsOf(guest.page)
    await guest.goesTo(stay.propertyPath)
    await marksDocument(guest.page)

    await guest.reserves()
    await guest.seesForm()

    expect(await isMarked(guest.page)).toBe(false)
    expect(await paysAt(guest)).toMatch(CODE)
    expect(refused).toEqual([])
  },
)

story("goes back to the property and forward again without another hold", async ({ aGuest }) => {
  const stay = await aStay(address, staying(63))
  const guest = await aGuest({}, address)
  const refused = await refusalsOf(guest.page)
  const held: Array<string> = []
  guest.page.on("response", (response) => {
    const isPost = response.request().method() === "POST"
    if (isPost && response.url().endsWith("/api/bookings")) held.push(response.url())
  })
  await guest.goesTo(stay.propertyPath)
  await guest.reserves()
  await guest.seesForm()
  await guest.introducesThemselves()
  const checkout = guest.page.url()

  await guest.page.goBack()
  await guest.seesHeading(guest.say("property.rooms"))
  expect(guest.page.url()).toContain(stay.propertyPath)
  await guest.page.goForward()
  await guest.seesForm()

  expect(guest.page.url()).toBe(checkout)
  expect(await guest.field(guest.say("checkout.firstName")).inputValue()).not.toBe("")
  await guest.givesIdentity()
  await atProvider(guest).givesCard(cards.good)
  await guest.books()
  expect(await guest.readsCode()).toMatch(CODE)
  expect(held).toHaveLength(1)
  expect(refused).toEqual([])
})

story("finds the form going back from a page that was loaded anew", async ({ aGuest }) => {
  const stay = await aStay(address, staying(66))
  const guest = await aGuest({}, address)
  const refused = await refusalsOf(guest.page)
  await guest.goesTo(stay.checkoutPath)
  await guest.seesForm()
  await guest.page
    .getByRole("banner")
    .getByRole("link", { name: guest.say("header.findBooking") })
    .click()
  await guest.seesPage(guest.say("booking.title.search"))
  await guest.reloads()

  await guest.page.goBack()
  await guest.seesForm()

  expect(await paysAt(guest)).toMatch(CODE)
  expect(refused).toEqual([])
})

story(
  "may load the checkout's code before the guest goes there, and no document",
  async ({ aGuest }) => {
    const stay = await aStay(address, staying(69))
    const guest = await aGuest({}, address)
    const documents: Array<string> = []
    guest.page.on("request", (request) => {
      if (request.resourceType() === "document") documents.push(new URL(request.url()).pathname)
    })
    await guest.goesTo(stay.propertyPath)
    const code = guest.page.waitForResponse(/\/CheckoutScreen-[^/]+\.js$/)

    await guest
      .the("complementary", guest.say("property.stay"))
      .getByRole("link", { name: guest.say("property.reserve"), exact: true })
      .hover()
    await code

    expect(documents).toEqual([new URL(stay.propertyPath, address).pathname])
    await guest.reserves()
    await guest.seesForm()
    expect(documents).toHaveLength(2)
  },
)

story("loads Stripe's script nowhere but at the checkout", async ({ browser }) => {
  const usual = await sites.start()
  const stay = await aStay(usual.address, staying(30))
  const context = await browser.newContext({ baseURL: usual.address })
  const page = await context.newPage()
  const refused = await refusalsOf(page)
  await page.route(/^https:/, (route) =>
    route.fulfill({ body: "window.isLoaded = true", contentType: "text/javascript" }),
  )
  const loadsAt = async (path: string) => {
    await page.goto(path)
    return page.evaluate(
      (src) =>
        new Promise<boolean>((resolve) => {
          const script = Object.assign(document.createElement("script"), { src })
          script.addEventListener("load", () => resolve(true))
          script.addEventListener("error", () => resolve(false))
          document.head.append(script)
        }),
      STRIPES_SCRIPT,
    )
  }

  const others = ["/", "/properties", stay.propertyPath, "/login", "/contact-us", "/booking/search"]
  for (const path of others) expect([path, await loadsAt(path)]).toEqual([path, false])
  expect(refused).toEqual(others.map(() => `script-src-elem ${STRIPES_SCRIPT}`))
  expect(await loadsAt(stay.checkoutPath)).toBe(true)
  await context.close()
})
