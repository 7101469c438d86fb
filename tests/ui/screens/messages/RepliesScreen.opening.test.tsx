import { BookingNotFound, BookingsUnreachable } from "#core/booking/booking.errors.ts"
import { conversationWith } from "#core/messages/conversation.actors.ts"
import type { Conversation } from "#core/messages/conversation.ts"
import type { MessageDoor, Messages } from "#core/messages/messages.port.ts"
import { aConversation } from "#fixtures/builders/a-conversation.ts"
import { draw } from "#tests/ui/support/stage.tsx"
import type { Journeys } from "#ui/app/journeys.ts"
import { RepliesScreen } from "#ui/screens/messages/RepliesScreen.tsx"
import { screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { createActor } from "xstate"

const opens = async (open: Messages["open"], at = "/booking/reply?link=secret&link=other") => {
  const doors: Array<MessageDoor> = []
  const port: Messages = { open, write: () => Effect.die("not scripted") }
  const conversation = async (door: MessageDoor) => {
    doors.push(door)
    return createActor(conversationWith(port), { input: { visit: "v1", door } }).start()
  }
  const journeys = { conversation } as unknown as Journeys
  await draw(<RepliesScreen />, { journeys, at })
  return doors
}

const shows = (changes: Partial<Conversation> = {}) =>
  opens(() => Effect.succeed(aConversation({ reader: "property", ...changes })))

describe("what a property reads of a booking", () => {
  it("is opened by the link of its letter", async () => {
    const doors = await shows()

    await screen.findByText(/has booked/)
    expect(doors).toEqual([{ side: "property", token: "secret" }])
    expect(document.title).toMatch(/^Messages about a booking\b/)
  })

  it("is opened by an empty link where the address has none", async () => {
    const doors = await opens(() => Effect.never, "/booking/reply")

    expect(doors).toEqual([{ side: "property", token: "" }])
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Messages about a booking")
  })

  it("says who booked and when, with the number of the booking", async () => {
    await shows()

    expect(
      await screen.findByText(
        "Aisyah Tan has booked The Springwater. What you write here is emailed to the guest.",
      ),
    ).toBeTruthy()
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Messages about a booking")
    expect(screen.getByText("4 Dec 2026 – 6 Dec 2026")).toBeTruthy()
    expect(screen.getByText("7KQ2M-XW4ZT")).toBeTruthy()
    expect(screen.getByRole("heading", { level: 2, name: "Messages" })).toBeTruthy()
    expect(screen.queryByText("No messages yet.")).toBeNull()
  })

  it("does without a name, a number and messages that are not there", async () => {
    await shows({ guest: "", code: null, messages: [] })

    expect(await screen.findByText(/^Guest has booked The Springwater\./)).toBeTruthy()
    expect(screen.getByText("No messages yet.")).toBeTruthy()
    expect(screen.queryByText("Confirmation No")).toBeNull()
  })

  it("is said to be missing where the link is not valid", async () => {
    await opens(() => Effect.fail(new BookingNotFound()))

    expect(
      await screen.findByRole("heading", { level: 1, name: "This link is not valid" }),
    ).toBeTruthy()
    expect(
      screen.getByText(
        "It may be mistyped or no longer work. Please use the button in our latest email about this booking.",
      ),
    ).toBeTruthy()
    expect(screen.queryByText("Loading…")).toBeNull()
  })

  it("is asked for again where nobody answered", async () => {
    const answers = [Effect.fail(new BookingsUnreachable()), Effect.succeed(aConversation())]
    await opens(() => answers.shift() ?? Effect.never)
    expect((await screen.findByRole("alert")).textContent).toContain(
      "We could not connect. Nothing you entered is lost; please try again in a moment.",
    )

    await userEvent.click(screen.getByRole("button", { name: "Try again" }))

    expect(await screen.findByText(/has booked/)).toBeTruthy()
  })

  it("is asked for again where its code could not be fetched", async () => {
    let times = 0
    const conversation = async () => {
      times += 1
      return { failed: "unreachable" } as const
    }
    await draw(<RepliesScreen />, { journeys: { conversation } as unknown as Journeys })
    expect((await screen.findByRole("alert")).textContent).toContain(
      "We could not connect. Nothing you entered is lost; please try again in a moment.",
    )
    expect(screen.queryByText("Loading…")).toBeNull()

    await userEvent.click(screen.getByRole("button", { name: "Try again" }))

    await expect.poll(() => times).toBe(2)
  })

  it("loads where nobody can be written to", async () => {
    await draw(<RepliesScreen />, { journeys: {} as unknown as Journeys })

    expect(screen.getByText("Loading…")).toBeTruthy()
    expect(screen.queryByRole("alert")).toBeNull()
  })
})
