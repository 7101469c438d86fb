// @vitest-environment node
import { aUser } from "#fixtures/builders/an-account.ts"
import { serverPage } from "#tests/ui/support/server-page.ts"
import { wayOnIn } from "#ui/app/guarded-pages.ts"
import { describe, expect, it } from "vitest"

describe("the way on after signing in", () => {
  it.each([
    [{}, "/"],
    [{ redirect: "/help" }, "/help"],
    [{ redirect: "/properties?adults=3&where=penang" }, "/properties?adults=3&where=penang"],
    [{ redirect: ["/help", "/contact-us"] }, "/help"],
    [{ redirect: 7 }, "/"],
    [{ redirect: "https://evil.test" }, "/"],
    [{ other: "/help" }, "/"],
  ])("that the address names by %o is %s", (search, way) => {
    expect(wayOnIn(search)).toBe(way)
  })

  it.each([
    ["/login?redirect=%2Fproperties%3Fadults%3D3", "/properties?adults=3"],
    ["/login?redirect=%2Fhelp%3Fa%3D1%3Fb", "/help?a=1"],
    ["/login", "/"],
  ])("is taken at once by a guest who is in and opens %s", async (path, location) => {
    const { response } = await serverPage({ path, user: aUser() })

    expect([response.status, response.headers.get("location")]).toEqual([302, location])
  })

  it("is left to the page for a guest whom Google sends back", async () => {
    const { response } = await serverPage({ path: "/login?state=abc&code=1", user: aUser() })

    expect([response.status, response.headers.get("location")]).toEqual([200, null])
  })
})
