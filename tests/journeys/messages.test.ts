import { aGuest as aGuestToBook } from "#fixtures/builders/a-guest.ts"
import { expect } from "vitest"
import { staying } from "./steps/days.ts"
import { aNewAddress } from "./steps/having-account.ts"
import { isWrittenToIn, letterToProperty, linkInLetter } from "./steps/property-mail.ts"
import { aStay } from "./steps/stays.ts"
import { story } from "./steps/story.ts"

/** The first stay that is found belongs to nobody who can be written to. */
const UNREACHED = "melur-suites-hotel-alor-setar"

story(
  "is heard of by the property, writes to it, and reads its answer",
  async ({ aGuest, site }) => {
    const stay = await aStay(site, staying(66), ({ slug }) => slug !== UNREACHED)
    const email = aNewAddress()
    const guest = await aGuest()
    await guest.goesTo(stay.checkoutPath)
    const code = await guest.booksAs(aGuestToBook({ email }))
    await linkInLetter(site, code)

    const question = `Is there a kettle for ${email}?`
    await guest.the("textbox", guest.say("messages.field")).fill(question)
    await guest.the("button", guest.say("messages.send")).click()
    await guest.sees(guest.say("messages.sent"))

    const property = await aGuest({ language: "bm" })
    await property.goesTo(await linkInLetter(site, question))
    await property.sees(question)
    await property.the("textbox", property.say("messages.field")).fill("There is.")
    await property.the("button", property.say("messages.send")).click()
    await property.sees(property.say("messages.sent"))

    const subject = guest.say("mail.message.subject", { name: stay.name.en })
    await guest.goesTo(await guest.readsLetter(email, subject))
    await guest.sees("There is.")
  },
)

story.for([
  ["en", 68, "Estimated arrival time"],
  ["bm", 70, "Anggaran masa tiba"],
] as const)(
  "tells a property that reads %s when its guest arrives",
  async ([language, daysAhead, label], { aGuest, site }) => {
    const stay = await aStay(site, staying(daysAhead), isWrittenToIn(language))
    const email = aNewAddress()
    const guest = await aGuest({ language })
    await guest.goesTo(stay.checkoutPath)
    const code = await guest.booksAs(aGuestToBook({ email, arrival: "21:00" }))

    await guest.sees(label)
    await guest.sees("21:00")
    expect((await letterToProperty(site, code)).text).toContain(`${label} 21:00`)
    const subject = guest.say("mail.confirmed.subject", { stay: stay.name[language] })
    await guest.goesTo(await guest.readsLetter(email, subject))
    await guest.seesPage(guest.say("manage.title"))
    await guest.sees(label)
    await guest.sees("21:00")
  },
)
