import { messages, protocol, type PGlite } from "@electric-sql/pglite"
import type { Queryable, Question } from "../connection/pool-connection.ts"
import { engineAnswerIn, type EngineAnswer, type EngineMessage } from "./engine-answer.ts"

/** The only session of an embedded database. */
export interface EngineSession extends Queryable {
  /** A transaction was begun and is not over. */
  readonly isInTransaction: () => boolean
}

const { serialize, Parser } = protocol

const prepared = (
  { text, name = "", values = [] }: Question,
  isKnown: boolean,
): ReadonlyArray<Uint8Array> => [
  ...(isKnown ? [] : [serialize.parse({ text, name })]),
  serialize.bind({ statement: name, values }),
  serialize.describe({ type: "P" }),
  serialize.execute(),
  serialize.sync(),
]

const reasonIn = (said: ReadonlyArray<EngineMessage>): string => {
  const error = said.find((one) => one instanceof messages.DatabaseError)
  return error === undefined ? "" : `: ${error.message}`
}

/**
 * Asks the engine and hears it out within one call: all messages of the question go in together, and
 * what comes out before the call is over is its answer. No message of another question can be among
 * them, and none is left over for the next.
 */
const heardOut = async (
  pglite: PGlite,
  question: ReadonlyArray<Uint8Array>,
): Promise<EngineAnswer> => {
  const said: Array<EngineMessage> = []
  const parser = new Parser()
  await pglite.execProtocolRawStream(Buffer.concat(question), {
    syncToFs: false,
    onRawData: (bytes) => parser.parse(bytes, (message) => said.push(message)),
  })
  const answer = engineAnswerIn(said)
  if (answer === null)
    throw new Error(`The embedded database broke off in its answer${reasonIn(said)}`)
  return answer
}

/**
 * Sends the engine one statement after the other; the caller has it alone meanwhile. An engine that
 * broke off, such as on a disk that takes no more of its log, gets no statement any more; its
 * owner is notified once.
 */
export const engineSession = (
  pglite: PGlite,
  brokeOff: (cause: unknown) => void = () => undefined,
): EngineSession => {
  const known = new Set<string>()
  let status = "I"
  let failure: { readonly cause: unknown } | undefined

  const answerTo = async (question: Question): Promise<EngineAnswer> => {
    const { text, name } = question
    const isPrepared = name !== undefined
    const message = isPrepared ? prepared(question, known.has(name)) : [serialize.query(text)]
    const answer = await heardOut(pglite, message)
    if (isPrepared && answer.isParsed) known.add(name)
    return answer
  }

  return {
    isInTransaction: () => failure === undefined && status !== "I",
    query: async (question) => {
      if (failure) throw new Error("The embedded database has failed", failure)
      const answer = await answerTo(question).catch((cause: unknown) => {
        failure = { cause }
        brokeOff(cause)
        throw cause
      })
      status = answer.status
      if (answer.error) throw answer.error
      return { rows: answer.rows(), command: answer.command }
    },
  }
}
