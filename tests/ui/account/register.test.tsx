import { AccountsUnreachable, RegistrationRefused } from "#core/account/account.errors.ts"
import { TooManyTries } from "#core/booking/booking.errors.ts"
import type { Registration } from "#core/account/credentials.ts"
import { aUser } from "#fixtures/builders/an-account.ts"
import { RegisterScreen } from "#ui/screens/register/RegisterScreen.tsx"
import { screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { draw } from "../rig/stage.tsx"
import { aTabSession, keptDrafts, scriptedJourneys } from "./account-journeys.ts"
import type { Accounts } from "#core/account/accounts.port.ts"

const typed = {
  "First name": "Aisyah",
  "Last name": "Tan",
  Email: "aisyah@example.com",
  "New password": "hujan di tepi pantai",
  "Confirm password": "hujan di tepi pantai",
}

const atRegister = async (register?: Accounts["register"], at = "/") => {
  const session = aTabSession()
  const { drafts, kept } = keptDrafts()
  const account = scriptedJourneys(register ? { accounts: { register } } : {})
  const drawn = await draw(<RegisterScreen />, { account, session, drafts, at })
  await screen.findByRole("button", { name: "Create Account" })
  return { ...drawn, session, kept }
}

const registers = async (changes: Partial<typeof typed> = {}) => {
  for (const [label, text] of Object.entries({ ...typed, ...changes }))
    if (text) await userEvent.type(screen.getByLabelText(label), text)
  await userEvent.click(screen.getByRole("button", { name: "Create Account" }))
}

describe("creating an account", () => {
  it(
    "sends what was typed with the language, signs in, and goes on",
    { tags: "§2.34" },
    async () => {
      const sent: Array<Registration> = []
      const { address, session } = await atRegister((registration) => {
        sent.push(registration)
        return Effect.succeed({ user: aUser() })
      }, "/?redirect=/properties?adults=2")

      await registers()

      await expect.poll(address).toBe("/properties?adults=2")
      expect(sent[0]).toMatchObject({ email: "aisyah@example.com", language: "en" })
      expect(session.read()?.firstName).toBe("Aisyah")
    },
  )

  it("leads to the terms and to the privacy policy beside the form", async () => {
    await atRegister()

    for (const [name, path] of [
      ["Terms and Conditions", "/terms-and-conditions"],
      ["Privacy Policy", "/privacy-policy"],
    ] as const) {
      const link = screen.getByRole("link", { name })
      expect(link.getAttribute("href")).toBe(path)
      expect(link.getAttribute("target")).toBe("_blank")
    }
  })

  it("finds what breaks a rule before anybody is asked", async () => {
    await atRegister(() => Effect.die("asked"))

    await registers({ "New password": "short", "Confirm password": "other", Email: "nobody" })

    const alert = screen.getByRole("alert")
    expect(alert.textContent).toContain("3 things to put right")
    expect(alert.textContent).toContain("A password has at least 10 characters")
    expect(alert.textContent).toContain("Passwords do not match")
    expect(document.activeElement).toBe(screen.getByLabelText("Email"))
  })

  it("says how strong the password is while it is typed", async () => {
    await atRegister()
    const password = screen.getByLabelText("New password")

    await userEvent.type(password, "short")
    expect(screen.getByText(/Weak/)).toBeTruthy()
    await userEvent.type(password, " but then much longer")
    expect(screen.getByText("Strong password")).toBeTruthy()
  })

  it("shows what the server found, and keeps all but the passwords for a reload", async () => {
    const issues = [{ path: "password", code: "PasswordTooCommon" }]
    const { kept } = await atRegister(() => Effect.fail(new RegistrationRefused({ issues })))

    await registers()

    expect(await screen.findByText("Too many people use this password")).toBeTruthy()
    expect(kept.get("register")).toEqual({
      firstName: "Aisyah",
      lastName: "Tan",
      email: "aisyah@example.com",
    })
  })

  it.each([
    [new TooManyTries({ retryAfterSeconds: 1 }), "Too many tries. Please wait 1 second."],
    [new AccountsUnreachable(), /did not answer/],
  ])("says of %s what to do", async (failure, said) => {
    await atRegister(() => Effect.fail(failure))

    await registers()

    expect(await screen.findByText(said)).toBeTruthy()
  })
})
