import { AccountsUnreachable, CredentialsRefused } from "#core/account/account.errors.ts"
import { aGivenPasskey } from "#fixtures/builders/a-passkey.ts"
import {
  aTabSession,
  scriptedJourneys,
  type AccountScript,
} from "#tests/ui/support/account-journeys.ts"
import { sendsLogin } from "#tests/ui/support/login-form.ts"
import { draw } from "#tests/ui/support/stage.tsx"
import type { AccountActor } from "#ui/app/account-journeys.ts"
import { Login } from "#ui/parts/account/Login.tsx"
import { screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"

const opens = async (script: AccountScript = {}) => {
  const tab = aTabSession()
  const account = scriptedJourneys(script)
  const session = await account.session({ user: null, wayOn: "/help", back: null })
  const drawn = await draw(<Login session={session as AccountActor<"session">} />, {
    account,
    session: tab,
    at: "/login",
  })
  return { ...drawn, tab }
}

describe("the form of the login", () => {
  it("has neither its email nor its password spell-checked", async () => {
    await opens()

    for (const label of ["Email", "Password"])
      expect(screen.getByLabelText(label).getAttribute("spellcheck")).toBe("false")
  })

  it("has the browser offer a passkey beside it, which is enough", async () => {
    const { address, tab } = await opens({
      authenticator: {
        canOffer: () => Effect.succeed(true),
        offer: () => Effect.succeed(aGivenPasskey()),
      },
    })

    await expect.poll(address).toBe("/help")
    expect(tab.read()?.firstName).toBe("Aisyah")
  })

  it("goes on nowhere where the browser offers none", async () => {
    const { address, tab } = await opens()

    expect(screen.getByRole("form", { name: "Login" })).toBeTruthy()
    expect(address()).toBe("/login")
    expect(tab.read()).toBeNull()
  })

  it.each([
    [new CredentialsRefused(), /^The email or the password/, "circle-exclamation-point"],
    [new AccountsUnreachable(), /^We could not connect/, "triangle-exclamation-point"],
  ])("marks the answer %s by its sign", async (failure, said, sign) => {
    await opens({ accounts: { signIn: () => Effect.fail(failure) } })

    await sendsLogin()

    const notice = (await screen.findByText(said)).closest("[role]")
    expect(notice?.querySelector("use")?.getAttribute("href")).toMatch(new RegExp(`#${sign}$`))
  })
})

describe("Google's own window", () => {
  it("leaves the form and what was typed in place while its answer is checked", async () => {
    await opens({
      window: { ask: (state) => Effect.succeed({ code: "said", state, way: "window" }) },
      identity: { finish: () => Effect.never },
    })
    await userEvent.type(screen.getByLabelText("Email"), "aisyah@b.my")

    await userEvent.click(screen.getByRole("button", { name: "Continue with Google" }))

    const said = await screen.findByText("Completing Google login…")
    expect(said.closest("[role]")?.getAttribute("role")).toBe("status")
    expect(screen.getByLabelText("Email")).toHaveProperty("value", "aisyah@b.my")
    expect(
      screen.getByRole("button", { name: "Continue with Google" }).getAttribute("aria-disabled"),
    ).toBe("true")
  })
})
