import { languages } from "#core/preferences/preferences.ts"
import {
  AccountsUnreachable,
  CodeNeeded,
  CodeRefused,
  CredentialsRefused,
  SignInExpired,
  TooBusy,
} from "#core/account/account.errors.ts"
import { TooManyAttempts } from "#core/booking/booking.errors.ts"
import { IdentityRefused, IdentityUnavailable, LinkNeeded } from "#core/account/identity.errors.ts"
import { aUser } from "#fixtures/builders/an-account.ts"
import type { Language } from "#core/kernel/localised.ts"
import { LoginScreen } from "#ui/screens/login/LoginScreen.tsx"
import { screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { Effect } from "effect"
import { describe, expect, it, vi } from "vitest"
import { linksOfSentence, opens } from "#tests/ui/support/legal-sentence.ts"
import { aContext, draw } from "#tests/ui/support/stage.tsx"
import {
  aTabSession,
  keptDrafts,
  scriptedJourneys,
  type AccountScript,
} from "#tests/ui/support/account-journeys.ts"

const atLogin = async (script: AccountScript = {}, at = "/", language: Language = "en") => {
  const session = aTabSession()
  const { drafts, kept } = keptDrafts()
  const account = scriptedJourneys(script)
  const drawn = await draw(<LoginScreen />, { account, session, drafts, language, at })
  return { ...drawn, session, kept }
}

const types = async (email: string, password: string) => {
  if (email) await userEvent.type(await screen.findByRole("textbox", { name: "Email" }), email)
  if (password) await userEvent.type(screen.getByLabelText("Password"), password)
  await userEvent.click(await screen.findByRole("button", { name: "Login Now" }))
}

describe("signing in", () => {
  it("opens the session and goes on to where the guest was going", { tags: "§2.34" }, async () => {
    const { address, session } = await atLogin({}, "/?redirect=/account/bookings")

    await types("aisyah.tan@example.com", "a long sentence")

    await expect.poll(address).toBe("/account/bookings")
    expect(session.read()?.firstName).toBe("Aisyah")
  })

  it("never goes on to another site", async () => {
    const { address } = await atLogin({}, "/?redirect=//evil.example")

    await types("aisyah.tan@example.com", "a long sentence")

    await expect.poll(address).toBe("/")
  })

  it("says beside the fields and above them what is missing, and goes to the first", async () => {
    await atLogin()

    await types("", "")

    expect(screen.getByRole("alert").textContent).toContain("Please correct 2 fields")
    expect(screen.getByText("Please enter your email")).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Email" }))
  })

  it.each([
    [new CredentialsRefused(), /email or the password is not correct/],
    [new TooBusy({ retryAfterSeconds: 7 }), /Please wait 7 seconds/],
    [new AccountsUnreachable(), /could not connect/],
  ])("says of %s what to do, and keeps what was typed", async (failure, said) => {
    const { kept } = await atLogin({ accounts: { signIn: () => Effect.fail(failure) } })

    await types("aisyah.tan@example.com", "a long sentence")

    expect(await screen.findByText(said)).toBeTruthy()
    expect(screen.getByLabelText("Password")).toHaveProperty("value", "a long sentence")
    expect(kept.get("login")).toEqual({ email: "aisyah.tan@example.com" })
  })

  it("shows and hides the password, and warns of capitals", async () => {
    await atLogin()
    const password = await screen.findByLabelText("Password")

    await userEvent.click(screen.getByRole("button", { name: "Show: Password" }))
    expect(password).toHaveProperty("type", "text")

    await userEvent.click(screen.getByRole("button", { name: "Show: Password" }))
    await userEvent.type(password, "{CapsLock}a")
    expect(password).toHaveProperty("type", "password")
    expect(screen.getByText("Caps Lock is on")).toBeTruthy()
  })

  it.each([
    ["bm", "Log Masuk Sekarang"],
    ["cn", "立即登录"],
  ] as const)("speaks %s", async (language, words) => {
    await atLogin({}, "/", language)

    expect(await screen.findByRole("button", { name: words })).toBeTruthy()
  })
})

describe("signing in to an account that asks for a code", () => {
  const signIn = () => Effect.fail(new CodeNeeded({ hasPasskey: false }))
  const code = () => screen.findByLabelText("Code")

  it("asks for it, with the cursor in its field, and goes on with it", async () => {
    const given: Array<string> = []
    const giveCode = (typed: string) => {
      given.push(typed)
      return Effect.succeed({ user: aUser(), redirect: null })
    }
    const { address, kept } = await atLogin(
      { accounts: { signIn, giveCode } },
      "/?redirect=/account/bookings",
    )
    await types("aisyah.tan@example.com", "a long sentence")

    expect(document.activeElement).toBe(await code())
    await userEvent.type(await code(), "287082{Enter}")

    await expect.poll(address).toBe("/account/bookings")
    expect(given).toEqual(["287082"])
    expect(JSON.stringify([...kept])).not.toContain("287082")
  })

  it.each([
    [new CodeRefused(), /This code is not correct or was already used/],
    [new TooManyAttempts({ retryAfterSeconds: 60 }), /Please wait 60 seconds/],
    [new AccountsUnreachable(), /could not connect/],
    [new SignInExpired(), /That took too long\. Please log in again/],
  ])("says of %s what to do", async (failure, said) => {
    await atLogin({ accounts: { signIn, giveCode: () => Effect.fail(failure) } })
    await types("aisyah.tan@example.com", "a long sentence")

    await userEvent.type(await code(), "287082{Enter}")

    expect(await screen.findByText(said)).toBeTruthy()
  })

  it("sends no empty code", async () => {
    await atLogin({ accounts: { signIn } })
    await types("aisyah.tan@example.com", "a long sentence")

    await userEvent.click(await screen.findByRole("button", { name: "Confirm code" }))

    expect((await screen.findAllByText("Please enter the code")).length).toBeGreaterThan(0)
  })
})

describe("signing in with Google", () => {
  it("sends the browser there", { tags: "§1.16" }, async () => {
    const assign = vi.spyOn(location, "assign").mockImplementation(() => {})
    await atLogin()

    await userEvent.click(await screen.findByRole("button", { name: "Continue with Google" }))

    await expect
      .poll(() => assign.mock.calls)
      .toEqual([["https://accounts.google.example/consent"]])
    assign.mockRestore()
  })

  it("goes on in Google's own window, over what was typed", async () => {
    const asked: Array<string> = []
    const { address } = await atLogin({
      window: {
        ask: (state) => {
          asked.push(state)
          return Effect.never
        },
      },
    })
    await userEvent.type(await screen.findByRole("textbox", { name: "Email" }), "aisyah@b.my")

    await userEvent.click(screen.getByRole("button", { name: "Continue with Google" }))

    expect((await screen.findByText(/Continue in Google’s window/)).closest("[role]")).toBeTruthy()
    expect(screen.getByRole("textbox", { name: "Email" })).toHaveProperty("value", "aisyah@b.my")
    expect([asked, address()]).toEqual([["begun"], "/"])
  })

  it("goes on where the guest was going once Google's window has their yes", async () => {
    const { address, session } = await atLogin({
      window: { ask: (state) => Effect.succeed({ code: "said", state, way: "window" }) },
    })

    await userEvent.click(await screen.findByRole("button", { name: "Continue with Google" }))

    await expect.poll(address).toBe("/account/bookings")
    expect(session.read()?.firstName).toBe("Aisyah")
  })

  it("has its window fetched ahead by a guest who comes near the button", async () => {
    let times = 0
    await atLogin({ comesNearGoogle: async () => (times += 1) })
    const google = await screen.findByRole("button", { name: "Continue with Google" })
    expect(times).toBe(0)

    await userEvent.hover(google)

    expect(times).toBe(1)
  })

  it.each(languages)(
    "says in %s what a new guest accepts, with links to the terms and the privacy policy",
    async (language) => {
      await atLogin({}, "/", language)

      expect(await linksOfSentence("register.terms", language)).toEqual([
        opens("terms"),
        opens("privacy"),
      ])
    },
  )

  it("is not offered where nobody stands for Google", async () => {
    const { google: _, ...facts } = aContext().facts
    await draw(<LoginScreen />, { account: scriptedJourneys(), facts })

    await screen.findByRole("button", { name: "Login Now" })
    expect(screen.queryByRole("button", { name: "Continue with Google" })).toBe(null)
    expect(screen.queryByRole("link", { name: "Terms and Conditions" })).toBe(null)
  })

  it("is finished for who is signed in already and was asked once more", async () => {
    const session = aTabSession(aUser())
    const at = "/?code=abc&state=xyz"
    const { address } = await draw(<LoginScreen />, { account: scriptedJourneys(), session, at })

    await expect.poll(address).toBe("/account/bookings")
  })

  it("goes on where the guest was going once Google has sent them back", async () => {
    const { address } = await atLogin({}, "/?code=abc&state=xyz")

    await expect.poll(address).toBe("/account/bookings")
  })

  it.each([
    [new IdentityRefused({ reason: "declined" }), /You can log in with your password/],
    [new IdentityRefused({ reason: "expired" }), /took too long/],
    [new IdentityRefused({ reason: "unproven" }), /could not verify your Google login/],
    [new IdentityRefused({ reason: "unverifiedEmail" }), /has not verified this email/],
    [new IdentityUnavailable(), /Google is not responding/],
  ])("says of %s what to do", async (failure, said) => {
    await atLogin({ identity: { finish: () => Effect.fail(failure) } }, "/?state=xyz")

    expect(await screen.findByText(said)).toBeTruthy()
  })

  it("asks the password once where the address has an account", async () => {
    const failure = new LinkNeeded({ email: "aisyah.tan@example.com" })
    const answers = [Effect.fail(new CredentialsRefused()), undefined]
    const { address } = await atLogin(
      {
        identity: {
          finish: () => Effect.fail(failure),
          link: () => answers.shift() ?? scriptedLink(),
        },
      },
      "/?code=abc&state=xyz",
    )
    await screen.findByText(/aisyah.tan@example.com already has an account/)
    await userEvent.type(screen.getByLabelText("Password"), "not this one")
    await userEvent.click(screen.getByRole("button", { name: "Link and log in" }))
    await screen.findByText(/not the password of this account/)

    await userEvent.click(screen.getByRole("button", { name: "Link and log in" }))

    await expect.poll(address).toBe("/account/profile")
  })
})

const scriptedLink = () =>
  Effect.succeed({
    user: {
      firstName: "Aisyah",
      lastName: "Tan",
      email: "aisyah.tan@example.com",
      emailVerified: true,
      picture: null,
      hasPassword: true,
    },
    redirect: "/account/profile",
  })
