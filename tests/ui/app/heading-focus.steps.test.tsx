import { aSite, Form } from "#tests/ui/support/a-site.tsx"
import { fireEvent, screen, waitFor } from "@testing-library/react"
import { useEffect, useRef, useState, type ReactNode } from "react"
import { afterEach, expect, it, vi } from "vitest"

afterEach(() => void vi.restoreAllMocks())

/** Draws the second part once the first has been on the page for a moment. */
const Later = ({ first, then }: { readonly first: ReactNode; readonly then: ReactNode }) => {
  const [hasCome, setHasCome] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setHasCome(true), 20)
    return () => clearTimeout(timer)
  }, [])
  return <section>{hasCome ? then : first}</section>
}

/** Keeps to itself that it was pressed. */
const Quiet = () => {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    button.current?.addEventListener("pointerdown", (event) => event.stopPropagation())
  }, [])
  return (
    <button ref={button} type="button">
      Quiet
    </button>
  )
}

const inSteps = {
  "/shortlist": () => <Later first={<p>Bare</p>} then={<h1>Saved</h1>} />,
  "/register": () => <Later first={<h1>Loading</h1>} then={<Form />} />,
  "/verification": () => (
    <>
      <Later first={<h1 key="loading">Loading</h1>} then={<h1 key="verified">Verified</h1>} />
      <Quiet />
    </>
  ),
}

it("goes on to a heading that comes after the page, deep within it", async () => {
  const { goTo } = await aSite(inSteps)

  await goTo("/shortlist")
  expect(document.activeElement).toBe(screen.getByRole("main"))

  const heading = await screen.findByRole("heading", { name: "Saved" })
  await waitFor(() => expect(document.activeElement).toBe(heading))
})

it("leaves the focus in a field that the page puts it into later", async () => {
  const { goTo } = await aSite(inSteps)
  await goTo("/register")
  const field = await screen.findByRole("textbox", { name: "Code" })
  await waitFor(() => expect(document.activeElement).toBe(field))

  const main = screen.getByRole("main")
  const isDrawn = new Promise((resolve) => {
    new MutationObserver(resolve).observe(main, { childList: true })
  })
  main.append(document.createElement("p"))
  await isDrawn

  expect(document.activeElement).toBe(field)
})

it("makes the heading no stop of the Tab key, and scrolls nowhere", async () => {
  const focus = vi.spyOn(HTMLElement.prototype, "focus")
  const { goTo } = await aSite()

  await goTo("/about-us")

  expect(screen.getByRole("heading", { name: "Second" }).getAttribute("tabindex")).toBe("-1")
  const asked = focus.mock.calls.map(([options]) => options)
  expect(asked).toEqual(asked.map(() => ({ preventScroll: true })))
  expect(asked.length).toBeGreaterThan(0)
})

it("leaves the focus alone once the guest has pressed what keeps that to itself", async () => {
  const { goTo } = await aSite(inSteps)

  await goTo("/verification")
  fireEvent.pointerDown(screen.getByRole("button", { name: "Quiet" }))

  const heading = await screen.findByRole("heading", { name: "Verified" })
  expect(heading.hasAttribute("tabindex")).toBe(false)
})
