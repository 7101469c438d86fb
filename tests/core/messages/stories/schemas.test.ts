import { Conversation } from "#core/messages/conversation.ts"
import { BookingMessage, MessageId, Side } from "#core/messages/message.ts"
import { ReplyToken } from "#core/messages/reply-token.ts"
import { aConversation } from "#fixtures/builders/a-conversation.ts"
import { aKeptMessage } from "#fixtures/builders/a-message.ts"
import { Schema } from "effect"
import { describe, expect, it } from "vitest"
import { withoutEachField } from "#tests/core/kernel/without-each-field.ts"

describe("a conversation", () => {
  const isOne = Schema.is(Conversation)

  it.each([
    aConversation(),
    aConversation({ code: null, phone: null, whatsapp: null, guest: "", messages: [] }),
    aConversation({ reader: "property", writable: false }),
  ])("may be %j", (conversation) => {
    expect(isOne(conversation)).toBe(true)
  })

  it.each(withoutEachField(aConversation()))("has %s", (_, rest) => {
    expect(isOne(rest)).toBe(false)
  })

  it("has only messages with a name, a side, a moment and a text", () => {
    const { booking: _, key: __, ...message } = aKeptMessage()
    const isMessage = Schema.is(BookingMessage)

    expect(isMessage(message)).toBe(true)
    for (const [, rest] of withoutEachField(message)) expect(isMessage(rest)).toBe(false)
  })
})

it("has two sides", () => {
  expect(["guest", "property", "", "Guest", "site"].filter(Schema.is(Side))).toEqual([
    "guest",
    "property",
  ])
})

const id = "0123456789abcdefghjkmnpqrs"

it.each([
  ["the id of a message", Schema.is(MessageId), id],
  ["the secret of a side", Schema.is(ReplyToken), `${id}-${id}`],
])("%s is so long, with no letter that is taken for another", (_, isOne, right) => {
  expect(isOne(right)).toBe(true)
  const wrong = [
    "",
    `0${right}`,
    `${right}0`,
    right.slice(1),
    right.slice(0, -1),
    right.toUpperCase(),
    ...["i", "l", "o", "u", "-"].map((letter) => `${letter}${right.slice(1)}`),
  ]
  expect(wrong.filter(isOne)).toEqual([])
})
