import type { Issue } from "#core/kernel/issue.ts"
import type { Schema } from "effect"
import type { ProblemTag } from "./problem-statuses.ts"
import type { QueryContract } from "./query.ts"

type Codec = Schema.ConstraintCodec<unknown, unknown>
// The value of a query goes in and out, so that only `never` and `unknown` fit all of them.
type AnyQuery = Omit<QueryContract<unknown>, "write"> & { readonly write: (value: never) => string }
type FailureSchema = Schema.ConstraintCodec<{ readonly _tag: ProblemTag }, unknown>

/** One call of the API: what goes in, what comes out, and everything that can stop it. */
export interface Endpoint {
  readonly method: "GET" | "POST" | "PUT"
  /** Parameters in braces: `/api/bookings/{id}`. */
  readonly path: `/api/${string}`
  readonly params?: Codec
  readonly query?: AnyQuery
  readonly payload?: Codec
  /** The body is no JSON but a file: what it may be called and how many bytes it may have. */
  readonly file?: { readonly types: ReadonlyArray<string>; readonly most: number }
  readonly success: Codec
  readonly status: 200 | 201
  readonly failures: ReadonlyArray<FailureSchema>
  /** Changes something, so that it must carry an Idempotency-Key. */
  readonly keyed: boolean
  /** What to say when the parameters of the path cannot name anything. */
  readonly absent?: () => { readonly _tag: ProblemTag }
  /** The declared failure that says what is wrong with an input the server could not read. */
  readonly refused?: (issues: ReadonlyArray<Issue>) => { readonly _tag: ProblemTag }
}

/** Keeps the exact type of a described call. */
export const endpoint = <const E extends Endpoint>(described: E): E => described

type TypeOf<S> = S extends { readonly Type: infer T } ? T : undefined
type ValueOf<Q> = Q extends QueryContract<infer Value> ? Value : undefined

/** A call that has been read and checked. The key is empty where none is asked for. */
export interface CallOf<E extends Endpoint> {
  readonly params: TypeOf<E["params"]>
  readonly query: ValueOf<E["query"]>
  readonly payload: TypeOf<E["payload"]>
  readonly file: E["file"] extends object ? Uint8Array : undefined
  readonly key: string
}

export type SuccessOf<E extends Endpoint> = E["success"]["Type"]
export type FailureOf<E extends Endpoint> = E["failures"][number]["Type"]
