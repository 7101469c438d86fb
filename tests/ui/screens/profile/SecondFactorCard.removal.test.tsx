import { opens, press } from "#tests/ui/support/second-factor-card.tsx"
import { screen, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"

const on = { secondFactor: { on: true, recoveryCodesLeft: 7 } }

const types = async (texts: Readonly<Record<string, string>>) => {
  for (const [label, text] of Object.entries(texts))
    await userEvent.type(screen.getByLabelText(label), text)
}

describe("two-step login that is on", () => {
  it("shows how many codes are left, but none of them", async () => {
    const { card } = await opens({}, on)

    expect(card.getByText("Recovery codes left: 7")).toBeTruthy()
    expect(card.queryByRole("list")).toBeNull()
    expect(card.getAllByRole("heading").length).toBe(1)
    expect(card.queryByText(/^Two-step login is/)).toBeNull()
    expect(card.queryByText(/^Set up/)).toBeNull()
  })

  it("asks for the password and a code before it is turned off", async () => {
    const { card } = await opens(
      { removeSecondFactor: () => expect.fail("Nothing is to be sent") },
      on,
    )

    await press("Turn off")

    const links = within(card.getByRole("alert")).getAllByRole("link")
    expect(links.map(({ textContent }) => textContent)).toEqual([
      "Current password: Please enter your password",
      "Code: Please enter the code",
    ])
  })

  it("is turned off once while the first press is still answered, and keeps no secret", async () => {
    let times = 0
    const removeSecondFactor = () => {
      times += 1
      return Effect.never
    }
    const { card, kept } = await opens({ removeSecondFactor }, on)
    await types({ "Current password": "a long sentence", Code: "287082" })

    await press("Turn off")
    await press("Saving…")

    expect(times).toBe(1)
    expect(card.getByRole("button", { name: "Saving…" }).getAttribute("aria-disabled")).toBe("true")
    expect(kept.get("remove-factor")).toEqual({})
  })

  it("says once that it is off, and may be set up again", async () => {
    const { card } = await opens({}, on)
    await types({ "Current password": "a long sentence", Code: "287082{Enter}" })

    expect(
      await card.findByText("Two-step login is off. Your password is enough to log in."),
    ).toBeTruthy()
    expect(card.getByText("Off")).toBeTruthy()
    expect(card.getByRole("button", { name: "Set up two-step login" })).toBeTruthy()
    expect(card.queryByText(/^Recovery codes left/)).toBeNull()
  })
})

describe("two-step login that is turned off and on again", () => {
  const first = ["abcd-efgh-jkmn-pqrs"]
  const second = ["tuvw-xyz2-3456-789a"]

  const turnsOn = async () => {
    await press("Set up two-step login")
    await types({ "Code from the app": "287082{Enter}" })
  }

  const turnsOff = async () =>
    types({ "Current password": "a long sentence", Code: "287082{Enter}" })

  const givingCodes = () => {
    const answers = [first, second]
    return { confirmSecondFactor: () => Effect.succeed({ codes: answers.shift() ?? [] }) }
  }

  it("shows its recovery codes, and no longer says that it is off", async () => {
    const { card } = await opens(givingCodes(), on)
    await turnsOff()
    await card.findByText("Off")

    await turnsOn()

    expect(await card.findByText("abcd-efgh-jkmn-pqrs")).toBeTruthy()
    expect(card.getByText("On")).toBeTruthy()
    expect(card.queryByText(/^Two-step login is off/)).toBeNull()
  })

  it("is off again after a further time, and says only that", async () => {
    const { card } = await opens(givingCodes())
    await turnsOn()
    await card.findByText("abcd-efgh-jkmn-pqrs")
    await turnsOff()

    expect(await card.findByText("Off")).toBeTruthy()
    expect(card.getAllByRole("status").map(({ textContent }) => textContent)).toEqual([
      "Two-step login is off. Your password is enough to log in.",
    ])

    await turnsOn()
    expect(await card.findByText("tuvw-xyz2-3456-789a")).toBeTruthy()
    await turnsOff()
    expect(await card.findByText("Off")).toBeTruthy()
  })
})
