import { PasskeyRefused } from "#core/account/account.errors.ts"
import { scriptedJourneys, type AccountScript } from "#tests/ui/support/account-journeys.ts"
import { aContext, draw } from "#tests/ui/support/stage.tsx"
import { LoginScreen } from "#ui/screens/login/LoginScreen.tsx"
import { screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { Effect } from "effect"
import { afterEach, describe, expect, it, vi } from "vitest"

afterEach(() => void vi.unstubAllGlobals())

const opens = async (script: AccountScript = {}) => {
  await draw(<LoginScreen />, { account: scriptedJourneys(script) })
  await screen.findByRole("form", { name: "Login" })
}

const statuses = () => screen.getAllByRole("status").flatMap(({ textContent }) => textContent || [])

const withoutGoogle = () => {
  const { google: _, ...facts } = aContext().facts
  return facts
}

describe("other ways in", () => {
  it("are set apart from the form where there are some", async () => {
    await opens()
    expect(screen.getByText("or")).toBeTruthy()
    expect(screen.queryByRole("button", { name: "Log in with a passkey" })).toBeNull()
  })

  it("are not set apart where there are none", async () => {
    await draw(<LoginScreen />, { account: scriptedJourneys(), facts: withoutGoogle() })

    await screen.findByRole("form", { name: "Login" })
    expect(screen.queryByText("or")).toBeNull()
  })

  it("are set apart where there are only passkeys", async () => {
    vi.stubGlobal("PublicKeyCredential", class {})
    await draw(<LoginScreen />, { account: scriptedJourneys(), facts: withoutGoogle() })

    expect(await screen.findByRole("button", { name: "Log in with a passkey" })).toBeTruthy()
    expect(screen.getByText("or")).toBeTruthy()
  })

  it("ask one passkey at a time, and say where to look", async () => {
    vi.stubGlobal("PublicKeyCredential", class {})
    let times = 0
    const give = () => {
      times += 1
      return Effect.never
    }
    await opens({ authenticator: { give } })
    const button = screen.getByRole("button", { name: "Log in with a passkey" })

    await userEvent.click(button)
    await expect.poll(statuses).toEqual(["Follow the steps shown by your browser or device."])
    await userEvent.click(button)

    expect(times).toBe(1)
    expect(button.getAttribute("aria-disabled")).toBe("true")
    expect(
      screen.getByRole("button", { name: "Continue with Google" }).getAttribute("aria-disabled"),
    ).toBe("true")
  })

  it("say that a passkey was not accepted", async () => {
    vi.stubGlobal("PublicKeyCredential", class {})
    await opens({ passkeys: { signIn: () => Effect.fail(new PasskeyRefused()) } })

    await userEvent.click(screen.getByRole("button", { name: "Log in with a passkey" }))

    expect((await screen.findByRole("alert")).textContent).toBe(
      "This passkey was not accepted. Try again, or log in with your password.",
    )
  })

  it("ask Google once while the first press is still answered", async () => {
    let times = 0
    const start = () => {
      times += 1
      return Effect.never
    }
    await opens({ identity: { start } })
    const google = screen.getByRole("button", { name: "Continue with Google" })

    await userEvent.click(google)
    await userEvent.click(google)

    expect(times).toBe(1)
    expect(google.getAttribute("aria-disabled")).toBe("true")
  })

  it("fetch Google's window ahead for a keyboard, too", async () => {
    let times = 0
    await opens({ comesNearGoogle: async () => (times += 1) })

    screen.getByRole("button", { name: "Continue with Google" }).focus()

    expect(times).toBe(1)
  })
})
