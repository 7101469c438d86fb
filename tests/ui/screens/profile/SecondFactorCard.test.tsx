import { CodeRefused, CredentialsRefused } from "#core/account/account.errors.ts"
import { aProfile, aUser } from "#fixtures/builders/an-account.ts"
import { ProfileScreen } from "#ui/screens/profile/ProfileScreen.tsx"
import { screen, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { draw } from "#tests/ui/support/stage.tsx"
import {
  aTabSession,
  scriptedJourneys,
  type AccountScript,
} from "#tests/ui/support/account-journeys.ts"

const opens = async (script: AccountScript = {}) => {
  await draw(<ProfileScreen />, {
    account: scriptedJourneys(script),
    session: aTabSession(aUser()),
    at: "/account/profile",
  })
  return within(await screen.findByRole("region", { name: "Two-step login" }))
}

const withFactor = {
  read: () => Effect.succeed(aProfile({ secondFactor: { on: true, recoveryCodesLeft: 7 } })),
}

describe("two-step sign-in", () => {
  it("tells an app its key as a picture and as text, and shows recovery codes once it is on", async () => {
    const given: Array<string> = []
    const confirmSecondFactor = (code: string) => {
      given.push(code)
      return Effect.succeed({ codes: ["abcd-efgh-jkmn-pqrs"] })
    }
    const card = await opens({ accounts: { confirmSecondFactor } })

    await userEvent.click(await card.findByRole("button", { name: "Set up two-step login" }))
    expect(
      await card.findByRole("img", { name: "QR code for your authenticator app" }),
    ).toBeTruthy()
    expect(card.getByText("GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ")).toBeTruthy()
    await userEvent.type(card.getByLabelText("Code from the app"), "287082{Enter}")

    expect(await card.findByText("abcd-efgh-jkmn-pqrs")).toBeTruthy()
    expect(card.getByText(/Two-step login is on/)).toBeTruthy()
    expect(card.getByRole("button", { name: "Download the codes" })).toBeTruthy()
    expect(given).toEqual(["287082"])
  })

  it("says that a first code was wrong, and keeps the key", async () => {
    const confirmSecondFactor = () => Effect.fail(new CodeRefused())
    const card = await opens({ accounts: { confirmSecondFactor } })
    await userEvent.click(await card.findByRole("button", { name: "Set up two-step login" }))

    await userEvent.click(await card.findByRole("button", { name: "Turn on" }))
    expect((await card.findAllByText("Please enter the code")).length).toBeGreaterThan(0)
    await userEvent.type(card.getByLabelText("Code from the app"), "000000{Enter}")

    expect(await card.findByText(/This code is not correct/)).toBeTruthy()
    expect(card.getByText(/GEZD GNBV/)).toBeTruthy()
  })

  it("is turned off with the password and a code", async () => {
    const given: Array<object> = []
    const removeSecondFactor = (removal: object) => {
      given.push(removal)
      return Effect.void
    }
    const card = await opens({ profiles: withFactor, accounts: { removeSecondFactor } })

    expect(await card.findByText("Recovery codes left: 7")).toBeTruthy()
    await userEvent.click(card.getByRole("button", { name: "Turn off" }))
    expect((await card.findAllByText("Please enter the code")).length).toBeGreaterThan(0)
    await userEvent.type(card.getByLabelText("Current password"), "a long sentence")
    await userEvent.type(card.getByLabelText("Code"), "287082{Enter}")

    expect(await card.findByText(/Two-step login is off/)).toBeTruthy()
    expect(given).toEqual([{ password: "a long sentence", code: "287082" }])
  })

  it.each([
    [new CredentialsRefused(), /That is not your current password/],
    [new CodeRefused(), /This code is not correct/],
  ])("stays on where %s is the answer", async (failure, said) => {
    const removeSecondFactor = () => Effect.fail(failure)
    const card = await opens({ profiles: withFactor, accounts: { removeSecondFactor } })
    await userEvent.type(await card.findByLabelText("Current password"), "a long sentence")
    await userEvent.type(card.getByLabelText("Code"), "287082{Enter}")

    expect(await card.findByText(said)).toBeTruthy()
    expect(card.getByText("On")).toBeTruthy()
  })

  it("asks who only has Google for a password first", async () => {
    const read = () => Effect.succeed(aProfile({ hasPassword: false }))
    const card = await opens({ profiles: { read } })

    expect(card.getByText(/Set a password first/)).toBeTruthy()
    expect(card.queryByRole("button")).toBeNull()
  })
})
