import { networkOf } from "#tests/benchmarks/marked-guests.ts"
import { browserAt } from "#tests/reliability/browser.ts"
import { stayDrawn } from "#tests/reliability/crash/crash-stays.ts"
import { drawsOf } from "#tests/simulation/draws.ts"
import { Effect, Result } from "effect"
import { setTimeout as pause } from "node:timers/promises"

let visits = 0

/** A guest asks for rooms until some are kept, and leaves again. */
export const untilBooked = async (address: string): Promise<void> => {
  visits += 1
  const { bookings } = browserAt(address, networkOf(900_000 + visits))
  const draws = drawsOf(visits, "watching guest")
  for (let tries = 0; ; tries += 1) {
    const key = (name: string) => `watch-${visits}-${tries}-${name}`.padEnd(24, "0")
    const stay = stayDrawn(draws)
    const held = await Effect.runPromise(
      Effect.result(
        Effect.flatMap(bookings.quote(stay), ({ total }) =>
          bookings.hold({ stay, total }, key("hold")),
        ),
      ),
    )
    if (Result.isSuccess(held)) {
      await Effect.runPromise(Effect.ignore(bookings.leave(held.success.id, key("leave"))))
      return
    }
    await pause(50)
  }
}

/** Opens the page of a house again and again, and counts what was answered. */
export const looksAround = (address: string) => {
  const { properties } = browserAt(address, networkOf(899_999))
  const seen = { answered: 0, failed: 0 }
  let isOver = false
  const looking = (async () => {
    while (!isOver) {
      const home = await Effect.runPromise(Effect.result(properties.home()))
      if (Result.isSuccess(home)) seen.answered += 1
      else seen.failed += 1
      await pause(100)
    }
  })()
  return {
    end: async () => {
      isOver = true
      await looking
      return seen
    },
  }
}
