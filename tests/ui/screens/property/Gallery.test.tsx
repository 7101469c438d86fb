import { aPicture } from "#fixtures/builders/a-picture.ts"
import { Gallery } from "#ui/screens/property/Gallery.tsx"
import { screen, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { expect, test } from "vitest"
import { draw } from "#tests/ui/support/stage.tsx"

const pictures = ["bed", "bath", "view"].map((name) =>
  aPicture({ name, alt: { en: `The ${name}`, bm: name, cn: name } }),
)

test.each([
  ["link", "The bath", "Picture 2 of 3"],
  ["link", "The view", "Picture 3 of 3"],
  ["button", "3", "Picture 1 of 3"],
])(
  "opens the lightbox by the %s %s at the picture pressed",
  { tags: "§2.30" },
  async (role, name, place) => {
    await draw(<Gallery pictures={pictures} name="Kayu" />)
    expect(screen.queryByRole("dialog")).toBeNull()

    await userEvent.click(screen.getByRole(role, { name: new RegExp(name) }))

    const lightbox = await screen.findByRole("dialog")
    expect(within(lightbox).getByRole("status").textContent).toBe(place)
  },
)
