import { apiClient } from "#adapters/http-client/api-client.ts"
import { httpBookings } from "#adapters/http-client/bookings.http.ts"
import { httpManagedBookings } from "#adapters/http-client/managed-bookings.http.ts"
import type { Fetch } from "#adapters/http-client/sending.ts"
import type { Bookings } from "#core/booking/bookings.port.ts"
import type { StayRequest } from "#core/booking/stay-request.ts"
import type { ManagedBookings } from "#core/managing/managed-bookings.port.ts"
import { Cause, Effect, Exit } from "effect"
import { drawsOf, type Draws } from "./draws.ts"
import type { Promised } from "./promises.ts"
import type { Post } from "./post.ts"
import type { Provider } from "./provider.ts"
import type { Site } from "./site.ts"
import type { Story } from "./story.ts"
import type { Timeline } from "./timeline.ts"
import type { Weather } from "./weather.ts"

/** What the guests of a world have in common. */
export type Lobby = {
  readonly timeline: Timeline
  readonly weather: Weather
  readonly story: Story
  readonly site: Site
  readonly provider: Provider
  readonly post: Post
  readonly promised: Promised
  /** The moment of the wall clock. */
  readonly now: () => number
  /** Something that must not be was answered. */
  readonly broken: (how: unknown) => void
  readonly stays: readonly [StayRequest, ...ReadonlyArray<StayRequest>]
  /** Bookings by the guest who made them. */
  readonly made: Map<string, number>
}

/** What a guest's pages ask with. */
export type Browser = { readonly bookings: Bookings; readonly managed: ManagedBookings }

const NEVER = new AbortController().signal

/** One visit of a guest: their browser, and what they decide. */
export type Visit = Browser & {
  readonly lobby: Lobby
  readonly name: string
  readonly number: number
  readonly draws: Draws
  readonly newKey: () => string
}

/** What passes: the guest asks again. */
const PASSING = new Set(["BookingsUnreachable", "PaymentUnavailable"])
const SECOND_MS = 1000
const MOST_ATTEMPTS = 5

const ADDRESS = "http://stays.test"

/** The browser of a guest: its cookies, and the pages' own clients of the API. */
export const browserOf = ({ site }: Lobby, number: number): Browser => {
  const jar = new Map<string, string>()
  const fetch: Fetch = async (address, { method = "GET", headers, body, signal }) => {
    const sent = new Headers(headers)
    sent.set("x-network", `network-${number}`)
    sent.set("cookie", [...jar].map(([name, value]) => `${name}=${value}`).join("; "))
    const call = { address, method, headers: sent, body: typeof body === "string" ? body : null }
    const response = await site.ask({ call, signal: signal ?? NEVER })
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ""] = cookie.split(";")
      const at = pair.indexOf("=")
      jar.set(pair.slice(0, at), pair.slice(at + 1))
    }
    return response
  }
  const ask = apiClient({ baseUrl: ADDRESS, fetch })
  return { bookings: httpBookings(ask), managed: httpManagedBookings(ask) }
}

/** A visit of a guest whose browser it is. */
export const visitOf = (lobby: Lobby, browser: Browser, number: number, seed: number): Visit => {
  const draws = drawsOf(seed, "visit")
  let keys = 0
  const newKey = (): string => `request-${seed.toString(36)}-${(keys += 1)}`.padEnd(20, "0")
  return { ...browser, lobby, number, name: `guest ${number}`, draws, newKey }
}

/** A guest reads, thinks, types. */
export const thinks = ({ draws }: Visit, most = 90): Effect.Effect<void> =>
  Effect.suspend(() => Effect.sleep(draws.between(1, most) * SECOND_MS))

const tagOf = (failure: unknown): string =>
  typeof failure === "object" && failure !== null && "_tag" in failure ? `${failure._tag}` : "?"

const spoken = (exit: Exit.Exit<unknown, unknown>): string =>
  Exit.isSuccess(exit)
    ? "done"
    : exit.cause.reasons
        .map((reason) => (Cause.isFailReason(reason) ? tagOf(reason.error) : reason._tag))
        .join()

/** Does it, tells what came of it, and reports what no guest may ever meet. */
export const reported = <A, E>({ lobby, name }: Visit, what: string, asked: Effect.Effect<A, E>) =>
  Effect.onExit(asked, (exit) =>
    Effect.sync(() => {
      lobby.story.tell(`${name}: ${what} → ${spoken(exit)}`)
      if (Exit.isFailure(exit) && Cause.hasDies(exit.cause)) lobby.broken(Cause.squash(exit.cause))
    }),
  )

/** Who is impatient hangs up after a moment, and asks again. */
const impatiently = <A, E>(
  { lobby, draws }: Visit,
  asked: Effect.Effect<A, E>,
): Effect.Effect<A, E> =>
  Effect.suspend(() =>
    lobby.weather.strikes("impatient")
      ? Effect.flatMap(Effect.timeoutOption(asked, draws.between(1, 1500)), (answer) =>
          answer._tag === "Some" ? Effect.succeed(answer.value) : asked,
        )
      : asked,
  )

/** Who presses twice is answered twice; the first answer counts. */
const pressed = <A, E>(visit: Visit, asked: Effect.Effect<A, E>): Effect.Effect<A, E> =>
  Effect.suspend(() =>
    visit.lobby.weather.strikes("doublePress")
      ? Effect.flatMap(
          Effect.all([Effect.exit(asked), Effect.exit(asked)], { concurrency: 2 }),
          ([first, second]) => (Exit.isSuccess(first) ? first : second),
        )
      : impatiently(visit, asked),
  )

/** Asks, and asks again with the same key while it is not known what became of it. */
export const insists = <A, E extends { readonly _tag: string }>(
  visit: Visit,
  what: string,
  asked: Effect.Effect<A, E>,
): Effect.Effect<A, E> => {
  const again = (attempts: number): Effect.Effect<A, E> =>
    reported(visit, what, pressed(visit, asked)).pipe(
      Effect.catchIf(
        (failure) => PASSING.has(failure._tag) && attempts < MOST_ATTEMPTS,
        () =>
          Effect.andThen(
            Effect.suspend(() => Effect.sleep(visit.draws.between(1, 12) * SECOND_MS)),
            again(attempts + 1),
          ),
      ),
    )
  return again(1)
}

/** Presses once, or in two tabs at the same time, each with a key of its own; the first answer counts. */
export const inTabs = <A, E>(
  visit: Visit,
  press: (key: string) => Effect.Effect<A, E>,
): Effect.Effect<A, E> =>
  Effect.suspend(() =>
    visit.lobby.weather.strikes("twoTabs")
      ? Effect.flatMap(
          Effect.all([Effect.exit(press(visit.newKey())), Effect.exit(press(visit.newKey()))], {
            concurrency: 2,
          }),
          ([first, second]) => (Exit.isSuccess(first) ? first : second),
        )
      : press(visit.newKey()),
  )
