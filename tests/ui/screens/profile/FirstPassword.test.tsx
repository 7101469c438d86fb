import { AccountsUnreachable } from "#core/account/account.errors.ts"
import { TooManyAttempts } from "#core/booking/booking.errors.ts"
import type { AccountScript } from "#tests/ui/support/account-journeys.ts"
import { drawCard } from "#tests/ui/support/on-profile.tsx"
import { draw } from "#tests/ui/support/stage.tsx"
import { FirstPassword } from "#ui/screens/profile/FirstPassword.tsx"
import { screen, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"

const opens = async (accounts: AccountScript["accounts"] = {}) => {
  await drawCard((view) => <FirstPassword email={view.email} />, { accounts })
  const card = within(screen.getByRole("region", { name: "Password" }))
  await card.findByRole("button")
  return card
}

const press = () =>
  userEvent.click(screen.getByRole("button", { name: "Send me a link to set a password" }))

describe("the card of a first password", () => {
  it("says how the guest logs in, and sends nothing by itself", async () => {
    const card = await opens({ askForReset: () => expect.fail("Nothing is to be sent") })

    expect(card.getByRole("heading").textContent).toBe("Password")
    expect(
      card.getByText("You log in with Google. Set a password to log in without it too."),
    ).toBeTruthy()
    expect(card.queryByRole("status")).toBeNull()
    expect(card.getByRole("button").getAttribute("aria-disabled")).toBe("false")
  })

  it("offers nothing before its code is there", async () => {
    await draw(<FirstPassword email="aisyah.tan@example.com" />)

    const card = within(screen.getByRole("region", { name: "Password" }))
    expect(card.getByRole("heading").textContent).toBe("Password")
    expect(card.queryByRole("button")).toBeNull()
  })

  it("has a link sent to the address of the account, and says so", async () => {
    const sent: Array<string> = []
    const card = await opens({ askForReset: (email) => Effect.sync(() => void sent.push(email)) })

    await press()

    expect((await card.findByRole("status")).textContent).toBe(
      "We have sent a link to aisyah.tan@example.com.",
    )
    expect(sent).toEqual(["aisyah.tan@example.com"])
  })

  it("asks once while the first press is still answered", async () => {
    let times = 0
    const askForReset = () => {
      times += 1
      return Effect.never
    }
    const card = await opens({ askForReset })

    await press()
    await press()

    expect(times).toBe(1)
    expect(card.getByRole("button").getAttribute("aria-disabled")).toBe("true")
  })

  it.each([
    [
      new AccountsUnreachable(),
      "We could not connect. Nothing you typed is lost; please try again.",
    ],
    [new TooManyAttempts({ retryAfterSeconds: 5 }), "Too many attempts. Please wait 5 seconds."],
  ])("says of %s what to do", async (failure, said) => {
    const card = await opens({ askForReset: () => Effect.fail(failure) })

    await press()

    expect((await card.findByRole("status")).textContent).toBe(said)
  })
})
