import type { Admission } from "#adapters/http-server/admission/admission.ts"
import type { SiteNeeds } from "#adapters/http-server/site.needs.ts"
import { TooBusy } from "#core/account/account.errors.ts"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { aCall, ADDRESS, aSite, noFiles, problemIn } from "./a-site.ts"

const OURS = "https://stays.test"
const RECEIPT = "/api/bookings/a/receipt.pdf"

const asked = (path: string, method = "GET", headers: Record<string, string> = {}) =>
  new Request(ADDRESS + path, { method, headers })

const crossingOf = ({ headers }: Response) => headers.get("access-control-allow-origin")

describe("a page of our own on another host", () => {
  it("may ask before it calls", async () => {
    const { answer, visitors } = aSite({ publicUrl: OURS })

    const response = await answer(asked("/api/home", "OPTIONS", { origin: OURS }))

    expect([response.status, response.body]).toEqual([204, null])
    expect(response.headers.get("access-control-allow-methods")).toBe("GET, POST, PUT")
    expect(crossingOf(response)).toBe(OURS)
    expect(visitors).toEqual([])
  })

  it.each(["/api/health", "/api/suggestions?text=a", "/api/nothing"])(
    "may read the answer, and no other page may: %s",
    async (path) => {
      const { answer } = aSite({ publicUrl: OURS })
      const other = "https://elsewhere.test"

      expect(crossingOf(await answer(asked(path, "GET", { origin: OURS })))).toBe(OURS)
      expect(crossingOf(await answer(asked(path, "GET", { origin: other })))).toBeNull()
    },
  )
})

describe("a browser without cookies", () => {
  it("is given that of a guest with a call that changes something, whatever its answer", async () => {
    const response = await aSite().answer(aCall("/api/bookings", {}))

    expect(response.status).toBe(400)
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^singgah-guest=[\w-]{24};/),
    ])
  })

  it.each(["/api/suggestions?text=a", "/api/health", RECEIPT])(
    "is given none with what it reads: %s",
    async (path) => {
      expect((await aSite().answer(asked(path))).headers.getSetCookie()).toEqual([])
    },
  )
})

describe("a guest's file", () => {
  const aFile = (found: Response | null, site: Partial<SiteNeeds> = {}) => {
    const given: Array<unknown> = []
    const receipt: SiteNeeds["guestFiles"]["receipt"] = async ({ method }, params, caller) => {
      given.push([method, params, caller.language])
      return found
    }
    const { answer } = aSite({ site: { guestFiles: { ...noFiles, receipt }, ...site } })
    return { given, answer }
  }

  const sorry: SiteNeeds["sorry"] = async (_, isBusy) => new Response(`sorry, busy: ${isBusy}`)
  const busy: Admission = Object.assign(
    () => () => Effect.fail(new TooBusy({ retryAfterSeconds: 7 })),
    { hasRoomFor: () => false },
  )

  it("is asked for with its address and who asks, as often as a call about an account", async () => {
    const comers: Array<unknown> = []
    const admitted: Admission = Object.assign(
      ({ priority, network }: Parameters<Admission>[0]) => {
        comers.push({ priority, network })
        return <A, E>(work: Effect.Effect<A, E>) => work
      },
      { hasRoomFor: () => true },
    )
    const { given, answer } = aFile(new Response("receipt"), { admitted })

    const response = await answer(asked(RECEIPT, "GET", { "accept-language": "ms" }), "192.0.2.1")

    expect(await response.text()).toBe("receipt")
    expect(given).toEqual([["GET", { id: "a" }, "bm"]])
    expect(comers).toEqual([{ priority: "account", network: "192.0.2.1" }])
  })

  it("is never written", async () => {
    const { given, answer } = aFile(new Response("receipt"))

    const response = await answer(asked(RECEIPT, "PUT"))

    expect(await problemIn(response)).toMatchObject({ _tag: "MethodRefused", status: 405 })
    expect(response.headers.get("allow")).toBe("GET, HEAD")
    expect(given).toEqual([])
  })

  it("is missing where nobody has it, also for who would read that a site is sorry", async () => {
    const response = await aFile(null, { sorry }).answer(asked(RECEIPT))

    expect(await problemIn(response)).toMatchObject({ _tag: "NothingHere", status: 404 })
  })

  it("waits while there is too much to do, which a guest reads on a page", async () => {
    const response = await aFile(null, { sorry, admitted: busy }).answer(asked(RECEIPT))

    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "7"])
    expect(await response.text()).toBe("sorry, busy: true")
  })

  it("is out of reach while its database is, which a guest reads on a page", async () => {
    const down = new Response("down", { status: 503, headers: { "retry-after": "5" } })

    const response = await aFile(down, { sorry }).answer(asked(RECEIPT))

    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "5"])
    expect(await response.text()).toBe("sorry, busy: false")
  })

  it.each([
    ["has no such page", {}],
    ["cannot draw it", { sorry: async () => null }],
  ])("waits as programs read it where the site %s", async (_, site) => {
    const response = await aFile(null, { ...site, admitted: busy }).answer(asked(RECEIPT))

    expect(await problemIn(response)).toMatchObject({ _tag: "TooBusy", status: 503 })
  })
})
