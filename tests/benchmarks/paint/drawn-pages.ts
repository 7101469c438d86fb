import { pagesOf } from "#adapters/browser/pages-of.ts"
import { builtPagesIn, type BuiltPages } from "#adapters/pages/built-pages.ts"
import { pageServer } from "#adapters/pages/page-server.ts"
import { snapshotOf } from "#adapters/postgres/catalogue/on-sale.ts"
import { systemClock, systemRandomness } from "#adapters/system/world.system.ts"
import { propertyFinder } from "#core/search/property-finder.ts"
import type { Properties } from "#core/search/properties.port.ts"
import { scoreShown, totalsOf } from "#core/guest-score/guest-score.rules.ts"
import { malaysianDateAt } from "#core/stay/calendar.ts"
import { inMemoryReviewStore } from "#fixtures/doubles/review-store.in-memory.ts"
import { demoReviews } from "#fixtures/inventory/demo-reviews.ts"
import { Effect } from "effect"
import { demoCatalogue } from "../demo-catalogue.ts"

const PROPERTIES = 400
const SEED = 7
const NEIGHBOURS = { apiBase: "", stripe: false, secure: false }
const HEADERS = { accept: "text/html", "accept-language": "en", "accept-encoding": "br" }

/** A page by its name and where it is. */
export type NamedPage = { readonly name: string; readonly path: string }

const inMemoryProperties = () => {
  const now = systemClock.now()
  const onSale = demoCatalogue(PROPERTIES, malaysianDateAt(now))
  const slugs = [...onSale.properties.values()].map(({ slug }) => slug)
  const reviews = demoReviews({ properties: slugs, seed: SEED, now })
  const scores = new Map(
    [...Map.groupBy(reviews, ({ property }) => property)].flatMap(([slug, own]) => {
      const score = scoreShown(totalsOf(own))
      return score ? [[slug, score] as const] : []
    }),
  )
  const snapshot = snapshotOf({ ...onSale, scores })
  const catalogue = {
    snapshot: () => Effect.succeed(snapshot),
    mostBooked: () => Effect.succeed(snapshot.properties.slice(0, 12).map(({ slug }) => slug)),
  }
  const find = propertyFinder({
    catalogue,
    clock: systemClock,
    reviews: inMemoryReviewStore(reviews),
  })
  const langkawi = snapshot.inDestination.get("langkawi")?.[0] ?? 0
  const slug = snapshot.properties[langkawi]?.slug ?? slugs[0]
  return { properties: find({ member: false, session: "" }), slug }
}

/** Draws pages of the build from stays in memory, each as if nobody had asked for it before. */
export const pageDrawer = async () => {
  type Pages = ReturnType<typeof pagesOf>
  const built: BuiltPages<Pages> | null = await builtPagesIn<Pages>("dist")
  if (!built) throw new Error("There is no build to draw with: npm run build")
  const { properties, slug } = inMemoryProperties()
  const page = pageServer({
    render: built.render,
    files: built.filesOfPages,
    pagesFrom: (found: Properties) => pagesOf(found),
    clock: systemClock,
    randomness: systemRandomness,
    publicUrl: null,
    neighbours: NEIGHBOURS,
    sandbox: true,
    build: { id: built.build ?? "", pollMs: 300_000 },
  })
  const pages: ReadonlyArray<NamedPage> = [
    { name: "home", path: "/" },
    { name: "results", path: "/properties?where=langkawi" },
    { name: "property", path: `/properties/${slug}` },
  ]
  const draw = async (path: string, packed: boolean): Promise<Uint8Array> => {
    const headers = packed ? HEADERS : { ...HEADERS, "accept-encoding": "identity" }
    const answer = await page(new Request(`http://a.test${path}`, { headers }), properties, null)
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`)
    return new Uint8Array(await answer.arrayBuffer())
  }
  return { pages, draw }
}
