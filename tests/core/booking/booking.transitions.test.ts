import type { BookingEvent } from "#core/booking/booking.event.ts"
import { bookingMachine } from "#core/booking/booking.machine.ts"
import { BookingStatus } from "#core/booking/booking-status.ts"
import { step } from "#core/booking/next-status.ts"
import { statusFacts } from "#core/booking/status-facts.ts"
import { Effect, Result } from "effect"
import { describe, expect, it } from "vitest"
import { getAdjacencyMap } from "xstate/graph"
import { everyBookingEvent } from "./every-booking-event.ts"

const statuses = BookingStatus.literals

const after = (status: BookingStatus, event: BookingEvent) =>
  Effect.runSync(Effect.result(step(status, event)))

const factsOf = ({ type: _, ...facts }: BookingEvent): string =>
  Object.entries(facts)
    .filter(([name]) => name !== "reason")
    .map(([name, fact]) => `${fact === false ? "not " : ""}${name}${fact === 0 ? " 0" : ""}`)
    .join(", ")

const outcomeOf = (status: BookingStatus, event: BookingEvent): string => {
  const result = after(status, event)
  if (Result.isFailure(result)) return "refused"
  return [result.success.status, ...result.success.commands].join(" + ")
}

/** One line for each event whose facts do not matter, else one for each set of facts. */
const linesOf = (status: BookingStatus, events: ReadonlyArray<BookingEvent>) => {
  const outcomes = new Set(events.map((event) => outcomeOf(status, event)))
  if (outcomes.size === 1) return [`  ${events[0]?.type}: ${[...outcomes][0]}`]
  return events.map((event) => `  ${event.type} (${factsOf(event)}): ${outcomeOf(status, event)}`)
}

const chapterOf = (status: BookingStatus): string => {
  const byType = Object.values(Object.groupBy(everyBookingEvent, ({ type }) => type))
  return [status, ...byType.flatMap((events) => linesOf(status, events ?? []))].join("\n")
}

const stateOf = (status: BookingStatus) => {
  const state = bookingMachine.states[status]
  if (state === undefined) throw new Error(`The machine has no state ${status}`)
  return state
}

const edges = Object.values(getAdjacencyMap(bookingMachine, { events: [...everyBookingEvent] }))

describe("the life of a booking", () => {
  it("moves exactly as the reviewed table says", async () => {
    const table = `${statuses.map(chapterOf).join("\n\n")}\n`

    await expect(table).toMatchFileSnapshot("./booking.transitions.golden.txt")
  })

  it("hears of the money of a stay that was sold, whatever became of the stay", () => {
    const ofMoney = /^(PAYMENT_(AUTHORISED|LOST|DISPUTED)|DISPUTE_(WON|LOST))$/
    const events = everyBookingEvent.filter(({ type }) => ofMoney.test(type))
    const deaf = statuses
      .filter((status) => statusFacts[status].isSold)
      .flatMap((status) =>
        events
          .filter((event) => outcomeOf(status, event) === "refused")
          .map(({ type }) => `${status} ${type}`),
      )

    expect(new Set(events.map(({ type }) => type)).size).toBe(5)
    expect(deaf).toEqual([])
  })

  it("can reach every status from a hold", () => {
    const reached = edges.map(({ state }) => state.value)

    expect(reached.toSorted()).toEqual(statuses.toSorted())
  })

  it("walks every edge that the machine draws", () => {
    const drawn = statuses.flatMap((status) => [...stateOf(status).transitions.values()].flat())
    const walked = new Set(
      edges.flatMap(({ state }) =>
        everyBookingEvent.flatMap((event) => {
          const choices = bookingMachine.getTransitionData(state, event)
          return choices ?? []
        }),
      ),
    )

    expect(drawn.filter((edge) => !walked.has(edge))).toEqual([])
    expect(drawn.length).toBeGreaterThan(50)
  })

  it("says of every status what it means, in a sentence", () => {
    for (const status of statuses) expect(stateOf(status).description).toMatch(/^[A-Z].+\.$/)
  })

  it("does nothing when a fact arrives a second time", () => {
    const repeatable = everyBookingEvent.filter(
      ({ type }) => !["PAYMENT_STARTED", "CHANGED"].includes(type),
    )
    for (const status of statuses) {
      for (const event of repeatable) {
        const once = after(status, event)
        if (Result.isFailure(once) || once.success.status === status) continue
        const twice = after(once.success.status, event)
        if (Result.isFailure(twice)) continue
        // The order to give one payment up is one order, however often it is given.
        const commands = twice.success.commands.filter((name) => name !== "voidAuthorisation")
        expect([event, { ...twice.success, commands }]).toEqual([
          event,
          { status: once.success.status, commands: [] },
        ])
      }
    }
  })
})
