import { screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { useState } from "react"
import { describe, expect, it } from "vitest"
import type { Language } from "#core/kernel/localised.ts"
import { emptyCard, type TypedCard } from "#core/payment/card-form.rules.ts"
import { cardFields } from "#ui/parts/card/card-fields.ts"
import { CardForm } from "#ui/parts/card/CardForm.tsx"
import { draw } from "#tests/ui/support/stage.tsx"

type Issues = Readonly<Record<string, string>>

const Typing = ({ from, issues = {} }: { from?: Partial<TypedCard>; issues?: Issues }) => {
  const [card, setCard] = useState<TypedCard>({ ...emptyCard, ...from })
  return (
    <CardForm
      form={{
        card,
        typeCard: (part) => setCard({ ...card, ...part }),
        issues: { issueOf: (path) => issues[path] ?? null },
      }}
    />
  )
}

const drawn = (
  from: Partial<TypedCard> = {},
  { issues = {}, language = "en" }: { issues?: Issues; language?: Language } = {},
) => draw(<Typing {...{ from, issues }} />, { language })

const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label)
const described = (input: HTMLElement) =>
  (input.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent)

describe("a card that is typed", () => {
  it.each([
    ["Card number", "cc-number", "numeric", -1],
    ["Expiry date", "cc-exp", "numeric", -1],
    ["Security code (CVC)", "cc-csc", "numeric", 4],
    ["Name on card", "cc-name", "", -1],
  ])("has its %s filled in by the browser, with the right keys", async (label, ...look) => {
    await drawn()
    const { autocomplete, inputMode, maxLength } = field(label) as HTMLInputElement & {
      autocomplete: string
    }

    expect([autocomplete, inputMode, maxLength]).toEqual(look)
  })

  it("says how its date and its code are written", async () => {
    await drawn()

    expect(described(field("Expiry date"))).toEqual(["MM/YY"])
    expect(described(field("Security code (CVC)"))).toEqual([
      "3 digits on the back, 4 on the front of American Express",
    ])
  })

  it("shows the number as it is printed, and the brand beside its label", async () => {
    await drawn()
    expect(screen.queryByText("Visa")).toBeNull()
    expect(screen.getByText("Card number").childElementCount).toBe(0)

    await userEvent.type(field("Card number"), "4242424242424242")

    expect(field(/^Card number/).value).toBe("4242 4242 4242 4242")
    expect(screen.getByText("Visa")).toBeTruthy()
  })

  it("sets the slash of the date as it is typed", async () => {
    await drawn()

    await userEvent.type(field("Expiry date"), "1234")

    expect(field("Expiry date").value).toBe("12/34")
  })

  it("lets the slash of the date be deleted", async () => {
    await drawn({ expiry: "12/3" })

    await userEvent.type(field("Expiry date"), "{Backspace}{Backspace}")

    expect(field("Expiry date").value).toBe("12")
  })

  it("takes code and name as they are typed", async () => {
    await drawn()

    await userEvent.type(field("Security code (CVC)"), "123")
    await userEvent.type(field("Name on card"), "Aisyah Tan")

    expect(field("Security code (CVC)").value).toBe("123")
    expect(field("Name on card").value).toBe("Aisyah Tan")
  })

  it("shows what it holds, and says at each field what is wrong there", async () => {
    const issues = {
      "card.number": "NotACardNumber",
      "card.expiry": "CardExpired",
      "card.cvc": "CvcMissing",
      "card.holder": "CardHolderMissing",
    }
    const typed = { number: "4000", expiry: "01/20", cvc: "1", holder: "A" }
    await drawn(typed, { issues })
    const inputs = [/^Card number/, "Expiry date", "Security code (CVC)", "Name on card"].map(field)

    expect(inputs.map(({ value }) => value)).toEqual(["4000", "01/20", "1", "A"])
    expect(inputs.map(({ id }) => id)).toEqual(Object.keys(issues).map(cardFields.idOf))
    expect(inputs.map((input) => described(input).at(-1))).toEqual([
      "This is not a valid card number. Please check the digits.",
      "This card has expired",
      "Please enter the security code",
      "Please enter the name on the card",
    ])
  })
})
