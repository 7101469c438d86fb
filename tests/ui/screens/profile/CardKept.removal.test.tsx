import { AccountsUnreachable } from "#core/account/account.errors.ts"
import { keptCardViewOf } from "#core/payment/kept-card.ts"
import { aKeptCard } from "#fixtures/builders/a-kept-card.ts"
import { aProfile } from "#fixtures/builders/an-account.ts"
import type { AccountScript } from "#tests/ui/support/account-journeys.ts"
import { drawCard } from "#tests/ui/support/on-profile.tsx"
import { CardKept } from "#ui/screens/profile/CardKept.tsx"
import { screen, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"

const opens = async (profiles: AccountScript["profiles"] = {}) => {
  await drawCard(
    (view, profile) => <CardKept view={view} profile={profile} />,
    { profiles },
    { keptCard: keptCardViewOf(aKeptCard()) },
  )
  return within(await screen.findByRole("region", { name: "Saved card" }))
}

const asks = async (card: ReturnType<typeof within>) => {
  await userEvent.click(card.getByRole("button", { name: "Remove card" }))
  return within(screen.getByRole("dialog", { name: "Remove card" }))
}

const removes = async (card: ReturnType<typeof within>) =>
  userEvent.click((await asks(card)).getByRole("button", { name: "Remove this card" }))

describe("the card of the kept card", () => {
  it("says what it is kept for, and nothing else before it is touched", async () => {
    const card = await opens()

    expect(card.getByRole("heading").textContent).toBe("Saved card")
    expect(card.getByText(/^Chosen for you when you book\./)).toBeTruthy()
    expect(card.getByRole("status").textContent).toBe("")
    expect(screen.queryByRole("dialog")).toBeNull()
    expect(card.getByRole("button", { name: "Remove card" })).toHaveProperty("disabled", false)
  })

  it("names the card in the question", async () => {
    const dialog = await asks(await opens())

    expect(
      dialog.getByText(/^The payment provider deletes Visa ending 4242 as well\./),
    ).toBeTruthy()
    await userEvent.click(dialog.getByRole("button", { name: "Close" }))
    expect(screen.queryByRole("dialog")).toBeNull()
  })

  it("waits while it is removed, with the question closed", async () => {
    const card = await opens({ removeCard: () => Effect.never })

    await removes(card)

    expect(screen.queryByRole("dialog")).toBeNull()
    expect(card.getByRole("status").textContent).toBe("Saving…")
    expect(card.getByRole("button", { name: "Remove card" })).toHaveProperty("disabled", true)
  })

  it("says that it is removed, and only that", async () => {
    const card = await opens({ removeCard: () => Effect.succeed(aProfile()) })

    await removes(card)

    await expect.poll(() => card.getByRole("status").textContent).toBe("The card has been removed.")
  })

  it("says that nobody answered, and only that", async () => {
    const card = await opens({ removeCard: () => Effect.fail(new AccountsUnreachable()) })

    await removes(card)

    await expect
      .poll(() => card.getAllByRole("status").map(({ textContent }) => textContent))
      .toEqual(["", "We could not connect. Nothing you typed is lost; please try again."])
  })
})
