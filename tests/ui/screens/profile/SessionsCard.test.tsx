import { AccountsUnreachable } from "#core/account/account.errors.ts"
import { SessionId } from "#core/account/session.ts"
import { aSession } from "#fixtures/builders/an-account.ts"
import { scriptedJourneys, type AccountScript } from "#tests/ui/support/account-journeys.ts"
import { drawCard } from "#tests/ui/support/on-profile.tsx"
import { draw } from "#tests/ui/support/stage.tsx"
import { SessionsCard } from "#ui/screens/profile/SessionsCard.tsx"
import { screen, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"

const other = aSession({
  id: SessionId.make("1123456789abcdefghjkmnpqrs"),
  current: false,
  browser: "",
})

const opens = async (sessions: AccountScript["sessions"] = {}) => {
  const drawn = await drawCard(() => <SessionsCard />, {
    sessions: { list: () => Effect.succeed([aSession(), other]), ...sessions },
  })
  const card = within(await screen.findByRole("region", { name: "Where you are logged in" }))
  return { ...drawn, card }
}

describe("the card of sessions", () => {
  it("says what it is for", async () => {
    const { card } = await opens()

    expect(card.getByRole("heading").textContent).toBe("Where you are logged in")
    expect(
      card.getByText("Do you see a browser you do not know? Log it out and change your password."),
    ).toBeTruthy()
  })

  it("lists each browser, when it was used, and which of them this is", async () => {
    const { card } = await opens()

    const items = await card.findAllByRole("listitem")
    expect(items.map(({ textContent }) => textContent)).toEqual([
      "Firefox on LinuxLast used Sat, 21 Nov 2026, 12:00This browser",
      "Unknown browserLast used Sat, 21 Nov 2026, 12:00Log out",
    ])
  })

  it("ends the one that is named, and no press counts meanwhile", async () => {
    const ended: Array<string> = []
    const end = (id: string) => {
      ended.push(id)
      return Effect.never
    }
    const { card } = await opens({ end })
    await userEvent.click(await card.findByRole("button", { name: "Log out" }))

    expect(ended).toEqual([other.id])
    expect(card.getByRole("button", { name: "Log out" })).toHaveProperty("disabled", true)
    expect(card.getByRole("button", { name: "Log out everywhere" })).toHaveProperty(
      "disabled",
      true,
    )
  })

  it("asks again for a list that could not be read", async () => {
    const answers = [Effect.fail(new AccountsUnreachable()), Effect.succeed([aSession()])]
    const { card } = await opens({ list: () => answers.shift() ?? Effect.succeed([]) })
    expect((await card.findByRole("alert")).textContent).toContain(
      "We could not connect. Nothing you entered is lost; please try again in a moment.",
    )
    expect(card.queryByRole("button", { name: "Log out everywhere" })).toBeNull()

    await userEvent.click(card.getByRole("button", { name: "Try again" }))

    expect(await card.findByText("Firefox on Linux")).toBeTruthy()
  })

  it("says that its code could not be fetched, and fetches it again", async () => {
    const journeys = scriptedJourneys()
    let times = 0
    const sessions = async () => {
      times += 1
      return times === 1 ? ({ failed: "unreachable" } as const) : journeys.sessions()
    }
    await draw(<SessionsCard />, { account: { ...journeys, sessions } })
    expect((await screen.findByRole("alert")).textContent).toContain(
      "We could not connect. Nothing you entered is lost; please try again in a moment.",
    )

    await userEvent.click(screen.getByRole("button", { name: "Try again" }))

    expect(await screen.findByText("Firefox on Linux")).toBeTruthy()
    expect(screen.queryByRole("alert")).toBeNull()
  })

  it("holds its place before it has begun", async () => {
    await draw(<SessionsCard />)

    const card = screen.getByRole("region", { name: "Where you are logged in" })
    expect(card.querySelector("[aria-hidden]")).toBeTruthy()
    expect(within(card).queryByRole("button")).toBeNull()
  })
})
