import { answering, toBeProvided } from "#core/kernel/actors.ts"
import { Effect } from "effect"
import { describe, expect, it, vi } from "vitest"
import { createActor, toPromise } from "xstate"

type Said = { readonly type: "said"; readonly word: string }

describe("an answering actor", () => {
  it("answers its input with an event", async () => {
    const echo = answering((word: string) => Effect.succeed<Said>({ type: "said", word }))

    const answer = await toPromise(createActor(echo, { input: "selamat" }).start())

    expect(answer).toEqual({ type: "said", word: "selamat" })
  })

  it("is interrupted when it is stopped", async () => {
    const interrupted = vi.fn<() => void>()
    const waiting = answering(() =>
      Effect.onInterrupt(Effect.never, () => Effect.sync(interrupted)),
    )
    const actor = createActor(waiting, { input: undefined }).start()

    actor.stop()

    await expect.poll(() => interrupted.mock.calls.length).toBe(1)
  })
})

it("running an actor that nobody provided is a defect", async () => {
  const nobody = createActor(toBeProvided<null, Said>(), { input: null })
  nobody.subscribe({ error: () => undefined })

  await expect(toPromise(nobody.start())).rejects.toThrow("not provided")
})
