import type { VisitEvent } from "#core/visitor/visit-events.ts"
import { aContext } from "#tests/ui/support/stage.tsx"
import type { Analytics, RouteContext } from "#ui/app/context.ts"
import { readQuery, writeQuery } from "#ui/app/query.ts"
import { Consent } from "#ui/shell/Consent.tsx"
import { TranslationProvider, translationOf } from "#ui/translations/use-translation.tsx"
import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router"
import { act, render, screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { describe, expect, it } from "vitest"

const aCounting = (consent: "agreed" | "refused" = "agreed") => {
  const told: Array<VisitEvent> = []
  const decided: Array<boolean> = []
  const analytics: Analytics = {
    consent: () => consent,
    subscribe: () => () => {},
    decide: (agreed) => void decided.push(agreed),
    tell: (event) => void told.push(event),
  }
  return { analytics, told, decided }
}

/** The pages that are counted as more than a view, with what they loaded. */
const paths = ["/properties", "/properties/$slug", "/booking/new", "/booking/confirmed", "/help"]

const visits = async (
  at: string,
  { loaded = {}, ...changes }: Partial<RouteContext> & { loaded?: object | null } = {},
  counting = aCounting(),
) => {
  const context = aContext("en", changes)
  const rootRoute = createRootRouteWithContext<RouteContext>()({
    component: () => (
      <TranslationProvider translation={translationOf("en", context.words.say)}>
        <Consent analytics={counting.analytics} />
      </TranslationProvider>
    ),
  })
  const pages = paths.map((path) =>
    createRoute({ getParentRoute: () => rootRoute, path, loader: () => loaded }),
  )
  const router = createRouter({
    routeTree: rootRoute.addChildren(pages),
    history: createMemoryHistory({ initialEntries: [at] }),
    context,
    parseSearch: readQuery,
    stringifySearch: writeQuery,
  })
  await router.load()
  render(<RouterProvider router={router as never} />)
  const goes = (href: string) => act(async () => router.navigate({ href } as never))
  return { ...counting, goes }
}

const names = (told: ReadonlyArray<VisitEvent>) => told.map(({ name }) => name)

const view = (place: string): VisitEvent => ({
  name: "page_view",
  fields: {
    page_location: `http://localhost${place}`,
    page_title: place,
    page_referrer: "http://localhost",
  },
})

describe("a visit that is counted", () => {
  it("is only its view on a page that sells nothing", async () => {
    const { told } = await visits("/help")

    await expect.poll(() => told).toEqual([view("/help")])
  })

  it("names the property and its price where the address does", async () => {
    const { told } = await visits("/properties/a-stay?total=45050")

    await expect
      .poll(() => told)
      .toEqual([
        view("/properties/a-stay"),
        {
          name: "view_item",
          fields: { items: [{ item_id: "a-stay", quantity: 1 }], currency: "MYR", value: 450.5 },
        },
      ])
  })

  it.each(["/booking/new?property=a-stay", "/booking/new?property=a-stay&total=1.5"])(
    "has no price at %s, which names none in sen",
    async (at) => {
      const { told } = await visits(at)

      await expect.poll(() => names(told)).toEqual(["page_view", "begin_checkout"])
      expect(told[1]?.fields).toEqual({ items: [{ item_id: "a-stay", quantity: 1 }] })
    },
  )

  it("is a sale only on the page of a confirmed booking", async () => {
    const booked = { id: "b1", property: { slug: "a-stay" }, quote: { total: 100 } }
    const journeys = { booking: async () => ({ ok: booked }) } as never
    const sold = await visits("/booking/confirmed?booking=b1", { journeys })
    await expect.poll(() => names(sold.told)).toEqual(["page_view", "purchase"])
    expect(sold.told[1]?.fields).toMatchObject({ currency: "MYR", value: 1 })

    const other = await visits("/help?booking=b1", { journeys })
    await expect.poll(() => names(other.told)).toEqual(["page_view"])
  })

  it("names the properties of a list, also where they come later", async () => {
    const stays = [{ slug: "first" }, { slug: "second" }]
    const { told } = await visits("/properties", {
      loaded: { answer: { value: Promise.resolve({ stays }) } },
    })

    await expect.poll(() => names(told)).toEqual(["page_view", "view_item_list"])
    expect(told[1]?.fields["items"]).toEqual([
      { item_id: "first", index: 0 },
      { item_id: "second", index: 1 },
    ])
  })

  it("names none where the list never came", async () => {
    const never = Promise.reject(new Error("no list"))
    never.catch(() => {})
    const { told } = await visits("/properties", { loaded: { answer: { value: never } } })

    await expect.poll(() => names(told)).toEqual(["page_view", "view_item_list"])
    expect(told[1]?.fields["items"]).toEqual([])
  })

  it.each([[{}], [null]])("names none where the page of a list loaded %o", async (loaded) => {
    const { told } = await visits("/properties", { loaded })

    await expect.poll(() => names(told)).toEqual(["page_view", "view_item_list"])
    expect(told[1]?.fields["items"]).toEqual([])
  })

  it("is of no stay where the address names several", async () => {
    const { told } = await visits("/booking/new?property=a-stay&property=other")

    await expect.poll(() => told).toEqual([view("/booking/new")])
  })

  it("is of the stay that is asked for, whatever booking an address names beside it", async () => {
    const booked = { id: "b1", property: { slug: "other" }, quote: { total: 100 } }
    const journeys = { booking: async () => ({ ok: booked }) } as never
    const { told } = await visits("/booking/new?property=a-stay&booking=b1", { journeys })

    await expect.poll(() => names(told)).toEqual(["page_view", "begin_checkout"])
    expect(told[1]?.fields).toEqual({ items: [{ item_id: "a-stay", quantity: 1 }] })
  })

  it("is counted again on another page, but not within one", async () => {
    const { told, goes } = await visits("/help")
    await expect.poll(() => told.length).toBe(1)

    await goes("/help?part=second")
    await goes("/properties/a-stay")

    await expect.poll(() => names(told)).toEqual(["page_view", "page_view", "view_item"])
  })

  it("is not counted without consent", async () => {
    const { told, goes } = await visits("/help", {}, aCounting("refused"))
    await goes("/properties/a-stay")

    expect(told).toEqual([])
    expect(screen.getByText("Your visits are not counted.").textContent).toBe(
      "Your visits are not counted. Change",
    )
  })
})

describe("the answer to the question", () => {
  it.each([
    ["Yes, I agree", true],
    ["No, thanks", false],
  ])("“%s” is kept, and the question goes", async (name, agreed) => {
    const { decided } = await visits("/help", {}, aCounting("refused"))
    expect(screen.queryByRole("region")).toBeNull()
    await userEvent.click(screen.getByRole("button", { name: "Change" }))
    expect(
      screen.getByText(
        "With your consent we use a web analytics service to see which pages are visited and which stays are booked. It never gets your name, contact details or confirmation number. The site works the same if you say no.",
      ),
    ).toBeTruthy()

    await userEvent.click(screen.getByRole("button", { name }))

    expect(decided).toEqual([agreed])
    expect(screen.queryByRole("region")).toBeNull()
  })
})
