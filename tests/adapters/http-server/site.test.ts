import type { SiteNeeds } from "#adapters/http-server/site.needs.ts"
import { withoutTelemetry } from "#adapters/http-server/request-telemetry.ts"
import { routeOf } from "#adapters/http-server/routing.ts"
import { Effect } from "effect"
import { afterEach, describe, expect, it, vi } from "vitest"
import { aCall, ADDRESS, aSite, noFiles, problemIn } from "./a-site.ts"

afterEach(() => void vi.restoreAllMocks())

const FILES_MAY = "default-src 'none'; frame-ancestors 'none'"

const policyOf = ({ headers }: Response) => headers.get("content-security-policy")

const asked = (path: string, method = "GET", headers: Record<string, string> = {}) =>
  new Request(ADDRESS + path, { method, headers })

describe("who answers a request", () => {
  it.each([
    ["/api/health", "service"],
    ["/api/webhooks/payments", "service"],
    ["/api/webhooks/nothing", "call"],
    ["/api/properties", "call"],
    ["/api", "call"],
    ["/api/account/picture/a.webp", "guestFile"],
    ["/api/account/picture/removal", "call"],
    ["/sandbox/mailbox", "sandbox"],
    ["/sandbox", "page"],
    ["/apis", "page"],
    ["/", "page"],
  ])("is decided by its path: %s", (path, kind) => {
    expect(routeOf(asked(path)).kind).toBe(kind)
  })

  it.each([
    ["/pictures/a", "files"],
    ["/builds/a", "files"],
    ["/fonts/a", "files"],
    ["/a.js", "files"],
    ["/a.webmanifest", "files"],
    ["/a.b", "pages"],
    ["/a.abcdefghijkl", "pages"],
    ["/a.js/b", "pages"],
    ["/help/assets/a", "pages"],
  ])("is written down as %s: %s", (path, pattern) => {
    expect(routeOf(asked(path)).pattern).toBe(pattern)
  })
})

describe("a page", () => {
  it.each(["POST", "PUT", "DELETE"])("is no place for %s", async (method) => {
    const response = await aSite().answer(asked("/help", method))

    expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, HEAD"])
  })

  it("says what it may do itself", async () => {
    const page = async () => new Response("page", { headers: { "content-security-policy": "own" } })

    expect(policyOf(await aSite({ site: { page } }).answer(asked("/")))).toBe("own")
  })

  it("is drawn for who asks for its head alone, with what they say of themselves", async () => {
    const languages: Array<string> = []
    const page: SiteNeeds["page"] = async ({ method }, { language }) => {
      languages.push(`${method} ${language}`)
      return new Response("page")
    }
    const { answer, seen } = aSite({ site: { page } })

    await answer(asked("/", "HEAD", { "accept-language": "ms" }))

    expect(languages).toEqual(["GET bm"])
    expect(seen).toMatchObject([{ method: "HEAD", route: "pages", status: 200 }])
  })
})

describe("what is no page", () => {
  const files = async () => new Response("file")
  const receipt = async () => new Response("receipt")

  it.each([
    ["/assets/a.js"],
    ["/api/health"],
    ["/api/suggestions?text=a"],
    ["/api/bookings/a/receipt.pdf"],
  ])("may do nothing when it is opened: %s", async (path) => {
    const { answer } = aSite({ site: { files, guestFiles: { ...noFiles, receipt } } })
    const response = await answer(asked(path))

    expect([response.status, policyOf(response)]).toEqual([200, FILES_MAY])
    expect(response.headers.get("x-content-type-options")).toBe("nosniff")
  })

  it("is read alone where it is a guest's file", async () => {
    const { answer } = aSite({ site: { guestFiles: { ...noFiles, receipt } } })
    const response = await answer(aCall("/api/bookings/a/receipt.pdf"))

    expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, HEAD"])
  })

  it("is missing where there is no such file, no stand-in and no call", async () => {
    const { answer } = aSite()
    const paths = ["/api/bookings/a/receipt.pdf", "/sandbox/nothing", "/api/nothing"]

    const answers = await Promise.all(paths.map((path) => answer(asked(path))))

    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
    expect(await problemIn(answers[1]!)).toMatchObject({ _tag: "NothingHere" })
  })
})

describe("the journal of a site", () => {
  it("knows a mistake by the number that the guest reads", async () => {
    const reports: Array<unknown> = []
    const page = () => Promise.reject(new Error("broken"))
    const report: SiteNeeds["report"] = (...said) => reports.push(said)
    const bytes = (count: number) => new Uint8Array(count).fill(171)
    const { answer } = aSite({ site: { page, report, randomness: { bytes } } })

    const response = await answer(asked("/help"))

    expect(reports).toEqual([["ab".repeat(8), expect.objectContaining({ message: "broken" })]])
    expect(response.headers.get("x-request-id")).toBe("ab".repeat(8))
    expect(await problemIn(response)).toMatchObject({ request: "ab".repeat(8) })
  })

  it("says how long an answer took, to the tenth of a millisecond", async () => {
    const { answer, seen } = aSite({ site: { files: async () => new Response("file") } })
    vi.spyOn(performance, "now").mockReturnValueOnce(1000).mockReturnValueOnce(1012.345)

    await answer(asked("/a.js"))

    expect(seen).toMatchObject([{ route: "files", millis: 12.3 }])
  })

  it.each([
    ["GET", "/help", "GET pages"],
    ["GET", "/api/suggestions?text=a", "GET /api/suggestions"],
    ["GET", "/api/health", "GET /api/health"],
    ["GET", "/api/bookings/a/receipt.pdf", "GET /api/bookings/{id}/receipt.pdf"],
  ])("names the work of %s %s after its route, and who asked for it", async (...call) => {
    const [method, path, name] = call
    const works: Array<unknown> = []
    const run: SiteNeeds["watch"]["run"] = (work, effect) => {
      works.push(work)
      return Effect.runPromise(effect)
    }
    const { answer } = aSite({ site: { watch: { ...withoutTelemetry, run } } })

    await answer(asked(path, method, { traceparent: "00-1-2-01" }))
    await answer(asked(path, method))

    expect(works).toEqual([
      { name, parent: "00-1-2-01" },
      { name, parent: null },
    ])
  })
})
