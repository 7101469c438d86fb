import type { Files } from "#core/files/files.port.ts"
import { StoreUnreachable } from "#core/kernel/store.errors.ts"
import { AwsClient } from "aws4fetch"
import { Effect, Schedule } from "effect"
import { createHash } from "node:crypto"

/** A bucket of a store with the S3 protocol. */
export type S3Settings = {
  readonly endpoint: string
  readonly region: string
  readonly bucket: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

type Needs = S3Settings & { readonly fetch: typeof fetch }

const NAME = /^[a-z0-9-]{1,100}\.[a-z0-9]{1,5}$/
const PATIENCE = "10 seconds"
const RETRIES = 2
const MAY_PASS = [408, 425, 429, 500, 502, 503, 504]

const again = { schedule: Schedule.exponential("100 millis"), times: RETRIES }

const hashOf = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex")

/**
 * Keeps files in a bucket, whole and under a signature of their bytes. Every call may be made twice:
 * what was kept is kept, what is gone is gone.
 */
export const s3Files = ({ endpoint, bucket, region, fetch: call, ...keys }: Needs): Files => {
  const client = new AwsClient({ ...keys, region, service: "s3", retries: 0 })

  const once = async (method: string, name: string, bytes: Uint8Array, signal: AbortSignal) => {
    const hasBody = method === "PUT"
    const signed = await client.sign(`${endpoint}/${bucket}/${name}`, {
      method,
      headers: {
        "x-amz-content-sha256": hashOf(bytes),
        ...(hasBody && { "content-type": "application/octet-stream" }),
      },
      ...(hasBody && { body: new Uint8Array(bytes) }),
    })
    const answer = await call(new Request(signed, { signal }))
    if (MAY_PASS.includes(answer.status)) throw new Error(`The store answers ${answer.status}`)
    return answer
  }

  const asked = (method: string, name: string, bytes: Uint8Array = new Uint8Array()) =>
    NAME.test(name)
      ? Effect.tryPromise({
          try: (signal) => once(method, name, bytes, signal),
          catch: () => new StoreUnreachable(),
        }).pipe(
          Effect.timeout(PATIENCE),
          Effect.mapError(() => new StoreUnreachable()),
          Effect.retry(again),
        )
      : Effect.die(new Error(`No name of a file: ${name}`))

  const done = (answer: Response): Effect.Effect<void, StoreUnreachable> =>
    answer.ok || answer.status === 404 ? Effect.void : Effect.fail(new StoreUnreachable())

  const bytesIn = (answer: Response): Effect.Effect<Uint8Array | null, StoreUnreachable> => {
    if (answer.status === 404) return Effect.succeed(null)
    if (!answer.ok) return Effect.fail(new StoreUnreachable())
    return Effect.tryPromise({
      try: async () => new Uint8Array(await answer.arrayBuffer()),
      catch: () => new StoreUnreachable(),
    })
  }

  return {
    keep: (name, bytes) =>
      asked("PUT", name, bytes).pipe(
        Effect.flatMap(({ ok }) => (ok ? Effect.void : Effect.fail(new StoreUnreachable()))),
      ),
    read: (name) => Effect.flatMap(asked("GET", name), bytesIn),
    remove: (name) => Effect.flatMap(asked("DELETE", name), done),
  }
}
