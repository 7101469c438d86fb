import type { User } from "#core/account/account.ts"
import { asksForCards } from "#core/payment/card-pages.ts"
import { aUser } from "#fixtures/builders/an-account.ts"
import type { RouteContext } from "#ui/app/context.ts"
import { pagesRouter } from "#ui/routes/router.tsx"
import { createMemoryHistory } from "@tanstack/react-router"
import { describe, expect, it } from "vitest"
import { aContext } from "#tests/ui/support/stage.tsx"

/** The pages with a form for a card; every other page of the product must not load the provider's. */
const withCards = ["/account/booking/$id", "/booking/manage", "/booking/new"]

const everyPage = Object.keys(pagesRouter(aContext()).routesById).filter((id) => id !== "__root__")

const addressOf = (path: string): string =>
  path.replace("$id", "0123456789abcdefghjkmnpqrs").replace("$slug", "the-springwater")

const withPolicyOfOthers = { lacksCardForm: true }

type Asked = {
  readonly facts?: object
  readonly journeys?: RouteContext["journeys"]
  readonly user?: User | null
}

const aRouterAt = (path: string, asked: Asked = {}) => {
  const { facts = withPolicyOfOthers, journeys = {} as never } = asked
  const { user = path.startsWith("/account") ? aUser() : null } = asked
  const plain = aContext()
  const context = aContext("en", {
    facts: { ...plain.facts, ...facts },
    journeys,
    session: { ...plain.session, read: () => user },
  })
  const router = pagesRouter(context)
  router.update({ ...router.options, history: createMemoryHistory({ initialEntries: [path] }) })
  const loaded: Array<unknown> = []
  router.navigate = (async ({
    href,
    reloadDocument,
  }: {
    href: string
    reloadDocument: boolean
  }) => {
    loaded.push([href, reloadDocument])
  }) as typeof router.navigate
  return { router, loaded }
}

const documentsLoadedAt = async (path: string, asked?: Asked) => {
  const { router, loaded } = aRouterAt(path, asked)
  await router.load()
  return loaded
}

describe("a page that asks for a card", () => {
  it.each(everyPage)("is known by its path, on the server and in the browser: %s", async (path) => {
    const address = addressOf(path)
    const isOne = withCards.includes(path)

    expect(asksForCards(address)).toBe(isOne)
    expect(await documentsLoadedAt(address)).toEqual(isOne ? [[address, true]] : [])
  })

  it.each(withCards.map(addressOf))(
    "is shown by a document that lets the provider's form in, and by the server: %s",
    async (path) => {
      expect(await documentsLoadedAt(path, { facts: {} })).toEqual([])
      expect(await documentsLoadedAt(path, { journeys: null })).toEqual([])
    },
  )

  it("keeps what its address says, but for the place on a page that is not there yet", async () => {
    const wanted = "/booking/new?property=kayu&rooms=1&rooms=2"

    expect(await documentsLoadedAt(`${wanted}#card`)).toEqual([[wanted, true]])
  })

  it("may be preloaded, which loads no document", async () => {
    const { router, loaded } = aRouterAt("/about-us")
    await router.load()

    await router.preloadRoute({ to: "/booking/new" })

    expect(loaded).toEqual([])
  })

  it("asks who is not signed in to sign in, and loads no document for that", async () => {
    const { router, loaded } = aRouterAt(addressOf("/account/booking/$id"), { user: null })

    await router.load()

    await expect.poll(() => router.state.location.pathname).toBe("/login")
    expect(loaded).toEqual([])
  })
})
