import type { MessageLetter } from "#core/messages/message-letter.ts"
import { aConversation } from "#fixtures/builders/a-conversation.ts"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { aJob, made, REPLY, SITE } from "./a-writing-desk.ts"

const job = aJob({ key: "b1/message/m7", subject: "message/m7" })

const conversation = aConversation()
const [message] = conversation.messages

const letterOf = (): MessageLetter => {
  if (message === undefined) throw new Error("The conversation has no message")
  return {
    to: "owner@springwater.example",
    language: "bm",
    conversation,
    message,
    link: null,
    reply: REPLY,
  }
}

const wanted = { messageLetterFor: () => Effect.succeed(letterOf()) }

describe("what one side of a booking wrote", () => {
  it("goes to the other side, without a file, and is answered on the page", async () => {
    const asked: Array<string> = []
    const { message: sent, told } = await made(job, {
      messageLetterFor: (about) =>
        Effect.sync(() => {
          asked.push(about.message)
          return letterOf()
        }),
    })

    expect(asked).toEqual(["m7"])
    expect(sent).toMatchObject({
      id: "mail.b1.message.m7@singgah",
      to: "owner@springwater.example",
    })
    expect(sent?.files).toEqual([])
    expect(sent).not.toHaveProperty("replyTo")
    expect(told).toEqual([
      { facts: { about: "message", letter: letterOf(), byMail: false }, site: SITE },
    ])
  })

  it("is answered at the address of its secret, where mail comes in, and says so", async () => {
    const { message: sent, told } = await made(job, { ...wanted, replyDomain: "reply.example" })

    expect(sent?.replyTo).toBe(`reply+${REPLY}@reply.example`)
    expect(told).toMatchObject([{ facts: { about: "message", byMail: true } }])
  })

  it("is not sent when it is no longer wanted", async () => {
    expect(await made(job, {})).toEqual({ message: null, told: [] })
  })
})
