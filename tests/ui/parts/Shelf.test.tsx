import { screen, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { afterEach, describe, expect, it, vi } from "vitest"
import { Shelf } from "#ui/parts/Shelf.tsx"
import { draw } from "#tests/ui/support/stage.tsx"

afterEach(() => void vi.restoreAllMocks())

const drawn = (cards: number) =>
  draw(
    <Shelf label="Popular stays">
      {Array.from({ length: cards }, (_, card) => (
        <p key={card}>Card {card + 1}</p>
      ))}
    </Shelf>,
  )

describe("a shelf", () => {
  it("is a list with a name, of one card each", async () => {
    await drawn(2)
    const list = screen.getByRole("list", { name: "Popular stays" })

    expect(
      within(list)
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent),
    ).toEqual(["Card 1", "Card 2"])
  })

  it("has buttons to turn only where there are more than four cards", async () => {
    const { unmount } = await drawn(4)
    expect(screen.queryAllByRole("button")).toEqual([])
    unmount()

    await drawn(5)
    expect(
      screen.getAllByRole("button").map((button) => button.getAttribute("aria-label")),
    ).toEqual(["Previous: Popular stays", "Next: Popular stays"])
  })

  it("turns by almost its own width, forwards and backwards", async () => {
    const turned: Array<unknown> = []
    vi.spyOn(Element.prototype, "scrollBy").mockImplementation(
      (how?: ScrollToOptions | number) => void turned.push(how),
    )
    vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(1000)
    await drawn(5)

    await userEvent.click(screen.getByRole("button", { name: "Next: Popular stays" }))
    await userEvent.click(screen.getByRole("button", { name: "Previous: Popular stays" }))

    expect(turned).toEqual([
      { left: 900, behavior: "smooth" },
      { left: -900, behavior: "smooth" },
    ])
  })
})
