import { aBookingSummary } from "#fixtures/builders/a-booking-summary.ts"
import type { BookingSummary } from "#core/managing/my-bookings.ts"
import { draw } from "#tests/ui/support/stage.tsx"
import { BookingCard } from "#ui/screens/my-bookings/BookingCard.tsx"
import { screen } from "@testing-library/react"
import { describe, expect, it } from "vitest"

const opens = async (changes: Partial<BookingSummary> = {}) => {
  const { container } = await draw(<BookingCard card={aBookingSummary(changes)} />)
  return container
}

const plain = (text: string | null | undefined) => text?.replaceAll("\u{a0}", " ")

describe("the card of a booking", () => {
  it("says where, when and for whom the stay is", async () => {
    await opens()

    expect(screen.getByRole("heading", { level: 3 }).textContent).toBe("The Springwater")
    expect(screen.getByText("4 Dec 2026 – 6 Dec 2026")).toBeTruthy()
    expect(screen.getByText(/^2 nights/).textContent).toBe(
      "2 nights · 2 adults - 0 children - 1 room",
    )
    expect(screen.getAllByRole("term").map(({ textContent }) => textContent)).toEqual([
      "Confirmation No",
      "Total Payable",
    ])
    const [code, total] = screen.getAllByRole("definition")
    expect(code?.textContent).toBe("7KQ2M-XW4ZT")
    expect(plain(total?.textContent)).toMatch(/^RM 644\.96/)
  })

  it("has no number before there is one", async () => {
    await opens({ code: null })

    expect(screen.getAllByRole("term").map(({ textContent }) => textContent)).toEqual([
      "Total Payable",
    ])
  })

  it.each([
    ["confirmed", "Confirmed", /good/],
    ["staying", "Staying now", /good/],
    ["cancelled", "Cancelled", /plain/],
    ["refunding", "Refund on its way", /plain/],
  ] as const)("says of a stay that is %s that it is “%s”", async (status, said, tone) => {
    await opens({ status })

    expect(screen.getByText(said).className).toMatch(tone)
  })

  it("leads to the review of a stay that is over, and of no other", async () => {
    const { id } = aBookingSummary()
    const container = await opens({ status: "completed" })
    const link = screen.getByRole("link", { name: "Review this stay" })
    expect(link.getAttribute("href")).toBe(`/booking/review?booking=${id}`)
    container.remove()

    await opens({ status: "confirmed" })
    expect(screen.queryByRole("link", { name: "Review this stay" })).toBeNull()
  })

  it("shows the picture of the property where there is one", async () => {
    const { property } = aBookingSummary()
    const picture = {
      name: "exterior-1",
      width: 1600,
      height: 1067,
      alt: { en: "", bm: "", cn: "" },
    }
    const container = await opens({ property: { ...property, picture: picture as never } })
    expect(container.querySelectorAll("img").length).toBe(1)
    container.remove()

    const without = await opens({ property: { ...property, picture: null } as never })
    expect(without.querySelector("img")).toBeNull()
  })
})
