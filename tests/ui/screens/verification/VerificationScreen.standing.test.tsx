import { AccountsUnreachable } from "#core/account/account.errors.ts"
import { NotSignedIn } from "#core/people/visitor.errors.ts"
import { aUser, aVerification } from "#fixtures/builders/an-account.ts"
import {
  aTabSession,
  scriptedJourneys,
  type AccountScript,
} from "#tests/ui/support/account-journeys.ts"
import { draw } from "#tests/ui/support/stage.tsx"
import { VerificationScreen } from "#ui/screens/verification/VerificationScreen.tsx"
import { screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"

const opens = async (verifications: AccountScript["verifications"] = {}) => {
  const session = aTabSession(aUser())
  const account = scriptedJourneys({ verifications })
  const drawn = await draw(<VerificationScreen />, { account, session, at: "/verification" })
  return { ...drawn, session }
}

const SUBMIT = "Submit for verification"

describe("the page of the verification", () => {
  it("has its title and its lead, and says that it is loading until it knows", async () => {
    await opens({ read: () => Effect.never })

    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Identity verification")
    expect(document.title).toBe("Identity verification | Singgah")
    expect(
      screen.getByText(
        "We compare your document with a photo of you. You can book without being verified.",
      ),
    ).toBeTruthy()
    expect(screen.getByRole("status").textContent).toBe("Loading…")
    expect(screen.queryByRole("button", { name: SUBMIT })).toBeNull()
  })

  it.each([
    [
      "submitted",
      "#hourglass",
      "We are checking your documents",
      "You will see the result on this page. There is nothing you need to do.",
    ],
    [
      "verified",
      "#badge-check",
      "Your identity is verified",
      "Thank you. Your pictures are never shown to properties.",
    ],
  ] as const)(
    "says what comes next, and leads to the profile: %s",
    async (status, icon, heading, lead) => {
      await opens({ read: () => Effect.succeed(aVerification({ status })) })

      expect(await screen.findByRole("heading", { level: 2, name: heading })).toBeTruthy()
      expect(screen.getByText(lead)).toBeTruthy()
      expect(document.querySelector("section use")?.getAttribute("href")).toContain(icon)
      expect(screen.getByRole("link", { name: "Profile" }).getAttribute("href")).toBe(
        "/account/profile",
      )
      expect(screen.queryByText("Loading…")).toBeNull()
      expect(screen.queryByRole("button", { name: SUBMIT })).toBeNull()
    },
  )

  it("says why there is nothing where nobody answered", async () => {
    await opens({ read: () => Effect.fail(new AccountsUnreachable()) })

    expect(await screen.findByRole("alert")).toBeTruthy()
    expect(screen.queryByText("Loading…")).toBeNull()
    expect(screen.queryByRole("button", { name: SUBMIT })).toBeNull()
  })

  it("leads who is signed out to the door, and back here", async () => {
    const { address, session } = await opens({ read: () => Effect.fail(new NotSignedIn()) })

    await expect.poll(address).toBe("/login?redirect=%2Fverification")
    expect(session.read()).toBeNull()
  })

  it("says that it is loading while its code is fetched", async () => {
    await draw(<VerificationScreen />)

    expect(screen.getByRole("status").textContent).toBe("Loading…")
    expect(screen.queryByRole("alert")).toBeNull()
  })

  it("can be tried again where it could not be fetched", async () => {
    const ways = scriptedJourneys()
    const begins = [async () => ({ failed: "unreachable" }) as const, ways.verification]
    await draw(<VerificationScreen />, {
      account: { ...ways, verification: () => begins.shift()!() },
      session: aTabSession(aUser()),
    })

    expect((await screen.findByRole("alert")).querySelector("h2")).not.toBeNull()
    expect(screen.queryByText("Loading…")).toBeNull()
    await userEvent.click(screen.getByRole("button", { name: "Try again" }))

    expect(await screen.findByRole("button", { name: SUBMIT })).toBeTruthy()
    expect(screen.queryByRole("alert")).toBeNull()
  })
})
