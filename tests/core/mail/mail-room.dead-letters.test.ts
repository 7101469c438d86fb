import { MOST_ATTEMPTS } from "#core/mail/mail-room.ts"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { aMailRoom } from "./a-mail-room.ts"

const HOUR = 60 * 60 * 1000

describe("a letter that will never be taken", () => {
  it("is given up at once, told, and tried no more", async () => {
    const room = aMailRoom({ refuses: true })
    await room.order("letter-1")

    await room.work()
    room.forward(HOUR)

    expect(await room.work()).toBe(0)
    expect(await Effect.runPromise(room.desk.jobs.buried("mail"))).toMatchObject([
      { key: "letter-1", attempts: 1, reason: "EENVELOPE 550" },
    ])
    expect(room.logged).toEqual([
      ["letter.givenUp", { job: "mail/letter-1", attempts: 1, reason: "EENVELOPE 550" }],
    ])
  })

  it("goes when an operator has it sent again, and the reader can be reached", async () => {
    const room = aMailRoom({ refuses: true })
    await room.order("letter-1")
    await room.work()
    const [letter] = await Effect.runPromise(room.desk.jobs.buried("mail"))
    room.accept()

    await Effect.runPromise(room.desk.jobs.revive(letter!.id, room.desk.clock.now()))
    await room.work()

    expect(room.sent.map(({ id }) => id)).toEqual(["mail.letter-1@singgah"])
  })

  it("is one that was tried for days in vain", async () => {
    const room = aMailRoom({ shutFor: MOST_ATTEMPTS })
    await room.order("letter-1")

    for (let attempts = 0; attempts < MOST_ATTEMPTS; attempts += 1) {
      expect(await Effect.runPromise(room.desk.jobs.buried("mail"))).toEqual([])
      await room.work()
      room.forward(HOUR)
    }

    expect(await Effect.runPromise(room.desk.jobs.buried("mail"))).toMatchObject([
      { attempts: MOST_ATTEMPTS, reason: "ECONNREFUSED" },
    ])
  })
})
