import { screen } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { LegalPhrase } from "#ui/parts/LegalPhrase.tsx"
import { Phrase } from "#ui/parts/Phrase.tsx"
import { draw } from "#tests/ui/support/stage.tsx"

describe("a text with drawn parts", () => {
  const cost = (count: number) => (
    <Phrase
      say="price.costForNights"
      count={count}
      gaps={{ price: <b>RM 100</b>, taxes: <i>RM 8</i> }}
    />
  )

  it.each([
    ["en", 1, "<b>RM 100</b> for 1 night, including <i>RM 8</i> in taxes and fees"],
    ["en", 2, "<b>RM 100</b> for 2 nights, including <i>RM 8</i> in taxes and fees"],
  ] as const)("has them in its gaps, in %s for %i", async (language, count, html) => {
    const { container } = await draw(cost(count), { language })

    expect(container.innerHTML).toBe(html)
  })

  it("needs no count where its words have none", async () => {
    const { container } = await draw(
      <Phrase say="price.depositOnTop" gaps={{ amount: <b>RM 100</b> }} />,
    )

    expect(container.innerHTML).toBe("Plus a refundable deposit of <b>RM 100</b>")
  })
})

describe("the sentence that a guest agrees to", () => {
  it("links to the Terms and the Privacy Policy in a new tab", async () => {
    const { container } = await draw(<LegalPhrase say="register.terms" />)

    expect(
      screen
        .getAllByRole("link")
        .map((link) => [link.getAttribute("href"), link.getAttribute("target")]),
    ).toEqual([
      ["/terms-and-conditions", "_blank"],
      ["/privacy-policy", "_blank"],
    ])
    expect(container.textContent).toMatch(/Terms.*Privacy/)
    expect(container.textContent).not.toMatch(/\{\{|footer\./)
  })
})
