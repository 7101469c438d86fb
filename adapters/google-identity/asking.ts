import { IdentityUnavailable } from "#core/account/identity.errors.ts"
import { Effect, Schema } from "effect"

const PATIENCE = "5 seconds"

/** What the service answered: its status, and the JSON that came with it. */
export type Said = { readonly status: number; readonly body: unknown }

/** Asks the service something; silence, nonsense and its own troubles are one failure. */
export const asking =
  (call: typeof fetch) =>
  (address: string, init: RequestInit = {}): Effect.Effect<Said, IdentityUnavailable> =>
    Effect.tryPromise({
      try: async (signal): Promise<Said> => {
        const answer = await call(address, { ...init, signal, redirect: "error" })
        return { status: answer.status, body: await answer.json() }
      },
      catch: () => new IdentityUnavailable(),
    }).pipe(
      Effect.timeout(PATIENCE),
      Effect.mapError(() => new IdentityUnavailable()),
      Effect.filterOrFail(
        ({ status }) => status < 500 && status !== 429,
        () => new IdentityUnavailable(),
      ),
    )

/** Reads an answer that has to have this shape. */
export const shapedAs =
  <A>(schema: Schema.Codec<A, unknown>) =>
  ({ body }: Said): Effect.Effect<A, IdentityUnavailable> =>
    Effect.mapError(Schema.decodeUnknownEffect(schema)(body), () => new IdentityUnavailable())
