import { priorities, type Priority } from "./priority.ts"

/** Who asks for a place: how important it is, and from which network, where that is known. */
export type Comer = { readonly priority: Priority; readonly network?: string | undefined }

/** A seat that is free, the one who has to give theirs up, or none. */
export type Seat<Ticket> =
  | { readonly of: "nobody" }
  | { readonly of: "another"; readonly ticket: Ticket }
  | null

/**
 * A line with so many seats, by importance and then by time of arrival. When all are taken, the last
 * to come of the least important gives way to somebody more important; among equals, the last of the
 * network that has most seats gives way to a network that has clearly fewer, so that nobody keeps the
 * others out by asking often.
 */
export const waitingLine = <Ticket extends Comer>(seats: number) => {
  const lines = new Map<Priority, Set<Ticket>>(priorities.map((one) => [one, new Set()]))
  let size = 0

  const lineOf = (priority: Priority): ReadonlySet<Ticket> => lines.get(priority) ?? new Set()

  const seatsByNetwork = (line: ReadonlySet<Ticket>): ReadonlyMap<string | undefined, number> => {
    const counts = new Map<string | undefined, number>()
    for (const { network } of line) counts.set(network, (counts.get(network) ?? 0) + 1)
    return counts
  }

  const lastOf = (line: ReadonlySet<Ticket>, network: string | undefined): Ticket | undefined =>
    [...line].findLast((ticket) => ticket.network === network)

  const givesWay = (comer: Comer): Ticket | undefined => {
    const least = priorities.findLast((one) => lineOf(one).size > 0)
    if (least === undefined) return undefined
    const distance = priorities.indexOf(least) - priorities.indexOf(comer.priority)
    if (distance < 0) return undefined
    const line = lineOf(least)
    const counts = seatsByNetwork(line)
    const [greediest, most] = [...counts].reduce((one, other) => (other[1] > one[1] ? other : one))
    const isFairer = distance > 0 || most > (counts.get(comer.network) ?? 0) + 1
    return isFairer ? lastOf(line, greediest) : undefined
  }

  return {
    size: () => size,
    /** Where somebody would sit who came now. */
    seatFor: (comer: Comer): Seat<Ticket> => {
      if (size < seats) return { of: "nobody" }
      const ticket = givesWay(comer)
      return ticket === undefined ? null : { of: "another", ticket }
    },
    add: (ticket: Ticket): void => {
      lines.get(ticket.priority)?.add(ticket)
      size += 1
    },
    remove: (ticket: Ticket): void => {
      if (lines.get(ticket.priority)?.delete(ticket)) size -= 1
    },
    /** Whose turn it is among those who may begin. */
    first: (mayBegin: (priority: Priority) => boolean): Ticket | undefined => {
      for (const priority of priorities) {
        const [ticket] = mayBegin(priority) ? lineOf(priority) : []
        if (ticket) return ticket
      }
      return undefined
    },
    all: (): ReadonlyArray<Ticket> => priorities.flatMap((one) => [...lineOf(one)]),
  }
}
