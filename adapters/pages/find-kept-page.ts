import type { Language } from "#core/kernel/localised.ts"
import { preferencesIn, type Preferences } from "#core/preferences/preferences.ts"
import { acceptedPacking } from "../http-server/files/accepted-encoding.ts"
import { withHeaders } from "../http-server/answer-headers.ts"
import type { FindKeptPage, KeptPageRequest } from "../http-server/early-page.ts"
import { commonHeaders, type Neighbours } from "../http-server/security-headers.ts"
import type { finishedPage } from "./finished-page.ts"
import { answerWith, readyAnswerWith } from "./kept-page-answer.ts"
import type { KeptPage } from "./kept-pages.ts"
import type { FindUnderAddress, Look } from "./page-keeping.ts"

type Needs = {
  readonly find: FindUnderAddress
  readonly lookOf: (preferences: Preferences, origin: string) => Look
  readonly neighbours: Neighbours
  readonly publicUrl: string | null
  readonly finish: ReturnType<typeof finishedPage>
}

/** The headers by which answers with one page differ. */
const conditionsIn = (headers: KeptPageRequest["headers"]): Record<string, string> =>
  Object.fromEntries(
    ["accept-encoding", "if-none-match"].flatMap((name) => {
      const value = headers.get(name)
      return value === null ? [] : [[name, value]]
    }),
  )

/**
 * Finds a kept page and gives it as a signed-out guest gets it, made ready once for each packing. A
 * page that is asked for unpacked goes the usual way: its bytes would be kept twice.
 */
export const findKeptPage = ({
  find,
  lookOf,
  neighbours,
  publicUrl,
  finish,
}: Needs): FindKeptPage => {
  const answered = async (
    page: KeptPage,
    request: Request,
    language: Language,
  ): Promise<Response> => {
    const facts = { language, own: page.own, isPersonal: false }
    const answer = finish(request, await answerWith(page, request), facts)
    return withHeaders(answer, commonHeaders(neighbours))
  }
  return ({ target, host, headers }) => {
    if (acceptedPacking({ headers }) === null) return null
    const url = `http://${host}${target}`
    const preferences = preferencesIn({ url, headers })
    const found = find(target, lookOf(preferences, publicUrl ?? `http://${host}`))
    if (found === null) return null
    return found.then((page) => {
      if (page === null) return null
      const { language } = preferences
      const made = () => {
        const request = new Request(url, { headers: conditionsIn(headers) })
        return answered(page, request, language)
      }
      return readyAnswerWith(page, { headers }, made)
    })
  }
}
