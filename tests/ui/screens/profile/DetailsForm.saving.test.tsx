import { ProfileRefused } from "#core/account/account.errors.ts"
import type { ProfileDetails, ProfileView } from "#core/account/profile.ts"
import { aProfile } from "#fixtures/builders/an-account.ts"
import { keptDrafts, type AccountScript } from "#tests/ui/support/account-journeys.ts"
import { drawCard } from "#tests/ui/support/on-profile.tsx"
import { DetailsForm } from "#ui/screens/profile/DetailsForm.tsx"
import { fireEvent, screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"

const opens = async (
  changes: Partial<ProfileView> = {},
  profiles: AccountScript["profiles"] = {},
  context: Parameters<typeof drawCard>[3] = {},
) => {
  const drawn = await drawCard(
    (view, profile) => <DetailsForm profile={profile} view={view} />,
    { profiles },
    changes,
    context,
  )
  await screen.findByLabelText("First name")
  return drawn
}

const typed = async (label: string, text: string) => {
  await userEvent.clear(screen.getByLabelText(label))
  await userEvent.click(screen.getByLabelText(label))
  await userEvent.paste(text)
}

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }))

/** A profile service that keeps what it was sent in sight of the test. */
const noting = (after = aProfile()) => {
  const sent: Array<ProfileDetails> = []
  const save = (details: ProfileDetails) => {
    sent.push(details)
    return Effect.succeed(after)
  }
  return { sent, save }
}

const valueOf = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).value

describe("the guest's details, saved by a press", () => {
  it("sends each field as the guest typed or chose it", async () => {
    const { sent, save } = noting()
    await opens({ identity: null, phone: "" }, { save })

    await typed("First name", "Ming")
    await typed("Last name", "Lee")
    await userEvent.selectOptions(screen.getByLabelText("Nationality"), "SG")
    await typed("Passport or MyPR number", "E1234567")
    await typed("Day", "5")
    await userEvent.click(screen.getByRole("radio", { name: "Male" }))
    await userEvent.clear(screen.getByLabelText(/^Address/))
    await press("Save")

    expect(sent).toEqual([
      {
        firstName: "Ming",
        lastName: "Lee",
        nationality: "SG",
        identityNumber: "E1234567",
        dateOfBirth: "1990-04-05",
        gender: "male",
        address: "",
        phone: "",
      },
    ])
  })

  it("empties the number's field once it is kept, and says that it is saved", async () => {
    const { save } = noting()
    await opens({}, { save })
    await typed("MyKad (IC) number", "900412-14-5678")

    await press("Save")

    expect((await screen.findByText("Your details are saved.")).textContent).toBe(
      "Your details are saved.",
    )
    expect(valueOf("MyKad (IC) number")).toBe("")
  })

  it("keeps the number in its field where it was not accepted, beside what is wrong", async () => {
    const issues = [{ path: "identityNumber", code: "InvalidMyKad" }]
    await opens({}, { save: () => Effect.fail(new ProfileRefused({ issues })) })
    await typed("MyKad (IC) number", "123")

    await press("Save")

    expect(await screen.findByRole("alert")).toBeTruthy()
    expect(valueOf("MyKad (IC) number")).toBe("123")
    expect(screen.getByLabelText("MyKad (IC) number").getAttribute("aria-invalid")).toBe("true")
  })

  it("sends once while the first press is still answered", async () => {
    const sent: Array<ProfileDetails> = []
    const save = (details: ProfileDetails) => {
      sent.push(details)
      return Effect.never
    }
    await opens({}, { save })

    await press("Save")
    await press("Saving…")
    await press("Remove this number")

    expect(sent.map(({ identityNumber }) => identityNumber)).toEqual([null])
    expect(screen.getByRole("button", { name: "Saving…" }).getAttribute("aria-disabled")).toBe(
      "true",
    )
  })

  it("does not leave the page by a press", async () => {
    await opens()

    const isLeft = fireEvent.submit(screen.getByRole("form", { name: "Your details" }))

    expect(isLeft).toBe(false)
  })

  it("keeps what is typed for a reload of the tab, but never the number", async () => {
    const { drafts, kept } = keptDrafts()
    await opens({}, {}, { drafts })

    await typed("MyKad (IC) number", "900412-14-5678")

    expect(kept.get("profile")).toEqual({
      firstName: "Aisyah",
      lastName: "Tan",
      nationality: "MY",
      dateOfBirth: "1990-04-02",
      gender: "female",
      address: "1 Jalan Ampang, Kuala Lumpur",
      phone: "+60123456789",
    })
  })

  it("says at the gender what the server finds wrong with it", async () => {
    const issues = [{ path: "gender", code: "OnlyTheServerKnows" }]
    await opens({}, { save: () => Effect.fail(new ProfileRefused({ issues })) })

    await press("Save")

    const link = await screen.findByRole("link", { name: "Gender: Please check this" })
    expect(link.getAttribute("href")).toBe("#profile-gender")
    expect(screen.getByRole("group", { name: "Gender" }).textContent).toContain("Please check this")
    expect(document.activeElement).toBe(screen.getByRole("radio", { name: "Female" }))
  })

  it("keeps no gender where none is chosen", async () => {
    const { drafts, kept } = keptDrafts()
    await opens({ gender: null }, {}, { drafts })

    await typed("First name", "Ming")

    expect(kept.get("profile")).toMatchObject({ firstName: "Ming", gender: "" })
  })

  it("sends the number away with everything that is kept, not with what is half typed", async () => {
    const { sent, save } = noting()
    await opens({}, { save })
    await typed("First name", "Half")

    await press("Remove this number")

    expect(sent).toEqual([
      {
        firstName: "Aisyah",
        lastName: "Tan",
        nationality: "MY",
        identityNumber: "",
        dateOfBirth: "1990-04-02",
        gender: "female",
        address: "1 Jalan Ampang, Kuala Lumpur",
        phone: "+60123456789",
      },
    ])
  })
})
