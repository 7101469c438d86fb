import { paramsOf, readCall } from "#adapters/http-api/call-reading.ts"
import { endpoint, type Endpoint } from "#adapters/http-api/endpoint.ts"
import { ContentTypeRefused, InputRefused, KeyMissing } from "#adapters/http-api/protocol.errors.ts"
import { textQuery } from "#adapters/http-api/query.ts"
import { Effect, Schema } from "effect"
import { describe, expect, it } from "vitest"

const said = {
  path: "/api/things/{id}",
  success: Schema.Struct({}),
  status: 200,
  failures: [],
} as const
const payload = Schema.Struct({ name: Schema.String, count: Schema.Int })
const Asked = Schema.Struct({ order: Schema.String })

const getting = endpoint({ ...said, method: "GET", keyed: false, query: textQuery(Asked) })
const changing = endpoint({ ...said, method: "POST", keyed: true, payload })
const ending = endpoint({ ...said, method: "POST", keyed: false })
const sending = endpoint({
  ...said,
  method: "PUT",
  keyed: false,
  file: { types: ["image/png"], most: 4 },
})

const requestOf = (method: string, init: RequestInit = {}, query = ""): Request =>
  new Request(`https://a.test/api/things/1${query}`, { method, ...init })

const read = (of: Endpoint, request: Request) => Effect.runPromise(readCall(of, request, undefined))
const refusal = (of: Endpoint, request: Request) =>
  Effect.runPromise(Effect.flip(readCall(of, request, undefined)))

const json = { "content-type": "application/json" }
const KEY = "12345678"
const body = JSON.stringify({ name: "a", count: 1 })

describe("a call", () => {
  it("is read with all that its endpoint takes", async () => {
    const request = requestOf("POST", { body, headers: { ...json, "idempotency-key": KEY } })

    expect(await read(changing, request)).toEqual({
      params: undefined,
      query: undefined,
      payload: { name: "a", count: 1 },
      file: undefined,
      key: KEY,
    })
  })

  it("has no key where none is asked for, and no body where it only asks", async () => {
    const headers = { "idempotency-key": KEY, "content-type": "text/plain" }
    const request = requestOf("GET", { headers }, "?order=name")

    expect(await read(getting, request)).toMatchObject({
      query: { order: "name" },
      payload: undefined,
      key: "",
    })
  })

  it("brings a file as it is", async () => {
    const bytes = new Uint8Array([1, 2, 3, 4])
    const request = requestOf("PUT", { body: bytes, headers: { "content-type": "image/png" } })

    expect(await read(sending, request)).toMatchObject({ file: bytes, payload: undefined })
  })
})

describe("the key of a call", () => {
  const withKey = (key: string) =>
    requestOf("POST", { body, headers: { ...json, "idempotency-key": key } })

  it.each(["!~345678", "a".repeat(128)])("may be %s", async (key) => {
    expect((await read(changing, withKey(key))).key).toBe(key)
  })

  it.each(["1234567", "a".repeat(129), "1234 5678", "12345678\u00e9"])(
    "may not be %j",
    async (key) => {
      expect(await refusal(changing, withKey(key))).toEqual(new KeyMissing())
    },
  )

  it("may not be missing", async () => {
    expect(await refusal(changing, requestOf("POST", { body, headers: json }))).toEqual(
      new KeyMissing(),
    )
  })
})

describe("a call that is given nothing", () => {
  it("may come without a body, or with an empty one", async () => {
    expect((await read(ending, requestOf("POST"))).payload).toBeUndefined()
    expect(
      (await read(ending, requestOf("POST", { headers: { "content-length": "0" } }))).payload,
    ).toBeUndefined()
  })

  it.each([
    { "content-type": "text/plain" },
    { "transfer-encoding": "chunked" },
    { "content-length": "2" },
  ])("may not come with a body that is no JSON: %j", async (headers) => {
    expect(await refusal(ending, requestOf("POST", { headers }))).toEqual(new ContentTypeRefused())
  })

  it("may not leave out the body of a call that takes one", async () => {
    const request = requestOf("POST", { headers: { "idempotency-key": KEY } })

    expect(await refusal(changing, request)).toEqual(new ContentTypeRefused())
  })
})

describe("an input that is wrong", () => {
  it("is refused with every field of it", async () => {
    const request = requestOf("POST", {
      body: JSON.stringify({ count: 1.5 }),
      headers: { ...json, "idempotency-key": KEY },
    })

    expect(await refusal(changing, request)).toEqual(
      new InputRefused({
        issues: [
          { path: "name", code: "Missing" },
          { path: "count", code: "NotWhole" },
        ],
      }),
    )
  })

  it("is refused where the query has broken characters or lacks something", async () => {
    const issuesOf = (query: string) => refusal(getting, requestOf("GET", {}, query))

    expect(await issuesOf("?order=%FF")).toEqual(
      new InputRefused({ issues: [{ path: "", code: "TextUnreadable" }] }),
    )
    expect(await issuesOf("?sort=%")).toEqual(
      new InputRefused({
        issues: [
          { path: "", code: "TextUnreadable" },
          { path: "order", code: "Missing" },
        ],
      }),
    )
  })
})

it("the parameters of a path are read, or name nothing", () => {
  const numbered = endpoint({
    ...said,
    method: "GET",
    keyed: false,
    params: Schema.Struct({ id: Schema.String.check(Schema.isMaxLength(2)) }),
  })

  expect(paramsOf(numbered, { id: "12" })).toEqual({ id: "12" })
  expect(paramsOf(numbered, { id: "123" })).toBeUndefined()
  expect(paramsOf(getting, { id: "123" })).toBeUndefined()
})
