import { assign, setup } from "xstate"
import {
  choiceIssues,
  countsOf,
  mostBeside,
  mostOf,
  type RoomCounts,
  type RoomsOffered,
} from "./room-choice.ts"
import { choiceKey, type RoomOnPlan } from "./room-on-plan.ts"
import type { RoomChoiceShown } from "../room-mix/room-mix.ts"
import { noTerms, termFilters, type Terms } from "../search-request/stay-asked.ts"

/** Rooms on offer with the mix that is chosen unless the guest chooses otherwise. */
export type RoomsArrived = {
  readonly offered: RoomsOffered
  readonly mix: ReadonlyArray<RoomChoiceShown> | null
  /** The terms asked for. */
  readonly terms?: Terms
}

export type RoomChoiceEvent =
  | ({ readonly type: "guest.tookRooms"; readonly count: number } & RoomOnPlan)
  | ({ readonly type: "page.arrived" } & RoomsArrived)

type Context = {
  readonly offered: RoomsOffered
  readonly terms: Terms
  readonly counts: RoomCounts
  /** Who chose them: until the guest has, they are the mix that came with the page. */
  readonly chosenBy: "page" | "guest"
}

/** The rooms as they arrive: with the mix chosen. */
const withMix = ({ offered, mix, terms = noTerms }: RoomsArrived): Context => ({
  offered,
  terms,
  counts: countsOf(mix ?? []),
  chosenBy: "page",
})

/** Whether chosen rooms may stay chosen once another page is here. */
const mayStay: Readonly<Record<Context["chosenBy"], boolean>> = { page: false, guest: true }

const areSame = (one: Terms, other: Terms): boolean =>
  termFilters.every((term) => one[term] === other[term])

/** What the guest chose stays chosen for other dates where it can still be had; else the mix, and on other terms. */
const keptOrMix = (arrived: RoomsArrived, { terms, counts, chosenBy }: Context): Context => {
  const next = withMix(arrived)
  const isKept =
    mayStay[chosenBy] &&
    areSame(next.terms, terms) &&
    choiceIssues(next.offered, counts).length === 0
  return isKept ? { ...next, counts, chosenBy } : next
}

const withRooms = ({ counts, offered }: Context, taken: RoomOnPlan, count: number): RoomCounts => ({
  ...counts,
  [choiceKey(taken)]: Math.max(0, Math.min(count, mostBeside(offered, counts, taken))),
})

/** Chooses rooms of a property until they seat the party and the stay can be reserved. */
export const roomChoiceMachine = setup({
  types: {
    input: {} as RoomsArrived,
    context: {} as Context,
    events: {} as RoomChoiceEvent,
  },
  guards: {
    hasNoDates: ({ context }) => context.offered.dates === null,
    hasNoRooms: ({ context }) => context.offered.offers.every((offer) => mostOf(offer) === 0),
    canBeReserved: ({ context }) => choiceIssues(context.offered, context.counts).length === 0,
  },
}).createMachine({
  id: "roomChoice",
  description:
    "Chooses rooms of a property until they seat the party and the stay can be reserved.",
  context: ({ input }) => withMix(input),
  initial: "weighing",
  on: {
    "guest.tookRooms": {
      target: ".weighing",
      actions: assign({
        counts: ({ context, event }) => withRooms(context, event, event.count),
        chosenBy: "guest",
      }),
    },
    "page.arrived": {
      target: ".weighing",
      actions: assign(({ context, event }) => keptOrMix(event, context)),
    },
  },
  states: {
    weighing: {
      description: "The choice is held against what is free and whom it seats.",
      always: [
        { guard: "hasNoDates", target: "withoutDates" },
        { guard: "hasNoRooms", target: "soldOut" },
        { guard: "canBeReserved", target: "ready" },
        { target: "unfinished" },
      ],
    },
    withoutDates: {
      description: "Dates are still to be chosen, so that rooms have a price and can be taken.",
    },
    soldOut: { description: "No room of the property is free in every night of the stay." },
    unfinished: { description: "The rooms chosen do not seat the party yet." },
    ready: { description: "The rooms chosen seat everybody, and the stay can be reserved." },
  },
})
