import type { ProfileView } from "#core/account/profile.ts"
import { drawCard } from "#tests/ui/support/on-profile.tsx"
import { DetailsForm } from "#ui/screens/profile/DetailsForm.tsx"
import { screen, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"

const opens = async (changes: Partial<ProfileView> = {}) => {
  await drawCard((view, profile) => <DetailsForm profile={profile} view={view} />, {}, changes)
  await screen.findByLabelText("First name")
}

const valueOf = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).value

const isChosen = (name: string) => (screen.getByRole("radio", { name }) as HTMLInputElement).checked

describe("the form of the guest's details", () => {
  it("shows everything that is kept", async () => {
    await opens()

    const form = within(screen.getByRole("form", { name: "Your details" }))
    expect(form.getByLabelText("Last name")).toHaveProperty("value", "Tan")
    expect(form.getByLabelText("Nationality")).toHaveProperty("value", "MY")
    expect(form.getByLabelText("MyKad (IC) number")).toHaveProperty("value", "")
    expect(form.getByLabelText("Day")).toHaveProperty("value", "02")
    expect(form.getByLabelText("Month")).toHaveProperty("value", "04")
    expect(form.getByLabelText(/^Address/)).toHaveProperty("value", "1 Jalan Ampang, Kuala Lumpur")
    expect(await screen.findByDisplayValue(/12-?345 ?6789/)).toBeTruthy()
  })

  it("says what it is for, and what an address is not needed for", async () => {
    await opens()

    const card = screen.getByRole("region", { name: "Your details" })
    expect(within(card).getByRole("heading").textContent).toBe("Your details")
    expect(
      within(card).getByText(
        "We fill these in for you at checkout. Only your first name is required here.",
      ),
    ).toBeTruthy()
    expect(within(card).getByRole("group", { name: "Gender" })).toBeTruthy()
    expect(screen.getByLabelText(/^Address/).getAttribute("rows")).toBe("2")
  })

  it("offers Malaysia before every other nationality, and none before one is chosen", async () => {
    await opens({ nationality: "", gender: null })

    const options = within(screen.getByLabelText("Nationality")).getAllByRole("option")
    expect(options.slice(0, 2).map((one) => one.textContent)).toEqual(["Please choose", "Malaysia"])
    expect(options.slice(0, 2).map((one) => one.getAttribute("value"))).toEqual(["", "MY"])
    expect(valueOf("Nationality")).toBe("")
    expect(isChosen("Female")).toBe(false)
    expect(isChosen("Male")).toBe(false)
  })
})
