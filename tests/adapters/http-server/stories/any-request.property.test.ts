import { api } from "#adapters/http-api/api.ts"
import { problemStatuses } from "#adapters/http-api/problem-statuses.ts"
import { searchParameters } from "#adapters/http-api/search-parameters.ts"
import { guestDetails } from "#fixtures/builders/a-guest.ts"
import { aStayRequest } from "#fixtures/builders/a-stay.ts"
import { serverInMemory } from "#tests/contracts/keepers.ts"
import { contractStock } from "#tests/contracts/world.ts"
import fc from "fast-check"
import { describe, expect, it } from "vitest"

const { answer } = await serverInMemory(contractStock)

const HOST = "http://stays.test"
const endpoints = Object.values(api)

const anyId = fc.constantFrom("0123456789abcdefghjkmnpqrs", "x", "%00", "the-springwater")
const anyPath = fc
  .tuple(fc.constantFrom(...endpoints), anyId)
  .map(([{ method, path }, id]) => ({ method, path: path.replace(/\{\w+\}/, id) }))

/** A payload that was right until something in it was replaced by anything. */
const anyBrokenPayload = fc
  .tuple(
    fc.constantFrom<object>(aStayRequest(), { stay: aStayRequest(), total: 1 }, guestDetails()),
    fc.nat(30),
    fc.jsonValue(),
  )
  .map(([right, place, anything]) => {
    const parts = [...JSON.stringify(right).matchAll(/(?<=:)("[^"]*"|\d+)/g)]
    const part = parts[place % parts.length]
    const text = JSON.stringify(right)
    const start = part?.index ?? 0
    return (
      text.slice(0, start) + JSON.stringify(anything) + text.slice(start + (part?.[0].length ?? 0))
    )
  })

const anyBody = fc.oneof(fc.json(), fc.string(), anyBrokenPayload)

const anyQuery = fc
  .dictionary(
    fc.constantFrom(...Object.keys(searchParameters), "text", "from", "until"),
    fc.string(),
  )
  .map((fields) => new URLSearchParams(fields).toString())

const expectAProblem = async (response: Response): Promise<void> => {
  const problem = (await response.json()) as { _tag: keyof typeof problemStatuses; status: number }
  expect(problemStatuses[problem._tag]).toBe(response.status)
  expect(problem.status).toBe(response.status)
  expect(response.headers.get("content-type")).toBe("application/problem+json")
}

describe("whatever is sent", () => {
  it("is answered by what was asked for or by a problem, never by a mistake of ours", async () => {
    const anyRequest = fc.record({ call: anyPath, body: anyBody, query: anyQuery, key: fc.uuid() })

    await fc.assert(
      fc.asyncProperty(anyRequest, async ({ call: { method, path }, body, query, key }) => {
        const headers = { "content-type": "application/json", "idempotency-key": key }
        const sent = method === "GET" ? { method } : { method, body, headers }

        const response = await answer(new Request(`${HOST}${path}?${query}`, sent))

        expect(response.status).toBeLessThan(500)
        if (!response.ok) await expectAProblem(response)
      }),
      { numRuns: 500 },
    )
  })

  it("is refused when it is nested deeper than any payload", async () => {
    const body = "[".repeat(30_000) + "]".repeat(30_000)
    const headers = { "content-type": "application/json" }

    const response = await answer(
      new Request(`${HOST}/api/quotes`, { method: "POST", body, headers }),
    )

    expect(response.status).toBe(400)
  })
})
