import type { Sen } from "#core/money/sen.ts"
import type { Quote } from "#core/pricing/quote.ts"
import type { Issue } from "#core/kernel/issue.ts"
import type { PropertyPage } from "#core/search/property-page.ts"
import { roomChoiceMachine } from "#core/search/room-choice.machine.ts"
import {
  choiceIssues,
  lowestOf,
  quoteOfChoice,
  type RoomCounts,
  type RoomsOffered,
} from "#core/search/room-choice.ts"
import { type RoomOnPlan } from "#core/search/room-on-plan.ts"
import type { StayAsked } from "#core/search-request/stay-asked.ts"
import { useRouter } from "@tanstack/react-router"
import { useMachine } from "@xstate/react"
import { useEffect, useMemo, useSyncExternalStore } from "react"

/** The rooms a guest is choosing, what they cost, and what still keeps them from being reserved. */
export type RoomSelection = {
  readonly state: "weighing" | "withoutDates" | "soldOut" | "unfinished" | "ready"
  readonly offered: RoomsOffered
  readonly counts: RoomCounts
  readonly quote: Quote | null
  /** The lowest night, as a card shows it; where no room can be had, of any; null where all are locked. */
  readonly lowest: Sen | null
  readonly issue: Issue | null
  readonly take: (kind: RoomOnPlan, count: number) => void
}

const offeredBy = (
  page: PropertyPage,
  { dates, party }: StayAsked,
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
export const useRoomChoice = (page: PropertyPage, asked: StayAsked): RoomSelection => {
  const { session } = useRouter().options.context
  const isSignedIn = () => session.read() !== null
  const member = useSyncExternalStore(session.subscribe, isSignedIn, isSignedIn)
  const arrived = useMemo(
    () => ({
      offered: offeredBy(page, asked, member),
      mix: page.mix,
      ...(asked.terms && { terms: asked.terms }),
    }),
    [page, asked, member],
  )
  const [snapshot, send] = useMachine(roomChoiceMachine, { input: arrived })
  useEffect(() => send({ type: "page.arrived", ...arrived }), [arrived, send])
  const { offered, counts } = snapshot.context
  return {
    state: snapshot.value,
    offered,
    counts,
    quote: quoteOfChoice(offered, counts),
    lowest: page.lowestNight ?? lowestOf(offered),
    issue: choiceIssues(offered, counts)[0] ?? null,
    take: (kind, count) => send({ type: "guest.tookRooms", ...kind, count }),
  }
}
