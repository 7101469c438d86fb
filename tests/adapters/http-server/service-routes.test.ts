import { api } from "#adapters/http-api/api.ts"
import { NoticeRefused } from "#core/payment/payments.port.ts"
import { BookingsUnreachable } from "#core/booking/booking.errors.ts"
import { queryFromSearch } from "#core/search-request/search-query.ts"
import { routeOf } from "#adapters/http-server/routing.ts"
import { withoutTelemetry } from "#adapters/http-server/request-telemetry.ts"
import { searchParameters } from "#adapters/http-api/search-parameters.ts"
import { anyStaySearch } from "#fixtures/arbitraries/any-stay-search.ts"
import { Effect } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { ADDRESS, aSite } from "./a-site.ts"

type Operation = { operationId: string; responses: Record<string, unknown> }
type Document = { paths: Record<string, Record<string, Operation>>; components: unknown }

const readDocument = async (): Promise<Document> =>
  (await aSite().answer(new Request(`${ADDRESS}/api/openapi.json`))).json() as Promise<Document>

const notice = (body: string, headers: Record<string, string> = {}) =>
  new Request(`${ADDRESS}/api/webhooks/payments`, { method: "POST", body, headers })

describe("the OpenAPI document", () => {
  it("describes every call of the contract under its method and path", async () => {
    const { paths } = await readDocument()
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId }]) => [operationId, method, path]),
    )

    expect(described.toSorted()).toEqual(
      Object.entries(api)
        .map(([name, { method, path }]) => [name, method.toLowerCase(), path])
        .toSorted(),
    )
  })

  it("names the status of every failure", async () => {
    const { paths } = await readDocument()

    expect(Object.keys(paths["/api/bookings"]?.["post"]?.responses ?? {})).toEqual(
      expect.arrayContaining(["201", "400", "404", "409", "422", "503"]),
    )
  })

  it("refers to nothing that it does not hold", async () => {
    const document = await readDocument()
    const text = JSON.stringify(document)
    const referred = [...text.matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)]
    const { schemas } = document.components as { schemas: object }

    expect(referred.length).toBeGreaterThan(0)
    for (const [, name = ""] of referred) expect(schemas).toHaveProperty(name)
    expect(text.match(/\$ref/g)).toHaveLength(referred.length)
  })

  it("names everything that the address of a search may carry", () => {
    fc.assert(
      fc.property(anyStaySearch, (search) => {
        const names = [...new URLSearchParams(queryFromSearch(search)).keys()]

        expect(Object.keys(searchParameters)).toEqual(expect.arrayContaining(names))
      }),
    )
  })
})

describe("a payment provider's notice", () => {
  it("is heard as it was sent, with its signature", async () => {
    const heard: Array<[string, string]> = []
    const hearNotice = (...said: [string, string]) => Effect.sync(() => heard.push(said))
    const body = '{ "id":"evt_1" }\n'

    const response = await aSite({ service: { hearNotice } }).answer(
      notice(body, { "stripe-signature": "t=1,v1=ab" }),
    )

    expect(response.status).toBe(200)
    expect(heard).toEqual([[body, "t=1,v1=ab"]])
  })

  it.each([
    [new NoticeRefused(), 400],
    [new BookingsUnreachable(), 503],
  ])("is answered so that the provider knows whether to send it again: %o", async (no, status) => {
    const site = aSite({ service: { hearNotice: () => Effect.fail(no) } })

    expect((await site.answer(notice("{}"))).status).toBe(status)
  })

  it("is not read when it is longer than any notice", async () => {
    expect((await aSite().answer(notice("x".repeat(600_000)))).status).toBe(413)
  })
})

describe("the health of a server", () => {
  it("is good while it can sell", async () => {
    const response = await aSite().answer(new Request(`${ADDRESS}/api/health`))

    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ status: "ok" })
  })

  it("is not when its database does not answer", async () => {
    const site = aSite({ service: { health: Effect.fail(new BookingsUnreachable()) } })

    const answer = await site.answer(new Request(`${ADDRESS}/api/health`))
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"])
  })
})

