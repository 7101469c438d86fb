import { CodeNeeded } from "#core/account/account.errors.ts"
import { scriptedJourneys, type AccountScript } from "#tests/ui/support/account-journeys.ts"
import { sendsLogin } from "#tests/ui/support/login-form.ts"
import { draw } from "#tests/ui/support/stage.tsx"
import { LoginScreen } from "#ui/screens/login/LoginScreen.tsx"
import { screen, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { Effect } from "effect"
import { afterEach, describe, expect, it, vi } from "vitest"

afterEach(() => void vi.unstubAllGlobals())

const opens = async (script: AccountScript = {}) => {
  await draw(<LoginScreen />, { account: scriptedJourneys(script) })
  await screen.findByRole("form", { name: "Login" })
}

describe("the code of a login", () => {
  const asksCode = (hasPasskey = false, accounts: AccountScript["accounts"] = {}) => ({
    accounts: { signIn: () => Effect.fail(new CodeNeeded({ hasPasskey })), ...accounts },
  })

  const codeForm = async (script: AccountScript) => {
    await opens(script)
    await sendsLogin()
    return within(await screen.findByRole("form", { name: "Enter your code" }))
  }

  it("is asked for by name, with a word on where it comes from", async () => {
    const form = await codeForm(asksCode())

    expect(form.getByRole("heading").textContent).toBe("Enter your code")
    expect(
      form.getByText("The 6 digits from your authenticator app, or one of your recovery codes."),
    ).toBeTruthy()
    expect(form.queryByRole("status")).toBeNull()
    expect(form.queryByRole("alert")).toBeNull()
    expect(form.getAllByRole("button").length).toBe(1)
  })

  it("is more than spaces", async () => {
    const form = await codeForm(
      asksCode(false, { giveCode: () => expect.fail("Nothing is to be sent") }),
    )
    await userEvent.type(form.getByLabelText("Code"), "  {Enter}")

    expect(form.getByRole("alert").textContent).toContain("Code: Please enter the code")
  })

  it("is sent once while the first press is still answered", async () => {
    const sent: Array<string> = []
    const giveCode = (code: string) => {
      sent.push(code)
      return Effect.never
    }
    const form = await codeForm(asksCode(false, { giveCode }))
    await userEvent.type(form.getByLabelText("Code"), "287082{Enter}")
    const button = form.getByRole("button", { name: "Checking…" })

    await userEvent.click(button)

    expect(sent).toEqual(["287082"])
    expect(button.getAttribute("aria-disabled")).toBe("true")
  })

  it("can be replaced by one passkey at a time, where the account has some", async () => {
    vi.stubGlobal("PublicKeyCredential", class {})
    let times = 0
    const give = () => {
      times += 1
      return Effect.never
    }
    const form = await codeForm({ ...asksCode(true), authenticator: { give } })
    const button = form.getByRole("button", { name: "Use a passkey instead" })
    expect(button.getAttribute("aria-disabled")).toBe("false")

    await userEvent.click(button)
    expect((await form.findByRole("status")).textContent).toBe(
      "Follow the steps shown by your browser or device.",
    )
    await userEvent.click(button)

    expect(times).toBe(1)
    expect(button.getAttribute("aria-disabled")).toBe("true")
  })

  it("asks for no passkey where the browser has none", async () => {
    const form = await codeForm(asksCode(true))

    expect(form.queryByRole("button", { name: "Use a passkey instead" })).toBeNull()
  })
})
