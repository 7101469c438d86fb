import { fireEvent, screen, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { expect, test } from "vitest"
import type { PageToShare, Sharing } from "#ui/app/context.ts"
import { Share } from "#ui/screens/property/Share.tsx"
import { shareLinks } from "#ui/screens/property/share-links.ts"
import { draw } from "#tests/ui/support/stage.tsx"

const URL_OF_PAGE = "http://localhost/properties/kayu"

const drawn = async (ways: Partial<Sharing> = {}) => {
  const sharing = {
    hasSheet: () => false,
    open: async () => false,
    copy: async () => true,
    ...ways,
  }
  const { container } = await draw(<Share name="Kayu" slug="kayu" />, { sharing })
  const menu = container.querySelector("details")
  return { menu, summary: screen.getByText("Share") }
}

test("a page is shared by the system's sheet where there is one, and no menu opens", async () => {
  const shared: Array<PageToShare> = []
  const open = async (page: PageToShare) => {
    shared.push(page)
    return true
  }
  const { summary } = await drawn({ hasSheet: () => true, open })

  const opensMenu = fireEvent.click(summary)

  expect(shared).toEqual([{ title: "Kayu", url: URL_OF_PAGE }])
  expect(opensMenu).toBe(false)
})

test("without a sheet a menu of networks opens, each with the name and the address", async () => {
  const shared: Array<PageToShare> = []
  const open = async (page: PageToShare) => {
    shared.push(page)
    return true
  }
  const { menu, summary } = await drawn({ open })

  fireEvent.click(summary)

  expect(menu?.open).toBe(true)
  expect(shared).toEqual([])
  const links = within(screen.getByRole("list"))
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")])
  expect(links).toEqual(
    shareLinks(URL_OF_PAGE, "Kayu on Singgah").map(({ network, href }) => [network, href]),
  )
  expect(links).toHaveLength(4)
})

test("the menu closes once a guest presses elsewhere", async () => {
  const { menu, summary } = await drawn()
  await userEvent.click(summary)

  await userEvent.click(document.body)

  expect(menu?.open).toBe(false)
})

test.each([
  [true, "Link copied"],
  [false, "The link could not be copied. Please copy it from the address bar."],
])("says whether the link was copied: %s", async (isCopied, said) => {
  const copied: Array<string> = []
  const copy = async (text: string) => {
    copied.push(text)
    return isCopied
  }
  const { summary } = await drawn({ copy })
  await userEvent.click(summary)
  expect(screen.getByRole("status").textContent).toBe("")

  await userEvent.click(screen.getByRole("button", { name: "Copy link" }))

  await expect.poll(() => screen.getByRole("status").textContent).toBe(said)
  expect(copied).toEqual([URL_OF_PAGE])
})
