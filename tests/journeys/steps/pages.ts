import type { Guest } from "./guest.ts"
import { staying } from "./days.ts"
import { aConfirmedBooking, aReleasedBooking } from "./desk.ts"
import { aStay } from "./stays.ts"

/** A page of the site with a way to it; its heading is there once it stands. */
export interface PageToSee {
  readonly name: string
  readonly goesThere: (guest: Guest) => Promise<void>
}

/** The page at a path, which stands when its heading does. */
export const at = (name: string, path: string, heading: (guest: Guest) => string): PageToSee => ({
  name,
  goesThere: async (guest) => {
    await guest.goesTo(path)
    await guest.seesPage(heading(guest))
  },
})

/** Every page that needs no account, on stays and bookings of its own, so many days from today. */
export const openPages = async (
  site: string,
  daysAhead: number,
): Promise<ReadonlyArray<PageToSee>> => {
  const dates = staying(daysAhead)
  const stay = await aStay(site, dates, ({ payAtProperty }) => payAtProperty)
  const confirmed = await aConfirmedBooking(site, stay.wanted)
  const released = await aReleasedBooking(site, stay.wanted)
  return [
    at("home", "/", ({ say }) => say("home.heading")),
    at("results", `/properties?checkIn=${dates.checkIn}&checkOut=${dates.checkOut}`, ({ say }) =>
      say("results.title"),
    ),
    at("property", stay.propertyPath, ({ language }) => stay.name[language]),
    at("confirmed", `/booking/confirmed?booking=${confirmed.id}`, ({ say }) =>
      say("booking.title.confirmed"),
    ),
    at("failed", `/booking/failed?booking=${released.id}`, ({ say }) =>
      say("booking.title.failed"),
    ),
    at("booking", `/booking/${confirmed.id}`, ({ say }) => say("booking.title")),
    at(
      "shortlist",
      `/shortlist?stays=${stay.wanted.stay.property}&checkIn=${dates.checkIn}&checkOut=${dates.checkOut}`,
      ({ say }) => say("shortlist.shared.title"),
    ),
    at("empty shortlist", "/shortlist", ({ say }) => say("shortlist.title")),
    at("find a booking", "/booking/search", ({ say }) => say("booking.title.search")),
    at("not found", "/nowhere", ({ say }) => say("notFound.heading")),
    at("checkout", stay.checkoutPath, ({ say }) => say("checkout.title")),
    {
      name: "checkout with errors",
      goesThere: async (guest) => {
        await guest.goesTo(stay.checkoutPath)
        await guest.seesForm()
        await guest.books()
        await guest.page.getByRole("alert").getByRole("link").first().waitFor()
      },
    },
  ]
}
