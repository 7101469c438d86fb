import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect } from "vitest"
import { withInventory } from "../support/prepared-folders.ts"
import { operatorIn } from "../support/operator.ts"
import { staying } from "./steps/days.ts"
import { aNewAddress } from "./steps/having-account.ts"
import { aStay } from "./steps/stays.ts"
import { story } from "./steps/story.ts"

story(
  "keeps a booking of a property that is withdrawn, and leaves earlier",
  async ({ aGuest, aSite }) => {
    const dataDir = mkdtempSync(join(tmpdir(), "singgah-withdrawn-"))
    await withInventory(dataDir)
    const { address } = await aSite({ DATA_DIR: dataDir })
    const run = operatorIn(dataDir, dataDir)
    const stay = await aStay(
      address,
      staying(66, 4),
      ({ memberPercent, freeCancellationUntil }) =>
        memberPercent === 0 && freeCancellationUntil !== null,
    )
    const guest = await aGuest({}, address)
    await guest.goesTo("/register?redirect=/account/bookings")
    await guest.registers(aNewAddress())
    await guest.sees(guest.say("bookings.empty"))
    await guest.goesTo(stay.checkoutPath)
    await guest.booksAs()

    expect((await run("inventory", "withdraw", stay.wanted.stay.property)).code).toBe(0)
    await guest.goesTo(stay.propertyPath)
    await guest.sees(guest.say("property.withdrawn"))
    expect(await guest.page.locator("#stay, #rooms, a[href*='/booking/new']").count()).toBe(0)

    await guest.goesTo("/account/bookings")
    await guest.managesFirstBooking()
    await guest.asksForDates(staying(66, 2), "refund")
    await guest.the("button", guest.say("manage.change.apply")).click()
    await guest.sees(guest.say("manage.changed"))
    rmSync(dataDir, { recursive: true, force: true })
  },
)
