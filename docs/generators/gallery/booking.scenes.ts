import { BookingStatus } from "#core/booking/booking-status.ts"
import { holdTerms } from "#core/booking/hold-terms.ts"
import { cards } from "#tests/journeys/steps/checking-out.ts"
import { ownBooking } from "./bookings.scenes.ts"
import { follows, presses } from "./looks.ts"
import { joins } from "./members.ts"
import type { Scene, Scenes, Sitter } from "./scene.ts"
import { AHEAD_DAYS } from "./stay-in-view.ts"

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** The mocked API looks for work every second. */
const WORK_IS_DONE_MS = 2500

const bookingOfTab = (guest: Sitter): Promise<string> =>
  guest.page.evaluate(
    () => (JSON.parse(sessionStorage.getItem("checkout") ?? "{}") as { booking: string }).booking,
  )

/** Moves the clock of the tab, and with it that of the mocked API, and lets the due work be done. */
const lets = async ({ page }: Sitter, passMs: number): Promise<void> => {
  await page.clock.setFixedTime(Date.now() + passMs)
  await page.waitForTimeout(WORK_IS_DONE_MS)
}

const formOf = async (guest: Sitter): Promise<string> => {
  await guest.seesForm()
  return bookingOfTab(guest)
}

const arrives = async (guest: Sitter): Promise<string> => {
  await guest.goesTo(guest.stay.checkoutPath)
  return formOf(guest)
}

/** Comes with a new account; the mocked API would forget it if the page were loaded again. */
const arrivesWithAccount = async (guest: Sitter, path: string): Promise<string> => {
  await joins(guest, path)
  return formOf(guest)
}

const paysWith = async (guest: Sitter, card: string): Promise<void> => {
  await guest.introducesThemselves()
  await guest.givesCard(card)
  await guest.books()
}

const pays = async (guest: Sitter, card: string = cards.good): Promise<string> => {
  const booking = await arrives(guest)
  await paysWith(guest, card)
  return booking
}

const isConfirmed = async (guest: Sitter): Promise<string> => {
  const booking = await pays(guest)
  await guest.readsCode()
  return booking
}

const isPaid = async (guest: Sitter): Promise<string> => {
  const booking = await pays(guest)
  await guest.page.waitForTimeout(WORK_IS_DONE_MS)
  return booking
}

const isDeclinedToTheEnd = async (guest: Sitter): Promise<string> => {
  const booking = await pays(guest, cards.declined)
  for (let left = holdTerms.maxAttempts - 1; left > 0; left -= 1) {
    await guest.page.getByText(guest.say("decline.declined")).first().waitFor()
    await guest.seesForm()
    await guest.books()
  }
  await guest.the("heading", guest.say("booking.title.failed")).first().waitFor()
  return booking
}

type Confirming = "manage.cancel.confirm" | "manage.cancel.confirm.nothing"

const cancels = async (guest: Sitter, confirming: Confirming): Promise<void> => {
  await follows(guest, ownBooking(guest))
  await presses(guest, "manage.cancel")
  await presses(guest, confirming)
  await guest.page.waitForTimeout(WORK_IS_DONE_MS)
}

/** How a booking comes to have each status; answers with its number. */
const ways: Readonly<
  Record<Exclude<BookingStatus, "refunding">, (guest: Sitter) => Promise<string>>
> = {
  held: (guest) => arrives(guest),
  paying: (guest) => pays(guest, cards.asksTheBank),
  confirmed: isConfirmed,
  staying: async (guest) => {
    const booking = await isConfirmed(guest)
    await lets(guest, (AHEAD_DAYS + 1) * DAY_MS)
    return booking
  },
  completed: async (guest) => {
    const booking = await isConfirmed(guest)
    // One after the other, as days pass: a stay begins before it ends.
    await lets(guest, (AHEAD_DAYS + 1) * DAY_MS)
    await lets(guest, (AHEAD_DAYS + 4) * DAY_MS)
    return booking
  },
  expired: async (guest) => {
    const booking = await arrives(guest)
    await lets(guest, 20 * MINUTE_MS)
    return booking
  },
  released: async (guest) => {
    const booking = await arrives(guest)
    await presses(guest, "checkout.back")
    await guest.page.waitForTimeout(WORK_IS_DONE_MS)
    return booking
  },
  failed: isDeclinedToTheEnd,
  // Nothing was paid, so nothing goes back.
  cancelled: async (guest) => {
    const booking = await arrivesWithAccount(guest, guest.stay.arrivalCheckoutPath)
    await guest.introducesThemselves()
    await guest.choosesToPayAtProperty()
    await guest.books()
    await guest.readsCode()
    await cancels(guest, "manage.cancel.confirm.nothing")
    return booking
  },
  refunded: async (guest) => {
    const booking = await arrivesWithAccount(guest, guest.stay.checkoutPath)
    await paysWith(guest, cards.good)
    await guest.readsCode()
    await cancels(guest, "manage.cancel.confirm")
    return booking
  },
}

const MOVE_CLOCK: ReadonlySet<string> = new Set(["staying", "completed", "expired"])

const statusIn =
  (status: BookingStatus): Scene["sees"] =>
  ({ page, say }) =>
    page.getByText(say(`booking.status.${status}`), { exact: true }).first()

const opensItsPage =
  (way: (guest: Sitter) => Promise<string>): Scene["comes"] =>
  async (guest) =>
    follows(guest, `/booking/${await way(guest)}`)

/** A booking in each status, as its guest sees it. */
export const bookingScenes: Scenes = {
  ...Object.fromEntries(
    Object.entries(ways).map(([status, way]) => [
      status,
      {
        comes: opensItsPage(way),
        sees: statusIn(status as BookingStatus),
        ...(MOVE_CLOCK.has(status) && { movesClock: true as const }),
      },
    ]),
  ),
  // The card of the sandbox is never charged for nights that are gone: this one is staged.
  refunding: {
    on: "booking-refunding",
    comes: opensItsPage(isPaid),
    sees: statusIn("refunding"),
  },
}
