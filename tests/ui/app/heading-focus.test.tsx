import { aSite } from "#tests/ui/support/a-site.tsx"
import { fireEvent, screen, waitFor } from "@testing-library/react"
import { useEffect, useState } from "react"
import { expect, it } from "vitest"

/** A page that shows a heading of its own until it has come. */
const InSteps = () => {
  const [hasCome, setHasCome] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setHasCome(true), 20)
    return () => clearTimeout(timer)
  }, [])
  return hasCome ? <h1 key="help">Help</h1> : <h1 key="loading">Loading</h1>
}

it("leaves the focus of the first page where the browser puts it", async () => {
  await aSite({ "/help": InSteps })

  expect(document.activeElement).toBe(document.body)
})

it.each(["On", "Header"])("begins at the heading of the page after the link %s", async (link) => {
  const { goTo } = await aSite({ "/help": InSteps })
  screen.getByRole("link", { name: link }).focus()

  await goTo("/about-us")

  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Second" }))
})

it("begins at a page without a heading", async () => {
  const { goTo } = await aSite({ "/help": InSteps })

  await goTo("/contact")

  expect(document.activeElement).toBe(screen.getByRole("main"))
})

it("goes on to the heading of a page that is drawn in steps", async () => {
  const { goTo } = await aSite({ "/help": InSteps })

  await goTo("/help")
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Loading" }))

  await screen.findByRole("heading", { name: "Help" })
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Help" })),
  )
})

it("goes on to the next heading for a guest who scrolls by keys meanwhile", async () => {
  const { goTo } = await aSite({ "/help": InSteps })

  await goTo("/help")
  fireEvent.keyDown(screen.getByRole("heading", { name: "Loading" }), { key: "ArrowDown" })

  const heading = await screen.findByRole("heading", { name: "Help" })
  await waitFor(() => expect(document.activeElement).toBe(heading))
})

it("leaves the focus alone once the guest has pressed a key", async () => {
  const { goTo } = await aSite({ "/help": InSteps })

  await goTo("/help")
  fireEvent.keyDown(document.body, { key: "Tab" })

  await screen.findByRole("heading", { name: "Help" })
  expect(document.activeElement).toBe(document.body)
})

it("stays where the page has put the focus itself", async () => {
  const { goTo } = await aSite({ "/help": InSteps })

  await goTo("/login")

  expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Code" }))
})

it("stays where it is while the page is the same", async () => {
  const { goTo } = await aSite({ "/help": InSteps })
  screen.getByRole("link", { name: "Header" }).focus()

  await goTo("/?sort=price")

  expect(document.activeElement).toBe(screen.getByRole("link", { name: "Header" }))
})
