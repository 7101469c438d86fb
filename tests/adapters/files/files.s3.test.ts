import { s3Files } from "#adapters/files/files.s3.ts"
import { s3StandIn } from "#fixtures/sandbox/s3/store.ts"
import { Effect } from "effect"
import { afterEach, describe, expect, it, vi } from "vitest"

afterEach(() => vi.useRealTimers())

const run = Effect.runPromise
const keys = { accessKeyId: "AKIDEXAMPLE", secretAccessKey: "a-secret-of-the-store" }
const bytes = Uint8Array.from([1, 2, 3])

type Call = (request: Request) => Promise<Response>

const aBucket = (
  script: { secret?: string; now?: number; around?: (answer: Call) => Call } = {},
) => {
  const store = s3StandIn(keys, () => script.now ?? Date.now())
  const answer = script.around?.(store.answer) ?? store.answer
  const files = s3Files({
    ...keys,
    secretAccessKey: script.secret ?? keys.secretAccessKey,
    endpoint: "http://store.test",
    region: "ap-southeast-1",
    bucket: "singgah",
    fetch: (input) => answer(input as Request),
  })
  return { files, kept: store.kept }
}

const failureOf = async (work: Effect.Effect<unknown, { readonly _tag: string }>) =>
  (await run(Effect.flip(work)))._tag

describe("files in a bucket", () => {
  it("lie under the bucket's own path", async () => {
    const { files, kept } = aBucket()
    await run(files.keep("a-picture.webp", bytes))

    expect([...kept.keys()]).toEqual(["/singgah/a-picture.webp"])
  })

  it.each(["../secret-key", "a/b.webp", ".hidden.webp", "", "a?b.webp"])(
    "never lie under a name that leads elsewhere: %j",
    async (name) => {
      await expect(run(aBucket().files.keep(name, bytes))).rejects.toThrow("No name of a file")
    },
  )
})

describe("a store that does not do as it should", () => {
  it("is unreachable with another secret, and nothing is kept", async () => {
    const { files, kept } = aBucket({ secret: "another-secret" })

    expect(await failureOf(files.keep("a-picture.webp", bytes))).toBe("StoreUnreachable")
    expect(await failureOf(files.read("a-picture.webp"))).toBe("StoreUnreachable")
    expect(kept.size).toBe(0)
  })

  it("is unreachable while the clocks are far apart", async () => {
    const { files } = aBucket({ now: Date.now() + 3_600_000 })

    expect(await failureOf(files.read("a-picture.webp"))).toBe("StoreUnreachable")
  })

  it.each([429, 500, 503])("is asked again after a %i", async (status) => {
    let asked = 0
    const { files } = aBucket({
      around: (answer) => (request) =>
        (asked += 1) === 1 ? Promise.resolve(new Response("", { status })) : answer(request),
    })

    await run(files.keep("a-picture.webp", bytes))

    expect(await run(files.read("a-picture.webp"))).toEqual(bytes)
  })

  it("keeps a file once though its answer was lost", async () => {
    let asked = 0
    const { files, kept } = aBucket({
      around: (answer) => async (request) => {
        const said = await answer(request)
        return (asked += 1) === 1 ? new Response("", { status: 500 }) : said
      },
    })

    await run(files.keep("a-picture.webp", bytes))

    expect(kept.size).toBe(1)
  })

  it("is unreachable when it takes too long", async () => {
    vi.useFakeTimers()
    const { files } = aBucket({ around: () => () => new Promise(() => {}) })
    const read = failureOf(files.read("a-picture.webp"))

    await vi.advanceTimersByTimeAsync(60_000)

    expect(await read).toBe("StoreUnreachable")
  })

  it("is unreachable when it hangs up in the middle of a file", async () => {
    const { files } = aBucket({
      around: () => async () =>
        new Response(
          new ReadableStream({
            start: (controller) => {
              controller.enqueue(bytes)
              controller.error(new TypeError("terminated"))
            },
          }),
        ),
    })

    expect(await failureOf(files.read("a-picture.webp"))).toBe("StoreUnreachable")
  })

  it("is unreachable when it is down for good", async () => {
    const { files } = aBucket({ around: () => () => Promise.reject(new TypeError("fetch failed")) })

    expect(await failureOf(files.read("a-picture.webp"))).toBe("StoreUnreachable")
  })
})
