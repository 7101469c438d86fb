import { anOrder } from "#fixtures/builders/a-job.ts"
import { jobLines } from "#core/workload/job-lines.ts"
import { NOT_IN_TIME } from "#core/booking-jobs/job-runner.ts"
import { sendLetters } from "#core/mail/mail-room.ts"
import { Effect, Fiber } from "effect"
import { TestClock } from "effect/testing"
import { describe, expect, it } from "vitest"
import { aMailRoom } from "./a-mail-room.ts"

const HOUR = 60 * 60 * 1000
const aCancelledStay = { key: "b1/3", booking: "b1", amount: 0, notBefore: 0 } as const

describe("a mail room in trouble", () => {
  it("waits five seconds before it tries again, and says why it waits", async () => {
    const { sent, order, work, forward, reasons } = aMailRoom({ shutFor: 1 })
    await order("letter-1")
    await work()
    expect(reasons()).toEqual(["ECONNREFUSED"])

    forward(4_999)
    expect([await work(), sent.length]).toEqual([0, 0])
    forward(1)
    expect([await work(), sent.length]).toEqual([1, 1])
  })

  it("tells from the fifth try on that a letter waits, and for what", async () => {
    const { order, work, forward, logged } = aMailRoom({ shutFor: 6 })
    await order("letter-1")
    const attempts = async (count: number) => {
      for (let done = 0; done < count; done += 1) {
        await work()
        forward(HOUR)
      }
    }

    await attempts(4)
    expect(logged).toEqual([])
    await attempts(2)

    const letter = { job: "mail/letter-1", kind: "mail", reason: "ECONNREFUSED" }
    expect(logged).toEqual([
      ["job.waits", { ...letter, attempts: 5 }],
      ["job.waits", { ...letter, attempts: 6 }],
    ])
  })

  it("keeps no letter from going when it has no words for another", async () => {
    const { sent, order, work, logged, reasons, forward } = aMailRoom({ speechlessFor: 1 })
    await order("letter-1")
    await order("letter-2")

    await work()
    expect(sent.map(({ id }) => id)).toEqual(["mail.letter-2@singgah"])
    expect(logged).toEqual([["job.broke", { job: "mail/letter-1", kind: "mail" }]])
    expect(reasons()).toContain("Defect")
    forward(HOUR)
    await work()

    expect(sent).toHaveLength(2)
  })

  it("is done with a letter that is no longer wanted", async () => {
    const { sent, enter, work, forward } = aMailRoom()
    await enter(anOrder({ ...aCancelledStay, kind: "mail", subject: "cancelled" }))

    expect(await work()).toBe(1)
    forward(HOUR)

    expect([await work(), sent]).toEqual([0, []])
  })

  it("leaves work that is no letter to others", async () => {
    const { enter, work } = aMailRoom()
    await enter(anOrder({ ...aCancelledStay, kind: "refund", subject: "pi_1" }))

    expect(await work()).toBe(0)
  })

  it("puts a letter back that the mail server does not take in time, and counts it as not sent", async () => {
    const { room, order, reasons, desk } = aMailRoom()
    await order("letter-1")
    const { deadlineMs } = jobLines.letters
    const silent = { ...room, mailer: { send: () => Effect.never } }

    await Effect.runPromise(
      Effect.gen(function* () {
        const sending = yield* Effect.forkChild(sendLetters(silent))
        yield* TestClock.adjust(deadlineMs - 1)
        expect(reasons()).toEqual([null])
        yield* TestClock.adjust(1)
        yield* Fiber.join(sending)
      }).pipe(Effect.provide(TestClock.layer()), Effect.scoped),
    )

    expect(reasons()).toEqual([NOT_IN_TIME])
    expect([...desk.shelves.contents.jobs.values()]).toMatchObject([{ isDone: false }])
  })
})
