import { LinkRefused, PasswordRefused, TooBusy } from "#core/account/account.errors.ts"
import type { Accounts } from "#core/account/accounts.port.ts"
import { ResetPasswordScreen } from "#ui/screens/recovery/ResetPasswordScreen.tsx"
import { screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { draw } from "#tests/ui/support/stage.tsx"
import { scriptedJourneys } from "#tests/ui/support/account-journeys.ts"

const chooses = async (resetPassword?: Accounts["resetPassword"], again = "a long sentence") => {
  const account = scriptedJourneys(resetPassword ? { accounts: { resetPassword } } : {})
  await draw(<ResetPasswordScreen />, { account, at: "/?link=secret" })
  await userEvent.type(await screen.findByLabelText("New password"), "a long sentence")
  await userEvent.type(screen.getByLabelText("Confirm password"), again)
  await userEvent.click(screen.getByRole("button", { name: "Set new password" }))
}

describe("a new password by a mailed link", () => {
  it("holds from then on, and leads to the login", async () => {
    const sent: Array<string> = []
    await chooses(({ link }) => {
      sent.push(link)
      return Effect.void
    })

    expect(await screen.findByText(/Your password has been changed/)).toBeTruthy()
    expect(screen.getByRole("link", { name: "Login Now" }).getAttribute("href")).toBe("/login")
    expect(sent).toEqual(["secret"])
  })

  it("has to be typed twice alike", async () => {
    await chooses(() => Effect.die("asked"), "another sentence")

    expect(screen.getByText("Passwords do not match")).toBeTruthy()
  })

  it("offers another link when this one is over", async () => {
    await chooses(() => Effect.fail(new LinkRefused()))

    expect(await screen.findByText(/has expired or was already used/)).toBeTruthy()
    expect(screen.getByRole("link", { name: "Request another link" })).toBeTruthy()
  })

  it.each([
    [
      new PasswordRefused({ issues: [{ path: "password", code: "PasswordTooCommon" }] }),
      /too common/,
    ],
    [new TooBusy({ retryAfterSeconds: 3 }), /wait 3 seconds/],
  ])("says of %s what to do", async (failure, said) => {
    await chooses(() => Effect.fail(failure))

    expect((await screen.findAllByText(said)).length).toBeGreaterThan(0)
  })
})
