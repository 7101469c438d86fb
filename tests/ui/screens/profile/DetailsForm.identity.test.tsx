import { ProfileRefused } from "#core/account/account.errors.ts"
import type { ProfileView } from "#core/account/profile.ts"
import type { AccountScript } from "#tests/ui/support/account-journeys.ts"
import { drawCard } from "#tests/ui/support/on-profile.tsx"
import { DetailsForm } from "#ui/screens/profile/DetailsForm.tsx"
import { screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"

const opens = async (
  changes: Partial<ProfileView> = {},
  profiles: AccountScript["profiles"] = {},
) => {
  await drawCard(
    (view, profile) => <DetailsForm profile={profile} view={view} />,
    { profiles },
    { identity: null, ...changes },
  )
  await screen.findByLabelText("First name")
}

const numberIs = async (label: string, number: string) => {
  await userEvent.click(screen.getByLabelText(label))
  await userEvent.paste(number)
}

const valueOf = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).value

const chosen = () =>
  screen
    .getAllByRole<HTMLInputElement>("radio")
    .filter(({ checked }) => checked)
    .map(({ value }) => value)

describe("the identity number of the profile", () => {
  it.each([
    ["MY", "MyKad (IC) number", "12 digits, for example 900412-14-5678"],
    ["SG", "Passport or MyPR number", "With a 12-digit MyPR number you pay no Tourism Tax."],
  ])("is called what guests from %s have", async (nationality, label, hint) => {
    await opens({ nationality })

    expect(screen.getByLabelText(label).getAttribute("spellcheck")).toBe("false")
    expect(screen.getByText(hint)).toBeTruthy()
    expect(screen.queryByRole("button", { name: "Remove this number" })).toBeNull()
  })

  it("shows the end of the one that is kept, in place of how one is typed", async () => {
    await opens({ identity: { kind: "mykad", masked: "••••••••5678" } })

    expect(screen.getByText("Saved: ••••••••5678. Leave this empty to keep it.")).toBeTruthy()
    expect(screen.queryByText("12 digits, for example 900412-14-5678")).toBeNull()
  })

  it("fills in a man's gender, too", async () => {
    await opens({ dateOfBirth: "", gender: null })

    await numberIs("MyKad (IC) number", "850101-14-5679")

    expect(chosen()).toEqual(["male"])
    expect([valueOf("Day"), valueOf("Month"), valueOf("Year")]).toEqual(["01", "01", "1985"])
  })

  it("leaves the gender that the guest chose", async () => {
    await opens({ dateOfBirth: "", gender: "female" })

    await numberIs("MyKad (IC) number", "850101-14-5679")

    expect(chosen()).toEqual(["female"])
    expect(valueOf("Year")).toBe("1985")
  })

  it("fills in nothing where it says nothing", async () => {
    await opens({ dateOfBirth: "", gender: null })

    await numberIs("MyKad (IC) number", "123")

    expect(chosen()).toEqual([])
    expect(valueOf("Year")).toBe("")
    expect(valueOf("MyKad (IC) number")).toBe("123")
  })

  it("leaves what is wrong with the date of birth in sight where it says none", async () => {
    const issues = [{ path: "dateOfBirth", code: "TooYoung" }]
    await opens({}, { save: () => Effect.fail(new ProfileRefused({ issues })) })
    await userEvent.click(screen.getByRole("button", { name: "Save" }))
    await screen.findByRole("alert")

    await numberIs("MyKad (IC) number", "123")

    expect(screen.getByLabelText("Day").getAttribute("aria-invalid")).toBe("true")
  })
})
