import { sendWith, Silence } from "#adapters/http-client/sending.ts"
import { Effect } from "effect"
import { afterEach, expect, it, vi } from "vitest"

afterEach(() => void vi.restoreAllMocks())

/** How long an answer to a call with this content is waited for, in milliseconds. */
const patienceFor = async (body: BodyInit | undefined) => {
  const timeout = vi.spyOn(AbortSignal, "timeout")
  const send = sendWith(async () => new Response("answer", { status: 201 }))
  const received = await Effect.runPromise(
    send("/api/files", { method: "POST", ...(body !== undefined && { body }) }),
  )
  expect(received).toEqual({ status: 201, text: "answer" })
  return timeout.mock.calls.flat()
}

it.each([
  ["nothing", undefined, 40_000],
  ["text", "x".repeat(40_960), 40_000],
  ["a file of 40 KB", new Uint8Array(40_960), 50_000],
  ["a file of one byte", new Uint8Array(1), 40_001],
])("a call with %s waits for its answer so long", async (_, body, patience) => {
  expect(await patienceFor(body)).toEqual([patience])
})

it("an answer that breaks off is none", async () => {
  const broken = () =>
    new Response(new ReadableStream({ pull: (to) => to.error(new Error("broke off")) }))
  const send = sendWith(async () => broken())

  const failure = await Effect.runPromise(Effect.flip(send("/api/home", { method: "POST" })))

  expect(failure).toEqual(new Silence())
})

it("a call says all that it was given to say", async () => {
  const asked: Array<unknown> = []
  const send = sendWith(async (address, { signal, ...init }) => {
    asked.push([address, init, signal instanceof AbortSignal])
    return new Response()
  })

  await Effect.runPromise(send("/api/home", { method: "GET", headers: { accept: "a" } }))

  expect(asked).toEqual([["/api/home", { method: "GET", headers: { accept: "a" } }, true]])
})
