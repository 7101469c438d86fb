import { isKeptCall, keptPageAt } from "#core/offline/kept-page.ts"
import { keepingOfPages } from "#core/offline/kept-pages.table.ts"
import fc from "fast-check"
import { expect, it } from "vitest"

const paths = Object.keys(keepingOfPages)
const anyName = fc.stringMatching(/^[\w-]{1,40}$/)
const anyQuery = fc
  .array(
    fc.tuple(
      fc.constantFrom("lang", "theme", "booking", "destination", "link", "token", "fault", "page"),
      fc.string({ maxLength: 20 }),
    ),
    { maxLength: 4 },
  )
  .map((pairs) => new URLSearchParams(pairs).toString())

/** Any route of the site with any names in its gaps and any query. */
const anyPlace = fc
  .tuple(fc.constantFrom(...paths), anyName, anyQuery)
  .map(([path, name, query]) => ({
    pathname: path.replaceAll(/\$\w+/g, name),
    search: query && `?${query}`,
  }))

const places = <Result>(hold: (place: { pathname: string; search: string }) => Result) =>
  fc.assert(fc.property(anyPlace, (place) => void hold(place)))

it("is kept under an address that is kept under itself", () => {
  places((place) => {
    const page = keptPageAt(place)
    if (!page) return
    const again = new URL(page.address, "https://stay.example")
    expect(keptPageAt(again)).toEqual(page)
  })
})

it("never keeps what names a link, a token or a failing day, but as a search", () => {
  places((place) => {
    const page = keptPageAt(place)
    if (!page) return
    const query = new URLSearchParams(place.search)
    expect(query.has("fault")).toBe(false)
    if (page.shelf === "bookings") expect(query.has("link") || query.has("token")).toBe(false)
  })
})

it("reads from nothing but calls that may be kept", () => {
  places((place) => {
    for (const call of keptPageAt(place)?.calls ?? []) expect(isKeptCall(call)).toBe(true)
  })
})

it("keeps nothing of a path that is no route", () => {
  fc.assert(
    fc.property(fc.webPath(), fc.constantFrom("x", "api", "sandbox", "assets"), (path, top) => {
      expect(keptPageAt({ pathname: `/${top}${path}`, search: "" })).toBeNull()
    }),
  )
})
