import type { Suggestion } from "#core/search/home-page.ts"
import { draw, pagesWith } from "#tests/ui/support/stage.tsx"
import { DestinationBox } from "#ui/parts/search-bar/DestinationBox.tsx"
import { fireEvent, screen, waitFor, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { expect, test } from "vitest"

const called = (en: string) => ({ en, bm: `${en} (bm)`, cn: `${en} (cn)` })
const places: ReadonlyArray<Suggestion> = [
  { kind: "destination", slug: "langkawi", name: called("Langkawi"), within: called("Kedah") },
  { kind: "property", slug: "the-springwater", name: called("Springwater"), within: null },
]
const finding = pagesWith({ suggest: async () => ({ ok: places }) })
const recent = {
  read: () => [
    { slug: "ipoh", name: "Ipoh" },
    { slug: "langkawi", name: "Langkawi" },
  ],
  keep: () => {},
}

/** The field with this text in it, and what came of it. */
const drawn = async (
  text: string,
  context: Parameters<typeof draw>[1] = { pages: finding },
  area = "",
) => {
  const said: Array<string> = []
  await draw(
    <form aria-label="where">
      <DestinationBox
        text={text}
        area={area}
        onType={(typed) => said.push(`typed ${typed}`)}
        onChoose={({ slug, kind }) => said.push(`chose ${slug}, ${kind}`)}
        onPressed={() => said.push("pressed")}
      />
    </form>,
    context,
  )
  return said
}

const field = () => screen.getByRole<HTMLInputElement>("combobox")
const list = () => document.querySelector('[role="listbox"]') as HTMLElement
const offered = () => screen.queryAllByRole("option").map(({ textContent }) => textContent)
const status = () => document.querySelector('[role="status"]') as HTMLElement

test("nothing is offered or said before the guest comes to the field", async () => {
  await drawn("")

  expect(list().parentElement?.hidden).toBe(true)
  expect(offered()).toEqual([])
  expect(status().textContent).toBe("")
  expect(field().getAttribute("aria-expanded")).toBe("false")
  expect(field().getAttribute("aria-controls")).toBe(list().id)
})

test("places are offered with what they are and where, and their number is said", async () => {
  await drawn("lang")
  await userEvent.click(field())

  expect(await screen.findByText("2 suggestions")).toBe(status())
  expect(offered()).toEqual(["LangkawiTown or area · Kedah", "SpringwaterPlace to stay"])
  expect(list().parentElement?.hidden).toBe(false)
  expect(field().getAttribute("aria-expanded")).toBe("true")
  expect(screen.queryByRole("group")).toBeNull()
  expect(list().getAttribute("aria-label")).toBe("Suggestions")
})

test("places are offered in the guest's language", async () => {
  await drawn("lang", { pages: finding, language: "bm" })
  await userEvent.click(field())

  await waitFor(() => expect(offered()).toHaveLength(2))
  expect(offered()[0]).toMatch(/^Langkawi \(bm\).* · Kedah \(bm\)$/)
})

test("a text that no place is called is said to be none", async () => {
  await drawn("xyz", { pages: pagesWith({ suggest: async () => ({ ok: [] }) }) })
  await userEvent.click(field())

  await waitFor(() =>
    expect(status().textContent).toBe(
      "No place with that name. Check the spelling, or try a town, a landmark or a state.",
    ),
  )
  expect(list().parentElement?.hidden).toBe(false)
  expect(field().getAttribute("aria-expanded")).toBe("false")
})

test("recent searches come first, and no place twice; how many there are is not said", async () => {
  const said = await drawn("", { pages: finding, recent })
  await userEvent.click(field())
  const popular = await screen.findByRole("group", { name: "Popular places" })
  const searched = screen.getByRole("group", { name: "Recent searches" })

  expect(
    within(searched)
      .getAllByRole("option")
      .map(({ textContent }) => textContent),
  ).toEqual(["Ipoh", "Langkawi"])
  expect(
    within(popular)
      .getAllByRole("option")
      .map(({ textContent }) => textContent),
  ).toEqual(["SpringwaterPlace to stay"])
  expect(searched.firstElementChild?.textContent).toBe("Recent searches")
  expect(status().textContent).toBe("")

  await userEvent.click(screen.getByRole("option", { name: "Ipoh" }))
  expect(said).toEqual(["chose ipoh, recent", "pressed"])
})

test("recent searches are not offered for a text", async () => {
  await drawn("lang", { pages: finding, recent })
  await userEvent.click(field())

  await screen.findByText("Springwater")
  expect(offered()).toEqual(["LangkawiTown or area · Kedah", "SpringwaterPlace to stay"])
})

test("a heading without places below it is not shown", async () => {
  await drawn("", { recent })
  await userEvent.click(field())

  await screen.findByRole("group", { name: "Recent searches" })
  expect(screen.getAllByRole("group")).toHaveLength(1)
})

test("a press on a place leaves the focus in the field and closes the list", async () => {
  const said = await drawn("lang")
  await userEvent.click(field())
  const option = await screen.findByRole("option", { name: /Springwater/ })
  expect(fireEvent.pointerDown(option)).toBe(false)

  await userEvent.click(option)

  expect(said).toEqual(["chose the-springwater, property", "pressed"])
  expect(document.activeElement).toBe(field())
  expect(offered()).toEqual([])
})

test("the list closes when the guest goes on", async () => {
  await drawn("lang")
  await userEvent.click(field())
  await screen.findByText("2 suggestions")

  await userEvent.tab()

  expect(offered()).toEqual([])
  expect(status().textContent).toBe("")
  expect(list().parentElement?.hidden).toBe(true)
})

test("the field asks where to go, and is sent under its name", async () => {
  await drawn("Ipoh")

  expect(field().placeholder).toBe("Where are you going?")
  expect(field().maxLength).toBe(100)
  expect([...new FormData(screen.getByRole<HTMLFormElement>("form")).entries()]).toEqual([
    ["where", "Ipoh"],
  ])
})

test("the field says that a part of the map is searched, and sends it along", async () => {
  await drawn("", {}, "5.2,100.1,5.6,100.5")

  expect(field().placeholder).toBe("Map area")
  expect([...new FormData(screen.getByRole<HTMLFormElement>("form")).entries()]).toEqual([
    ["area", "5.2,100.1,5.6,100.5"],
    ["where", ""],
  ])
})
