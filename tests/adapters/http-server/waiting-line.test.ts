import { priorities } from "#adapters/http-server/priority.ts"
import { waitingLine, type Comer } from "#adapters/http-server/waiting-line.ts"
import fc from "fast-check"
import { describe, expect, it } from "vitest"

type Ticket = Comer & { readonly number: number }
type Step = Comer | "next"

const SEATS = 6
const networks = ["home", "office", "crowd", undefined]
const comers: fc.Arbitrary<Comer> = fc.record({
  priority: fc.constantFrom(...priorities),
  network: fc.constantFrom(...networks),
})
const steps: fc.Arbitrary<ReadonlyArray<Step>> = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: comers },
    { weight: 1, arbitrary: fc.constant("next" as const) },
  ),
  { maxLength: 60 },
)

const rank = ({ priority }: Comer): number => priorities.indexOf(priority)

/** What came of a line in which these came and were served. */
const walked = (all: ReadonlyArray<Step>) => {
  const line = waitingLine<Ticket>(SEATS)
  const events: Array<{
    readonly before: ReadonlyArray<Ticket>
    readonly came?: Ticket
    readonly gaveWay?: Ticket
    readonly isRefused?: boolean
    readonly served?: Ticket
  }> = []
  for (const [number, step] of all.entries()) {
    const before = line.all()
    if (step === "next") {
      const served = line.first(() => true)
      if (served) line.remove(served)
      if (served) events.push({ before, served })
      continue
    }
    const came = { ...step, number }
    const seat = line.seatFor(came)
    if (seat?.of === "another") line.remove(seat.ticket)
    if (seat) line.add(came)
    events.push({
      before,
      came,
      isRefused: seat === null,
      ...(seat?.of === "another" && { gaveWay: seat.ticket }),
    })
    expect(line.size()).toBe(line.all().length)
  }
  return events
}

const seatsOf = (line: ReadonlyArray<Ticket>, { priority, network }: Comer): number =>
  line.filter((one) => one.priority === priority && one.network === network).length

describe("a line of requests", () => {
  it("never has more than its seats, and refuses nobody while one is free", () => {
    fc.assert(
      fc.property(steps, (all) => {
        for (const { before, isRefused, gaveWay } of walked(all)) {
          expect(before.length).toBeLessThanOrEqual(SEATS)
          if (before.length < SEATS) expect(isRefused === true || gaveWay !== undefined).toBe(false)
        }
      }),
    )
  })

  it("serves the most important, and of those who came first", () => {
    fc.assert(
      fc.property(steps, (all) => {
        for (const { before, served } of walked(all)) {
          if (!served) continue
          const [first] = before.toSorted(
            (one, other) => rank(one) - rank(other) || one.number - other.number,
          )
          expect(served).toEqual(first)
        }
      }),
    )
  })

  it("refuses nobody while somebody less important waits, and lets nobody more important give way", () => {
    fc.assert(
      fc.property(steps, (all) => {
        for (const { before, came, isRefused, gaveWay } of walked(all)) {
          if (!came) continue
          const isBelow = before.some((one) => rank(one) > rank(came))
          if (isRefused) expect(isBelow).toBe(false)
          if (!gaveWay) continue
          expect(rank(gaveWay)).toBe(Math.max(...before.map(rank)))
          expect(rank(gaveWay)).toBeGreaterThanOrEqual(rank(came))
        }
      }),
    )
  })

  it("lets among equals only a network give way that has more seats, by its last to come", () => {
    fc.assert(
      fc.property(steps, (all) => {
        for (const { before, came, isRefused, gaveWay } of walked(all)) {
          if (!came) continue
          const own = seatsOf(before, came)
          const equals = before.filter(({ priority }) => priority === came.priority)
          const isFull = Math.max(...before.map(rank), 0) <= rank(came)
          if (isRefused && isFull)
            for (const one of equals) expect(seatsOf(before, one)).toBeLessThanOrEqual(own + 1)
          if (!gaveWay) continue
          const rivals = before.filter(
            ({ priority, network }) => priority === gaveWay.priority && network === gaveWay.network,
          )
          expect(gaveWay).toEqual(rivals.at(-1))
          if (gaveWay.priority === came.priority) expect(rivals.length).toBeGreaterThan(own + 1)
        }
      }),
    )
  })

  it("gives a guest a seat whom a crowd from one network has come before", () => {
    const line = waitingLine<Ticket>(3)
    for (const number of [1, 2, 3]) line.add({ priority: "search", network: "crowd", number })

    expect(line.seatFor({ priority: "search", network: "crowd" })).toBeNull()
    expect(line.seatFor({ priority: "search", network: "home" })).toEqual({
      of: "another",
      ticket: { priority: "search", network: "crowd", number: 3 },
    })
  })

  it("passes over those who may not begin yet", () => {
    const line = waitingLine<Ticket>(3)
    const [hold, search] = [
      { priority: "booking", number: 1 } as const,
      { priority: "search", number: 2 } as const,
    ]
    for (const ticket of [hold, search]) line.add(ticket)

    expect(line.first((priority) => priority !== "booking")).toBe(search)
    expect(line.first(() => false)).toBeUndefined()
  })
})
