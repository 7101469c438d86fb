import { fireEvent, screen } from "@testing-library/react"
import { afterEach, expect, test, vi } from "vitest"
import { Slug } from "#core/property/property.ts"
import { anySearch } from "#core/search-request/change-search.ts"
import { aStayCard } from "#fixtures/builders/a-stay-card.ts"
import { ResultsMap } from "#ui/screens/results/ResultsMap.tsx"
import { useMarkedStay } from "#ui/screens/results/use-marked-stay.ts"
import { draw } from "#tests/ui/support/stage.tsx"

afterEach(() => vi.restoreAllMocks())

const name = { en: "Kayu", bm: "Kayu", cn: "Kayu" }

const Marking = () => {
  const { marked } = useMarkedStay()
  return (
    <>
      <output>{marked ?? "none"}</output>
      <div data-stay="one">
        <b>First</b>
      </div>
      <div data-stay="two">
        <b>Second</b>
      </div>
      <p>Elsewhere</p>
    </>
  )
}

const marked = () => screen.getByRole("status").textContent
const isMarked = (text: string) =>
  screen.getByText(text).closest("[data-stay]")?.hasAttribute("data-marked")

test("what is pointed at in the list is marked there, until something else is", async () => {
  await draw(<Marking />)
  fireEvent.pointerOver(screen.getByText("Second"))
  expect([marked(), isMarked("First"), isMarked("Second")]).toEqual(["two", false, true])

  fireEvent.pointerOver(screen.getByText("First"))
  expect([marked(), isMarked("First"), isMarked("Second")]).toEqual(["one", true, false])

  fireEvent.pointerOver(screen.getByText("Elsewhere"))
  fireEvent.pointerOut(screen.getByText("Elsewhere"))
  fireEvent.pointerOut(document)
  expect(marked()).toBe("one")
})

test("a list that is gone is watched no more", async () => {
  const NAMES = ["pointerover", "focusin", "pointerout", "focusout"]
  const added = vi.spyOn(document, "addEventListener")
  const removed = vi.spyOn(document, "removeEventListener")
  const listeners = (spy: typeof added | typeof removed) =>
    spy.mock.calls
      .filter(([name]) => NAMES.includes(name))
      .map(([name, listener]) => [name, listener])
  const { unmount } = await draw(<Marking />)

  unmount()

  expect(listeners(removed)).toHaveLength(4)
  expect(listeners(removed)).toEqual(expect.arrayContaining(listeners(added)))
})

test("a pin says the price of its stay, or that it cannot be had", async () => {
  await draw(
    <ResultsMap
      stays={[
        aStayCard({ slug: Slug.make("one"), name, point: { lat: 5.4, lng: 100.3 } }),
        aStayCard({ slug: Slug.make("two"), name, price: null, point: { lat: 1.5, lng: 110.3 } }),
      ]}
      search={anySearch}
    />,
  )
  const pins = screen.getAllByRole("button", { name: /^Kayu/ })

  expect(pins.map(({ textContent }) => textContent.replaceAll("\u00A0", " "))).toEqual([
    "RM 180.00",
    "Not Available",
  ])
  expect(pins.map((pin) => pin.dataset["pin"])).toEqual(["one", "two"])
  expect(screen.getByRole("region", { name: "Map of the stays on this page" })).toBeTruthy()
})
