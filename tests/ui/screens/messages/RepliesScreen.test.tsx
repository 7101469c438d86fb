import { BookingNotFound } from "#core/booking/booking.errors.ts"
import { conversationWith } from "#core/messages/conversation.actors.ts"
import type { MessageDoor, Messages as MessagesPort } from "#core/messages/messages.port.ts"
import { aConversation } from "#fixtures/builders/a-conversation.ts"
import type { Journeys } from "#ui/app/journeys.ts"
import { RepliesScreen } from "#ui/screens/messages/RepliesScreen.tsx"
import { screen } from "@testing-library/react"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { createActor } from "xstate"
import { draw } from "#tests/ui/support/stage.tsx"

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

describe("the page of a property", () => {
  it("shows who booked and what was written, and never a number", async () => {
    const reader = aConversation({ reader: "property", phone: null, whatsapp: null })
    await draw(<RepliesScreen />, {
      journeys: journeysWith({ open: () => Effect.succeed(reader) }),
    })

    expect(await screen.findByText(/^Aisyah Tan has booked The Springwater/)).toBeTruthy()
    expect(screen.getByText("Is there a kettle?")).toBeTruthy()
    expect(screen.getByRole("textbox", { name: "Your message" })).toBeTruthy()
    expect(screen.queryByText(/\+60/)).toBeNull()
  })

  it("has its heading while the conversation is opened", async () => {
    await draw(<RepliesScreen />, { journeys: journeysWith({ open: () => Effect.never }) })

    expect(
      await screen.findByRole("heading", { level: 1, name: "Messages about a booking" }),
    ).toBeTruthy()
    expect(screen.getByRole("status").textContent).toBe("Loading…")
  })

  it("says that a link is not valid", async () => {
    await draw(<RepliesScreen />, {
      journeys: journeysWith({ open: () => Effect.fail(new BookingNotFound()) }),
    })

    expect(await screen.findByRole("heading", { name: "This link is not valid" })).toBeTruthy()
  })
})
