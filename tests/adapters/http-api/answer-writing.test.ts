import { GONE, responseOf, writeFailure, writeSuccess } from "#adapters/http-api/answer-writing.ts"
import { endpoint } from "#adapters/http-api/endpoint.ts"
import { arrived, problemTypeOf, travelling } from "#adapters/http-api/problem.ts"
import { InputRefused, MethodRefused } from "#adapters/http-api/protocol.errors.ts"
import { Schema } from "effect"
import { describe, expect, it } from "vitest"

const created = endpoint({
  method: "POST",
  path: "/api/things",
  success: Schema.Struct({ count: Schema.Int }),
  status: 201,
  failures: [],
  keyed: false,
})

const problemHeaders = { "content-type": "application/problem+json", "cache-control": "no-store" }

describe("a success", () => {
  it("is written as JSON that nobody keeps", () => {
    expect(writeSuccess(created, { count: 2 })).toEqual({
      status: 201,
      headers: { "content-type": "application/json", "cache-control": "no-store" },
      body: '{"count":2}',
    })
  })

  it("is never written where it is not what its endpoint says", () => {
    expect(() => writeSuccess(created, { count: 0.5 })).toThrow("Expected an integer")
  })
})

describe("a failure", () => {
  it("is a problem with its own fields", () => {
    const issues = [{ path: "name", code: "Missing" }]
    const { status, headers, body } = writeFailure(new InputRefused({ issues }))

    expect({ status, headers, body: JSON.parse(body) }).toEqual({
      status: 400,
      headers: problemHeaders,
      body: {
        _tag: "InputRefused",
        type: "/problems/input-refused",
        title: "InputRefused",
        status: 400,
        issues,
      },
    })
  })

  it("says when to ask again after an outage or too many attempts, and at no other time", () => {
    const tried = { _tag: "TooManyAttempts", retryAfterSeconds: 60 } as const

    expect(writeFailure({ _tag: "TooBusy" }).headers).toEqual({
      ...problemHeaders,
      "retry-after": "5",
    })
    expect(writeFailure(tried).headers).toEqual({ ...problemHeaders, "retry-after": "60" })
    expect(writeFailure({ _tag: "NothingHere" }).headers).toEqual(problemHeaders)
  })

  it("says which methods there are", () => {
    expect(writeFailure(new MethodRefused({ allowed: ["GET", "POST"] })).headers).toEqual({
      ...problemHeaders,
      allow: "GET, POST",
    })
  })

  it("has a name in small letters", () => {
    expect(problemTypeOf("HoldOver")).toBe("/problems/hold-over")
    expect(problemTypeOf("TooManyPasskeys")).toBe("/problems/too-many-passkeys")
  })

  it("keeps its own status beside that of its answer", () => {
    const fields = { _tag: "StepRefused", status: "cancelled" }

    expect(travelling(fields)).toEqual({ _tag: "StepRefused", standing: "cancelled" })
    expect(arrived(travelling(fields))).toEqual(fields)
    expect(travelling({ _tag: "SoldOut" })).toEqual({ _tag: "SoldOut" })
    expect(arrived({ _tag: "SoldOut" })).toEqual({ _tag: "SoldOut" })
  })
})

it("an answer is sent as it was written", async () => {
  const response = responseOf({ status: 201, headers: { "x-a": "1" }, body: "b" })

  expect([response.status, response.headers.get("x-a"), await response.text()]).toEqual([
    201,
    "1",
    "b",
  ])
  expect(GONE).toEqual({ status: 499, headers: {}, body: "" })
})
