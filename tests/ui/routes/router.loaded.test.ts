import { Slug } from "#core/property/property.ts"
import type { StayAsked } from "#core/search-request/stay-asked.ts"
import type { StaySearch } from "#core/search-request/stay-search.ts"
import { aHomePage } from "#fixtures/builders/a-home-page.ts"
import { aPropertyPage } from "#tests/ui/support/a-property-page.ts"
import { aSearchAnswer, someStays } from "#tests/ui/support/a-search-answer.ts"
import { aContext, pagesWith } from "#tests/ui/support/stage.tsx"
import type { RouteContext } from "#ui/app/context.ts"
import { isPending } from "#ui/app/deferred.ts"
import type { Pages } from "#ui/app/pages.ts"
import { designRoute } from "#ui/routes/design.route.tsx"
import { homePayload } from "#ui/routes/home-payload.ts"
import { propertiesRoute } from "#ui/routes/properties.route.tsx"
import { propertyRoute } from "#ui/routes/property.route.tsx"
import { pagesRouter } from "#ui/routes/router.tsx"
import { createMemoryHistory } from "@tanstack/react-router"
import { afterEach, describe, expect, it, vi } from "vitest"

afterEach(() => void vi.useRealTimers())

const opens = async (address: string, changes: Partial<RouteContext> = {}) => {
  const router = pagesRouter(aContext("bm", changes))
  router.update({ history: createMemoryHistory({ initialEntries: [address] }) } as never)
  await router.load()
  const loaded = () => router.state.matches.at(-1)?.loaderData as never
  return { loaded, goes: (href: string) => router.navigate({ href } as never) }
}

describe("what a page loads", () => {
  it("is for the first page what it draws, and is not asked for again on the way back", async () => {
    const home = vi.fn<Pages["home"]>(async () => ({ ok: aHomePage(1) }))
    const { loaded, goes } = await opens("/", { pages: pagesWith({ home }) })
    expect(loaded()).toEqual({ home: { value: homePayload(aHomePage(1)) } })

    await goes("/contact-us")
    await goes("/")

    expect(home).toHaveBeenCalledTimes(1)
  })

  it("is for results what the address asks for, each time that it asks for something else", async () => {
    const asked: Array<StaySearch> = []
    const search: Pages["search"] = async (wanted) => {
      asked.push(wanted)
      return { ok: aSearchAnswer() }
    }
    const { loaded, goes } = await opens("/properties?adults=3", { pages: pagesWith({ search }) })
    expect(loaded()).toMatchObject({ issues: [], answer: { value: aSearchAnswer() } })

    await goes("/properties?adults=5")

    expect(asked.map(({ criteria }) => criteria.party.adults)).toEqual([3, 5])
  })

  it("is for a property its page for the dates and the party of the address", async () => {
    const asked: Array<readonly [string, StayAsked]> = []
    const open: Pages["open"] = async (...wanted) => {
      asked.push(wanted)
      return { ok: aPropertyPage() }
    }
    const at = "/properties/the-springwater?checkIn=2026-12-04&checkOut=2026-12-06&adults=3"
    const { loaded } = await opens(at, { pages: pagesWith({ open }) })

    expect(asked.map(([slug, { dates, party }]) => [slug, dates, party.adults])).toEqual([
      ["the-springwater", { checkIn: "2026-12-04", checkOut: "2026-12-06" }, 3],
    ])
    expect(loaded()).toMatchObject({ asked: asked[0]?.[1], issues: [] })
    expect(loaded()).toMatchObject({ page: { value: aPropertyPage() } })
  })

  it("is for saved stays which are shared and which are compared", async () => {
    expect((await opens("/shortlist")).loaded()).toMatchObject({ shared: null, chosen: [] })
    expect(
      (await opens("/shortlist?stays=one,two&stays=three&compare=two&adults=3")).loaded(),
    ).toMatchObject({
      asked: { party: { adults: 3 } },
      issues: [],
      shared: ["one", "two", "three"],
      chosen: ["two"],
    })
  })

  it("is for a page that is text alone its text in the guest's language", async () => {
    const articles = vi.fn<RouteContext["articles"]>(async () => ({
      ok: { title: "Bantuan", description: "", lead: "", parts: {} },
    }))
    const { loaded } = await opens("/help", { articles })

    expect(articles.mock.calls).toEqual([["/help", "bm"]])
    expect(loaded()).toMatchObject({ language: "bm", article: { title: "Bantuan" } })
  })

  it("is for the page of all parts six stays, or none where nobody answers", async () => {
    const { loader } = designRoute.options as never as {
      loader: (of: { context: RouteContext }) => Promise<{ stays: ReadonlyArray<object> }>
    }
    const search: Pages["search"] = async () => ({ ok: aSearchAnswer({ stays: someStays(7) }) })
    const context = aContext("en", { pages: pagesWith({ search }) })

    expect((await loader({ context })).stays).toEqual(someStays(6))
    expect((await loader({ context: aContext() })).stays).toEqual([])
  })
})

type Loading = { readonly patienceMs: number | null; readonly cause: "enter" | "stay" }

/** How a slow page is after so many milliseconds: not drawn yet, drawn without its data, or whole. */
const slowly = async ({ patienceMs, cause }: Loading, page: "list" | "property") => {
  vi.useFakeTimers()
  const slow = Promise.withResolvers<never>()
  const pages = pagesWith({ search: () => slow.promise, open: () => slow.promise })
  const given = {
    context: aContext("en", { pages, patienceMs }),
    deps: { query: {} },
    params: { slug: Slug.make("a-stay") },
    cause,
  }
  const { loader } = (page === "list" ? propertiesRoute : propertyRoute).options as never as {
    loader: (of: object) => Promise<Record<string, { value: unknown }>>
  }
  let drawn: unknown = "not yet"
  void loader(given).then((data) => (drawn = (data["answer"] ?? data["page"])?.value))
  const after = async (milliseconds: number) => {
    await vi.advanceTimersByTimeAsync(milliseconds)
    return isPending(drawn) ? "without its data" : drawn
  }
  const comes = async () => {
    slow.resolve({ ok: "whole" } as never)
    return after(0)
  }
  return { after, comes }
}

describe("a page whose data is slow", () => {
  it.each(["list", "property"] as const)(
    "shows its shape after a moment where a guest comes to it: %s",
    async (page) => {
      const { after } = await slowly({ patienceMs: null, cause: "enter" }, page)

      expect(await after(149)).toBe("not yet")
      expect(await after(1)).toBe("without its data")
    },
  )

  it.each(["list", "property"] as const)(
    "keeps what it shows until other data is here: %s",
    async (page) => {
      const { after, comes } = await slowly({ patienceMs: null, cause: "stay" }, page)

      expect(await after(60_000)).toBe("not yet")
      expect(await comes()).toBe("whole")
    },
  )

  it("starts on the server without results after the time that it is given", async () => {
    const { after } = await slowly({ patienceMs: 40, cause: "enter" }, "list")

    expect(await after(39)).toBe("not yet")
    expect(await after(1)).toBe("without its data")
  })

  it("waits on the server for a property, which may not exist", async () => {
    const { after, comes } = await slowly({ patienceMs: 40, cause: "enter" }, "property")

    expect(await after(60_000)).toBe("not yet")
    expect(await comes()).toBe("whole")
  })
})

it("pages are fetched ahead where a guest points at their links, and keep their place", () => {
  expect(pagesRouter(aContext()).options).toMatchObject({
    defaultPreload: "intent",
    scrollRestoration: true,
  })
})
