import { aUser } from "#fixtures/builders/an-account.ts"
import { aTabSession, scriptedJourneys } from "#tests/ui/support/account-journeys.ts"
import { aContext } from "#tests/ui/support/stage.tsx"
import type { RouteContext } from "#ui/app/context.ts"
import AccountMenu from "#ui/shell/AccountMenu.tsx"
import { TranslationProvider, translationOf } from "#ui/translations/use-translation.tsx"
import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from "@tanstack/react-router"
import { act, render, screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { expect, it } from "vitest"

/** Two pages that say for whom they were loaded, and stay fresh for ever; all that was shown of them. */
const aSite = async (at: string) => {
  const session = aTabSession(aUser())
  const context = aContext("en", { session, account: scriptedJourneys() })
  const shown: Array<string> = []
  const root = createRootRouteWithContext<RouteContext>()({
    component: () => (
      <TranslationProvider translation={translationOf("en", context.words.say)}>
        <AccountMenu user={aUser()} />
        <Outlet />
      </TranslationProvider>
    ),
  })
  const page = (path: string) => {
    const route = createRoute({
      getParentRoute: () => root,
      path,
      staleTime: Infinity,
      loader: () => `${path} for ${session.read()?.firstName ?? "nobody"}`,
      component: () => {
        const text: string = route.useLoaderData()
        shown.push(text)
        return <h1>{text}</h1>
      },
    })
    return route
  }
  const router = createRouter({
    routeTree: root.addChildren([page("/"), page("/help")]),
    history: createMemoryHistory({ initialEntries: [at] }),
    context,
  })
  await router.load()
  render(<RouterProvider router={router as never} />)
  return { shown, goes: (to: string) => act(async () => router.navigate({ to } as never)) }
}

const leaves = async () => {
  await userEvent.click(screen.getByText("Aisyah"))
  await userEvent.click(await screen.findByRole("button", { name: "Log Out" }))
}

it("shows nobody what was loaded for the guest who has left", async () => {
  const { shown, goes } = await aSite("/")
  await goes("/help")
  expect(shown).toContain("/ for Aisyah")
  shown.length = 0

  await leaves()

  expect(await screen.findByRole("heading", { name: "/ for nobody" })).toBeTruthy()
  expect(shown).not.toContain("/ for Aisyah")
})

it("loads the first page again where the guest leaves from it", async () => {
  await aSite("/")

  await leaves()

  expect(await screen.findByRole("heading", { name: "/ for nobody" })).toBeTruthy()
})
