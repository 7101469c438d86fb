import type { Clock } from "#core/kernel/environment.port.ts"
import type { CatalogueSnapshot } from "#core/inventory/catalogue.port.ts"
import type { Properties } from "#core/search/properties.port.ts"
import { Effect } from "effect"
import { wholeHourAt } from "#core/kernel/whole-hour.ts"
import type { KeepAnswer } from "../http-server/api-server.ts"
import { withHeaders } from "../http-server/answer-headers.ts"
import type { FindKeptPage, KeptPageRequest } from "../http-server/early-page.ts"
import { quickPacking } from "../http-server/files/accepted-encoding.ts"
import { packedAnswer } from "../http-server/files/packed-answer.ts"
import { readyFrom, type ReadyAnswer } from "../http-server/ready-answer.ts"
import { commonHeaders, POLICY_OF_FILES, type Neighbours } from "../http-server/security-headers.ts"
import { keptByVersion } from "./kept-pages.ts"
import { LONGEST_ADDRESS } from "./page-keeping.ts"
import { byKeeping, listenedTo, type PageQuestion } from "./page-questions.ts"
import { pagesStillTrue } from "./pages-still-true.ts"

/** Some 50 answers with twenty stays. */
const LIMIT_BYTES = 8 * 1024 * 1024

const SEARCHES = "/api/properties?"

type Answer = Parameters<typeof packedAnswer>[1]
type PortFor = Parameters<KeepAnswer>[1]

/** An answer as it was given once, to be given to everybody signed out who asks the same. */
type KeptAnswer = {
  readonly answer: Answer
  readonly asked: ReadonlyArray<PageQuestion>
  /** The whole answer by how it is packed. */
  readonly ready: Map<string, Promise<ReadyAnswer>>
}

/** Written in UTF-16, packed twice, and kept as the answer of the search that it was written from. */
const weightOf = ({ answer }: KeptAnswer): number => answer.body.length * 4

/** Stands for a version that is not known yet: before it is given, its questions are asked again. */
const ANY = {}

/** The whole answer as it is sent to who asks like this, made once for all of them. */
const readyFor = (
  { answer, ready }: KeptAnswer,
  { target, host, headers }: KeptPageRequest,
  neighbours: Neighbours,
): Promise<ReadyAnswer> => {
  const packing = quickPacking({ headers })
  const known = ready.get(`${packing}`)
  if (known) return known
  const request = new Request(`http://${host}${target}`, {
    headers: packing === null ? {} : { "accept-encoding": packing },
  })
  const written = withHeaders(packedAnswer(request, answer), {
    "content-security-policy": POLICY_OF_FILES,
    ...commonHeaders(neighbours),
  })
  const made = readyFrom(written)
  ready.set(`${packing}`, made)
  made.catch(() => ready.delete(`${packing}`))
  return made
}

/** The same ports, where what is asked of the inventory is heard. */
const listening = (portFor: PortFor, heard: Parameters<typeof listenedTo>[1]): PortFor =>
  ((subject: Parameters<PortFor>[0]) =>
    subject === "properties"
      ? listenedTo(portFor(subject), heard, byKeeping)
      : portFor(subject)) as PortFor

type Needs = {
  /** What is on sale now: the same object as long as nothing of it changes; null while nobody knows. */
  readonly versionNow: () => Promise<CatalogueSnapshot | null>
  /** What signed-out guests find in it. */
  readonly propertiesIn: (snapshot: CatalogueSnapshot) => Properties
  readonly clock: Clock
  readonly neighbours: Neighbours
}

/** Keeps answers, and finds them again. */
export type AnswerKeeping = { readonly find: FindKeptPage; readonly keepAnswer: KeepAnswer }

/**
 * Keeps the answers to searches of signed-out guests, and finds them for as long as they are what a
 * search would answer now.
 */
export const answerKeeping = ({
  versionNow,
  propertiesIn,
  clock,
  neighbours,
}: Needs): AnswerKeeping => {
  const answers = keptByVersion<KeptAnswer>(LIMIT_BYTES, weightOf)
  const findTrue = pagesStillTrue<KeptAnswer>()
  const keyOf = (target: string): string => `${wholeHourAt(clock.now())} ${target}`

  const find: FindKeptPage = (asked) => {
    const { target, headers } = asked
    if (!target.startsWith(SEARCHES) || headers.get("origin") !== null) return null
    const key = keyOf(target)
    if (answers.last(key) === null) return null
    const found = async () => {
      const version = await versionNow()
      if (version === null) return null
      const now = { version, kept: answers, now: async () => version }
      const kept = await findTrue(now, key, propertiesIn(version))
      return kept && readyFor(kept, asked, neighbours)
    }
    return found()
  }

  const keepAnswer: KeepAnswer = (request, portFor, answerFrom) => {
    const { pathname, search } = new URL(request.url)
    const target = pathname + search
    if (!target.startsWith(SEARCHES) || target.length > LONGEST_ADDRESS) return answerFrom(portFor)
    const asked: Array<PageQuestion> = []
    const heard = {
      answered: (question: PageQuestion) => void asked.push(question),
      failed: () => undefined,
    }
    const key = keyOf(target)
    return Effect.tap(answerFrom(listening(portFor, heard)), (answer) =>
      Effect.sync(() => {
        if (answer.status === 200) answers.keep(ANY, key, { answer, asked, ready: new Map() })
      }),
    )
  }

  return { find, keepAnswer }
}
