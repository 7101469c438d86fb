import { s3Files } from "#adapters/files/files.s3.ts"
import { Effect } from "effect"
import { createHash } from "node:crypto"
import { describe, expect, it } from "vitest"

const bytes = Uint8Array.from([1, 2, 3])
const hashOf = (some: Uint8Array) => createHash("sha256").update(some).digest("hex")

/** A bucket whose store answers every call with a status, and what it was asked. */
const aBucket = (statusOf: (call: number) => number) => {
  const asked: Array<Request> = []
  const files = s3Files({
    accessKeyId: "AKIDEXAMPLE",
    secretAccessKey: "a-secret-of-the-store",
    endpoint: "http://store.test",
    region: "ap-southeast-1",
    bucket: "singgah",
    fetch: async (input) => {
      asked.push(input as Request)
      return new Response("body", { status: statusOf(asked.length) })
    },
  })
  const outcomeOf = <A>(work: Effect.Effect<A, { readonly _tag: string }>) =>
    Effect.runPromise(
      Effect.match(work, { onSuccess: (value) => value, onFailure: ({ _tag }) => _tag }),
    )
  return { files, asked, outcomeOf }
}

describe("what a store answers", () => {
  it.each([
    [200, undefined, new TextEncoder().encode("body"), undefined],
    [403, "StoreUnreachable", "StoreUnreachable", "StoreUnreachable"],
    [404, "StoreUnreachable", null, undefined],
    [501, "StoreUnreachable", "StoreUnreachable", "StoreUnreachable"],
  ])("once and for all with %i", async (status, kept, read, removed) => {
    const { files, asked, outcomeOf } = aBucket(() => status)

    expect(await outcomeOf(files.keep("a.b", bytes))).toEqual(kept)
    expect(await outcomeOf(files.read("a.b"))).toEqual(read)
    expect(await outcomeOf(files.remove("a.b"))).toEqual(removed)
    expect(asked).toHaveLength(3)
  })

  it.each([408, 425, 429, 500, 502, 503, 504])("not yet with %i", async (status) => {
    const { files, asked, outcomeOf } = aBucket((call) => (call < 2 ? status : 200))

    expect(await outcomeOf(files.remove("a.b"))).toBeUndefined()
    expect(asked).toHaveLength(2)
  })

  it("is waited for three times, and no more", async () => {
    const slow = aBucket((call) => (call < 3 ? 503 : 200))
    const down = aBucket((call) => (call < 4 ? 503 : 200))

    expect(await slow.outcomeOf(slow.files.remove("a.b"))).toBeUndefined()
    expect(await down.outcomeOf(down.files.remove("a.b"))).toBe("StoreUnreachable")
    expect([slow.asked.length, down.asked.length]).toEqual([3, 3])
  })
})

describe("what a store is asked", () => {
  it("is signed with what the file is, and as bytes of any kind", async () => {
    const { files, asked, outcomeOf } = aBucket(() => 200)

    await outcomeOf(files.keep("a.b", bytes))
    await outcomeOf(files.read("a.b"))
    await outcomeOf(files.remove("a.b"))

    expect(asked.map(({ method }) => method)).toEqual(["PUT", "GET", "DELETE"])
    expect(asked.map(({ headers }) => headers.get("x-amz-content-sha256"))).toEqual([
      hashOf(bytes),
      hashOf(new Uint8Array()),
      hashOf(new Uint8Array()),
    ])
    expect(asked.map(({ headers }) => headers.get("content-type"))).toEqual([
      "application/octet-stream",
      null,
      null,
    ])
    expect(asked.map(({ headers }) => headers.has("authorization"))).toEqual([true, true, true])
  })

  it.each([`${"a".repeat(101)}.b`, "a.abcdef", "A.b"])("is no file called %s", async (name) => {
    const { files, asked } = aBucket(() => 200)

    await expect(Effect.runPromise(files.read(name))).rejects.toThrow("No name of a file")
    await expect(Effect.runPromise(files.remove(name))).rejects.toThrow("No name of a file")
    expect(asked).toEqual([])
  })
})
