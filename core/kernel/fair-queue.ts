import { Effect } from "effect"

/** How much costly work is done at once, and how much may wait for it. */
export type FairTerms = {
  readonly atOnce: number
  /** How much of one owner is at work or waits. */
  readonly perOwner: number
  /** How much waits in all. */
  readonly seats: number
}

type Ticket = { readonly owner: string; readonly begin: () => void }

/** Who waits, by owner; the owner whose turn is next comes first. */
const lineOf = () => {
  const line = new Map<string, ReadonlyArray<Ticket>>()
  const put = (owner: string, tickets: ReadonlyArray<Ticket>): void => {
    line.delete(owner)
    if (tickets.length > 0) line.set(owner, tickets)
  }
  return {
    join: (ticket: Ticket): void =>
      void line.set(ticket.owner, [...(line.get(ticket.owner) ?? []), ticket]),
    leave: (ticket: Ticket): void => {
      const others = (line.get(ticket.owner) ?? []).filter((one) => one !== ticket)
      if (others.length > 0) line.set(ticket.owner, others)
      else line.delete(ticket.owner)
    },
    next: (): Ticket | undefined => {
      for (const [owner, [first, ...others]] of line) {
        put(owner, others)
        return first
      }
      return undefined
    },
    length: (): number => [...line.values()].reduce((sum, { length }) => sum + length, 0),
  }
}

/**
 * Does costly work a little at a time, the owners in turn, so that one who asks for much delays
 * nobody else by more than what is at work. Who comes when their share or all seats are taken fails
 * at once with what `busy` makes; who is interrupted gives up the place.
 */
export const fairQueue = <Busy>(
  { atOnce, perOwner, seats }: FairTerms,
  busy: () => Busy,
): ((owner: string) => <A, E>(work: Effect.Effect<A, E>) => Effect.Effect<A, E | Busy>) => {
  const line = lineOf()
  const held = new Map<string, number>()
  let atWork = 0

  const hold = (owner: string, change: 1 | -1): void => {
    const count = (held.get(owner) ?? 0) + change
    if (count > 0) held.set(owner, count)
    else held.delete(owner)
  }
  const beginNext = (): void => {
    const ticket = atWork < atOnce ? line.next() : undefined
    if (ticket === undefined) return
    atWork += 1
    ticket.begin()
  }
  const turn = (owner: string) =>
    Effect.callback<void>((resume) => {
      const ticket: Ticket = { owner, begin: () => resume(Effect.void) }
      line.join(ticket)
      beginNext()
      return Effect.sync(() => line.leave(ticket))
    })
  const ended = Effect.sync(() => {
    atWork -= 1
    beginNext()
  })

  return (owner) =>
    <A, E>(work: Effect.Effect<A, E>) =>
      Effect.suspend((): Effect.Effect<A, E | Busy> => {
        const isFull = atWork >= atOnce && line.length() >= seats
        if (isFull || (held.get(owner) ?? 0) >= perOwner) return Effect.fail(busy())
        hold(owner, 1)
        return Effect.uninterruptibleMask((restore) =>
          Effect.andThen(restore(turn(owner)), Effect.ensuring(restore(work), ended)),
        ).pipe(Effect.ensuring(Effect.sync(() => hold(owner, -1))))
      })
}
