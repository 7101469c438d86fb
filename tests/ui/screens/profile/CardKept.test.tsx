import { AccountsUnreachable } from "#core/account/account.errors.ts"
import { keptCardViewOf } from "#core/payment/kept-card.ts"
import { aKeptCard } from "#fixtures/builders/a-kept-card.ts"
import { aProfile, aUser } from "#fixtures/builders/an-account.ts"
import { draw } from "#tests/ui/support/stage.tsx"
import {
  aTabSession,
  scriptedJourneys,
  type AccountScript,
} from "#tests/ui/support/account-journeys.ts"
import { ProfileScreen } from "#ui/screens/profile/ProfileScreen.tsx"
import { screen, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"

const withCard = aProfile({ keptCard: keptCardViewOf(aKeptCard()) })

const opens = (profiles: AccountScript["profiles"], language: "en" | "bm" | "cn" = "en") =>
  draw(<ProfileScreen />, {
    language,
    account: scriptedJourneys({ profiles: { read: () => Effect.succeed(withCard), ...profiles } }),
    session: aTabSession(aUser()),
    at: "/account/profile",
  })

const section = async () => within(await screen.findByRole("region", { name: "Saved card" }))

const removes = async () => {
  await userEvent.click((await section()).getByRole("button", { name: "Remove card" }))
  const dialog = within(screen.getByRole("dialog", { name: "Remove card" }))
  await userEvent.click(dialog.getByRole("button", { name: "Remove this card" }))
}

describe("the kept card in the profile", () => {
  it.each([
    ["en", "Visa ending 4242", "Expires 12/34"],
    ["bm", "Visa berakhir 4242", "Luput 12/34"],
    ["cn", "Visa 尾号 4242", "有效期至 12/34"],
  ] as const)("is named in %s", async (language, name, expiry) => {
    await opens({}, language)

    expect(await screen.findByText(name)).toBeTruthy()
    expect(screen.getByText(expiry)).toBeTruthy()
  })

  it("says how to keep one where there is none, and has nothing to remove", async () => {
    await opens({ read: () => Effect.succeed(aProfile()) })

    expect((await section()).getByText(/^You have no saved card\./)).toBeTruthy()
    expect((await section()).queryByRole("button")).toBeNull()
  })

  it("is removed once the guest is sure", async () => {
    let removals = 0
    await opens({
      removeCard: () => {
        removals += 1
        return Effect.succeed(aProfile())
      },
    })

    await removes()

    expect((await section()).getByText("The card has been removed.")).toBeTruthy()
    expect((await section()).queryByText("Visa ending 4242")).toBeNull()
    expect(removals).toBe(1)
  })

  it("stays where the guest keeps it after all", async () => {
    await opens({ removeCard: () => expect.fail("Nothing is to be removed") })
    await userEvent.click((await section()).getByRole("button", { name: "Remove card" }))

    await userEvent.click(screen.getByRole("button", { name: "Keep it" }))

    expect(screen.queryByRole("dialog")).toBeNull()
    expect((await section()).getByText("Visa ending 4242")).toBeTruthy()
  })

  it("is still shown where nobody answered, and says so", async () => {
    await opens({ removeCard: () => Effect.fail(new AccountsUnreachable()) })

    await removes()

    expect((await section()).getByText("Visa ending 4242")).toBeTruthy()
    expect(await screen.findByText(/^We could not connect\./)).toBeTruthy()
  })
})
