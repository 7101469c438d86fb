import { CodeNeeded } from "#core/account/account.errors.ts"
import { keptDrafts, scriptedJourneys } from "#tests/ui/support/account-journeys.ts"
import { draw } from "#tests/ui/support/stage.tsx"
import type { AccountActor } from "#ui/app/account-journeys.ts"
import { LoginCode } from "#ui/parts/account/LoginCode.tsx"
import { act, fireEvent, screen, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { Effect } from "effect"
import { afterEach, describe, expect, it, vi } from "vitest"

afterEach(() => void vi.unstubAllGlobals())

const credentials = { email: "aisyah.tan@example.com", password: "a long sentence" }

const opens = async (hasPasskey = false) => {
  const { drafts, kept } = keptDrafts()
  const account = scriptedJourneys({
    accounts: { signIn: () => Effect.fail(new CodeNeeded({ hasPasskey })) },
  })
  const input = { user: null, wayOn: "/", back: null }
  const session = (await account.session(input)) as AccountActor<"session">
  await draw(<LoginCode session={session} />, { account, drafts })
  act(() => session.send({ type: "guest.signedIn", credentials }))
  await screen.findByRole("button", { name: "Confirm code" })
  return { form: within(screen.getByRole("form", { name: "Enter your code" })), kept }
}

describe("the form of a code", () => {
  it("begins empty, and is not spell-checked", async () => {
    const { form } = await opens()

    const field = form.getByLabelText("Code")
    expect(field).toHaveProperty("value", "")
    expect(field.getAttribute("spellcheck")).toBe("false")
    expect(field.id).toBe("code-code")
  })

  it("does not leave the page by a press", async () => {
    const { form } = await opens()

    expect(fireEvent.submit(screen.getByRole("form"))).toBe(false)
    expect(form.getByRole("alert").textContent).toContain("Code: Please enter the code")
  })

  it("keeps no code for a reload of the tab", async () => {
    const { form, kept } = await opens()

    await userEvent.type(form.getByLabelText("Code"), "287082")

    expect([...kept]).toEqual([["code", {}]])
  })

  it("offers no passkey where the account has none, whatever the browser can do", async () => {
    vi.stubGlobal("PublicKeyCredential", class {})
    const { form } = await opens()

    expect(form.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
      "Confirm code",
    ])
  })
})
