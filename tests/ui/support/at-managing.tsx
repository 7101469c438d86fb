import type { LinkToken } from "#core/booking/booking-link.ts"
import type { WholeBooking } from "#core/booking/whole-booking.ts"
import { senOf } from "#core/money/amounts.ts"
import { aQuote } from "#fixtures/builders/a-quote.ts"
import { aWholeBooking } from "#fixtures/builders/a-whole-booking.ts"
import { scriptedJourneys, type AccountScript } from "#tests/ui/support/account-journeys.ts"
import { draw, pagesWith } from "#tests/ui/support/stage.tsx"
import { ManageJourney } from "#ui/screens/manage-booking/ManageJourney.tsx"
import { fireEvent, screen, within } from "@testing-library/react"
import { Effect } from "effect"

export const ownBooking = aWholeBooking()

/** A mailed link, as it is in an address. */
export const LINK = "0123456789abcdefghjkmnpqrs0123456789abcdefghjkmnpqrs" as LinkToken

type Script = Omit<NonNullable<Parameters<typeof draw>[1]>, "pages" | "account"> & {
  readonly bookings?: AccountScript["bookings"]
  readonly cards?: AccountScript["cards"]
  readonly pages?: Parameters<typeof pagesWith>[0]
  /** The booking as it is opened; Aisyah Tan's weekend unless another is given. */
  readonly booking?: WholeBooking
  /** Whether a mailed link opens it, and not its owner's session. */
  readonly byLink?: boolean
}

/** One's own booking, where all goes well but for what the script says. */
export const atManaging = ({
  bookings,
  cards,
  pages,
  booking = ownBooking,
  byLink = false,
  ...others
}: Script = {}) => {
  const open = () => Effect.succeed(booking)
  return draw(<ManageJourney opens={byLink ? { link: LINK } : { id: booking.id }} />, {
    account: scriptedJourneys({
      bookings: { openOwn: open, openByLink: open, ...bookings },
      ...(cards && { cards }),
    }),
    pages: pagesWith(pages),
    ...others,
  })
}

/** The window that is open, once its heading is there. */
export const windowOf = async (name: string | RegExp) =>
  within(await screen.findByRole("dialog", { name }))

export const presses = async (name: string | RegExp) =>
  void fireEvent.click(await screen.findByRole("button", { name }))

/** Opens the window for another stay and asks what it costs, without choosing another. */
export const asksForPrice = async () => {
  await presses("Change dates, guests or rooms")
  const dialog = await windowOf("Change dates, guests or rooms")
  fireEvent.click(await dialog.findByText("Show the new price"))
  return dialog
}

/** A stay that costs RM 20.00 more, which is paid by card. */
export const dearer = {
  quote: aQuote({ residency: "visitor" }),
  before: ownBooking.quote.total,
  balance: { kind: "pay", amount: senOf(2000) },
} as const

/** The card that is asked for before the dearer stay is booked. */
export const cardAsked = {
  kind: "card",
  booking: ownBooking,
  amount: senOf(2000),
  until: ownBooking.asOf,
  clientSecret: "s",
  publishableKey: "p",
  sandbox: null,
} as const

/** The rows of a list of names and values, as they are read. */
export const rowsOf = (list: ParentNode) =>
  [...list.querySelectorAll("dt")].map((name) => [
    name.textContent,
    name.nextElementSibling?.textContent.replaceAll("\u00A0", " "),
  ])
