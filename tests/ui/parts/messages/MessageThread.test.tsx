import {
  BookingNotFound,
  BookingsUnreachable,
  TooManyAttempts,
} from "#core/booking/booking.errors.ts"
import { conversationWith } from "#core/messages/conversation.actors.ts"
import type { MessageDoor, Messages as MessagesPort } from "#core/messages/messages.port.ts"
import { aConversation } from "#fixtures/builders/a-conversation.ts"
import { bookingIdOf } from "#fixtures/builders/a-booking-record.ts"
import type { Journeys } from "#ui/app/journeys.ts"
import { MessageThread } from "#ui/parts/messages/MessageThread.tsx"
import { screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { createActor } from "xstate"
import { draw } from "#tests/ui/support/stage.tsx"

const claim = { id: bookingIdOf(1), link: null }

const journeysWith = (script: Partial<MessagesPort>) => {
  const port: MessagesPort = {
    open: () => Effect.succeed(aConversation()),
    write: () => Effect.die("not scripted"),
    ...script,
  }
  const conversation = async (asked: MessageDoor) =>
    createActor(conversationWith(port), { input: { visit: "v1", door: asked } }).start()
  return { conversation } as unknown as Journeys
}

const shown = (script: Partial<MessagesPort> = {}) =>
  draw(<MessageThread claim={claim} />, { journeys: journeysWith(script) })

const writes = async (text: string) => {
  await userEvent.type(await screen.findByRole("textbox", { name: "Your message" }), text)
  await userEvent.click(screen.getByRole("button", { name: "Send message" }))
}

describe("how a guest reaches the property", () => {
  it("is by the numbers that it gave, and by a message", async () => {
    await shown()

    const phone = await screen.findByRole("link", { name: "Call +60 3-1234 5678" })
    expect(phone.getAttribute("href")).toBe("tel:+60312345678")
    const chat = screen.getByRole("link", { name: "WhatsApp +60 12-345 6789" })
    expect(chat.getAttribute("href")).toBe("https://wa.me/60123456789")
    expect(screen.getByText("Is there a kettle?")).toBeTruthy()
    expect(screen.getByText(/does not see your email address/)).toBeTruthy()
  })

  it("is not shown where there is no way, nor to whoever may not know", async () => {
    const nothing = { phone: null, whatsapp: null, writable: false, messages: [] }
    await shown({ open: () => Effect.succeed(aConversation(nothing)) })
    await shown({ open: () => Effect.fail(new BookingNotFound()) })

    expect(screen.queryByRole("heading")).toBeNull()
    expect(screen.queryByRole("textbox")).toBeNull()
  })

  it("says that a message was sent, and has room for the next", async () => {
    await shown({ write: () => Effect.succeed(aConversation()) })
    await writes("And tea?")

    expect(await screen.findByText("Your message has been sent.")).toBeTruthy()
    const field = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Your message" })
    expect(field.value).toBe("")
  })

  it("keeps what was typed where it was not sent", async () => {
    await shown({ write: () => Effect.fail(new BookingsUnreachable()) })
    await writes("And tea?")

    expect(await screen.findByText(/^Your message was not sent/)).toBeTruthy()
    const field = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Your message" })
    expect(field.value).toBe("And tea?")
  })

  it("says how long to wait, and leads to a field with nothing in it", async () => {
    await shown({ write: () => Effect.fail(new TooManyAttempts({ retryAfterSeconds: 90 })) })
    await userEvent.click(await screen.findByRole("button", { name: "Send message" }))
    expect(screen.getByText("Please write a message")).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Your message" }))
    await writes("And tea?")

    expect(await screen.findByText(/try again in about 2 min/)).toBeTruthy()
  })
})
