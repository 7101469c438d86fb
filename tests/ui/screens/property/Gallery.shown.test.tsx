import { screen, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { expect, test } from "vitest"
import { aPicture } from "#fixtures/builders/a-picture.ts"
import { pictureSources } from "#ui/formats/picture-sources.ts"
import { Gallery } from "#ui/screens/property/Gallery.tsx"
import { draw } from "#tests/ui/support/stage.tsx"

const picture = (place: number) => {
  const name = `picture-${place}`
  return aPicture({ name, alt: { en: name, bm: name, cn: name } })
}

const drawn = async (count: number) => {
  const pictures = Array.from({ length: count }, (_, place) => picture(place))
  await draw(<Gallery pictures={pictures} name="Kayu" />)
  const list = screen.getByRole("list", { name: "Pictures of Kayu" })
  return { list, links: within(list).getAllByRole("link") }
}

test("five pictures are on the page, and a button leads to all of them", async () => {
  const { list, links } = await drawn(7)

  expect(links.map((link) => link.getAttribute("aria-label"))).toEqual(
    [0, 1, 2, 3, 4].map((place) => `Enlarge: picture-${place}`),
  )
  expect(list.dataset["shown"]).toBe("5")
  expect(screen.getByRole("button", { name: "View 7 pictures" })).toBeTruthy()
})

test("fewer pictures are laid out as so many", async () => {
  const { list, links } = await drawn(2)

  expect(links).toHaveLength(2)
  expect(list.dataset["shown"]).toBe("2")
})

test("each picture leads to itself where there is no script, and nowhere where there is", async () => {
  const { links } = await drawn(2)
  const [, second] = links
  const click = new MouseEvent("click", { bubbles: true, cancelable: true })

  expect(second?.getAttribute("href")).toBe(pictureSources("picture-1").src)
  second?.dispatchEvent(click)
  expect(click.defaultPrevented).toBe(true)
  expect(await screen.findByRole("dialog")).toBeTruthy()
})

test("the first picture comes at once, is the largest, and grows out of the card pressed", async () => {
  const { links } = await drawn(2)
  const facts = links.map((link) => {
    const image = link.querySelector("img")
    const box = link.querySelector("picture")
    return [
      image?.getAttribute("loading"),
      image?.getAttribute("sizes"),
      box?.style.getPropertyValue("view-transition-name"),
      box?.style.position,
    ]
  })

  expect(facts).toEqual([
    ["eager", "(max-width: 48rem) 100vw, 40rem", "opened-stay", "absolute"],
    ["lazy", "(max-width: 48rem) 100vw, 20rem", "", "absolute"],
  ])
})

test("the lightbox holds every picture, and is gone once it is closed", async () => {
  await drawn(7)
  await userEvent.click(screen.getByRole("button", { name: "View 7 pictures" }))
  const lightbox = await screen.findByRole("dialog", { name: "Pictures of Kayu" })
  expect(within(lightbox).getByRole("status").textContent).toBe("Picture 1 of 7")

  await userEvent.click(within(lightbox).getByRole("button", { name: "Close" }))

  expect(screen.queryByRole("dialog")).toBeNull()
})
