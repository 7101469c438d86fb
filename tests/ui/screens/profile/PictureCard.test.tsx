import { AccountsUnreachable, PictureRefused } from "#core/account/account.errors.ts"
import type { ProfileView } from "#core/account/profile.ts"
import { aProfile } from "#fixtures/builders/an-account.ts"
import type { AccountScript } from "#tests/ui/support/account-journeys.ts"
import { drawCard } from "#tests/ui/support/on-profile.tsx"
import { PictureCard } from "#ui/screens/profile/PictureCard.tsx"
import { fireEvent, screen, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { Effect } from "effect"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"

const picture = { large: "/large.webp", small: "/small.webp" }

beforeEach(() => {
  const read = { width: 400, height: 300, close: () => {} }
  vi.stubGlobal("createImageBitmap", async () => read)
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null)
  vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation((give) =>
    give(new Blob([new Uint8Array([1, 2, 3])])),
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const opens = async (
  profiles: AccountScript["profiles"] = {},
  changes: Partial<ProfileView> = {},
) => {
  const card = (view: ProfileView, profile: Parameters<typeof PictureCard>[0]["profile"]) => (
    <PictureCard profile={profile} view={view} />
  )
  await drawCard(card, { profiles }, changes)
  return within(await screen.findByRole("region", { name: "Profile picture" }))
}

const field = () =>
  screen.getByLabelText<HTMLInputElement>("Upload Profile Picture", {
    selector: "input",
  })

const chooses = async () => {
  await userEvent.upload(field(), new File(["jpeg"], "me.jpg", { type: "image/jpeg" }))
  return within(await screen.findByRole("dialog", { name: "Crop your picture" }))
}

const sends = async () => {
  const dialog = await chooses()
  await userEvent.click(await dialog.findByRole("button", { name: "Use this picture" }))
}

describe("the card of the picture", () => {
  it("names the guest, and says which files it takes", async () => {
    const card = await opens()

    expect(card.getByText("Aisyah Tan")).toBeTruthy()
    expect(card.getByText("JPEG, PNG or WebP, up to 5 MB")).toBeTruthy()
    expect(field().tabIndex).toBe(-1)
    expect(field().accept).toBe("image/jpeg,image/png,image/webp")
    expect(card.queryByRole("img")).toBeNull()
    expect(card.queryByRole("button", { name: "Remove picture" })).toBeNull()
    expect(card.getByRole("status").textContent).toBe("")
    expect(card.getByRole("link", { name: "Identity verification" }).getAttribute("href")).toBe(
      "/verification",
    )
  })

  it("shows the picture that is kept, at its full size", async () => {
    const card = await opens({}, { picture })

    expect(card.getByRole("img", { name: "Your profile picture" }).getAttribute("src")).toBe(
      "/large.webp",
    )
  })

  it("opens the browser's choice of files by its button", async () => {
    await opens()
    const opened = vi.spyOn(field(), "click").mockImplementation(() => {})

    await userEvent.click(screen.getByRole("button", { name: "Upload Profile Picture" }))

    expect(opened).toHaveBeenCalledTimes(1)
  })

  it("frames nothing where the guest chooses no file after all", async () => {
    await opens()

    fireEvent.change(field(), { target: { files: [] } })

    expect(screen.queryByRole("dialog")).toBeNull()
  })

  it("sends the framed part of a chosen file, and shows the new picture", async () => {
    const sent: Array<ReadonlyArray<number>> = []
    const setPicture = (file: Uint8Array) => {
      sent.push([...file])
      return Effect.succeed(aProfile({ picture }))
    }
    const card = await opens({ setPicture })

    await sends()

    expect(await card.findByRole("img", { name: "Your profile picture" })).toBeTruthy()
    expect(card.getByRole("status").textContent).toBe("Profile picture updated.")
    expect(screen.queryByRole("dialog")).toBeNull()
    expect(sent).toEqual([[1, 2, 3]])
  })

  it("sends nothing where the guest leaves it", async () => {
    await opens({ setPicture: () => expect.fail("Nothing is to be sent") })
    const dialog = await chooses()

    await userEvent.click(dialog.getByRole("button", { name: "Not now" }))

    expect(screen.queryByRole("dialog")).toBeNull()
  })

  it("takes the same file again after it was left", async () => {
    await opens()
    const dialog = await chooses()
    await userEvent.click(dialog.getByRole("button", { name: "Close" }))

    expect(field().value).toBe("")
    expect(await chooses()).toBeTruthy()
  })

  it("waits while a picture is sent", async () => {
    const card = await opens({ setPicture: () => Effect.never }, { picture })

    await sends()

    expect(await card.findByText("Saving…")).toBeTruthy()
    expect(card.getByRole("button", { name: "Upload Profile Picture" })).toHaveProperty(
      "disabled",
      true,
    )
    expect(card.getByRole("button", { name: "Remove picture" })).toHaveProperty("disabled", true)
  })

  it("waits while a picture is removed", async () => {
    const card = await opens({ removePicture: () => Effect.never }, { picture })
    const remove = card.getByRole("button", { name: "Remove picture" })
    expect(remove).toHaveProperty("disabled", false)

    await userEvent.click(remove)

    expect(card.getByText("Saving…")).toBeTruthy()
    expect(remove).toHaveProperty("disabled", true)
  })

  it.each([
    ["NotAPicture", "This file is not a JPEG, PNG or WebP picture."],
    ["PictureTooLarge", "The picture is larger than 5 MB."],
    ["TooManyPixels", "The picture has too many pixels."],
  ] as const)("says of a file that is %s why it was not taken", async (reason, said) => {
    const card = await opens({ setPicture: () => Effect.fail(new PictureRefused({ reason })) })

    await sends()

    expect((await card.findByText(said)).closest("[role]")?.getAttribute("role")).toBe("status")
    expect(card.queryByText("Profile picture updated.")).toBeNull()
  })

  it("says that nobody took the picture", async () => {
    const card = await opens({ setPicture: () => Effect.fail(new AccountsUnreachable()) })

    await sends()

    expect(
      await card.findByText("We could not connect. Nothing you typed is lost; please try again."),
    ).toBeTruthy()
  })
})
