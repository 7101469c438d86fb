import { focusHeadings } from "#ui/app/heading-focus.ts"
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
  RouterProvider,
} from "@tanstack/react-router"
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react"
import { useEffect, useRef, useState } from "react"
import { expect, it } from "vitest"

const Form = () => {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  return (
    <>
      <h1>Form</h1>
      <input ref={field} aria-label="Code" />
    </>
  )
}

/** A page that shows a heading of its own until it has come. */
const InSteps = () => {
  const [hasCome, setHasCome] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setHasCome(true), 20)
    return () => clearTimeout(timer)
  }, [])
  return hasCome ? <h1 key="help">Help</h1> : <h1 key="loading">Loading</h1>
}

/** A site of five pages behind one header, opened at the first. */
const aSite = async () => {
  const root = createRootRoute({
    component: () => (
      <>
        <Link to="/about-us">Header</Link>
        <main tabIndex={-1}>
          <Outlet />
        </main>
      </>
    ),
  })
  const page = (path: string, component: () => React.ReactNode) =>
    createRoute({ getParentRoute: () => root, path, component })
  const routeTree = root.addChildren([
    page("/", () => (
      <>
        <h1>First</h1>
        <Link to="/about-us">On</Link>
      </>
    )),
    page("/about-us", () => <h1>Second</h1>),
    page("/contact", () => <p>Bare</p>),
    page("/login", Form),
    page("/help", InSteps),
  ])
  const router = createRouter({
    routeTree,
    history: createMemoryHistory({ initialEntries: ["/"] }),
  })
  focusHeadings(router)
  render(<RouterProvider router={router} />)
  await screen.findByRole("heading", { name: "First" })
  const goTo = (href: string) => act(() => router.navigate({ href }))
  return { goTo }
}

it("leaves the focus of the first page where the browser puts it", async () => {
  await aSite()

  expect(document.activeElement).toBe(document.body)
})

it.each(["On", "Header"])("begins at the heading of the page after the link %s", async (link) => {
  const { goTo } = await aSite()
  screen.getByRole("link", { name: link }).focus()

  await goTo("/about-us")

  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Second" }))
})

it("begins at a page without a heading", async () => {
  const { goTo } = await aSite()

  await goTo("/contact")

  expect(document.activeElement).toBe(screen.getByRole("main"))
})

it("goes on to the heading of a page that is drawn in steps", async () => {
  const { goTo } = await aSite()

  await goTo("/help")
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Loading" }))

  await screen.findByRole("heading", { name: "Help" })
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Help" })),
  )
})

it("goes on to the next heading for a guest who scrolls by keys meanwhile", async () => {
  const { goTo } = await aSite()

  await goTo("/help")
  fireEvent.keyDown(screen.getByRole("heading", { name: "Loading" }), { key: "ArrowDown" })

  const heading = await screen.findByRole("heading", { name: "Help" })
  await waitFor(() => expect(document.activeElement).toBe(heading))
})

it("leaves the focus alone once the guest has pressed a key", async () => {
  const { goTo } = await aSite()

  await goTo("/help")
  fireEvent.keyDown(document.body, { key: "Tab" })

  await screen.findByRole("heading", { name: "Help" })
  expect(document.activeElement).toBe(document.body)
})

it("stays where the page has put the focus itself", async () => {
  const { goTo } = await aSite()

  await goTo("/login")

  expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Code" }))
})

it("stays where it is while the page is the same", async () => {
  const { goTo } = await aSite()
  screen.getByRole("link", { name: "Header" }).focus()

  await goTo("/?sort=price")

  expect(document.activeElement).toBe(screen.getByRole("link", { name: "Header" }))
})
