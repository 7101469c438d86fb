import type { StayResult } from "#core/search/search-answer.ts"
import type { ListAsked } from "#core/search/stay-card.ts"
import type { Slug } from "#core/property/property.ts"
import { slugsIn } from "#core/shortlist/shortlist-address.ts"
import { useRouter } from "@tanstack/react-router"
import { useEffect, useState } from "react"
import type { PageAnswer } from "../../app/pages.ts"

type Listed = PageAnswer<ReadonlyArray<StayResult>>

const NONE: Listed = { ok: [] }

/**
 * The named stays for the dates asked, null until they are here. Stays that were removed since go
 * at once; what is here stays while other dates are on their way.
 */
export const useListed = (slugs: ReadonlyArray<Slug> | null, asked: ListAsked) => {
  const { pages } = useRouter().options.context
  const [answer, setAnswer] = useState<Listed | null>(null)
  const [tries, setTries] = useState(0)
  const names = slugs?.toSorted().join(",") ?? null
  const { dates, party } = asked
  useEffect(() => {
    if (names === null) return undefined
    let isCurrent = true
    const wanted = slugsIn(names)
    const asking =
      wanted.length === 0 ? Promise.resolve(NONE) : pages.listed(wanted, { dates, party })
    void asking.then((listed) => {
      if (isCurrent) setAnswer(listed)
    })
    return () => {
      isCurrent = false
    }
  }, [pages, names, dates, party, tries])
  return {
    answer,
    retry: () => {
      setAnswer(null)
      setTries(tries + 1)
    },
  }
}
