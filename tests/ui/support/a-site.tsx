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
import { act, render, screen } from "@testing-library/react"
import { useEffect, useRef, type ReactNode } from "react"

/** A page that puts the focus into its field itself. */
export const Form = () => {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  return (
    <>
      <h1>Form</h1>
      <input ref={field} aria-label="Code" />
    </>
  )
}

/** A site of some pages behind one header, opened at the first; it has further pages by their paths. */
export const aSite = async (further: Readonly<Record<string, () => ReactNode>> = {}) => {
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
  const page = (path: string, component: () => ReactNode) =>
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
    ...Object.entries(further).map(([path, component]) => page(path, component)),
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
