import { AccountsUnreachable } from "#core/account/account.errors.ts"
import type { AccountScript } from "#tests/ui/support/account-journeys.ts"
import { opens, press } from "#tests/ui/support/second-factor-card.tsx"
import { fireEvent } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { Effect } from "effect"
import { afterEach, describe, expect, it, vi } from "vitest"

afterEach(() => void vi.restoreAllMocks())

const begins = async (accounts: AccountScript["accounts"] = {}) => {
  const drawn = await opens(accounts)
  await press("Set up two-step login")
  await drawn.card.findByLabelText("Code from the app")
  return drawn
}

describe("two-step login that is off", () => {
  it("says so, and what it would ask for", async () => {
    const { card } = await opens()

    expect(card.getByRole("heading").textContent).toBe("Two-step login")
    expect(
      card.getByText(
        "After your password, logging in requires a code from your authenticator app.",
      ),
    ).toBeTruthy()
    expect(card.getByText("Off").className).toMatch(/plain/)
    expect(card.queryByText(/^Recovery codes left/)).toBeNull()
    expect(card.queryByRole("status")).toBeNull()
  })

  it("says that its set-up could not begin", async () => {
    const { card } = await opens({
      beginSecondFactor: () => Effect.fail(new AccountsUnreachable()),
    })

    await press("Set up two-step login")

    expect((await card.findByRole("status")).textContent).toMatch(/^We could not connect\./)
    expect(card.getByRole("button", { name: "Set up two-step login" })).toBeTruthy()
  })
})

describe("the set-up of two-step login", () => {
  it("says what to do with the app", async () => {
    const { card } = await begins()

    expect(card.getByRole("status").textContent).toBe(
      "Set up your app now: scan the QR code, or enter the key.",
    )
    expect(card.getByText(/^Key to enter:/).textContent).toBe(
      "Key to enter: GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ",
    )
    expect(card.queryByRole("button", { name: "Set up two-step login" })).toBeNull()
  })

  it("draws its code dark on white, with room around it", async () => {
    const { card } = await begins()

    const picture = await card.findByRole("img", { name: "QR code for your authenticator app" })
    const [ground, marks] = [picture.querySelector("rect"), picture.querySelector("path")]
    const size = Number(ground?.getAttribute("width"))
    expect(picture.getAttribute("viewBox")).toBe(`0 0 ${size} ${size}`)
    expect(ground?.getAttribute("fill")).toBe("#fff")
    expect(marks?.getAttribute("fill")).toBe("#000")
    expect(marks?.getAttribute("d")).toMatch(/^M4 4h1v1h-1zM5 4h1v1h-1zM6 4h1v1h-1z/)
    expect(marks?.getAttribute("d")).toMatch(/^(M\d+ \d+h1v1h-1z)+$/)
  })

  it("sends one code while the first press is still answered, and keeps none", async () => {
    const sent: Array<string> = []
    const confirmSecondFactor = (code: string) => {
      sent.push(code)
      return Effect.never
    }
    const { card, kept } = await begins({ confirmSecondFactor })
    await userEvent.type(card.getByLabelText("Code from the app"), "287082")

    await press("Turn on")
    await press("Saving…")

    expect(sent).toEqual(["287082"])
    expect(card.getByRole("button").getAttribute("aria-disabled")).toBe("true")
    expect(kept.get("first-code")).toEqual({})
  })

  it("does not leave the page by a press", async () => {
    const { card } = await begins()

    expect(fireEvent.submit(card.getByRole("form", { name: "Two-step login" }))).toBe(false)
    expect(card.getByRole("alert").textContent).toContain(
      "Code from the app: Please enter the code",
    )
  })
})

describe("recovery codes", () => {
  const codes = ["abcd-efgh-jkmn-pqrs", "tuvw-xyz2-3456-789a"]

  const turnsOn = async () => {
    const drawn = await begins({ confirmSecondFactor: () => Effect.succeed({ codes }) })
    await userEvent.type(drawn.card.getByLabelText("Code from the app"), "287082{Enter}")
    await drawn.card.findByText("abcd-efgh-jkmn-pqrs")
    return drawn
  }

  it("are listed the once that they are shown, and counted", async () => {
    const { card } = await turnsOn()

    expect(card.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual([
      "Two-step login",
      "Your recovery codes",
    ])
    expect(
      card.getByText(
        "Keep these codes in a safe place. Each one lets you log in once if you lose your phone. They are shown only now.",
      ),
    ).toBeTruthy()
    expect(card.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(codes)
    expect(card.getByText("Recovery codes left: 2")).toBeTruthy()
    expect(card.getByText("On").className).toMatch(/good/)
    expect(
      card.getByText("Two-step login is on. Other browsers have been logged out."),
    ).toBeTruthy()
  })

  it("are saved as a file, one a line", async () => {
    const files: Array<Blob> = []
    const names: Array<string> = []
    vi.spyOn(URL, "createObjectURL").mockImplementation(
      (file) => `blob:${files.push(file as Blob)}`,
    )
    vi.spyOn(URL, "revokeObjectURL").mockImplementation(() => {})
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(this.download)
    })
    await turnsOn()

    await press("Download the codes")

    expect(names).toEqual(["singgah-codes.txt"])
    expect(await files[0]?.text()).toBe("abcd-efgh-jkmn-pqrs\ntuvw-xyz2-3456-789a\n")
  })
})
