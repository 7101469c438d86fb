import { draw } from "#tests/ui/support/stage.tsx"
import { RichText } from "#ui/screens/information/RichText.tsx"
import { screen, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"

const linksIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")])

describe("the text of an article", () => {
  it("has links to pages where it names them, and is whole around them", async () => {
    await draw(
      <RichText
        body={["First read [the terms](/terms-and-conditions), then [ask](/contact-us) us."]}
      />,
    )

    const paragraph = screen.getByRole("paragraph")
    expect(paragraph.textContent).toBe("First read the terms, then ask us.")
    expect(linksIn(paragraph)).toEqual([
      ["the terms", "/terms-and-conditions"],
      ["ask", "/contact-us"],
    ])
  })

  it("has links in the points of a list", async () => {
    await draw(<RichText body={["Two ways:", ["by [mail](/contact-us)", "by phone"]]} />)

    const points = within(screen.getByRole("list")).getAllByRole("listitem")
    expect(points.map(({ textContent }) => textContent)).toEqual(["by mail", "by phone"])
    expect(linksIn(screen.getByRole("list"))).toEqual([["mail", "/contact-us"]])
    expect(screen.getByRole("paragraph").textContent).toBe("Two ways:")
  })

  it("leaves brackets that are no link as they are written", async () => {
    await draw(<RichText body={["From [RM 10] (a night)"]} />)

    expect(screen.getByRole("paragraph").textContent?.replace("\u{a0}", " ")).toBe(
      "From [RM 10] (a night)",
    )
    expect(screen.queryByRole("link")).toBeNull()
  })
})
