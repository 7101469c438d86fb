import { expect } from "vitest"
import { story } from "./steps/story.ts"

const ANOTHER = JSON.stringify({ id: "another-build" })

story(
  "is offered a newer build quietly, and reloads when it likes",
  { tags: ["§7.2", "§7.3"] },
  async ({ aGuest, site }) => {
    const guest = await aGuest()
    await guest.page.clock.install()
    const meta = guest.page.waitForRequest(/\/builds\/meta\/[0-9a-f]+\.json/)
    await guest.goesTo("/about-us")
    await guest.page.clock.runFor(3_000)
    await meta
    await guest.page.route("**/builds/latest.json", (route) =>
      route.fulfill({ contentType: "application/json", body: ANOTHER }),
    )
    await expect
      .poll(async () => {
        await guest.page.clock.runFor(301_000)
        return guest.the("button", guest.say("update.reload")).isVisible()
      })
      .toBe(true)

    const reloaded = guest.page.waitForRequest(`${site}/about-us`)
    await guest.the("button", guest.say("update.reload")).click()

    await reloaded
  },
)

story("goes on in an old tab after its pieces were replaced", async ({ aGuest }) => {
  const guest = await aGuest({ expectsRefusals: true })
  await guest.goesTo("/about-us")
  let isReplaced = true
  await guest.page.route(/\/assets\/ContactScreen-.*\.js$/, (route) =>
    isReplaced ? route.fulfill({ status: 404, body: "" }) : route.continue(),
  )
  const reloaded = guest.page.waitForRequest(
    (request) => request.isNavigationRequest() && request.url().endsWith("/contact-us"),
  )

  await guest.page.getByRole("contentinfo").getByRole("link", { name: "Contact Us" }).click()
  await reloaded
  isReplaced = false

  await guest.page.waitForURL("**/contact-us")
})

story("does not reload without end for a piece that is missing for good", async ({ aGuest }) => {
  const guest = await aGuest({ expectsRefusals: true })
  await guest.goesTo("/about-us")
  let navigations = 0
  guest.page.on("request", (request) => {
    if (request.isNavigationRequest()) navigations += 1
  })
  await guest.page.route(/\/assets\/ContactScreen-.*\.js$/, (route) =>
    route.fulfill({ status: 404, body: "" }),
  )

  const reloaded = guest.page.waitForRequest((request) => request.isNavigationRequest())
  await guest.page.getByRole("contentinfo").getByRole("link", { name: "Contact Us" }).click()
  await reloaded
  // The page that came asks once more whether the site answers, and would reload after that.
  await guest.page.waitForResponse("**/builds/latest.json")
  await guest.sees(guest.say("error.pieceMissing"))
  await guest.the("button", guest.say("action.retry")).waitFor()
  await guest.page.waitForLoadState("networkidle")

  expect(navigations).toBe(1)
})
