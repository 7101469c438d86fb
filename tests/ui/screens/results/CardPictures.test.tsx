import { fireEvent, screen } from "@testing-library/react"
import { afterEach, expect, test, vi } from "vitest"
import { aPicture } from "#fixtures/builders/a-picture.ts"
import { aStayCard } from "#fixtures/builders/a-stay-card.ts"
import { CardPictures } from "#ui/screens/results/CardPictures.tsx"
import { draw } from "#tests/ui/support/stage.tsx"

afterEach(() => vi.restoreAllMocks())

const picture = (name: string) => aPicture({ name, alt: { en: name, bm: name, cn: name } })

const drawn = async (names: ReadonlyArray<string> = ["one", "two", "three"], first = true) => {
  const stay = aStayCard({ pictures: names.map(picture) })
  const { container } = await draw(
    <CardPictures stay={stay} query={{ adults: "2" }} sizes="10rem" first={first} />,
  )
  const strip = screen.getByRole("group", { name: "Pictures of The Springwater" })
  Object.defineProperty(strip, "clientWidth", { value: 300, configurable: true })
  return { strip, gallery: strip.parentElement!, counter: () => container.querySelector("small") }
}

const shown = () => screen.getAllByRole("img").map((image) => image.getAttribute("alt"))

test("only the first picture is asked for until a guest reaches for the others", async () => {
  await drawn()

  expect(shown()).toEqual(["one"])
  const link = screen.getByRole("link", { name: "one" })
  expect(link.getAttribute("href")).toBe("/properties/the-springwater?adults=2")
  expect([link.tabIndex, link.getAttribute("draggable")]).toEqual([-1, "false"])
})

test.each<[string, (parts: Awaited<ReturnType<typeof drawn>>) => unknown]>([
  ["a pointer", ({ gallery }) => fireEvent.pointerEnter(gallery)],
  ["a finger", ({ strip }) => fireEvent.touchStart(strip)],
  ["the keyboard", ({ strip }) => fireEvent.focus(strip)],
])("%s that reaches for the pictures has all of them", async (_, reach) => {
  const parts = await drawn()

  reach(parts)

  expect(shown()).toEqual(["one", "two", "three"])
  expect(parts.strip.tabIndex).toBe(0)
})

test.each([
  [true, ["eager", "lazy"]],
  [false, ["lazy", "lazy"]],
])("of a card in view, %s, the first picture alone comes at once", async (first, loading) => {
  const { strip } = await drawn(["one", "two"], first)
  fireEvent.focus(strip)

  expect(screen.getAllByRole("img").map((image) => image.getAttribute("loading"))).toEqual(loading)
})

test("the place among the pictures is counted as they are scrolled", async () => {
  const { strip, counter } = await drawn()
  expect(counter()?.textContent).toBe("1/3")

  strip.scrollLeft = 310
  fireEvent.scroll(strip)

  expect(counter()?.textContent).toBe("2/3")
})

test("a strip that has no width yet is at its first picture", async () => {
  const { strip, counter } = await drawn()
  Object.defineProperty(strip, "clientWidth", { value: 0 })

  fireEvent.scroll(strip)

  expect(counter()?.textContent).toBe("1/3")
})

test("one picture has no place and no arrows", async () => {
  const { counter } = await drawn(["one"])

  expect(counter()).toBeNull()
  expect(screen.queryByRole("button", { hidden: true })).toBeNull()
})

test("arrows turn to the picture before and after the one in view", async () => {
  const turned: Array<unknown> = []
  vi.spyOn(Element.prototype, "scrollTo").mockImplementation((to) => void turned.push(to))
  const { strip } = await drawn()
  strip.scrollLeft = 300
  fireEvent.scroll(strip)

  fireEvent.click(screen.getByRole("button", { name: "Next picture" }))
  fireEvent.click(screen.getByRole("button", { name: "Previous picture" }))

  expect(turned).toEqual([
    { left: 600, behavior: "smooth" },
    { left: 0, behavior: "smooth" },
  ])
  expect(shown()).toEqual(["one", "two", "three"])
})

test("there is no arrow beyond the first picture and the last", async () => {
  const arrows = () =>
    screen.queryAllByRole("button").map((arrow) => arrow.getAttribute("aria-label"))
  const { strip } = await drawn(["one", "two"])
  expect(arrows()).toEqual(["Next picture"])
  expect(screen.getByRole("button", { name: "Next picture" }).tabIndex).toBe(-1)

  strip.scrollLeft = 300
  fireEvent.scroll(strip)

  expect(arrows()).toEqual(["Previous picture"])
  expect(screen.getByRole("button", { name: "Previous picture" }).tabIndex).toBe(-1)
})
