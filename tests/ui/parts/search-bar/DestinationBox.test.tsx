import type { Suggestion } from "#core/search/home-page.ts"
import { draw, pagesWith } from "#tests/ui/support/stage.tsx"
import { DestinationBox } from "#ui/parts/search-bar/DestinationBox.tsx"
import { fireEvent, screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { useState } from "react"
import { describe, expect, test } from "vitest"

const called = (en: string) => ({ en, bm: `${en} (bm)`, cn: `${en} (cn)` })
const places: ReadonlyArray<Suggestion> = [
  { kind: "region", slug: "kedah", name: called("Kedah"), within: null },
  { kind: "destination", slug: "langkawi", name: called("Langkawi"), within: called("Kedah") },
  { kind: "landmark", slug: "eagle-square", name: called("Eagle"), within: called("Langkawi") },
]
const finding = pagesWith({ suggest: async () => ({ ok: places }) })
/** The field, and what came of it: what was typed, what was chosen, and by a press or not. */
const drawn = async (text = "", context: Parameters<typeof draw>[1] = { pages: finding }) => {
  const said: Array<string> = []
  const Box = () => {
    const [now, become] = useState(text)
    return (
      <DestinationBox
        text={now}
        area=""
        onType={(typed) => {
          said.push(`typed ${typed}`)
          become(typed)
        }}
        onChoose={({ slug, name }) => {
          said.push(`chose ${slug}`)
          become(name)
        }}
        onPressed={() => said.push("pressed")}
      />
    )
  }
  await draw(
    <form aria-label="where">
      <Box />
    </form>,
    context,
  )
  return said
}

const field = () => screen.getByRole<HTMLInputElement>("combobox", { name: "Destination" })
const offered = () => screen.queryAllByRole("option").map(({ textContent }) => textContent)
const active = () => {
  const id = field().getAttribute("aria-activedescendant")
  return id === null ? null : (document.getElementById(id)?.textContent ?? "nothing")
}
const selected = () =>
  screen.queryAllByRole("option", { selected: true }).map(({ textContent }) => textContent)

describe("the keys of the destination field", () => {
  test("go through the places, and around at both ends", async () => {
    await drawn()
    await userEvent.type(field(), "k")
    await screen.findByText("Eagle")
    expect(active()).toBeNull()
    expect(selected()).toEqual([])

    await userEvent.keyboard("{ArrowDown}")
    expect(active()).toBe("KedahState or territory")
    await userEvent.keyboard("{ArrowDown}")
    expect(active()).toBe("LangkawiTown or area · Kedah")
    expect(selected()).toEqual(["LangkawiTown or area · Kedah"])
    await userEvent.keyboard("{ArrowDown}{ArrowDown}")
    expect(active()).toBe("KedahState or territory")
    await userEvent.keyboard("{ArrowUp}")
    expect(active()).toBe("EagleLandmark · Langkawi")
  })

  test("go to the last place first where they go up", async () => {
    await drawn()
    await userEvent.type(field(), "k")
    await screen.findByText("Eagle")

    await userEvent.keyboard("{ArrowUp}")

    expect(active()).toBe("EagleLandmark · Langkawi")
  })

  test("go nowhere while there is nothing to choose", async () => {
    const said = await drawn("", { pages: pagesWith({ suggest: async () => ({ ok: [] }) }) })
    await userEvent.type(field(), "k")
    await screen.findByText(/^No place with that name/)

    await userEvent.keyboard("{ArrowDown}{ArrowUp}")

    expect(active()).toBeNull()
    expect(said).toEqual(["typed k"])
  })

  test("choose the place that they reached, without a press", async () => {
    const said = await drawn()
    await userEvent.type(field(), "k")
    await screen.findByText("Eagle")

    await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}")

    expect(said).toEqual(["typed k", "chose langkawi"])
    expect(field().value).toBe("Langkawi")
    expect(offered()).toEqual([])
    expect(field().getAttribute("aria-expanded")).toBe("false")
  })

  test("begin again after a choice, and after more is typed", async () => {
    await drawn()
    await userEvent.type(field(), "k")
    await screen.findByText("Eagle")
    await userEvent.keyboard("{ArrowDown}{ArrowDown}")

    await userEvent.keyboard("e")
    expect(active()).toBeNull()

    await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}{ArrowDown}{ArrowDown}")
    expect(active()).toBe("KedahState or territory")
  })

  test("open the list again that Escape closed, and begin again in it", async () => {
    const said = await drawn()
    await userEvent.type(field(), "k")
    await screen.findByText("Eagle")
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{Escape}")
    expect(offered()).toEqual([])
    expect(active()).toBeNull()

    await userEvent.keyboard("{ArrowDown}")
    expect(offered()).toHaveLength(3)
    await userEvent.keyboard("{ArrowDown}")

    expect(active()).toBe("KedahState or territory")
    expect(said).toEqual(["typed k"])
  })
})

describe("keys that the browser keeps", () => {
  const press = (key: string) => {
    const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true })
    fireEvent(field(), event)
    return event.defaultPrevented
  }

  test("are all but the arrows up and down while nothing is reached", async () => {
    await drawn("k")
    await userEvent.click(field())
    await screen.findByText("Eagle")

    expect(press("Enter")).toBe(false)
    expect(press("ArrowLeft")).toBe(false)
    expect(press("Escape")).toBe(false)
    expect(press("ArrowDown")).toBe(true)
    expect(press("ArrowUp")).toBe(true)
  })

  test("are not Enter on a place: the form is not sent by it", async () => {
    await drawn("k")
    await userEvent.click(field())
    await screen.findByText("Eagle")
    press("ArrowDown")

    expect(press("Enter")).toBe(true)
    expect(press("Enter")).toBe(false)
  })

  test("are Escape for a window around it where the list is closed already", async () => {
    let reached = 0
    const around = () => (reached += 1)
    await drawn("k")
    document.body.addEventListener("keydown", around)
    await userEvent.click(field())
    await screen.findByText("Eagle")

    press("Escape")
    expect(reached).toBe(0)
    press("Escape")
    expect(reached).toBe(1)
    document.body.removeEventListener("keydown", around)
  })
})
