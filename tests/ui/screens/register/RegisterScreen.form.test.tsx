import { RegistrationRefused } from "#core/account/account.errors.ts"
import type { Accounts } from "#core/account/accounts.port.ts"
import { aUser } from "#fixtures/builders/an-account.ts"
import { aTabSession, scriptedJourneys } from "#tests/ui/support/account-journeys.ts"
import { aContext, draw } from "#tests/ui/support/stage.tsx"
import { RegisterScreen } from "#ui/screens/register/RegisterScreen.tsx"
import { screen, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"

const typed = {
  "First name": "Aisyah",
  "Last name": "Tan",
  Email: "aisyah@example.com",
  "New password": "hujan di tepi pantai",
  "Confirm password": "hujan di tepi pantai",
}

const opens = async (register?: Accounts["register"], language: "en" | "bm" = "en") => {
  const session = aTabSession()
  const drawn = await draw(<RegisterScreen />, {
    account: scriptedJourneys(register ? { accounts: { register } } : {}),
    session,
    language,
    at: "/register?redirect=/contact-us",
  })
  const form = within(await screen.findByRole("form"))
  return { ...drawn, session, form }
}

const fills = async (texts: Readonly<Record<string, string>> = typed) => {
  for (const [label, text] of Object.entries(texts)) {
    await userEvent.click(screen.getByLabelText(label))
    await userEvent.paste(text)
  }
}

const press = () => userEvent.click(screen.getByRole("button", { name: "Create Account" }))

describe("the page of a new account", () => {
  it("says what it takes, and leads to the login with the way on", async () => {
    const { form } = await opens()

    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Create Account")
    expect(
      screen.getByText("Free, quick to set up, and you can delete it at any time."),
    ).toBeTruthy()
    expect(
      form.getByText("No family name? Write your full name under First name and leave this empty."),
    ).toBeTruthy()
    expect(form.getByText("At least 10 characters. A sentence is easy to remember.")).toBeTruthy()
    expect(screen.getByText("Already have an account?")).toBeTruthy()
    expect(screen.getByRole("link", { name: "Login Now" }).getAttribute("href")).toBe(
      "/login?redirect=%2Fcontact-us",
    )
    expect(screen.getByText("or")).toBeTruthy()
  })

  it("offers no other way where there is no Google", async () => {
    const { google: _, ...facts } = aContext().facts
    await draw(<RegisterScreen />, { account: scriptedJourneys(), facts })

    await screen.findByRole("form", { name: "Create Account" })
    expect(screen.queryByText("or")).toBeNull()
    expect(screen.queryByRole("button", { name: "Continue with Google" })).toBeNull()
  })

  it("sends everything once while the first press is still answered", async () => {
    const sent: Array<object> = []
    const { form } = await opens((registration) => {
      sent.push(registration)
      return Effect.never
    })
    await fills()

    await press()
    const button = form.getByRole("button", { name: "Creating your account…" })
    await userEvent.click(button)

    expect(sent).toEqual([
      {
        firstName: "Aisyah",
        lastName: "Tan",
        email: "aisyah@example.com",
        password: "hujan di tepi pantai",
        confirmPassword: "hujan di tepi pantai",
        language: "en",
      },
    ])
    expect(button.getAttribute("aria-disabled")).toBe("true")
  })

  it("sends the language that the guest reads", async () => {
    const languages: Array<string> = []
    await opens(({ language }) => {
      languages.push(language)
      return Effect.never
    }, "bm")
    await fills({
      "Nama pertama": "Aisyah",
      "E-mel": "aisyah@example.com",
      "Kata laluan baharu": "hujan di tepi pantai",
      "Sahkan kata laluan": "hujan di tepi pantai",
    })

    await userEvent.click(screen.getByRole("button", { name: "Cipta Akaun" }))

    expect(languages).toEqual(["bm"])
  })

  it("goes on only once, with the guest in", async () => {
    const { address, session } = await opens(() => Effect.succeed({ user: aUser() }))
    await fills()

    await press()

    await expect.poll(address).toBe("/contact-us")
    expect(session.read()).toEqual(aUser())
    const button = screen.getByRole("button", { name: "Creating your account…" })
    expect(button.getAttribute("aria-disabled")).toBe("true")
  })

  it("names each field that is empty, in the order of the page", async () => {
    const { form } = await opens(() => expect.fail("Nothing is to be sent"))

    await press()

    const links = within(form.getByRole("alert")).getAllByRole("link")
    expect(links.map(({ textContent }) => textContent?.split(":")[0])).toEqual([
      "First name",
      "Email",
      "New password",
    ])
  })

  it("says what the server finds wrong with a name", async () => {
    const issues = [{ path: "lastName", code: "NameTooLong" }]
    const { form } = await opens(() => Effect.fail(new RegistrationRefused({ issues })))
    await fills()

    await press()

    expect((await form.findByRole("alert")).textContent).toContain("Last name: ")
    expect(form.getByRole("button", { name: "Create Account" })).toBeTruthy()
  })

  it("weighs a password with the email that is typed", async () => {
    const { form } = await opens()

    await fills({ Email: "aisyah@example.com", "New password": "aisyah@example.com" })

    expect(form.getByText("Weak: this will not be accepted")).toBeTruthy()
  })

  it("says that its code could not be fetched, and fetches it again", async () => {
    const journeys = scriptedJourneys()
    let times = 0
    const registration = async () => {
      times += 1
      return times === 1 ? ({ failed: "unreachable" } as const) : journeys.registration()
    }
    await draw(<RegisterScreen />, { account: { ...journeys, registration } })
    expect((await screen.findByRole("alert")).textContent).toContain(
      "We could not connect. Nothing you entered is lost; please try again in a moment.",
    )

    await userEvent.click(screen.getByRole("button", { name: "Try again" }))

    expect(await screen.findByRole("form", { name: "Create Account" })).toBeTruthy()
  })

  it("holds the place of its form before it has begun", async () => {
    const { container } = await draw(<RegisterScreen />)

    expect(container.querySelectorAll("span[aria-hidden]").length).toBe(6)
  })
})
