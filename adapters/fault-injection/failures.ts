import { responseOf, writeFailure } from "#adapters/http-api/answer-writing.ts"
import type { ProblemTag } from "#adapters/http-api/problem-statuses.ts"

type Ask = (request: Request) => Promise<Response>

/** What becomes of one call instead of its answer; `ask` would get the true one. */
export type Failure = (request: Request, ask: Ask) => Promise<Response>

const cutOff = (): TypeError => new TypeError("Failed to fetch")

/** The server says no, in the words of the contract. */
export const refuses =
  (failure: () => { readonly _tag: ProblemTag }): Failure =>
  async () =>
    responseOf(writeFailure(failure()))

/** Nobody is there. */
export const isCutOff: Failure = () => Promise.reject(cutOff())

/** The call was heard and done, but its answer never came back. */
export const losesTheAnswer: Failure = async (request, ask) => {
  await ask(request)
  throw cutOff()
}

/** A gateway answers for a server that is down. */
export const isDown: Failure = async () => new Response("Bad gateway", { status: 502 })

/** No answer, until the caller gives up. */
export const neverAnswers: Failure = ({ signal }) =>
  new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(cutOff()))
  })

/** The true answer, so many milliseconds later. */
export const takes =
  (milliseconds: number): Failure =>
  async (request, ask) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds))
    return ask(request)
  }

type Fields = Readonly<Record<string, unknown>>

/** The server hears something else than was said. */
export const mishears =
  (change: (said: Fields) => Fields): Failure =>
  async (request, ask) => {
    const body = JSON.stringify(change((await request.clone().json()) as Fields))
    return ask(new Request(request, { body }))
  }

/** The card form carries another card than the guest typed. */
export const carriesCard =
  (number: string): Failure =>
  async (request, ask) => {
    const body = new URLSearchParams(await request.clone().text())
    body.set("payment_method_data[card][number]", number)
    return ask(new Request(request, { body }))
  }

/** The page reads something else than was answered; a refusal stays what it is. */
export const misreads =
  (change: (answered: Fields) => Fields): Failure =>
  async (request, ask) => {
    const answer = await ask(request)
    if (!answer.ok) return answer
    return Response.json(change((await answer.json()) as Fields), { status: answer.status })
  }
