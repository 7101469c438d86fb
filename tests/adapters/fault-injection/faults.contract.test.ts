import type { Failure } from "#adapters/fault-injection/failures.ts"
import { faultScenarios } from "#adapters/fault-injection/faults.table.ts"
import type { Fault, FaultScenario } from "#adapters/fault-injection/fault-injection.ts"
import { api } from "#adapters/http-api/api.ts"
import { expect, it } from "vitest"

/** Nobody answers truly: what a trouble says, it says by itself. */
const unasked = (): Promise<never> => Promise.reject(new TypeError("asked"))

const isNoAnswer = (error: unknown): boolean =>
  error instanceof TypeError && ["asked", "Failed to fetch"].includes(error.message)

/** The refusal by which a trouble answers; null where it answers nothing, or in no words of ours. */
const refusalBy = async (trouble: Failure): Promise<string | null> => {
  const stopping = new AbortController()
  const request = new Request("http://bad.test/api", {
    method: "POST",
    body: '{"total":1}',
    signal: stopping.signal,
  })
  const answered = trouble(request, unasked).catch((error: unknown) => {
    if (isNoAnswer(error)) return null
    throw error
  })
  stopping.abort()
  const text = (await (await answered)?.text()) ?? ""
  return text.startsWith("{") ? (JSON.parse(text) as { readonly _tag: string })._tag : null
}

const faults = Object.entries(faultScenarios as Readonly<Record<string, FaultScenario>>).flatMap(
  ([name, scenario]) =>
    scenario.faults.map((fault): readonly [name: string, fault: Fault] => [name, fault]),
)

const refusals = (
  await Promise.all(
    faults.map(async ([name, fault]) => ({
      name,
      call: fault.with as string,
      refusal: await refusalBy(fault.trouble),
    })),
  )
).filter(({ refusal }) => refusal !== null)

it("goes wrong with calls of the contract, the card, the build or everything", () => {
  const others = faults.map(([, fault]) => fault.with as string).filter((call) => !(call in api))

  expect(new Set(others)).toEqual(new Set(["build", "card", "everything"]))
})

it.each(refusals)(
  "$name refuses $call only for what it may be refused: $refusal",
  ({ call, refusal }) => {
    const declared = api[call]?.failures.map(
      (schema) => (schema as { readonly identifier?: string }).identifier,
    )

    expect(declared).toContain(refusal)
  },
)
