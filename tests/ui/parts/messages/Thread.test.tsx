import { conversationWith } from "#core/messages/conversation.actors.ts"
import { MessageId } from "#core/messages/message.ts"
import type { Conversation } from "#core/messages/conversation.ts"
import { aConversation } from "#fixtures/builders/a-conversation.ts"
import { aKeptMessage } from "#fixtures/builders/a-message.ts"
import { bookingIdOf } from "#fixtures/builders/a-booking-record.ts"
import { draw } from "#tests/ui/support/stage.tsx"
import { MessageForm } from "#ui/parts/messages/MessageForm.tsx"
import { Thread } from "#ui/parts/messages/Thread.tsx"
import styles from "#ui/parts/messages/messages.module.css"
import { screen } from "@testing-library/react"
import { Effect } from "effect"
import { describe, expect, test } from "vitest"
import { createActor } from "xstate"

const { booking: _, key: __, ...asked } = aKeptMessage()
const answered = {
  ...asked,
  id: MessageId.make("0123456789abcdefghjkmnpqrt"),
  from: "property" as const,
  text: "There is one",
}
const both = { messages: [asked, answered] }
const writers = () => [...document.querySelectorAll("li b")].map(({ textContent }) => textContent)

describe("what was written about a booking", () => {
  test("is in its order, with who wrote it and when", async () => {
    await draw(<Thread conversation={aConversation(both)} />)

    const list = screen.getByRole("list", { name: "Messages" })
    expect([...list.children].map((item) => item.lastElementChild?.textContent)).toEqual([
      "Is there a kettle?",
      "There is one",
    ])
    expect(writers()).toEqual(["You", "The Springwater"])
    const time = document.querySelector("time")
    expect(time?.dateTime).toBe("2026-11-21T02:30:00.000Z")
    expect(time?.textContent).toMatch(/21 Nov/)
    expect(time?.parentElement?.textContent).toMatch(/^You \S/)
  })

  test("is shown as one's own or as the other side's", async () => {
    await draw(<Thread conversation={aConversation(both)} />)

    expect(screen.getAllByRole("listitem").map(({ className }) => className)).toEqual([
      styles["own"],
      styles["other"],
    ])
  })

  test("is the guest's, by name, for the property that reads it", async () => {
    await draw(<Thread conversation={aConversation({ ...both, reader: "property" })} />)

    expect(writers()).toEqual(["Aisyah Tan", "You"])
  })

  test("is the guest's also where the guest has no name any more", async () => {
    await draw(<Thread conversation={aConversation({ ...both, reader: "property", guest: "" })} />)

    expect(writers()).toEqual(["Guest", "You"])
  })

  test("is nothing where nobody wrote", async () => {
    const { container } = await draw(<Thread conversation={aConversation({ messages: [] })} />)

    expect(container.textContent).toBe("")
    expect(screen.queryByRole("list")).toBeNull()
  })
})

describe("the other side of a message", () => {
  const hintFor = async (changes: Partial<Conversation>) => {
    const port = { open: () => Effect.never, write: () => Effect.never }
    const door = { side: "guest", claim: { id: bookingIdOf(1), link: null } } as const
    const conversation = createActor(conversationWith(port), { input: { visit: "v1", door } })
    await draw(<MessageForm conversation={conversation.start()} opened={aConversation(changes)} />)
    return screen.getByText(/^Sent by email to/).textContent
  }
  const rest = "who does not see your email address. The reply appears here and is emailed to you."

  test.each<[string, Partial<Conversation>]>([
    ["The Springwater", {}],
    ["Aisyah Tan", { reader: "property" }],
    ["Guest", { reader: "property", guest: "" }],
  ])("is called %s", async (name, changes) => {
    expect(await hintFor(changes)).toBe(`Sent by email to ${name}, ${rest}`)
  })
})
