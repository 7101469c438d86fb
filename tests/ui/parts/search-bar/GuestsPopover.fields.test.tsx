import type { Party } from "#core/stay/party.ts"
import { draw } from "#tests/ui/support/stage.tsx"
import { GuestsPopover } from "#ui/parts/search-bar/GuestsPopover.tsx"
import { screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { expect, test } from "vitest"

/** The guests of a search, and the parties that were chosen. */
const drawn = async (party: Party) => {
  const chosen: Array<Party> = []
  await draw(<GuestsPopover party={party} onChange={(next) => chosen.push(next)} />)
  return chosen
}

const menu = () => document.querySelector("details") as HTMLDetailsElement
const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name })
const count = (name: RegExp) => screen.getByRole<HTMLInputElement>("spinbutton", { name })

test("says how old children are, and that every room needs an adult", async () => {
  await drawn({ adults: 2, children: 0, rooms: 1 })

  expect(count(/^Adults/).labels?.[0]?.textContent).toBe("Adults")
  expect(count(/^Children/).labels?.[0]?.textContent).toBe("ChildrenAges 0 to 17")
  expect(count(/^Rooms/).labels?.[0]?.textContent).toBe("RoomsEach room needs at least one adult")
})

test("counts from one adult, no child and one room", async () => {
  await drawn({ adults: 1, children: 0, rooms: 1 })

  expect(button("Fewer: Adults").disabled).toBe(true)
  expect(button("Fewer: Children").disabled).toBe(true)
  expect(button("Fewer: Rooms").disabled).toBe(true)
})

test("counts up to the most that can be asked for", async () => {
  await drawn({ adults: 32, children: 16, rooms: 8 })

  expect(button("More: Adults").disabled).toBe(true)
  expect(button("More: Children").disabled).toBe(true)
  expect(button("More: Rooms").disabled).toBe(true)
})

test("takes a room away with an adult who would have had it", async () => {
  const chosen = await drawn({ adults: 2, children: 1, rooms: 2 })

  await userEvent.click(button("Fewer: Adults"))

  expect(chosen).toEqual([{ adults: 1, children: 1, rooms: 1 }])
})

test("brings an adult along with a room", async () => {
  const chosen = await drawn({ adults: 1, children: 0, rooms: 1 })

  await userEvent.click(button("More: Rooms"))

  expect(chosen).toEqual([{ adults: 2, children: 0, rooms: 2 }])
})

test("opens below who comes and closes by its button", async () => {
  await drawn({ adults: 2, children: 0, rooms: 1 })
  const summary = document.querySelector("summary") as HTMLElement
  expect(summary.textContent).toBe("Guests and rooms2 adults - 0 children - 1 room")

  await userEvent.click(summary)
  expect(menu().open).toBe(true)

  await userEvent.click(button("Done"))
  expect(menu().open).toBe(false)
})

test("closes on Escape", async () => {
  await drawn({ adults: 2, children: 0, rooms: 1 })
  await userEvent.click(document.querySelector("summary") as HTMLElement)

  count(/^Adults/).focus()
  await userEvent.keyboard("{Escape}")

  expect(menu().open).toBe(false)
})
