// @vitest-environment node
import { serverPage } from "#tests/ui/support/server-page.ts"
import { aContext } from "#tests/ui/support/stage.tsx"
import { pagesRouter } from "#ui/routes/router.tsx"
import { createElement, type FunctionComponent } from "react"
import { describe, expect, it } from "vitest"

type Lazy = FunctionComponent & { readonly preload: () => Promise<unknown> }

/** What is drawn once its code has come. */
const drawnBy = async (lazy: unknown) => {
  const part = lazy as Lazy
  await part.preload()
  const { type } = (part({}) ?? createElement("i")) as { readonly type: unknown }
  return typeof type === "function" ? type.name : type
}

const { routesById } = pagesRouter(aContext())
const screens = Object.values(routesById).flatMap(({ id, options }) => {
  const { component, staticData } = options as {
    readonly component?: unknown
    readonly staticData?: { readonly screen?: string }
  }
  const screen = staticData?.screen
  return screen === undefined ? [] : [{ id, component, screen }]
})

describe("the screen of an address", () => {
  it.each(screens)(
    "is at $id the one that its route names: $screen",
    async ({ component, screen }) => {
      expect(await drawnBy(component)).toBe(/(\w+)\.tsx$/.exec(screen)?.[1])
    },
  )

  it("is named by every page", () => {
    expect(screens.map(({ id }) => id)).toEqual(
      Object.keys(routesById).filter((id) => id !== "__root__"),
    )
  })

  it.each([
    ["/", "HomeSkeleton"],
    ["/properties", "ResultsSkeleton"],
    ["/properties/$slug", "PropertySkeleton"],
    ["/booking/$id", "BookingOpening"],
    ["/booking/confirmed", "BookingOpening"],
    ["/booking/failed", "BookingOpening"],
  ] as const)("has at %s a shape until it comes: %s", async (id, shape) => {
    expect(await drawnBy(routesById[id].options.pendingComponent)).toBe(shape)
  })

  it.each(["/booking/$id", "/booking/confirmed", "/booking/failed"] as const)(
    "is at %s another where nobody knows the booking",
    async (id) => {
      expect(await drawnBy(routesById[id].options.notFoundComponent)).toBe("BookingNotFoundNotice")
    },
  )

  it.each(["/booking/0123456789abcdefghjkmnpqrs", "/booking/confirmed", "/booking/failed"])(
    "of a booking is drawn in the browser alone: %s",
    async (path) => {
      const { response, document } = await serverPage({ path })

      expect(response.status).toBe(200)
      expect(document.querySelector("h1")?.textContent).toBe("Your booking")
      expect(document.querySelector("main")?.textContent).toMatch(/^(Loading…|$)/)
    },
  )
})
