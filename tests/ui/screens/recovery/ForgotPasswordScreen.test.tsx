import { AccountsUnreachable, EmailRefused } from "#core/account/account.errors.ts"
import type { Accounts } from "#core/account/accounts.port.ts"
import { ForgotPasswordScreen } from "#ui/screens/recovery/ForgotPasswordScreen.tsx"
import { screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { draw } from "#tests/ui/support/stage.tsx"
import { scriptedJourneys } from "#tests/ui/support/account-journeys.ts"

const forgets = async (askForReset?: Accounts["askForReset"], email = "aisyah@example.com") => {
  const account = scriptedJourneys(askForReset ? { accounts: { askForReset } } : {})
  await draw(<ForgotPasswordScreen />, { account })
  const field = await screen.findByRole("textbox", { name: "Email" })
  if (email) await userEvent.type(field, email)
  await userEvent.click(screen.getByRole("button", { name: "Send reset link" }))
}

describe("a forgotten password", () => {
  it("has a link mailed, without telling whether the address has an account", async () => {
    await forgets()

    expect(await screen.findByText(/If aisyah@example.com has an account/)).toBeTruthy()
    expect(screen.getByRole("button", { name: "Send it again" })).toBeTruthy()
  })

  it("asks nobody about an address that is none", async () => {
    await forgets(() => Effect.die("asked"), "nobody")

    expect(screen.getByText("Enter a valid email, for example name@example.com")).toBeTruthy()
  })

  it.each([
    [new EmailRefused({ issues: [{ path: "email", code: "NotAnEmail" }] }), /valid email/],
    [new AccountsUnreachable(), /could not connect/],
  ])("says of %s what to do", async (failure, said) => {
    await forgets(() => Effect.fail(failure))

    expect((await screen.findAllByText(said)).length).toBeGreaterThan(0)
  })
})
