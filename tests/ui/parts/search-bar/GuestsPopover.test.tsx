import { screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { useState } from "react"
import { expect, test } from "vitest"
import type { Language } from "#core/kernel/localised.ts"
import type { Party } from "#core/stay/party.ts"
import { GuestsPopover } from "#ui/parts/search-bar/GuestsPopover.tsx"
import { draw } from "#tests/ui/support/stage.tsx"

const family: Party = { adults: 2, children: 2, rooms: 1, ages: [null, 7] }

/** The popover in a form, which says what it would send. */
const drawn = async (party: Party, language: Language = "en") => {
  const parties: Array<Party> = []
  const Guests = () => {
    const [now, become] = useState(party)
    const onChange = (next: Party) => {
      parties.push(next)
      become(next)
    }
    return (
      <form aria-label="search">
        <GuestsPopover party={now} onChange={onChange} />
      </form>
    )
  }
  await draw(<Guests />, { language })
  const form = screen.getByRole<HTMLFormElement>("form")
  return { last: () => parties.at(-1), sent: () => Object.fromEntries(new FormData(form)) }
}

const ageOf = (child: number) =>
  screen.findByRole<HTMLSelectElement>("combobox", { name: `Age of child ${child}` })

test("asks for no age while nobody brings a child", async () => {
  const { sent } = await drawn({ adults: 1, children: 0, rooms: 1 })

  expect(screen.queryByRole("combobox")).toBeNull()
  expect(screen.queryByText(/Age on the day of check-in/)).toBeNull()
  expect(sent()).toEqual({ adults: "1", children: "0", rooms: "1", ages: "" })
})

test("shows the age of each child, and which one is not told", async () => {
  const { sent } = await drawn(family)

  expect((await ageOf(1)).selectedOptions[0]?.textContent).toBe("Choose an age")
  expect((await ageOf(2)).selectedOptions[0]?.textContent).toBe("7 years")
  expect(screen.getByText(/Age on the day of check-in/)).toBeTruthy()
  expect(sent()).toMatchObject({ children: "2", ages: ",7" })
})

test("offers every age of a child, from a baby on", async () => {
  await drawn(family)
  const { options } = await ageOf(1)

  expect([...options].map(({ value }) => value)).toEqual(
    ["", ...Array.from({ length: 18 }, (_, age) => age)].map(String),
  )
  expect([...options].slice(1, 4).map(({ textContent }) => textContent)).toEqual([
    "Under 1 year",
    "1 year",
    "2 years",
  ])
})

test("takes the age of the child that was chosen, and lets it be open again", async () => {
  const { last, sent } = await drawn(family)

  await userEvent.selectOptions(await ageOf(1), "Under 1 year")
  expect(last()).toEqual({ ...family, ages: [0, 7] })
  expect(sent()).toMatchObject({ ages: "0,7" })

  await userEvent.selectOptions(await ageOf(2), "Choose an age")
  expect(last()).toEqual({ ...family, ages: [0, null] })

  await userEvent.selectOptions(await ageOf(1), "Choose an age")
  expect(last()).toEqual({ adults: 2, children: 2, rooms: 1 })
})

test("asks for the age of a further child, and forgets that of one who stays at home", async () => {
  const { last } = await drawn(family)

  await userEvent.click(screen.getByRole("button", { name: "More: Children" }))
  expect((await ageOf(3)).value).toBe("")
  expect(last()).toEqual({ ...family, children: 3, ages: [null, 7, null] })

  await userEvent.click(screen.getByRole("button", { name: "Fewer: Children" }))
  await userEvent.click(screen.getByRole("button", { name: "Fewer: Children" }))
  expect(last()).toEqual({ adults: 2, children: 1, rooms: 1 })
  expect(screen.getAllByRole("combobox")).toHaveLength(1)
})

test("keeps the ages when adults or rooms change", async () => {
  const { last } = await drawn(family)

  await userEvent.click(screen.getByRole("button", { name: "More: Adults" }))
  expect(last()).toEqual({ ...family, adults: 3 })

  await userEvent.click(screen.getByRole("button", { name: "More: Rooms" }))
  expect(last()).toEqual({ ...family, adults: 3, rooms: 2 })
})

test.each([
  ["bm", "Umur kanak-kanak 2", "7 tahun", "Bawah 1 tahun"],
  ["cn", "第 2 位儿童的年龄", "7 岁", "未满一岁"],
] as const)("asks for ages in %s", async (language, label, years, baby) => {
  await drawn(family, language)
  const age = await screen.findByRole<HTMLSelectElement>("combobox", { name: label })

  expect(age.selectedOptions[0]?.textContent).toBe(years)
  expect(age.options[1]?.textContent).toBe(baby)
})
