import { GONE, writeFailure, type Answer } from "#adapters/http-api/answer-writing.ts"
import {
  findEndpoint,
  understand,
  type PortFor,
  type UnderstoodCall,
} from "#adapters/http-api/answering.ts"
import { OriginRefused } from "#adapters/http-api/protocol.errors.ts"
import type { StoredAnswers } from "#core/workload/stored-answers.port.ts"
import { Effect } from "effect"
import { createHash } from "node:crypto"
import { whileAsked, type Admission } from "./admission/admission.ts"
import type { RequestCaller } from "./caller.ts"
import { onceByKey, togetherByKey } from "./once-by-key.ts"
import { priorityOfCall } from "./admission/priority.ts"
import { isSameOrigin } from "./same-origin.ts"

/** Answers a signed-out guest from these ports, and keeps the answer for those who ask the same. */
export type KeepAnswer = (
  request: Request,
  portFor: PortFor,
  answerFrom: UnderstoodCall["answer"],
) => Effect.Effect<Answer>

/** What the API is answered from. */
export interface ApiNeeds {
  readonly portsFor: (caller: RequestCaller) => Effect.Effect<PortFor>
  readonly storedAnswers: StoredAnswers
  /** Lets no more calls in than this process can answer. */
  readonly admitted: Admission
  /** Where guests find the site; null where only the Host header tells. */
  readonly publicUrl: string | null
  /** Without it no answer is kept. */
  readonly keepAnswer?: KeepAnswer
}

const callOf = (session: string, pathname: string, { name, endpoint, call }: UnderstoodCall) => ({
  key: `${session} ${name} ${call.key}`,
  request: createHash("sha256")
    .update(JSON.stringify([endpoint.method, pathname, call.payload ?? null]))
    .digest("base64url"),
})

/** What takes rooms is given up while it still can be; everything else that was begun ends. */
const isGivenUp = (name: string): boolean => name === "hold"

/** These change nothing but one booking: their answers are kept in its transactions. */
const changeOneBooking: ReadonlySet<string> = new Set([
  "hold",
  "giveDetails",
  "pay",
  "settle",
  "leave",
])

/** Answers a call of the contract for one caller; every expected failure is a problem. */
export const apiServer = (needs: ApiNeeds) => {
  const once = onceByKey(needs.storedAnswers)
  const together = togetherByKey(needs.storedAnswers)
  return (request: Request, caller: RequestCaller): Effect.Effect<Answer> =>
    Effect.gen(function* () {
      const { pathname } = new URL(request.url)
      const match = yield* findEndpoint(request.method, pathname)
      const isUnsafe = match.endpoint.method !== "GET"
      if (isUnsafe && !isSameOrigin(request, needs.publicUrl)) return yield* new OriginRefused()
      const understood = yield* understand(match, request)
      const { name, endpoint } = understood
      const keyed = changeOneBooking.has(name) ? together : once
      const isKept = name === "search" && caller.browser.secret === null
      const read = (portFor: PortFor) =>
        isKept && needs.keepAnswer
          ? needs.keepAnswer(request, portFor, understood.answer)
          : understood.answer(portFor)
      const work = Effect.flatMap(needs.portsFor(caller), (portFor) =>
        endpoint.keyed
          ? keyed(callOf(caller.guest.id, pathname, understood), understood.answer(portFor))
          : read(portFor),
      )
      const { signal } = request
      const { network } = caller
      return yield* needs.admitted({ priority: priorityOfCall(name), network, signal })(
        isGivenUp(name) ? whileAsked(signal)(work) : work,
      )
    }).pipe(
      Effect.catchTag("ClientGone", () => Effect.succeed(GONE)),
      Effect.catch((failure) => Effect.succeed(writeFailure(failure))),
    )
}
