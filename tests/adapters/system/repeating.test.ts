import { repeating } from "#adapters/system/repeating.ts"
import { describe, expect, it } from "vitest"

const A_MOMENT = 1

/** Work of which each turn is scripted; it waits for whoever watches after the last. */
const scripted = (turns: ReadonlyArray<number | Error>) => {
  let done = 0
  let ended = () => {}
  const over = new Promise<void>((resolve) => (ended = resolve))
  const work = async (): Promise<number> => {
    const turn = turns[done]
    done += 1
    if (done >= turns.length) ended()
    if (turn instanceof Error) throw turn
    return turn ?? 0
  }
  return { work, over, done: () => done }
}

describe("work in the background", () => {
  it("goes on while there is some, and after a pause when there was none", async () => {
    const { work, over, done } = scripted([3, 1, 0, 2])
    const worker = repeating(work, A_MOMENT, () => {})
    await over

    await worker.stop()

    expect(done()).toBeGreaterThanOrEqual(4)
  })

  it("goes on after a failure, and tells it", async () => {
    const broken = new Error("the database was away")
    const told: Array<unknown> = []
    const { work, over } = scripted([broken, 1])
    const worker = repeating(work, A_MOMENT, (cause) => told.push(cause))
    await over

    await worker.stop()

    expect(told).toEqual([broken])
  })

  it("ends what it has begun when it is stopped, and begins nothing more", async () => {
    let finish = () => {}
    let begun = 0
    const isDone: Array<boolean> = []
    const worker = repeating(
      () => {
        begun += 1
        return new Promise((resolve) => {
          finish = () => {
            isDone.push(true)
            resolve(1)
          }
        })
      },
      A_MOMENT,
      () => {},
    )

    const stopped = worker.stop()
    finish()
    await stopped

    expect(isDone).toEqual([true])
    expect(begun).toBe(1)
  })
})
