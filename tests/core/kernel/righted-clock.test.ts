import type { Instant } from "#core/kernel/instant.ts"
import { rightedClock } from "#core/kernel/righted-clock.ts"
import { movableClock } from "#fixtures/doubles/clock.movable.ts"
import { beforeEach, describe, expect, it } from "vitest"

const at = (time: string): number => Date.parse(time)

describe("the clock of a device", () => {
  let device: ReturnType<typeof movableClock>
  let clock: ReturnType<typeof rightedClock>
  beforeEach(() => {
    device = movableClock("2026-11-21T02:30:00.000Z")
    clock = rightedClock(device)
  })

  it("is believed until the server has said what time it is", () => {
    expect(clock.now()).toBe(at("2026-11-21T02:30:00.000Z"))
  })

  it.each(["2026-11-21T02:47:00.000Z", "2026-11-21T02:13:00.000Z", "2019-01-01T00:00:00.000Z"])(
    "is set right by the server, whether it was slow or fast: %s",
    (time) => {
      clock.hear(time as Instant)
      device.forward(1_000)

      expect(clock.now()).toBe(at(time) + 1_000)
    },
  )

  it("is not set back by an answer that was long on its way", () => {
    clock.hear("2026-11-21T02:47:00.000Z" as Instant)
    clock.hear("2026-11-21T02:46:00.000Z" as Instant)

    expect(clock.now()).toBe(at("2026-11-21T02:47:00.000Z"))
  })

  it("is set forward by an answer that came faster", () => {
    clock.hear("2026-11-21T02:46:00.000Z" as Instant)
    clock.hear("2026-11-21T02:47:00.000Z" as Instant)

    expect(clock.now()).toBe(at("2026-11-21T02:47:00.000Z"))
  })
})
