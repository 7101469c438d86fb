import { priorities } from "#adapters/http-server/admission/priority.ts"
import { waitingLine, type Comer } from "#adapters/http-server/admission/waiting-line.ts"
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
          const isFull = before.length === SEATS
          expect(before.length).toBeLessThanOrEqual(SEATS)
          expect(isFull || (isRefused !== true && gaveWay === undefined)).toBe(true)
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

  it("refuses nobody while somebody less important waits", () => {
    fc.assert(
      fc.property(steps, (all) => {
        for (const { before, came, isRefused } of walked(all)) {
          if (!came || isRefused !== true) continue
          expect(before.filter((one) => rank(one) > rank(came))).toEqual([])
        }
      }),
    )
  })

  it("lets the least important give way, and nobody more important than who came", () => {
    fc.assert(
      fc.property(steps, (all) => {
        for (const { before, came, gaveWay } of walked(all)) {
          if (!came || !gaveWay) continue
          expect(rank(gaveWay)).toBe(Math.max(...before.map(rank)))
          expect(rank(gaveWay)).toBeGreaterThanOrEqual(rank(came))
        }
      }),
    )
  })

  it("refuses among equals only whose network has no fewer seats than the others, but one", () => {
    fc.assert(
      fc.property(steps, (all) => {
        for (const { before, came, isRefused } of walked(all)) {
          if (!came || isRefused !== true) continue
          const equals = before.filter(({ priority }) => priority === came.priority)
          const most = Math.max(0, ...equals.map((one) => seatsOf(before, one)))
          expect(most).toBeLessThanOrEqual(seatsOf(before, came) + 1)
        }
      }),
    )
  })

  it("lets the last to come of the network with most seats give way", () => {
    fc.assert(
      fc.property(steps, (all) => {
        for (const { before, came, gaveWay } of walked(all)) {
          if (!came || !gaveWay) continue
          const equals = before.filter(({ priority }) => priority === gaveWay.priority)
          const rivals = equals.filter(({ network }) => network === gaveWay.network)
          const isFairer = rivals.length > seatsOf(before, came) + 1
          expect(gaveWay).toEqual(rivals.at(-1))
          expect(rivals.length).toBe(Math.max(...equals.map((one) => seatsOf(before, one))))
          expect(isFairer || gaveWay.priority !== came.priority).toBe(true)
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

  it("takes a seat from nobody while one is free", () => {
    expect(waitingLine<Ticket>(1).seatFor({ priority: "search" })).toEqual({ of: "nobody" })
  })

  it("counts nobody twice who leaves", () => {
    const line = waitingLine<Ticket>(2)
    const [one, other] = [
      { priority: "search", number: 1 } as const,
      { priority: "search", number: 2 } as const,
    ]
    for (const ticket of [one, other]) line.add(ticket)

    for (const ticket of [one, one]) line.remove(ticket)

    expect(line.size()).toBe(1)
    expect(line.all()).toEqual([other])
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
