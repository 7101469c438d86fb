import type { AnswersSeen } from "./answers-seen.ts"
import { noConnection, requestOf, type Asking, type Call } from "./call.ts"
import type { CallsUnderWay } from "./calls-under-way.ts"
import type { Countdown } from "./countdown.ts"
import type { Draws } from "./draws.ts"
import type { Server } from "./server.ts"
import type { Timeline } from "./timeline.ts"
import { Violation } from "./violation.ts"
import { inspect } from "node:util"

/** What a server needs around it to answer a call of a browser. */
type AnsweringNeeds = {
  readonly timeline: Timeline
  readonly draws: Draws
  readonly answers: AnswersSeen
  readonly underWay: CallsUnderWay
  readonly countdown: Pick<Countdown, "keyArrived">
  readonly broken: (how: unknown) => void
}

/** A server notices a moment later that a browser gave its call up. */
const hangUpNoticed = (
  { timeline, draws }: AnsweringNeeds,
  { program }: Server,
  given: AbortSignal,
): AbortSignal => {
  const gone = new AbortController()
  given.addEventListener("abort", () => {
    timeline.after(draws.between(0, 50), () => {
      if (program.isAlive()) gone.abort()
    })
  })
  return gone.signal
}

const noteKey = ({ underWay, countdown }: AnsweringNeeds, call: Call): void => {
  if (!call.headers.has("idempotency-key")) return
  underWay.beginKeyed(call)
  countdown.keyArrived()
}

/** Compares an answer with those that were given before to the same key. */
const compare = (
  { answers, broken }: AnsweringNeeds,
  ...answer: Parameters<AnswersSeen["note"]>
): void => {
  try {
    answers.note(...answer)
  } catch (how) {
    broken(how)
  }
}

const defectOf = ({ address }: Call, defect: unknown): Violation =>
  new Violation("5", `${address} met a defect: ${inspect(defect, { depth: 6 })}`)

/** A call that is cut off by the death of its server, by its own asker, or by nobody. */
export const answerOf = (
  needs: AnsweringNeeds,
  server: Server,
  { call, signal }: Asking,
): Promise<Response> => {
  const { underWay, broken } = needs
  const gone = hangUpNoticed(needs, server, signal)
  const before = needs.answers.timesForgotten()
  noteKey(needs, call)
  return new Promise((resolve, reject) => {
    underWay.onCut(reject)
    const answered = async (): Promise<Response> => {
      const request = requestOf(call, gone)
      const caller = server.callerOf(request)
      const response = await server.answer(request, caller)
      underWay.forget(reject)
      underWay.endKeyed(call)
      const text = await response.clone().text()
      if (needs.answers.timesForgotten() === before)
        compare(needs, caller.guest.id, call, response.status, text)
      return response
    }
    answered().then(resolve, (defect: unknown) => {
      underWay.endKeyed(call)
      if (underWay.forget(reject)) broken(defectOf(call, defect))
      reject(noConnection())
    })
  })
}
