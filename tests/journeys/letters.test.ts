import { aGuest as aGuestToBook } from "#fixtures/builders/a-guest.ts"
import { expect } from "vitest"
import { staying } from "./steps/days.ts"
import { aNewAddress } from "./steps/having-account.ts"
import { registersProved } from "./steps/proving-address.ts"
import { aStay } from "./steps/stays.ts"
import { story } from "./steps/story.ts"

story(
  "proves an address by the welcome and finds what was booked with it before",
  async ({ aGuest, site }) => {
    const stay = await aStay(site, staying(62))
    const email = aNewAddress()
    const guest = await aGuest({ language: "cn" })
    await guest.goesTo(stay.checkoutPath)
    const code = await guest.booksAs(aGuestToBook({ email }))

    await registersProved(guest, email)
    await guest.sees(guest.say("joined.text", { count: 1 }))

    await guest.goesTo("/account/bookings")
    await guest.sees(code)
  },
)

story(
  "is told at the next sign-in that a stay booked while signed out is in the account, once",
  async ({ aGuest, site }) => {
    const stay = await aStay(site, staying(60))
    const email = aNewAddress()
    const guest = await aGuest()
    await registersProved(guest, email)
    await guest.signsOut()
    await guest.goesTo(stay.checkoutPath)
    const code = await guest.booksAs(aGuestToBook({ email }))

    await guest.goesTo("/login?redirect=/contact-us")
    await guest.signsIn(email)
    await guest.seesPage(guest.say("contact.title"))
    await guest.sees(guest.say("joined.text", { count: 1 }))
    await guest.the("link", guest.say("joined.link")).click()

    await guest.sees(code)
    expect(await guest.page.getByText(guest.say("joined.text", { count: 1 })).count()).toBe(0)
  },
)

story(
  "cancels by the link of a letter, without an account and never by opening it",
  async ({ aGuest, site }) => {
    const stay = await aStay(site, staying(64))
    const email = aNewAddress()
    const guest = await aGuest({ expectsRefusals: true })
    await guest.goesTo(stay.checkoutPath)
    const code = await guest.booksAs(aGuestToBook({ email }))
    const subject = guest.say("mail.confirmed.subject", { stay: stay.name.en })
    const way = await guest.readsLetter(email, subject)

    // A mail program that looks at every link changes nothing.
    for (const method of ["GET", "HEAD", "GET"]) await fetch(site + way, { method })
    const elsewhere = await aGuest({ expectsRefusals: true })
    await elsewhere.goesTo(way)
    await elsewhere.seesPage(elsewhere.say("manage.title"))
    await elsewhere.sees(elsewhere.say("booking.status.confirmed"))
    await elsewhere.sees(code)
    const refund = await elsewhere.cancels()

    await elsewhere.sees(elsewhere.say("manage.cancelled.refund", { amount: refund }))
    await guest.readsLetter(email, guest.say("mail.cancelled.subject", { stay: stay.name.en }))
    expect(refund).toMatch(/^RM/)
  },
)

story(
  "finds a booking by its code, has a link mailed, and cancels by it",
  async ({ aGuest, site }) => {
    const stay = await aStay(site, staying(66))
    const email = aNewAddress()
    const guest = await aGuest()
    await guest.goesTo(stay.checkoutPath)
    const code = await guest.booksAs(aGuestToBook({ email }))

    const elsewhere = await aGuest()
    await elsewhere.goesTo("/")
    await elsewhere.findsBooking(code)
    await elsewhere.seesBooking()
    await elsewhere.the("textbox", elsewhere.say("checkout.email")).fill(email)
    await elsewhere.the("button", elsewhere.say("booking.manage.action")).click()
    await elsewhere.sees(elsewhere.say("booking.manage.mailed", { email }))
    const way = await elsewhere.readsLetter(
      email,
      elsewhere.say("mail.link.subject", { stay: stay.name.en }),
    )
    await elsewhere.goesTo(way)
    await elsewhere.seesPage(elsewhere.say("manage.title"))
    const refund = await elsewhere.cancels()

    await elsewhere.sees(elsewhere.say("manage.cancelled.refund", { amount: refund }))
  },
)
