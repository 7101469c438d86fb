import { isSold } from "#core/booking/booking-stage.ts"
import { aProperty } from "#fixtures/builders/a-property.ts"
import { aRoomType } from "#fixtures/builders/a-room-type.ts"
import { aFrontDesk, type AFrontDesk } from "#fixtures/doubles/a-front-desk.ts"
import { Cause, Effect, Exit } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { allJobs, MINUTE_MS } from "./a-guest-at-the-desk.ts"
import { anyHappening, type Happening, type Promised } from "./front-desk.commands.ts"
import { everythingRests, invariantsHold, recordsOf } from "./front-desk.invariants.ts"

const twoStudios = [{ property: aProperty({ rooms: [aRoomType({ units: 2 })] }), exceptions: [] }]

/** Expected failures are answers; a defect is a bug. */
const happens = async ({ name, run }: Happening, desk: AFrontDesk, promised: Promised) => {
  const exit = await Effect.runPromiseExit(run(desk, promised))
  if (Exit.isFailure(exit) && Cause.hasDies(exit.cause))
    throw new Error(`${name}: ${Cause.pretty(exit.cause)}`)
}

/** A code that anybody may have seen stays with its booking for good. */
const keepsItsWord = (desk: AFrontDesk, { codes }: Promised): void => {
  for (const record of recordsOf(desk).filter(isSold))
    if (!codes.has(record.id)) codes.set(record.id, record.code)
  for (const [id, code] of codes)
    expect(recordsOf(desk).find((record) => record.id === id)).toMatchObject({ code })
}

const faultsAreOver = async (desk: AFrontDesk): Promise<void> => {
  desk.payments.faults.length = 0
  for (const { payment, state } of desk.payments.truths())
    if (state === "processing") desk.payments.decline(payment)
  for (let rounds = 0; rounds < 8; rounds += 1) {
    desk.clock.forward(20 * MINUTE_MS)
    await allJobs(desk)
  }
}

/** A happening as fast-check runs and shrinks it: what was promised is the model, the desk is real. */
const commandOf = (happening: Happening): fc.AsyncCommand<Promised, AFrontDesk> => ({
  check: () => true,
  run: async (promised, desk) => {
    await happens(happening, desk, promised)
    invariantsHold(desk, promised.takenByItself)
    keepsItsWord(desk, promised)
  },
  toString: () => happening.name,
})

const anyStory = fc.commands([anyHappening.map(commandOf)], { maxCommands: 50, size: "max" })

describe("a front desk", () => {
  it("keeps its promises whatever happens in whatever order, and comes to rest", async () => {
    await fc.assert(
      fc.asyncProperty(anyStory, async (story) => {
        const desk = aFrontDesk(twoStudios)
        const promised = {
          codes: new Map(),
          bookingOf: new Map(),
          takenByItself: new Set<string>(),
        }
        await fc.asyncModelRun(() => ({ model: promised, real: desk }), story)
        await faultsAreOver(desk)
        invariantsHold(desk, promised.takenByItself)
        everythingRests(desk)
      }),
      { numRuns: 150 },
    )
  })
})
