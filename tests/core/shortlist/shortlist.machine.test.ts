import { Effect } from "effect"
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { createActor } from "xstate"
import { answering } from "#core/kernel/actors.ts"
import { Slug } from "#core/property/property.ts"
import { shortlistMachine, type JoinAnswer } from "#core/shortlist/shortlist.machine.ts"
import type { Shortlist } from "#core/shortlist/shortlist.ts"
import { walksThrough } from "#tests/support/walks.ts"

const mark = (name: string, at: number, saved = true) => ({ slug: Slug.make(name), saved, at })

const onDevice = [mark("here", 1)]
const inAccount = [mark("there", 2)]

const joinedAnswer: JoinAnswer = { type: "account.joined", marks: inAccount }

const started = (answerFor: (marks: Shortlist) => JoinAnswer) => {
  const asked: Array<Shortlist> = []
  const kept = vi.fn<(marks: Shortlist) => void>()
  const forgotten = vi.fn<() => void>()
  const machine = shortlistMachine.provide({
    actors: {
      joinLists: answering((marks: Shortlist) =>
        Effect.sync(() => {
          asked.push(marks)
          return answerFor(marks)
        }),
      ),
    },
    actions: { keepOnDevice: (_, marks) => kept(marks), forgetOnDevice: () => forgotten() },
  })
  const actor = createActor(machine, { input: { marks: onDevice } }).start()
  const at = () => actor.getSnapshot().value
  return { actor, asked, kept, forgotten, at }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const answered = () => vi.advanceTimersByTimeAsync(0)

describe("saved stays of a signed-in guest", () => {
  test("are joined with those of the account, and kept on the device", async () => {
    const { asked, kept, at } = started(() => joinedAnswer)

    expect(at()).toBe("joining")
    await answered()

    expect(at()).toBe("joined")
    expect(asked).toEqual([onDevice])
    expect(kept).toHaveBeenCalledExactlyOnceWith([...inAccount, ...onDevice])
  })

  test("are joined again with each mark", async () => {
    const { actor, asked, at } = started(() => joinedAnswer)
    await answered()

    actor.send({ type: "guest.marked", marks: [mark("there", 3, false)] })
    await answered()

    expect(at()).toBe("joined")
    expect(asked[1]).toEqual([mark("here", 1), mark("there", 3, false)])
  })

  test("wait for one answer alone when they are marked meanwhile", async () => {
    const { actor, asked, kept } = started(() => joinedAnswer)

    actor.send({ type: "guest.marked", marks: [mark("soon", 5)] })
    await answered()

    expect(asked.at(-1)).toEqual([mark("soon", 5), mark("here", 1)])
    expect(kept).toHaveBeenCalledExactlyOnceWith([mark("soon", 5), ...inAccount, ...onDevice])
  })

  test("stay on the device while the account does not answer, which is asked again", async () => {
    let answer: JoinAnswer = { type: "account.unreachable" }
    const { asked, kept, at } = started(() => answer)
    await answered()
    expect(at()).toBe("behind")
    expect(kept).not.toHaveBeenCalled()

    answer = joinedAnswer
    await vi.advanceTimersByTimeAsync(29_999)
    expect(asked).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)

    expect(at()).toBe("joined")
    expect(asked).toHaveLength(2)
  })

  test("ask at once after a mark, though the account did not answer before", async () => {
    let answer: JoinAnswer = { type: "account.unreachable" }
    const { actor, at } = started(() => answer)
    await answered()

    answer = joinedAnswer
    actor.send({ type: "guest.marked", marks: [mark("soon", 5)] })
    await answered()

    expect(at()).toBe("joined")
  })

  test("stay on the device once the session is over", async () => {
    const { forgotten, at } = started(() => ({ type: "account.signedOut" }))
    await answered()

    expect(at()).toBe("left")
    expect(forgotten).not.toHaveBeenCalled()
  })

  test("leave the device with a guest who signs out", async () => {
    const { actor, forgotten, kept, at } = started(() => joinedAnswer)

    actor.send({ type: "guest.signedOut" })
    await answered()

    expect(at()).toBe("left")
    expect(forgotten).toHaveBeenCalledOnce()
    expect(kept).not.toHaveBeenCalled()
  })

  test("take every step that the machine declares", async () => {
    const walks = walksThrough(shortlistMachine, {
      inputs: [{ marks: onDevice }],
      events: [
        { type: "guest.marked", marks: inAccount } as never,
        { type: "guest.signedOut" },
        joinedAnswer,
        { type: "account.unreachable" },
        { type: "account.signedOut" },
      ],
    })

    expect(walks.neverReached).toEqual([])
    expect(walks.withoutSentence).toEqual([])
    await expect(walks.table).toMatchFileSnapshot("./shortlist.machine.golden.txt")
  })
})
