import { TooManyAttempts } from "#core/booking/booking.errors.ts"
import { aUser } from "#fixtures/builders/an-account.ts"
import {
  aTabSession,
  scriptedJourneys,
  type AccountScript,
} from "#tests/ui/support/account-journeys.ts"
import { aContext, draw } from "#tests/ui/support/stage.tsx"
import type { RouteContext } from "#ui/app/context.ts"
import type { AccountActor } from "#ui/app/account-journeys.ts"
import { ConfirmByGoogle } from "#ui/screens/profile/ConfirmByGoogle.tsx"
import { screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { Effect } from "effect"
import { afterEach, describe, expect, it, vi } from "vitest"

afterEach(() => void vi.restoreAllMocks())

const googles = aUser({ hasPassword: false })
const GOOGLE = "Continue with Google"

const opens = async (script: AccountScript = {}, changes: Partial<RouteContext> = {}) => {
  const account = scriptedJourneys(script)
  const session = aTabSession(googles)
  const step = (await account.accountStep()) as AccountActor<"accountStep">
  const drawn = await draw(<ConfirmByGoogle step={step} />, {
    account,
    session,
    at: "/account/profile",
    ...changes,
  })
  return { ...drawn, session }
}

describe("the confirmation by Google", () => {
  it("begins nothing by itself, and comes back to the profile", async () => {
    const begun: Array<string> = []
    const start = (redirect: string) => {
      begun.push(redirect)
      return Effect.never
    }
    const { address } = await opens({ identity: { start } })
    const button = await screen.findByRole("button", { name: GOOGLE })
    expect(screen.queryByLabelText("Password")).toBeNull()
    expect(begun).toEqual([])

    await userEvent.click(button)

    expect(begun).toEqual(["/account/profile"])
    expect(address()).toBe("/account/profile")
  })

  it("has no button where nobody answers for Google, but a link for a first password", async () => {
    const { google: _, ...facts } = aContext().facts
    await opens({}, { facts })

    expect(await screen.findByRole("link")).toHaveProperty(
      "textContent",
      "Send me a link to set a password",
    )
    expect(screen.queryByRole("button")).toBeNull()
  })

  it("has no button before its code is there", async () => {
    await opens({}, { account: null })

    expect(screen.getByRole("link")).toBeTruthy()
    expect(screen.queryByRole("button")).toBeNull()
  })

  it("says how long a guest waits who tried too often", async () => {
    const start = () => Effect.fail(new TooManyAttempts({ retryAfterSeconds: 5 }))
    await opens({ identity: { start } })

    await userEvent.click(await screen.findByRole("button", { name: GOOGLE }))

    expect((await screen.findByRole("status")).textContent).toBe(
      "Too many attempts. Please wait 5 seconds.",
    )
  })

  it("asks for no password while the page of another guest is opened", async () => {
    const assign = vi.spyOn(location, "assign").mockImplementation(() => {})
    const other = { user: aUser({ email: "other@example.com" }), redirect: "/account/profile" }
    const { session } = await opens({
      window: { ask: (state) => Effect.succeed({ code: "said", state, way: "window" }) },
      identity: { finish: () => Effect.succeed(other) },
    })

    await userEvent.click(await screen.findByRole("button", { name: GOOGLE }))

    await expect.poll(() => assign.mock.calls).toEqual([["/account/profile"]])
    expect(session.read()).toEqual(googles)
    expect(screen.queryByLabelText("Password")).toBeNull()
    expect(screen.queryByRole("button", { name: GOOGLE })).toBeNull()
  })
})
