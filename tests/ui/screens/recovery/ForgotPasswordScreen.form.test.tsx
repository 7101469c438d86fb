import { AccountsUnreachable, EmailRefused } from "#core/account/account.errors.ts"
import { TooManyAttempts } from "#core/booking/booking.errors.ts"
import {
  keptDrafts,
  scriptedJourneys,
  type AccountScript,
} from "#tests/ui/support/account-journeys.ts"
import { draw } from "#tests/ui/support/stage.tsx"
import { ForgotPasswordScreen } from "#ui/screens/recovery/ForgotPasswordScreen.tsx"
import { screen, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"

const opens = async (askForReset?: NonNullable<AccountScript["accounts"]>["askForReset"]) => {
  await draw(<ForgotPasswordScreen />, {
    account: scriptedJourneys(askForReset ? { accounts: { askForReset } } : {}),
  })
  return within(await screen.findByRole("form", { name: "Forgot password?" }))
}

const asksFor = async (email: string) => {
  await userEvent.click(screen.getByLabelText("Email"))
  if (email !== "") await userEvent.paste(email)
  await userEvent.click(screen.getByRole("button", { name: "Send reset link" }))
}

describe("the page of a forgotten password", () => {
  it("says what comes, and leads back to the login", async () => {
    const form = await opens()

    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Forgot password?")
    expect(screen.getByText("We will send you a link to set a new password.")).toBeTruthy()
    expect(form.getByRole("link", { name: "Back to login" }).getAttribute("href")).toBe("/login")
    expect(form.queryByRole("status")).toBeNull()
    expect(form.queryByRole("alert")).toBeNull()
  })

  it("keeps what is typed for a reload of the tab, and does not spell-check it", async () => {
    const { drafts, kept } = keptDrafts()
    await draw(<ForgotPasswordScreen />, { account: scriptedJourneys(), drafts })
    const field = await screen.findByLabelText("Email")
    expect(field.getAttribute("spellcheck")).toBe("false")

    await userEvent.type(field, "nur")

    expect([...kept]).toEqual([["forgot", { email: "nur" }]])
  })

  it("says where the link went and how long it works, whatever is typed after it", async () => {
    const asked: Array<string> = []
    const form = await opens((email) => Effect.sync(() => void asked.push(email)))
    await asksFor("nur@example.com")
    const said =
      "If nur@example.com has an account, we have sent it a link. It works once, for 60 minutes."
    expect((await form.findByRole("status")).textContent).toBe(said)

    await userEvent.type(form.getByLabelText("Email"), ".my")
    expect(form.getByRole("status").textContent).toBe(said)

    await userEvent.click(form.getByRole("button", { name: "Send it again" }))
    expect(asked).toEqual(["nur@example.com", "nur@example.com.my"])
  })

  it("asks once while the first press is still answered", async () => {
    let times = 0
    const form = await opens(() => {
      times += 1
      return Effect.never
    })

    await asksFor("nur@example.com")
    const button = form.getByRole("button", { name: "Sending…" })
    await userEvent.click(button)

    expect(times).toBe(1)
    expect(button.getAttribute("aria-disabled")).toBe("true")
  })

  it("asks for an email where none is typed", async () => {
    const form = await opens(() => expect.fail("Nothing is to be sent"))

    await asksFor("")

    expect(form.getByRole("alert").textContent).toContain("Email: Please enter your email")
  })

  it("says beside the field what the server finds wrong", async () => {
    const issues = [{ path: "email", code: "EmailMissing" }]
    const form = await opens(() => Effect.fail(new EmailRefused({ issues })))

    await asksFor("nur@example.com")

    expect((await form.findByRole("alert")).textContent).toContain("Email: Please enter your email")
  })

  it.each([
    [
      new AccountsUnreachable(),
      "We could not connect. Nothing you typed is lost; please try again.",
    ],
    [new TooManyAttempts({ retryAfterSeconds: 9 }), "Too many attempts. Please wait 9 seconds."],
    [new TooManyAttempts({ retryAfterSeconds: 0 }), "Too many attempts. Please wait 1 second."],
  ])("says of %s what to do", async (failure, said) => {
    const form = await opens(() => Effect.fail(failure))

    await asksFor("nur@example.com")

    expect((await form.findByRole("status")).textContent).toBe(said)
  })

  it("says that its code could not be fetched, and fetches it again", async () => {
    const journeys = scriptedJourneys()
    let times = 0
    const passwordRecovery: typeof journeys.passwordRecovery = async (input) => {
      times += 1
      return times === 1 ? ({ failed: "unreachable" } as const) : journeys.passwordRecovery(input)
    }
    await draw(<ForgotPasswordScreen />, { account: { ...journeys, passwordRecovery } })
    expect((await screen.findByRole("alert")).textContent).toContain(
      "We could not connect. Nothing you entered is lost; please try again in a moment.",
    )

    await userEvent.click(screen.getByRole("button", { name: "Try again" }))

    expect(await screen.findByRole("form", { name: "Forgot password?" })).toBeTruthy()
  })

  it("holds the place of its form before it has begun", async () => {
    const { container } = await draw(<ForgotPasswordScreen />)

    expect(container.querySelectorAll("span[aria-hidden]").length).toBe(2)
  })
})
