import { screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { describe, expect, it } from "vitest"
import type { Party } from "#core/stay/party.ts"
import { aParty } from "#fixtures/builders/a-stay.ts"
import { ChangePeople } from "#ui/parts/booking/ChangePeople.tsx"
import { draw } from "#tests/ui/support/stage.tsx"

const drawn = async (party: Party) => {
  const changes: Array<Party> = []
  await draw(<ChangePeople party={party} onChange={(changed) => void changes.push(changed)} />)
  return changes
}

const count = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }))

describe("the people of a changed stay", () => {
  it("are so many adults and children, each room with an adult", async () => {
    await drawn(aParty({ adults: 3, children: 1, rooms: 2 }))

    expect(screen.getByRole("group", { name: "Guests" })).toBeTruthy()
    expect([count("Adults"), count("Children")].map(({ value, min }) => [value, min])).toEqual([
      ["3", "2"],
      ["1", "0"],
    ])
  })

  it("may be one adult more", async () => {
    const changes = await drawn(aParty({ children: 1, ages: [4] }))

    await press("More: Adults")

    expect(changes).toEqual([aParty({ adults: 3, children: 1, ages: [4] })])
  })

  it("may be one child more or less, and the others keep their ages", async () => {
    const changes = await drawn(aParty({ children: 2, ages: [4, 7] }))

    await press("More: Children")
    await press("Fewer: Children")

    expect(changes).toEqual([
      aParty({ children: 3, ages: [4, 7, null] }),
      aParty({ children: 1, ages: [4] }),
    ])
  })

  it("are asked for the age of each child, where there is any", async () => {
    const changes = await drawn(aParty({ children: 1 }))
    expect(
      screen.getByText(
        "Age on the day of check-in. Some properties have lower prices, cots or extra beds for children.",
      ),
    ).toBeTruthy()

    await userEvent.selectOptions(screen.getByRole("combobox"), "5")

    expect(changes).toEqual([aParty({ children: 1, ages: [5] })])
  })

  it("are asked for no age where there are no children", async () => {
    await drawn(aParty())

    expect(
      screen.queryByText(
        "Age on the day of check-in. Some properties have lower prices, cots or extra beds for children.",
      ),
    ).toBeNull()
  })
})
