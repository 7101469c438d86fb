import { BookingsUnreachable, TooManyAttempts } from "#core/booking/booking.errors.ts"
import type { ManagedBookings } from "#core/managing/managed-bookings.port.ts"
import { aUser } from "#fixtures/builders/an-account.ts"
import { aConfirmedBooking } from "#fixtures/builders/a-booking-view.ts"
import { ManageThis } from "#ui/screens/booking/ManageThis.tsx"
import { screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { aTabSession, scriptedJourneys } from "#tests/ui/support/account-journeys.ts"
import { draw } from "#tests/ui/support/stage.tsx"

const booking = aConfirmedBooking()

const asking = async (mailLink: ManagedBookings["mailLink"], email: string) => {
  await draw(<ManageThis booking={{ ...booking, yours: false }} />, {
    account: scriptedJourneys({ bookings: { mailLink } }),
  })
  const field = await screen.findByRole("textbox", { name: "Email" })
  if (email !== "") await userEvent.type(field, email)
  await userEvent.click(screen.getByRole("button", { name: "Email me a link" }))
  return field
}

describe("changing or cancelling a booking that was found", () => {
  it("mails a link for this booking's code to the address that was typed", async () => {
    const asked: Array<ReadonlyArray<string>> = []

    await asking((...given) => {
      asked.push(given)
      return Effect.succeed({ asked: true })
    }, " aisyah@example.com ")

    expect(await screen.findByText(/If aisyah@example\.com is the email/)).toBeTruthy()
    expect(asked).toEqual([[booking.code, "aisyah@example.com"]])
  })

  it.each([
    ["", "Please enter your email"],
    ["aisyah@", /^Enter a valid email/],
  ])("asks nobody about %j", async (email, said) => {
    const field = await asking(() => Effect.die("asked"), email)

    expect(screen.getByText(said)).toBeTruthy()
    expect(document.activeElement).toBe(field)
  })

  it("says how long to wait after too many links", async () => {
    const slowed = new TooManyAttempts({ retryAfterSeconds: 61 })

    await asking(() => Effect.fail(slowed), "aisyah@example.com")

    expect(await screen.findByText(/Please wait 2 minutes/)).toBeTruthy()
  })

  it("asks again for the same after silence", async () => {
    const answers = [
      Effect.fail(new BookingsUnreachable()),
      Effect.succeed({ asked: true as const }),
    ]
    await asking(() => answers.shift()!, "aisyah@example.com")

    await userEvent.click(await screen.findByRole("button", { name: "Try again" }))

    expect(await screen.findByText(/a link is on its way/)).toBeTruthy()
  })

  it("leads who is signed in and owns it to the page itself", async () => {
    await draw(<ManageThis booking={{ ...booking, yours: true }} />, {
      session: aTabSession(aUser()),
    })

    const way = screen.getByRole("link", { name: "Manage this booking" })
    expect(way.getAttribute("href")).toBe(`/account/booking/${booking.id}`)
    expect(screen.queryByRole("textbox")).toBeNull()
  })

  it("offers nothing where there is no code", async () => {
    await draw(<ManageThis booking={{ ...booking, code: null }} />)

    expect(screen.queryByRole("heading")).toBeNull()
  })

  it("mails a link to who owns it but is not signed in, and to who is but does not own it", async () => {
    const account = scriptedJourneys()
    const { unmount } = await draw(<ManageThis booking={{ ...booking, yours: true }} />, {
      account,
    })
    expect(await screen.findByRole("button", { name: "Email me a link" })).toBeTruthy()
    unmount()

    const session = aTabSession(aUser())
    await draw(<ManageThis booking={{ ...booking, yours: false }} />, { account, session })

    expect(await screen.findByRole("button", { name: "Email me a link" })).toBeTruthy()
    expect(screen.getByRole("heading", { name: "Change or cancel" })).toBeTruthy()
  })

  it("says what is mailed and where, and that it is being mailed", async () => {
    const field = await asking(() => Effect.never, "aisyah@example.com")

    expect(
      screen.getByText(
        "Enter the email this booking was made with. We will email you a link to change or cancel it.",
      ),
    ).toBeTruthy()
    expect(screen.getByText("Sending your link…").getAttribute("role")).toBe("status")
    const button = screen.getByRole("button", { name: "Email me a link" })
    expect(button.getAttribute("aria-disabled")).toBe("true")
    expect(field.getAttribute("type")).toBe("email")
  })

  it("says nothing before it is asked, and forgives an address as soon as it is typed into", async () => {
    const field = await asking(() => Effect.die("asked"), "")
    const button = screen.getByRole("button", { name: "Email me a link" })
    expect(button.getAttribute("aria-disabled")).toBe("false")
    expect(screen.getByRole("status").textContent).toBe("")

    await userEvent.type(field, "a")

    expect(screen.queryByText("Please enter your email")).toBeNull()
  })

  it("says that nothing was sent after silence", async () => {
    await asking(() => Effect.fail(new BookingsUnreachable()), "aisyah@example.com")

    const said = await screen.findByText(/^We could not connect\./)
    expect(said.textContent).toBe(
      "We could not connect. Nothing was sent; please try again. Try again",
    )
  })

  it("has its heading where nothing can be asked, as on the server", async () => {
    await draw(<ManageThis booking={{ ...booking, yours: false }} />, { account: null })

    expect(screen.getByRole("heading", { name: "Change or cancel" })).toBeTruthy()
    expect(screen.queryByRole("textbox")).toBeNull()
  })

  it("can be tried again where the page for it could not be fetched", async () => {
    const ways = scriptedJourneys()
    const begins = [async () => ({ failed: "unreachable" }) as const, ways.linkRequest]
    await draw(<ManageThis booking={{ ...booking, yours: false }} />, {
      account: { ...ways, linkRequest: (input) => begins.shift()!(input) },
    })
    expect((await screen.findByRole("alert")).querySelector("h2")).not.toBeNull()

    await userEvent.click(screen.getByRole("button", { name: "Try again" }))

    expect(await screen.findByRole("textbox", { name: "Email" })).toBeTruthy()
  })
})
