import { screen } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import type { CardConfirmation } from "#ui/app/journeys.ts"
import { BankPage } from "#ui/parts/card/BankPage.tsx"
import { draw } from "#tests/ui/support/stage.tsx"

const drawn = async () => {
  const sent: Array<unknown> = []
  const card = { send: (event: unknown) => void sent.push(event) } as unknown as CardConfirmation
  const page = await draw(<BankPage card={card} address="about:blank" />)
  return { sent, ...page }
}

const says = (data: unknown, origin = location.origin) =>
  dispatchEvent(new MessageEvent("message", { data, origin }))

describe("the page of the bank", () => {
  it("is in a frame with a name, and reports that the guest has answered there", async () => {
    const { sent } = await drawn()
    const frame = screen.getByTitle("Your bank’s verification page")
    expect(frame.getAttribute("src")).toBe("about:blank")

    says({ sandbox: "challenge-answered" })

    expect(sent).toEqual([{ type: "guest.answeredChallenge" }])
  })

  it("reports nothing that another site says, or that is said of other things", async () => {
    const { sent } = await drawn()

    says({ sandbox: "challenge-answered" }, "https://elsewhere.example")
    says({ sandbox: "challenge-begun" })
    says({ other: "challenge-answered" })
    says("challenge-answered")
    says(undefined)
    says(null)

    expect(sent).toEqual([])
  })

  it("listens no more once it is gone", async () => {
    const { sent, unmount } = await drawn()
    unmount()

    says({ sandbox: "challenge-answered" })

    expect(sent).toEqual([])
  })
})
