import { screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { useState } from "react"
import { describe, expect, it } from "vitest"
import type { CardConfirmation } from "#ui/app/journeys.ts"
import { BankPage, useBankPage } from "#ui/parts/card/BankPage.tsx"
import { draw } from "#tests/ui/support/stage.tsx"

/** A payment that writes down what it is sent, and waits in a state. */
const aCard = (value = "challenged", challenge: string | null = "about:blank") => {
  const sent: Array<unknown> = []
  const card = {
    send: (event: unknown) => void sent.push(event),
    getSnapshot: () => ({ value, context: { challenge } }),
    subscribe: () => ({ unsubscribe: () => {} }),
  } as unknown as CardConfirmation
  return { sent, card }
}

const drawn = async () => {
  const { sent, card } = aCard()
  return { sent, ...(await draw(<BankPage card={card} address="about:blank" />)) }
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

  it("reports to the payment that is under way now", async () => {
    const [first, second] = [aCard(), aCard()]
    const Pays = () => {
      const [card, setCard] = useState(first.card)
      return (
        <>
          <BankPage card={card} address="about:blank" />
          <button type="button" onClick={() => setCard(second.card)}>
            Again
          </button>
        </>
      )
    }
    await draw(<Pays />)
    await userEvent.click(screen.getByText("Again"))

    says({ sandbox: "challenge-answered" })

    expect([first.sent, second.sent]).toEqual([[], [{ type: "guest.answeredChallenge" }]])
  })
})

describe("the address of the bank's page", () => {
  const Asked = ({ card }: { card: CardConfirmation | undefined }) => <p>{useBankPage(card)}</p>

  it("is known while the bank asks, and at no other time", async () => {
    const texts = []
    for (const card of [aCard().card, aCard("confirming").card, undefined]) {
      const { container, unmount } = await draw(<Asked card={card} />)
      texts.push(container.textContent)
      unmount()
    }

    expect(texts).toEqual(["about:blank", "", ""])
  })
})
