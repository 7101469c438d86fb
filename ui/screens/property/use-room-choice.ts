import type { Quote } from "#core/pricing/quote.ts"
import type { Issue } from "#core/kernel/issue.ts"
import type { PropertyPage } from "#core/search/property-page.ts"
import { roomChoiceMachine } from "#core/search/room-choice.machine.ts"
import {
  choiceIssues,
  quoteOfChoice,
  type RoomCounts,
  type RoomsOffered,
} from "#core/search/room-choice.ts"
import { type RoomOnPlan } from "#core/search/room-on-plan.ts"
import type { SearchCriteria } from "#core/search-request/search-criteria.ts"
import { useRouter } from "@tanstack/react-router"
import { useMachine } from "@xstate/react"
import { useEffect, useMemo, useSyncExternalStore } from "react"

/** The rooms a guest is choosing, what they cost, and what still keeps them from being reserved. */
export type RoomChoice = {
  readonly state: "weighing" | "withoutDates" | "soldOut" | "unfinished" | "ready"
  readonly offered: RoomsOffered
  readonly counts: RoomCounts
  readonly quote: Quote | null
  readonly issue: Issue | null
  readonly take: (kind: RoomOnPlan, count: number) => void
}

const offeredBy = (
  page: PropertyPage,
  { dates, party }: SearchCriteria,
  member: boolean,
): RoomsOffered => ({
  property: page.property,
  offers: page.offers,
  ...(page.kinds && { kinds: page.kinds }),
  dates,
  party,
  member,
})

/** Runs the choice of rooms; other dates or guests are weighed as soon as their page is here. */
export const useRoomChoice = (page: PropertyPage, criteria: SearchCriteria): RoomChoice => {
  const { session } = useRouter().options.context
  const isSignedIn = () => session.read() !== null
  const member = useSyncExternalStore(session.subscribe, isSignedIn, isSignedIn)
  const arrived = useMemo(
    () => ({ offered: offeredBy(page, criteria, member), mix: page.mix }),
    [page, criteria, member],
  )
  const [snapshot, send] = useMachine(roomChoiceMachine, { input: arrived })
  useEffect(() => send({ type: "page.arrived", ...arrived }), [arrived, send])
  const { offered, counts } = snapshot.context
  return {
    state: snapshot.value,
    offered,
    counts,
    quote: quoteOfChoice(offered, counts),
    issue: choiceIssues(offered, counts)[0] ?? null,
    take: (kind, count) => send({ type: "guest.tookRooms", ...kind, count }),
  }
}
