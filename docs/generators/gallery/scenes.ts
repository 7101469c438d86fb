import { cards } from "#tests/journeys/steps/checking-out.ts"
import {
  conversationScenes,
  reviewScenes,
  linkRequestScenes,
  manageBookingScenes,
  myBookingsScenes,
} from "./bookings.scenes.ts"
import { bookingScenes } from "./booking.scenes.ts"
import { cardConfirmationScenes, checkoutScenes } from "./checkout.scenes.ts"
import { recoveryScenes, registrationScenes, sessionScenes } from "./coming-in.scenes.ts"
import { inquiryScenes, uploadScenes } from "./contact.scenes.ts"
import { accountStepScenes, profileScenes, sessionsScenes } from "./profile.scenes.ts"
import { releaseScenes } from "./release.scenes.ts"
import type { Scenes, Sitter } from "./scene.ts"
import { verificationScenes } from "./verification.scenes.ts"

const NEVER_GIVEN = "7KQ2M-XW4ZT"

const books = async (guest: Sitter): Promise<string> => {
  await guest.goesTo(guest.stay.checkoutPath)
  await guest.seesForm()
  await guest.introducesThemselves()
  await guest.givesCard(cards.good)
  await guest.books()
  return guest.readsCode()
}

const searches = async (guest: Sitter) => {
  await guest.goesTo("/booking/search")
  await guest.page
    .getByRole("textbox", { name: guest.say("booking.search.code") })
    .fill(NEVER_GIVEN)
  await guest.the("button", guest.say("booking.search.action")).click()
}

const lookupScenes: Scenes = {
  asking: {
    comes: (guest) => guest.goesTo("/booking/search"),
    sees: ({ the, say }) => the("button", say("booking.search.action")),
  },
  looking: {
    on: "waiting-for-lookup",
    comes: searches,
    sees: ({ page, say }) => page.getByText(say("booking.search.looking")).first(),
  },
  found: {
    comes: async (guest) => guest.findsBooking(await books(guest)),
    sees: ({ the, say }) => the("heading", say("booking.title")).first(),
  },
  unknown: {
    comes: searches,
    sees: ({ page, say }) => page.getByText(say("booking.search.unknown")).first(),
  },
  slowed: {
    on: "lookup-slowed",
    comes: searches,
    sees: ({ page, say }) => page.getByText(say("booking.search.slowed", { count: 1 })).first(),
  },
  unreachable: {
    on: "lookup-cut-off",
    comes: searches,
    sees: ({ page, say }) => page.getByText(say("booking.search.unreachable")).first(),
  },
}

const opensProperty = (guest: Sitter) => guest.goesTo(guest.stay.propertyPath)

const lightboxScenes: Scenes = {
  closed: { comes: opensProperty, sees: ({ page }) => page.getByRole("heading", { level: 1 }) },
  open: {
    comes: async (guest) => {
      await opensProperty(guest)
      await guest.page.locator("main ul a[aria-label]").first().click()
    },
    sees: ({ page }) => page.getByRole("dialog"),
  },
}

const roomChoiceScenes: Scenes = {
  withoutDates: {
    comes: (guest) => guest.goesTo(guest.stay.propertyWithoutDates),
    sees: ({ page, say }) => page.getByText(say("property.rooms.withoutDates")).first(),
  },
  soldOut: {
    on: "rooms-sold-out",
    comes: opensProperty,
    sees: ({ page, say }) => page.getByText(say("property.rooms.soldOut")).first(),
  },
  unfinished: {
    comes: async (guest) => {
      await opensProperty(guest)
      const counts = guest.page.locator("#rooms input[type=number]")
      await counts.first().waitFor()
      for (const count of await counts.all()) await count.fill("0")
    },
    sees: ({ page, say }) =>
      page.getByText(say("property.chooseRooms")).filter({ visible: true }).first(),
  },
  ready: { comes: opensProperty, sees: ({ the, say }) => the("heading", say("property.rooms")) },
}

const preferencesScenes: Scenes = {
  settled: {
    comes: async (guest) => {
      await guest.goesTo("/")
      await guest.page.getByRole("banner").locator("summary").click()
    },
    sees: ({ page }) => page.getByRole("banner").locator("details[open]"),
    anew: true,
  },
}

/** How a guest comes to stand in every state of every machine, by the names of both. */
export const scenes: Readonly<Record<string, Scenes>> = {
  checkout: checkoutScenes,
  "card-confirmation": cardConfirmationScenes,
  booking: bookingScenes,
  "booking-lookup": lookupScenes,
  "link-request": linkRequestScenes,
  conversation: conversationScenes,
  review: reviewScenes,
  lightbox: lightboxScenes,
  "room-choice": roomChoiceScenes,
  "my-bookings": myBookingsScenes,
  "manage-booking": manageBookingScenes,
  registration: registrationScenes,
  session: sessionScenes,
  "password-recovery": recoveryScenes,
  profile: profileScenes,
  "account-step": accountStepScenes,
  sessions: sessionsScenes,
  verification: verificationScenes,
  inquiry: inquiryScenes,
  upload: uploadScenes,
  preferences: preferencesScenes,
  release: releaseScenes,
}
