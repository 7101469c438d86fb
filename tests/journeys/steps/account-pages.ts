import type { CheckoutRequest } from "#core/booking/stay-request-query.ts"
import { ownConfirmedBooking } from "./desk.ts"
import { aNewAddress } from "./having-account.ts"
import { at, type PageToSee } from "./pages.ts"
import { staying } from "./days.ts"
import { aStay } from "./stays.ts"

/** The doors to an account, and what a mailed link opens when it is over. */
const doors: ReadonlyArray<PageToSee> = [
  at("login", "/login", ({ say }) => say("login.title")),
  {
    name: "login with errors",
    goesThere: async (guest) => {
      await guest.goesTo("/login")
      await guest.the("button", guest.say("login.action")).click()
      await guest.page.getByRole("alert").getByRole("link").first().waitFor()
    },
  },
  at("register", "/register", ({ say }) => say("register.title")),
  at("forgot password", "/forgot-password", ({ say }) => say("recovery.forgot.title")),
  at("reset password", "/reset-password?link=none", ({ say }) => say("recovery.reset.title")),
  at("a mailed link that is over", "/booking/manage?link=none", ({ say }) =>
    say("booking.notFound"),
  ),
]

/** The pages of an account, in this order: the first opens one, and the third books a stay. */
const ownPages = (wanted: CheckoutRequest): ReadonlyArray<PageToSee> => [
  {
    name: "my bookings, empty",
    goesThere: async (guest) => {
      await guest.goesTo("/register?redirect=/account/bookings")
      await guest.registers(aNewAddress())
      await guest.sees(guest.say("bookings.empty"))
    },
  },
  {
    name: "profile",
    goesThere: async (guest) => {
      await guest.goesTo("/account/profile")
      await guest.sees(guest.say("profile.sessions.current"))
    },
  },
  {
    name: "my bookings",
    goesThere: async (guest) => {
      await ownConfirmedBooking(guest.page, wanted)
      await guest.goesTo("/account/bookings")
      await guest.page.getByRole("article").waitFor()
    },
  },
  {
    name: "manage a booking",
    goesThere: async (guest) => {
      await guest.managesFirstBooking()
      await guest.sees(guest.say("manage.diary"))
    },
  },
  {
    name: "change a booking",
    goesThere: async (guest) => {
      await guest.the("button", guest.say("manage.change")).click()
      await guest.the("dialog", guest.say("manage.change")).waitFor()
    },
  },
  at("verification", "/verification", ({ say }) => say("verification.title")),
]

/** Every page of an account and the doors to it, with a stay so many days from today. */
export const accountPages = async (
  site: string,
  daysAhead: number,
): Promise<ReadonlyArray<PageToSee>> => {
  const stay = await aStay(
    site,
    staying(daysAhead),
    ({ payAtProperty, memberPercent }) => payAtProperty && memberPercent === 0,
  )
  return [...doors, ...ownPages(stay.wanted)]
}
