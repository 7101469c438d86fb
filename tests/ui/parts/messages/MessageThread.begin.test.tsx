import { conversationWith } from "#core/messages/conversation.actors.ts"
import type { Claim } from "#core/managing/managed-bookings.port.ts"
import type { MessageDoor } from "#core/messages/messages.port.ts"
import { aConversation } from "#fixtures/builders/a-conversation.ts"
import { bookingIdOf } from "#fixtures/builders/a-booking-record.ts"
import { draw } from "#tests/ui/support/stage.tsx"
import type { Journeys } from "#ui/app/journeys.ts"
import { MessageThread } from "#ui/parts/messages/MessageThread.tsx"
import { fireEvent, screen, waitFor } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { Effect } from "effect"
import { useState } from "react"
import { expect, test } from "vitest"
import { createActor } from "xstate"

const first: Claim = { id: bookingIdOf(1), link: null }
const another: Claim = { id: bookingIdOf(2), link: null }
const linked: Claim = { ...another, link: "a-link" as never }

/** The thread of a booking, with a button for each other one, and which doors were used. */
const drawn = async () => {
  const doors: Array<MessageDoor> = []
  const port = { open: () => Effect.succeed(aConversation()), write: () => Effect.never }
  const conversation = async (door: MessageDoor) => {
    doors.push(door)
    return createActor(conversationWith(port), { input: { visit: "v1", door } }).start()
  }
  const Booking = () => {
    const [claim, become] = useState(first)
    return (
      <>
        <MessageThread claim={claim} />
        <button type="button" onClick={() => become(another)}>
          Another
        </button>
        <button type="button" onClick={() => become(linked)}>
          Linked
        </button>
      </>
    )
  }
  await draw(<Booking />, { journeys: { conversation } as unknown as Journeys })
  return doors
}

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }))

test("another booking, or another link to it, has messages of its own", async () => {
  const doors = await drawn()
  await screen.findByRole("heading")

  await press("Another")
  await waitFor(() => expect(doors).toHaveLength(2))
  await press("Linked")

  await waitFor(() =>
    expect(doors).toEqual([first, another, linked].map((claim) => ({ side: "guest", claim }))),
  )
})

test("a message is sent without leaving the page", async () => {
  await drawn()
  const field = await screen.findByRole("textbox", { name: "Your message" })

  expect(fireEvent.submit(field.closest("form") as HTMLFormElement)).toBe(false)
})

test.each([null, {} as unknown as Journeys])(
  "nothing is shown where messages cannot be had",
  async (journeys) => {
    const { container } = await draw(<MessageThread claim={first} />, { journeys })

    expect(container.textContent).toBe("")
  },
)
