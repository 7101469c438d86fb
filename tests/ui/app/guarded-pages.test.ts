// @vitest-environment node
import { aUser } from "#fixtures/builders/an-account.ts"
import { pagesRouter } from "#ui/routes/router.tsx"
import { describe, expect, it } from "vitest"
import { serverPage } from "#tests/ui/support/server-page.ts"
import { aContext } from "#tests/ui/support/stage.tsx"

/** Every page of the product by who may open it; a new page has to be put into one of the lists. */
const pages = {
  everybody: [
    "/",
    "/about-us",
    "/booking/$id",
    "/booking/confirmed",
    "/booking/failed",
    "/booking/manage",
    "/booking/new",
    "/booking/reply",
    "/booking/review",
    "/booking/search",
    "/contact-us",
    "/forgot-password",
    "/help",
    "/privacy-policy",
    "/properties",
    "/properties/$slug",
    "/refund-policy",
    "/reset-password",
    "/shortlist",
    "/terms-and-conditions",
  ],
  signedIn: ["/account/booking/$id", "/account/bookings", "/account/profile", "/verification"],
  signedOut: ["/login", "/register"],
}

const addressOf = (path: string): string =>
  path.replace("$id", "0123456789abcdefghjkmnpqrs").replace("$slug", "the-springwater")

const answerTo = async (path: string, isSignedIn: boolean) => {
  const asked = { path: addressOf(path), ...(isSignedIn && { user: aUser() }) }
  const { status, headers } = (await serverPage(asked)).response
  return { status, location: headers.get("location") }
}

const toLogin = (path: string) => `/login?redirect=${encodeURIComponent(addressOf(path))}`

describe("the guard of a page", () => {
  it("is settled for every page that there is", () => {
    const { root, ...routes } = Object.groupBy(
      Object.keys(pagesRouter(aContext()).routesById),
      (id) => (id === "__root__" ? "root" : "page"),
    )
    expect(root).toHaveLength(1)
    expect(routes.page?.toSorted()).toEqual(Object.values(pages).flat().toSorted())
  })

  it.each(pages.signedIn)(
    "asks a visitor to sign in before %s, and leads back",
    { tags: "§6.2" },
    async (path) => {
      expect(await answerTo(path, false)).toEqual({ status: 302, location: toLogin(path) })
      expect((await answerTo(path, true)).status).not.toBe(302)
    },
  )

  it.each(pages.signedOut)("leads a signed-in guest away from %s", async (path) => {
    expect(await answerTo(path, true)).toEqual({ status: 302, location: "/" })
    expect((await answerTo(path, false)).status).not.toBe(302)
  })

  it.each(pages.everybody)("lets everybody in at %s", { tags: "§6.1" }, async (path) => {
    expect((await answerTo(path, false)).location).toBeNull()
    expect((await answerTo(path, true)).location).toBeNull()
  })
})
