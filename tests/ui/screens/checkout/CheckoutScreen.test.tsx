import { BookingId } from "#core/booking/booking-view.ts"
import { queryFromCheckoutRequest, type CheckoutRequest } from "#core/booking/stay-request-query.ts"
import { checkoutWith } from "#core/checkout/checkout.actors.ts"
import { addDays } from "#core/stay/calendar.ts"
import { aUser } from "#fixtures/builders/an-account.ts"
import { scriptedBookings, scriptedCards } from "#fixtures/doubles/bookings.scripted.ts"
import { aTabSession } from "#tests/ui/support/account-journeys.ts"
import { bookButton, noon, wanted } from "#tests/ui/support/at-checkout.tsx"
import { draw } from "#tests/ui/support/stage.tsx"
import type { CheckoutActor, Journeys, NotStarted } from "#ui/app/journeys.ts"
import { readQuery } from "#ui/app/query.ts"
import { CheckoutScreen } from "#ui/screens/checkout/CheckoutScreen.tsx"
import { Link } from "@tanstack/react-router"
import { screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { createActor } from "xstate"

const addressOf = (request: CheckoutRequest) => `/booking/new?${queryFromCheckoutRequest(request)}`

const later: CheckoutRequest = {
  ...wanted,
  stay: {
    ...wanted.stay,
    dates: {
      checkIn: addDays(wanted.stay.dates.checkIn, 7),
      checkOut: addDays(wanted.stay.dates.checkOut, 7),
    },
  },
}

const nobody = () => Promise.reject(new Error("nobody begins that journey here"))

const aCheckout = (stay: CheckoutRequest | null) =>
  createActor(
    checkoutWith({
      bookings: scriptedBookings({ leave: () => Effect.never }),
      cards: scriptedCards(),
      clock: { now: () => noon },
      isCardComplete: async () => false,
    }),
    { input: { visit: "visit-1", wanted: stay, record: null } },
  ).start()

type Begun = readonly [CheckoutRequest | null, boolean | undefined]

/** Opens the checkout, and what was begun there. */
const opening = async (
  at: string,
  {
    session = aTabSession(),
    begins = async (stay: CheckoutRequest | null) => aCheckout(stay),
  }: {
    session?: ReturnType<typeof aTabSession>
    begins?: (stay: CheckoutRequest | null) => Promise<CheckoutActor | NotStarted>
  } = {},
) => {
  const begun: Array<Begun> = []
  const journeys: Journeys = {
    checkout: (stay, isSignedIn) => {
      begun.push([stay, isSignedIn])
      return begins(stay)
    },
    inquiry: nobody,
    lookup: nobody,
    booking: async () => ({ failed: "notFound" }),
    quote: async () => ({ failed: "soldOut" }),
    now: () => noon,
  }
  const drawn = await draw(
    <>
      <CheckoutScreen />
      {[wanted, later].map((request) => (
        <Link
          key={request.stay.dates.checkIn}
          to="/booking/new"
          search={readQuery(queryFromCheckoutRequest(request))}
        >
          {`From ${request.stay.dates.checkIn}`}
        </Link>
      ))}
      <Link to="/booking/new" search={{}} activeOptions={{ exact: true }}>
        No stay
      </Link>
    </>,
    { at, journeys, session },
  )
  return { ...drawn, begun }
}

describe("the address of the checkout", () => {
  it("begins with the stay that it names, and calls the page by its name", async () => {
    const { begun } = await opening(addressOf(wanted))

    expect(await bookButton()).toBeTruthy()
    expect(begun).toEqual([[wanted, false]])
    expect(document.title).toBe("Checkout | Singgah")
  })

  it("says who is signed in", async () => {
    const { begun } = await opening(addressOf(wanted), { session: aTabSession(aUser()) })

    await bookButton()
    expect(begun).toEqual([[wanted, true]])
  })

  it("goes on with the booking that it names", async () => {
    const booking = BookingId.make("0123456789abcdefghjkmnpqrs")
    const { begun } = await opening(addressOf({ ...wanted, booking }))

    await bookButton()
    expect(begun).toEqual([[{ ...wanted, booking }, false]])
  })

  it("that names no stay begins with none", async () => {
    const { begun } = await opening("/booking/new")

    expect(await screen.findByText("No stay chosen yet")).toBeTruthy()
    expect(begun).toEqual([[null, false]])
  })

  it("says that the stay is being loaded until it has begun", async () => {
    await opening(addressOf(wanted), { begins: () => new Promise(() => {}) })

    expect(screen.getByRole("status").textContent).toBe("Loading your stay…")
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Checkout")
  })

  it("says that the stay is being loaded where nothing can be asked, as on the server", async () => {
    await draw(<CheckoutScreen />, { at: addressOf(wanted), journeys: null })

    expect(screen.getByRole("status").textContent).toBe("Loading your stay…")
  })

  it("can be tried again where the page could not be fetched", async () => {
    const answers = [
      async () => ({ failed: "unreachable" }) as const,
      async () => aCheckout(wanted),
    ]
    const { begun } = await opening(addressOf(wanted), { begins: () => answers.shift()!() })
    expect((await screen.findByRole("alert")).querySelector("h1")).not.toBeNull()

    await userEvent.click(screen.getByRole("button", { name: "Try again" }))

    expect(await bookButton()).toBeTruthy()
    expect(begun).toHaveLength(2)
  })

  it("that changes to another stay begins another time, and to the same stay does not", async () => {
    const { begun } = await opening(addressOf(wanted))
    await bookButton()

    await userEvent.click(screen.getByRole("link", { name: "From 2026-12-11" }))
    await expect.poll(() => begun.map(([stay]) => stay)).toEqual([wanted, later])
    await bookButton()
    await userEvent.click(screen.getByRole("link", { name: "From 2026-12-11" }))

    expect(begun).toHaveLength(2)
  })

  it("that names a stay after none begins with it", async () => {
    const { begun } = await opening("/booking/new")
    await screen.findByText("No stay chosen yet")

    await userEvent.click(screen.getByRole("link", { name: "From 2026-12-11" }))

    expect(await bookButton()).toBeTruthy()
    expect(begun.map(([stay]) => stay)).toEqual([null, later])
  })

  it("that names no stay any more begins with none", async () => {
    const { begun } = await opening(addressOf(wanted))
    await bookButton()

    await userEvent.click(screen.getByRole("link", { name: "No stay" }))

    expect(await screen.findByText("No stay chosen yet")).toBeTruthy()
    expect(begun.map(([stay]) => stay)).toEqual([wanted, null])
  })

  it("that follows a stay changed in the form keeps the checkout that changed it", async () => {
    const started = aCheckout(wanted)
    const { begun } = await opening(addressOf(wanted), { begins: async () => started })
    await bookButton()

    started.send({ type: "guest.changedStay", ...later })
    await userEvent.click(screen.getByRole("link", { name: "From 2026-12-11" }))

    await expect
      .poll(() => screen.queryByRole("link", { current: "page" })?.textContent)
      .toBe("From 2026-12-11")
    expect(begun).toHaveLength(1)
    expect(started.getSnapshot().status).toBe("active")
  })
})
