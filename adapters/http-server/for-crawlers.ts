import { informationPages } from "#core/navigation/information-pages.ts"
import { languages, tagOf } from "#core/preferences/preferences.ts"
import type { RequestHandler } from "./site.needs.ts"

/** What may be found by search: everything that is the same for everybody. */
const publicPages = ["/", "/properties", "/contact-us", "/booking/search", ...informationPages]

/** What is one guest's own, or no page. */
const privatePaths = [
  "/account/",
  "/api/",
  "/booking/",
  "/forgot-password",
  "/login",
  "/register",
  "/reset-password",
  "/sandbox/",
  "/shortlist",
  "/verification",
]

/** A map of a site lists so many addresses at most. */
const MOST_ADDRESSES = 50_000

const robots = (origin: string): string =>
  [
    "User-agent: *",
    ...privatePaths.map((path) => `Disallow: ${path}`),
    "Allow: /booking/search$",
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ].join("\n")

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;")

const entryOf = (origin: string, path: string): string => {
  const address = escaped(`${origin}${path}`)
  const alternates = languages.map(
    (language) =>
      `<xhtml:link rel="alternate" hreflang="${tagOf[language]}" href="${address}?lang=${language}"/>`,
  )
  return `<url><loc>${address}</loc>${alternates.join("")}<xhtml:link rel="alternate" hreflang="x-default" href="${address}"/></url>`
}

const sitemap = (origin: string, slugs: ReadonlyArray<string>): string => {
  const paths = [...publicPages, ...slugs.map((slug) => `/properties/${slug}`)]
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...paths.slice(0, MOST_ADDRESSES).map((path) => entryOf(origin, path)),
    "</urlset>",
    "",
  ].join("\n")
}

const written = (text: string, type: string): Response =>
  new Response(text, {
    headers: { "content-type": `${type}; charset=utf-8`, "cache-control": "public, max-age=3600" },
  })

/** Tells search engines where they may look, and what there is, in every language. */
export const forCrawlers =
  (publicUrl: string | null, slugs: () => Promise<ReadonlyArray<string>>): RequestHandler =>
  async (request) => {
    const { pathname, origin } = new URL(request.url)
    if (pathname === "/robots.txt") return written(robots(publicUrl ?? origin), "text/plain")
    if (pathname !== "/sitemap.xml") return null
    return written(sitemap(publicUrl ?? origin, await slugs()), "application/xml")
  }
