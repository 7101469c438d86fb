import { screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { expect, test } from "vitest"
import { Slug } from "#core/property/property.ts"
import type { PageToShare, Sharing } from "#ui/app/context.ts"
import { ShareShortlist } from "#ui/screens/shortlist/ShareShortlist.tsx"
import { draw } from "#tests/ui/support/stage.tsx"

const sharing = async (ways: Partial<Sharing>) => {
  await draw(<ShareShortlist slugs={[Slug.make("one")]} />, {
    sharing: { hasSheet: () => false, open: async () => true, copy: async () => true, ...ways },
  })
  expect(screen.getByRole("status").textContent).toBe(
    "The link names these stays only, nothing about you.",
  )
}

test("a list is shared by the system's sheet where there is one", async () => {
  const shared: Array<PageToShare> = []
  const open = async (page: PageToShare) => {
    shared.push(page)
    return true
  }
  await sharing({ hasSheet: () => true, open })

  await userEvent.click(screen.getByRole("button", { name: "Share shortlist" }))

  expect(shared).toEqual([
    { title: "Stays shared with you", url: "http://localhost/shortlist?stays=one" },
  ])
})

test("a link that could not be copied is said to be in the address bar", async () => {
  await sharing({ copy: async () => false })

  await userEvent.click(screen.getByRole("button", { name: "Copy link to share" }))

  await expect
    .poll(() => screen.getByRole("status").textContent)
    .toBe("The link could not be copied. Please copy it from the address bar.")
})
