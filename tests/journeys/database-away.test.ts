import { findPostgres } from "#adapters/command-line/install/machine.js"
import { startCluster, type Cluster } from "#tests/support/postgres.cluster.ts"
import { startSite, type RunningSite } from "#tests/support/site.ts"
import { afterAll, beforeAll, expect } from "vitest"
import { staying } from "./steps/days.ts"
import { aStay } from "./steps/stays.ts"
import { story } from "./steps/story.ts"

let cluster: Cluster
let server: RunningSite
beforeAll(async () => {
  cluster = await startCluster(findPostgres()!)
  server = await startSite({ DATABASE_URL: cluster.url, SECRET_KEY: "x".repeat(40) })
})
afterAll(async () => {
  await server.stop()
  await cluster.stop()
})

story(
  "shows stays while the database is away, and sells again once it is back",
  async ({ aGuest }) => {
    const { address } = server
    const stay = await aStay(address, staying(40))
    const guest = await aGuest({ expectsRefusals: true }, address)
    const notice = guest.page.getByText(guest.say("stay.remembered"))

    await cluster.halt()
    for (const path of ["/", "/properties?where=langkawi", stay.propertyPath]) {
      const opened = await guest.page.goto(address + path)
      expect(opened?.status()).toBe(200)
      await notice.waitFor()
    }
    const asked = await fetch(`${address}/api/quotes`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(stay.wanted.stay),
    })
    expect([asked.status, asked.headers.get("retry-after")]).toEqual([503, "5"])
    await guest.goesTo(stay.checkoutPath)
    await guest.sees(guest.say("checkout.holdUnclear"))

    await cluster.start()
    await guest.the("button", guest.say("action.retry")).click()
    await guest.seesForm()
    await expect
      .poll(async () => {
        await guest.page.goto(address + stay.propertyPath)
        return notice.count()
      })
      .toBe(0)
  },
)