describe("the readiness of a server", () => {
  const ready = new Request(`${ADDRESS}/api/ready`)

  it("is there while it can sell", async () => {
    expect((await aSite().answer(ready)).status).toBe(200)
  })

  it("begins once what is on sale is read, though bookings are taken before", async () => {
    const site = aSite({ service: { loaded: Effect.fail(new BookingsUnreachable()) } })

    expect((await site.answer(ready)).status).toBe(503)
    expect((await site.answer(new Request(`${ADDRESS}/api/health`))).status).toBe(200)
  })

  it("ends when the server is told to stop, though it still answers", async () => {
    const site = aSite({ service: { watch: { ...withoutTelemetry, isStopping: () => true } } })

    expect((await site.answer(ready)).status).toBe(503)
    expect((await site.answer(new Request(`${ADDRESS}/api/health`))).status).toBe(200)
  })

  it("is not there when its database does not answer", async () => {
    const site = aSite({ service: { health: Effect.fail(new BookingsUnreachable()) } })

    expect((await site.answer(ready)).status).toBe(503)
  })
})

describe("the measurements of a server", () => {
  const metrics = { text: () => "singgah_up 1\n", token: "the-word" }
  const asked = (authorization?: string) =>
    aSite({ service: { watch: { ...withoutTelemetry, metrics } } }).answer(
      new Request(`${ADDRESS}/api/metrics`, authorization ? { headers: { authorization } } : {}),
    )

  it("are text for Prometheus", async () => {
    const response = await asked("Bearer the-word")

    expect(response.headers.get("content-type")).toMatch(/^text\/plain; version=0\.0\.4/)
    expect(await response.text()).toBe("singgah_up 1\n")
  })

  it.each([undefined, "Bearer another", "the-word"])(
    "are hidden from %s",
    async (authorization) => {
      expect((await asked(authorization)).status).toBe(404)
    },
  )
})

describe("what is for those who run a site", () => {
  const metrics = { text: () => "singgah_up 1\n", token: null as string | null }
  const statuses = async (isPublic: boolean, token: string | null, authorization?: string) => {
    const watch = { ...withoutTelemetry, metrics: { ...metrics, token } }
    const { answer } = aSite({ service: { watch, isPublic } })
    const headers = authorization ? { authorization } : {}
    const asked = ["/api/metrics", "/api/openapi.json"].map(
      async (path) => (await answer(new Request(ADDRESS + path, { headers }))).status,
    )
    return Promise.all(asked)
  }

  it("is open on their own machine", async () => {
    expect(await statuses(false, null)).toEqual([200, 200])
    expect(await statuses(false, "the-word")).toEqual([404, 200])
  })

  it.each([undefined, "Bearer ", "Bearer null", "Bearer another"])(
    "is closed on a public site to %s",
    async (authorization) => {
      expect(await statuses(true, null, authorization)).toEqual([404, 404])
      expect(await statuses(true, "the-word", authorization)).toEqual([404, 404])
    },
  )

  it("is opened there by the token", async () => {
    expect(await statuses(true, "the-word", "Bearer the-word")).toEqual([200, 200])
  })
})

describe("every answer", () => {
  it("carries the id under which the journal knows it, and only the pattern of its path", async () => {
    const site = aSite()

    const response = await site.answer(
      new Request(`${ADDRESS}/api/bookings/secret-code?key=secret`),
    )

    expect(site.seen).toEqual([
      expect.objectContaining({
        request: response.headers.get("x-request-id"),
        method: "GET",
        route: "/api/bookings/{id}",
        status: response.status,
      }),
    ])
  })

  it.each([
    ["/", "pages"],
    ["/properties/a-slug", "pages"],
    ["/assets/a.js", "files"],
    ["/favicon.svg", "files"],
    ["/api/nothing/here", "/api/…"],
    ["/api/ready", "/api/ready"],
    ["/api/account/picture/a-name", "/api/account/picture/{name}"],
    ["/api/account/picture/removal", "/api/account/picture/removal"],
    ["/api/bookings/an-id/stay.ics", "/api/bookings/{id}/stay.ics"],
    ["/api/bookings/an-id/receipt.pdf", "/api/bookings/{id}/receipt.pdf"],
    ["/sandbox/stripe/v1", "/sandbox/…"],
  ])("to %s is of the route %s", (path, route) => {
    expect(routeOf(new Request(ADDRESS + path)).pattern).toBe(route)
  })
})
