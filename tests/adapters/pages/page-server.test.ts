import { usualRequestLimits } from "#adapters/configuration/request-limits.ts"
import { admission } from "#adapters/http-server/admission/admission.ts"
import type { PageNeeds } from "#adapters/pages/page-needs.ts"
import { pageServer } from "#adapters/pages/page-server.ts"
import { withoutTelemetry } from "#adapters/http-server/request-telemetry.ts"
import { site } from "#adapters/http-server/site.ts"
import type { User } from "#core/account/account.ts"
import { seededRandomness } from "#fixtures/doubles/randomness.seeded.ts"
import { movableClock } from "#fixtures/doubles/clock.movable.ts"
import { Effect } from "effect"
import { brotliDecompressSync } from "node:zlib"
import { noFiles } from "#tests/adapters/http-server/a-site.ts"
import { describe, expect, it } from "vitest"

type Drawn = PageNeeds<string, string>

const randomness = seededRandomness()

/** A site whose pages say what they were drawn from. */
const aSiteOfPages = (
  publicUrl: string | null = null,
  stripe = false,
  apiBase = "",
  user: User | null = null,
) => {
  const drawn: Array<Drawn> = []
  const neighbours = { apiBase, stripe, secure: publicUrl?.startsWith("https:") ?? false }
  const page = pageServer<string, string>({
    render: async (_, needs) => {
      drawn.push(needs)
      return new Response("<!doctype html>", { headers: { "content-type": "text/html" } })
    },
    files: "files",
    pagesFrom: () => "pages",
    clock: movableClock("2026-12-31T16:30:00.000Z"),
    randomness,
    publicUrl,
    neighbours,
    sandbox: true,
  })
  const properties = {} as Parameters<typeof page>[1]
  const answer = site({
    api: () => Effect.die("not asked"),
    service: () => Effect.die("not asked"),
    sandbox: async () => null,
    files: async () => null,
    page: (request) => page(request, properties, user),
    admitted: admission(usualRequestLimits),
    guestFiles: noFiles,
    randomness,
    publicUrl,
    neighbours,
    report: () => {},
    watch: withoutTelemetry,
  })
  const open = (
    headers: Record<string, string> = {},
    method = "GET",
    path = "/properties?where=ipoh",
  ) => answer(new Request(`http://stays.test${path}`, { headers, method }))
  return { open, drawn }
}

const policyOf = async (response: Promise<Response>): Promise<string> =>
  (await response).headers.get("content-security-policy") ?? ""

