import { expect } from "vitest"
import { staying } from "./steps/days.ts"
import { roomsLeft, takesRooms } from "./steps/desk.ts"
import { aStay } from "./steps/stays.ts"
import { story } from "./steps/story.ts"

const isScarce = ({ left }: { readonly left: number | null }) => left !== null && left <= 8

story("says that somebody was faster and leads to what is left", async ({ aGuest, site }) => {
  const stay = await aStay(site, staying(70), isScarce)
  const guest = await aGuest({ expectsRefusals: true })
  await takesRooms(site, stay.wanted, await roomsLeft(site, stay.wanted))

  await guest.goesTo(stay.checkoutPath)
  await guest.seesPage(guest.say("checkout.soldOut"))
  await guest.the("button", guest.say("checkout.soldOut.action")).click()

  await guest.seesPage(stay.name.en)
  await guest.sees(guest.say("stay.notAvailable"))
  expect(guest.page.url()).toContain(stay.wanted.stay.dates.checkIn)
})

story(
  "gives the last room to one of two, and to the other once it is given back",
  async ({ aGuest, site }) => {
    const stay = await aStay(site, staying(72), isScarce)
    const left = await roomsLeft(site, stay.wanted)
    if (left > 1) await takesRooms(site, stay.wanted, left - 1)
    const [first, second] = [await aGuest(), await aGuest({ expectsRefusals: true })]
    await first.goesTo(stay.checkoutPath)
    await first.seesForm()

    await second.goesTo(stay.checkoutPath)
    await second.seesPage(second.say("checkout.soldOut"))
    await first.the("button", first.say("checkout.back")).click()
    await first.seesPage(stay.name.en)
    await second.reloads()

    await second.seesForm()
    expect(await roomsLeft(site, stay.wanted)).toBe(0)
  },
)
