import {
  BookingNotFound,
  BookingsUnreachable,
  KeyReused,
  TooManyAttempts,
} from "#core/booking/booking.errors.ts"
import { conversationWith } from "#core/messages/conversation.actors.ts"
import { MessageRefused, MessagesClosed } from "#core/messages/messages.errors.ts"
import type { MessageDoor, Messages } from "#core/messages/messages.port.ts"
import { ReplyToken } from "#core/messages/reply-token.ts"
import { aConversation } from "#fixtures/builders/a-conversation.ts"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { createActor, waitFor } from "xstate"

const door: MessageDoor = {
  side: "property",
  token: ReplyToken.make(`${"0".repeat(26)}-${"1".repeat(26)}`),
}

const opened = (script: Partial<Messages> = {}) => {
  const sent: Array<{ text: string; key: string }> = []
  const messages: Messages = {
    open: () => Effect.succeed(aConversation()),
    write: () => Effect.succeed(aConversation()),
    ...script,
  }
  const counting: Messages = {
    ...messages,
    write: (asked, text, key) => {
      sent.push({ text, key })
      return messages.write(asked, text, key)
    },
  }
  const actor = createActor(conversationWith(counting), { input: { visit: "v1", door } }).start()
  const comesTo = (state: string) =>
    waitFor(actor, ({ value, status }) => value === state || status === "done").then(
      ({ value, context, status }) => ({ value, context, status }),
    )
  return { actor, sent, comesTo }
}

describe("a conversation", () => {
  it("shows what was written, with room for a message", async () => {
    const { comesTo } = opened()

    const { value, context } = await comesTo("writing")
    expect(value).toBe("writing")
    expect(context).toMatchObject({ conversation: aConversation(), text: "", issues: [] })
  })

  it("asks for what its own door opens", async () => {
    const doors: Array<MessageDoor> = []
    const { comesTo } = opened({
      open: (asked) => Effect.sync(() => (doors.push(asked), aConversation())),
    })
    await comesTo("writing")

    expect(doors).toEqual([door])
  })

  it("ends where nobody may read it, and asks again where nobody answered", async () => {
    expect(
      await opened({ open: () => Effect.fail(new BookingNotFound()) }).comesTo("missing"),
    ).toMatchObject({ value: "missing", status: "done" })

    let attempts = 0
    const { actor, comesTo } = opened({
      open: () =>
        (attempts += 1) === 1
          ? Effect.fail(new BookingsUnreachable())
          : Effect.succeed(aConversation()),
    })
    await comesTo("lostContact")
    actor.send({ type: "writer.retried" })
    expect((await comesTo("writing")).value).toBe("writing")
  })

  it("sends what was typed once, and has room for the next under another key", async () => {
    const after = aConversation({ messages: [] })
    const { actor, sent, comesTo } = opened({ write: () => Effect.succeed(after) })
    await comesTo("writing")
    actor.send({ type: "writer.typed", text: "One" })
    actor.send({ type: "writer.sent" })
    const { context } = await comesTo("sent")
    expect([context.text, context.conversation]).toEqual(["", after])
    actor.send({ type: "writer.typed", text: "Two" })
    actor.send({ type: "writer.sent" })
    await comesTo("sent")

    expect(sent).toEqual([
      { text: "One", key: "v1.0.message" },
      { text: "Two", key: "v1.1.message" },
    ])
  })

  it("names what is wrong before anything is sent, until it is typed anew", async () => {
    const { actor, sent, comesTo } = opened()
    await comesTo("writing")
    actor.send({ type: "writer.sent" })

    expect(actor.getSnapshot().context.issues).toEqual([{ path: "text", code: "NothingWritten" }])
    expect(sent).toEqual([])
    actor.send({ type: "writer.typed", text: "One" })
    expect(actor.getSnapshot().context.issues).toEqual([])
  })

  it("shows what the server finds wrong, until it is sent again", async () => {
    const issues = [{ path: "text", code: "WrittenTooLong" }]
    const { actor, comesTo } = opened({ write: () => Effect.fail(new MessageRefused({ issues })) })
    await comesTo("writing")
    actor.send({ type: "writer.typed", text: "One" })
    actor.send({ type: "writer.sent" })
    await waitFor(actor, ({ context }) => context.issues.length > 0)

    expect(actor.getSnapshot()).toMatchObject({
      value: "writing",
      context: { issues, text: "One" },
    })
    actor.send({ type: "writer.sent" })
    expect(actor.getSnapshot()).toMatchObject({ value: "sending", context: { issues: [] } })
  })

  it.each([
    [new BookingsUnreachable(), "failed"],
    [new KeyReused(), "failed"],
    [new TooManyAttempts({ retryAfterSeconds: 90 }), "slowed"],
  ] as const)(
    "keeps what was typed after %o and sends it again under its key",
    async (failure, state) => {
      let attempts = 0
      const { actor, sent, comesTo } = opened({
        write: () =>
          (attempts += 1) === 1 ? Effect.fail(failure) : Effect.succeed(aConversation()),
      })
      await comesTo("writing")
      actor.send({ type: "writer.typed", text: "One" })
      actor.send({ type: "writer.sent" })
      const { context } = await comesTo(state)
      expect([context.text, context.retryAfterSeconds]).toEqual([
        "One",
        state === "slowed" ? 90 : 0,
      ])
      actor.send({ type: "writer.sent" })
      await comesTo("sent")

      expect(sent.map(({ key }) => key)).toEqual(["v1.0.message", "v1.0.message"])
    },
  )

  it.each([
    [new BookingsUnreachable(), "failed"],
    [new TooManyAttempts({ retryAfterSeconds: 90 }), "slowed"],
  ] as const)("can be written on after %o", async (failure, state) => {
    const { actor, comesTo } = opened({ write: () => Effect.fail(failure) })
    await comesTo("writing")
    actor.send({ type: "writer.typed", text: "One" })
    actor.send({ type: "writer.sent" })
    await comesTo(state)
    actor.send({ type: "writer.typed", text: "Two" })

    expect(actor.getSnapshot()).toMatchObject({ value: "writing", context: { text: "Two" } })
  })

  it("is read again where it was closed meanwhile, and ends where it is gone", async () => {
    let opens = 0
    const closed = opened({
      open: () => Effect.succeed(aConversation({ writable: (opens += 1) === 1 })),
      write: () => Effect.fail(new MessagesClosed()),
    })
    await closed.comesTo("writing")
    closed.actor.send({ type: "writer.typed", text: "One" })
    closed.actor.send({ type: "writer.sent" })
    await waitFor(closed.actor, ({ context }) => context.conversation?.writable === false)
    expect(closed.actor.getSnapshot()).toMatchObject({ value: "writing", context: { text: "One" } })

    const gone = opened({ write: () => Effect.fail(new BookingNotFound()) })
    await gone.comesTo("writing")
    gone.actor.send({ type: "writer.typed", text: "One" })
    gone.actor.send({ type: "writer.sent" })
    expect((await gone.comesTo("missing")).value).toBe("missing")
  })
})