describe("a page", () => {
  it("is drawn in the guest's language and theme, on the Malaysian day", async () => {
    const { open, drawn } = aSiteOfPages()

    await open({ cookie: "language=cn; theme=dark", "accept-language": "ms" })
    await open({ "accept-language": "ms-MY, en;q=0.5" })

    expect(drawn).toMatchObject([
      { language: "cn", theme: "dark", today: "2027-01-01", origin: "http://stays.test" },
      { language: "bm", theme: null },
    ])
  })

  it("keeps the language and the theme that a link asks for, and no others", async () => {
    const { open } = aSiteOfPages()

    const chosen = await open({}, "GET", "/properties?lang=cn&theme=dark")
    const kept = chosen.headers.getSetCookie().join("\n")

    expect(kept).toMatch(/^language=cn;.*\ntheme=dark;/)
    expect(chosen.headers.get("content-language")).toBe("zh-Hans")
    expect((await open({}, "GET", "/?lang=xx")).headers.getSetCookie().join()).not.toContain(
      "language=",
    )
  })

  it("runs its own scripts alone, by a nonce that no other page has", async () => {
    const { open, drawn } = aSiteOfPages()

    const policies = [await policyOf(open()), await policyOf(open())]

    expect(policies[0]).toContain(`script-src 'self' 'nonce-${drawn[0]?.nonce}'`)
    expect(policies[0]).not.toBe(policies[1])
    expect(Buffer.from(drawn[0]?.nonce ?? "", "base64").byteLength).toBeGreaterThanOrEqual(16)
  })

  it.each(["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "form-action 'self'"])(
    "says %s",
    async (rule) => {
      expect(await policyOf(aSiteOfPages().open())).toContain(rule)
    },
  )

  it(
    "is told by the configuration where the API is, and may reach it",
    { tags: "§7.1" },
    async () => {
      const { open, drawn } = aSiteOfPages(null, false, "https://api.stays.test")

      const policy = await policyOf(open())

      expect(drawn).toMatchObject([{ apiBase: "https://api.stays.test" }])
      expect(policy).toMatch(/connect-src [^;]*https:\/\/api\.stays\.test/)
    },
  )

  it("lets no script be written inline or evaluated", async () => {
    const policy = await policyOf(aSiteOfPages().open())
    const scripts = policy.split("; ").find((rule) => rule.startsWith("script-src"))

    expect(scripts).not.toMatch(/unsafe/)
  })

  it("that asks for a card reaches the card provider where that is Stripe", async () => {
    const { open, drawn } = aSiteOfPages(null, true)
    const checkout = "/booking/new?property=kayu"

    const { headers } = await open({}, "GET", checkout)

    expect(headers.get("content-security-policy")).toContain("https://js.stripe.com")
    expect(headers.get("permissions-policy")).toContain("https://js.stripe.com")
    expect(drawn[0]?.lacksCardForm).toBeUndefined()
    expect(await policyOf(aSiteOfPages().open({}, "GET", checkout))).not.toContain("stripe.com")
  })

  it("that asks for no card cannot reach the card provider, and says so", async () => {
    const { open, drawn } = aSiteOfPages(null, true)

    const { headers } = await open()

    expect(headers.get("content-security-policy")).not.toContain("stripe.com")
    expect(headers.get("permissions-policy")).not.toContain("stripe.com")
    expect(drawn[0]?.lacksCardForm).toBe(true)
  })

  it("is always reached by https once it was", async () => {
    const secure = await aSiteOfPages("https://stays.test").open()

    expect(secure.headers.get("strict-transport-security")).toContain("max-age=")
    expect((await aSiteOfPages().open()).headers.get("strict-transport-security")).toBeNull()
  })

  it("is kept by no one between the guest and us", async () => {
    const { headers } = await aSiteOfPages().open()

    expect(headers.get("cache-control")).toBe("private, no-cache")
    expect(headers.get("vary")).toContain("cookie")
  })

  it.each([
    "/account/profile",
    "/booking/new?property=kayu",
    "/booking/confirmed?booking=1",
    "/booking/0123456789",
    "/reset-password?link=1",
    "/verification",
  ])("about one guest is stored by nobody, nor in that guest's browser: %s", async (path) => {
    const { headers } = await aSiteOfPages().open({}, "GET", path)

    expect(headers.get("cache-control")).toBe("no-store")
  })

  it("of whoever is signed in is stored by nobody, whatever it is about", async () => {
    const user = { name: "Aisyah" } as unknown as User
    const { headers } = await aSiteOfPages(null, false, "", user).open()

    expect(headers.get("cache-control")).toBe("no-store")
  })

  it.each(["/booking/search", "/bookings", "/accounts", "/help"])(
    "that is the same for everybody may be asked for anew: %s",
    async (path) => {
      const { headers } = await aSiteOfPages().open({}, "GET", path)

      expect(headers.get("cache-control")).toBe("private, no-cache")
    },
  )

  it("keeps what a link chose in cookies that go over https alone, where there is https", async () => {
    const path = "/help?lang=bm&theme=dark"
    const secure = await aSiteOfPages("https://stays.test").open({}, "GET", path)
    const plain = await aSiteOfPages("http://localhost:4173").open({}, "GET", path)
    const chosen = ({ headers }: Response) =>
      headers.getSetCookie().filter((cookie) => /^(language|theme)=/.test(cookie))

    expect(chosen(secure).map((cookie) => /; Secure(;|$)/.test(cookie))).toEqual([true, true])
    expect(chosen(plain).map((cookie) => /secure/i.test(cookie))).toEqual([false, false])
    expect(secure.headers.getSetCookie().every((cookie) => /; secure(;|$)/i.test(cookie))).toBe(
      true,
    )
  })

  it("is packed while it flows", async () => {
    const response = await aSiteOfPages().open({ "accept-encoding": "gzip, br" })
    const bytes = Buffer.from(await response.arrayBuffer())

    expect(response.headers.get("content-encoding")).toBe("br")
    expect(brotliDecompressSync(bytes).toString()).toBe("<!doctype html>")
  })

  it("has one address for reading and none for sending", async () => {
    expect((await aSiteOfPages().open({}, "HEAD")).status).toBe(200)
    expect((await aSiteOfPages().open({}, "POST")).status).toBe(405)
  })
})
