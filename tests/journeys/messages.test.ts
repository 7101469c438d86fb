import { aGuest as aGuestToBook } from "#fixtures/builders/a-guest.ts"
import { staying } from "./steps/days.ts"
import { aNewAddress } from "./steps/having-account.ts"
import { linkInLetter } from "./steps/property-mail.ts"
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
