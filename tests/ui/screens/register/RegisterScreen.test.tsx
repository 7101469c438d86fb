import { AccountsUnreachable, RegistrationRefused } from "#core/account/account.errors.ts"
import { IdentityRefused, IdentityUnavailable, LinkNeeded } from "#core/account/identity.errors.ts"
import { TooManyAttempts } from "#core/booking/booking.errors.ts"
import type { Registration } from "#core/account/credentials.ts"
import { aUser } from "#fixtures/builders/an-account.ts"
import { RegisterScreen } from "#ui/screens/register/RegisterScreen.tsx"
import { screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { draw } from "#tests/ui/support/stage.tsx"
import {
  aTabSession,
  keptDrafts,
  scriptedJourneys,
  type AccountScript,
} from "#tests/ui/support/account-journeys.ts"
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

  it("finds what breaks a rule before anybody is asked", { tags: "§3.11" }, async () => {
    await atRegister(() => Effect.die("asked"))

    await registers({ "New password": "short", "Confirm password": "other", Email: "nobody" })

    const alert = screen.getByRole("alert")
    expect(alert.textContent).toContain("Please correct 3 fields")
    expect(alert.textContent).toContain("Use at least 10 characters")
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

    expect(await screen.findByText("This password is too common. Choose another one.")).toBeTruthy()
    expect(kept.get("register")).toEqual({
      firstName: "Aisyah",
      lastName: "Tan",
      email: "aisyah@example.com",
    })
  })

  it.each([
    [new TooManyAttempts({ retryAfterSeconds: 1 }), "Too many attempts. Please wait 1 second."],
    [new AccountsUnreachable(), /could not connect/],
  ])("says of %s what to do", async (failure, said) => {
    await atRegister(() => Effect.fail(failure))

    await registers()

    expect(await screen.findByText(said)).toBeTruthy()
  })
})

describe("creating an account with Google", () => {
  const atGoogleToo = async (script: AccountScript) => {
    const session = aTabSession()
    const account = scriptedJourneys(script)
    const drawn = await draw(<RegisterScreen />, { account, session, at: "/?redirect=/contact-us" })
    await userEvent.type(await screen.findByLabelText("First name"), "Aisyah")
    await userEvent.click(screen.getByRole("button", { name: "Continue with Google" }))
    return { ...drawn, session }
  }
  const window: AccountScript["window"] = {
    ask: (state) => Effect.succeed({ code: "said", state, way: "window" }),
  }

  it("opens it in Google's own window, with the way on", async () => {
    const wanted: Array<string> = []
    const { address, session } = await atGoogleToo({
      window,
      identity: {
        start: (wayOn) => {
          wanted.push(wayOn)
          return Effect.succeed({ address: "https://google.test", state: "begun" })
        },
      },
    })

    await expect.poll(address).toBe("/account/bookings")
    expect(session.read()?.firstName).toBe("Aisyah")
    expect(wanted).toEqual(["/contact-us"])
  })

  it.each([
    [new IdentityRefused({ reason: "declined" }), /Google login did not complete/],
    [new IdentityUnavailable(), /Google is not responding/],
  ])("says of %s how to go on, and keeps what was typed", async (failure, said) => {
    await atGoogleToo({ window, identity: { finish: () => Effect.fail(failure) } })

    expect(await screen.findByText(said)).toBeTruthy()
    expect(screen.getByLabelText("First name")).toHaveProperty("value", "Aisyah")
  })

  it("says how long to wait after too many tries", async () => {
    const failure = new TooManyAttempts({ retryAfterSeconds: 30 })

    await atGoogleToo({ identity: { start: () => Effect.fail(failure) } })

    expect(await screen.findByText(/30 seconds/)).toBeTruthy()
  })

  it("asks once for the password of the account that the address has", async () => {
    const failure = new LinkNeeded({ email: "aisyah.tan@example.com" })

    await atGoogleToo({ window, identity: { finish: () => Effect.fail(failure) } })

    expect(await screen.findByText(/already has an account/)).toBeTruthy()
  })
})
