import type { Admission } from "#adapters/http-server/admission/admission.ts"
import type { SiteNeeds } from "#adapters/http-server/site.needs.ts"
import { TooBusy } from "#core/account/account.errors.ts"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { ADDRESS, aSite, problemIn } from "./a-site.ts"

const asked = (path: string) => new Request(ADDRESS + path)

const sorry: SiteNeeds["sorry"] = async (_, isBusy) => new Response(`sorry, busy: ${isBusy}`)
const broken = () => Promise.reject(new Error("broken"))

const busy: Admission = Object.assign(
  () => () => Effect.fail(new TooBusy({ retryAfterSeconds: 7 })),
  { hasRoomFor: () => false },
)

describe("a page", () => {
  it.each([
    ["/", "home"],
    ["/properties", "search"],
    ["/help", "account"],
  ])("waits for its turn beside those of its kind, and of its network: %s", async (path, kind) => {
    const comers: Array<unknown> = []
    const admitted: Admission = Object.assign(
      ({ priority, network }: Parameters<Admission>[0]) => {
        comers.push({ priority, network })
        return <A, E>(work: Effect.Effect<A, E>) => work
      },
      { hasRoomFor: () => true },
    )
    const { answer } = aSite({ admitted })

    const response = await answer(asked(path), "192.0.2.1")

    expect(await response.text()).toBe("page")
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^singgah-guest=[\w-]{24};/),
    ])
    expect(comers).toEqual([{ priority: kind, network: "192.0.2.1" }])
  })

  it("says that there is too much to do where its turn does not come", async () => {
    const response = await aSite({ admitted: busy, site: { sorry } }).answer(asked("/help"))

    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "7"])
    expect(await response.text()).toBe("sorry, busy: true")
  })

  it("says that something broke where it did, which is reported", async () => {
    const { answer, reported } = aSite({ site: { page: broken, sorry } })

    expect(await (await answer(asked("/help"))).text()).toBe("sorry, busy: false")
    expect(reported).toEqual([expect.objectContaining({ message: "broken" })])
  })

  it("says what programs read where even the page that is sorry breaks", async () => {
    const { answer, reported } = aSite({ site: { page: broken, sorry: broken } })

    expect(await problemIn(await answer(asked("/help")))).toMatchObject({ _tag: "Unforeseen" })
    expect(reported).toHaveLength(2)
  })
})

describe("what is no page and breaks", () => {
  it.each(["/api/suggestions?text=a", "/sandbox/mailbox"])(
    "says what programs read, also where there is a page that is sorry: %s",
    async (path) => {
      const { answer } = aSite({
        site: { api: () => Effect.die("broken"), sandbox: broken, sorry },
      })

      expect(await problemIn(await answer(asked(path)))).toMatchObject({ _tag: "Unforeseen" })
    },
  )
})

describe("a file", () => {
  it("is given in place of a page of its address, and waits for no turn", async () => {
    const { answer, visitors } = aSite({
      admitted: busy,
      site: { files: async () => new Response("file"), page: broken },
    })

    const response = await answer(asked("/a.js"))

    expect(await response.text()).toBe("file")
    expect(response.headers.getSetCookie()).toEqual([])
    expect(visitors).toEqual([])
  })
})
