import { AccountsUnreachable, CredentialsRefused, TooBusy } from "#core/account/account.errors.ts"
import { aUser } from "#fixtures/builders/an-account.ts"
import {
  aTabSession,
  keptDrafts,
  scriptedJourneys,
  type AccountScript,
} from "#tests/ui/support/account-journeys.ts"
import { sendsLogin } from "#tests/ui/support/login-form.ts"
import { draw } from "#tests/ui/support/stage.tsx"
import { LoginScreen } from "#ui/screens/login/LoginScreen.tsx"
import { screen, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"

const opens = async (script: AccountScript = {}, at = "/login") => {
  const { drafts, kept } = keptDrafts()
  const session = aTabSession()
  const drawn = await draw(<LoginScreen />, {
    account: scriptedJourneys(script),
    drafts,
    session,
    at,
  })
  await screen.findByRole("form", { name: "Login" })
  return { ...drawn, session, kept }
}

const statuses = () => screen.getAllByRole("status").flatMap(({ textContent }) => textContent || [])

describe("the login", () => {
  it("is named, and says what an account is good for", async () => {
    await opens()

    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Login")
    expect(document.title).toMatch(/^Login\b/)
    expect(screen.getByText("Welcome back. Your deals and bookings are waiting.")).toBeTruthy()
    const gains = within(screen.getByRole("complementary", { name: "Why create an account?" }))
    expect(gains.getByText("Why create an account?")).toBeTruthy()
    expect(gains.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "Member deals and members-only rooms",
      "See, change or cancel all your bookings in one place",
      "Faster checkout with your details filled in",
    ])
  })

  it("leads to a new password, and to a new account with the way on", async () => {
    await opens({}, "/login?redirect=/account/bookings")

    expect(screen.getByRole("link", { name: "Forgot password?" }).getAttribute("href")).toBe(
      "/forgot-password",
    )
    expect(screen.getByText("No account yet?")).toBeTruthy()
    expect(screen.getByRole("link", { name: "Create Account" }).getAttribute("href")).toBe(
      "/register?redirect=%2Faccount%2Fbookings",
    )
  })

  it("says nothing before it is used", async () => {
    await opens()

    expect(statuses()).toEqual([])
    expect(screen.queryByRole("alert")).toBeNull()
  })

  it("asks for a password where only an email is typed, and sends nothing", async () => {
    await opens({ accounts: { signIn: () => expect.fail("Nothing is to be sent") } })
    await userEvent.type(screen.getByLabelText("Email"), "aisyah.tan@example.com{Enter}")

    const links = within(screen.getByRole("alert")).getAllByRole("link")
    expect(links.map(({ textContent }) => textContent)).toEqual([
      "Password: Please enter your password",
    ])
  })

  it("sends what was typed once while the first press is still answered", async () => {
    const sent: Array<object> = []
    const signIn = (credentials: object) => {
      sent.push(credentials)
      return Effect.never
    }
    await opens({ accounts: { signIn } })

    await sendsLogin()
    const button = screen.getByRole("button", { name: "Logging you in…" })
    await userEvent.click(button)

    expect(sent).toEqual([{ email: "aisyah.tan@example.com", password: "a long sentence" }])
    expect(button.getAttribute("aria-disabled")).toBe("true")
  })

  it("says that the guest is in, and forgets what was typed", async () => {
    const { kept } = await opens()

    await sendsLogin()

    await expect.poll(statuses).toEqual(["You are logged in."])
    expect(kept.has("login")).toBe(false)
    expect(screen.queryByRole("form")).toBeNull()
  })

  it("forgets what was typed to create an account, too, and keeps what joined it", async () => {
    const signIn = () =>
      Effect.succeed({ user: aUser({ firstName: "Nur" }), redirect: null, joined: 2 })
    const { kept, session } = await opens({ accounts: { signIn } })
    kept.set("register", { firstName: "Nur" })

    await sendsLogin()

    await expect.poll(() => session.read()?.firstName).toBe("Nur")
    expect([...kept]).toEqual([["joined-stays", { count: 2 }]])
  })

  it.each([
    [new CredentialsRefused(), "alert", "The email or the password is not correct."],
    [
      new AccountsUnreachable(),
      "status",
      "We could not connect. Nothing you typed is lost; please try again.",
    ],
    [new TooBusy({ retryAfterSeconds: 0 }), "status", "Too many attempts. Please wait 1 second."],
  ])("says of %s as an %s what to do", async (failure, role, said) => {
    await opens({ accounts: { signIn: () => Effect.fail(failure) } })

    await sendsLogin()

    const notice = await screen.findByText(said)
    expect(notice.closest("[role]")?.getAttribute("role")).toBe(role)
  })

  it("says that its code could not be fetched, and fetches it again", async () => {
    const journeys = scriptedJourneys()
    let times = 0
    const session: typeof journeys.session = async (input) => {
      times += 1
      return times === 1 ? ({ failed: "unreachable" } as const) : journeys.session(input)
    }
    await draw(<LoginScreen />, { account: { ...journeys, session } })
    expect((await screen.findByRole("alert")).textContent).toContain(
      "We could not connect. Nothing you entered is lost; please try again in a moment.",
    )
    expect(screen.getByRole("heading", { level: 1 })).toBeTruthy()

    await userEvent.click(screen.getByRole("button", { name: "Try again" }))

    expect(await screen.findByRole("form", { name: "Login" })).toBeTruthy()
  })

  it("holds the place of its form before it has begun", async () => {
    const { container } = await draw(<LoginScreen />)

    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Login")
    expect(container.querySelectorAll("span[aria-hidden]").length).toBe(4)
  })
})
