import {
  BookingNotFound,
  BookingsUnreachable,
  TooManyAttempts,
} from "#core/booking/booking.errors.ts"
import { conversationWith } from "#core/messages/conversation.actors.ts"
import type { Conversation } from "#core/messages/conversation.ts"
import type { MessageDoor, Messages as MessagesPort } from "#core/messages/messages.port.ts"
import { aConversation } from "#fixtures/builders/a-conversation.ts"
import { bookingIdOf } from "#fixtures/builders/a-booking-record.ts"
import { draw } from "#tests/ui/support/stage.tsx"
import type { Journeys } from "#ui/app/journeys.ts"
import { MessageThread } from "#ui/parts/messages/MessageThread.tsx"
import { screen, waitFor } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { Effect } from "effect"
import { describe, expect, test } from "vitest"
import { createActor } from "xstate"

const nothing = { phone: null, whatsapp: null, writable: false, messages: [] }

/** The thread of a booking whose messages are answered so, and which doors were used. */
const drawn = async (script: Partial<MessagesPort> = {}, link: string | null = null) => {
  const doors: Array<MessageDoor> = []
  const port: MessagesPort = {
    open: () => Effect.succeed(aConversation()),
    write: () => Effect.die("not scripted"),
    ...script,
  }
  const conversation = async (door: MessageDoor) => {
    doors.push(door)
    return createActor(conversationWith(port), { input: { visit: "v1", door } }).start()
  }
  const claim = { id: bookingIdOf(1), link } as never
  const { container } = await draw(<MessageThread claim={claim} />, {
    journeys: { conversation } as unknown as Journeys,
  })
  return { doors, container }
}
const opened = (changes: Partial<Conversation>) =>
  drawn({ open: () => Effect.succeed(aConversation(changes)) })

const heading = () => screen.findByRole("heading", { level: 2, name: "Contact the property" })
const field = () => screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Your message" })
const send = () => screen.getByRole("button", { name: "Send message" })
const writes = async (text: string) => {
  await userEvent.type(await field(), text)
  await userEvent.click(send())
}

describe("the contact of a booking", () => {
  test("is there where only a phone number is known", async () => {
    await opened({ ...nothing, phone: "+60312345678" })
    await heading()

    expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
      "Call +60 3-1234 5678",
    ])
    expect(screen.queryByText(/No more messages/)).toBeNull()
    expect(screen.queryByRole("textbox")).toBeNull()
  })

  test("is there where only WhatsApp is known, in a window of its own", async () => {
    await opened({ ...nothing, whatsapp: "+60123456789" })
    await heading()

    const links = screen.getAllByRole<HTMLAnchorElement>("link")
    expect(links.map(({ textContent }) => textContent)).toEqual(["WhatsApp +60 12-345 6789"])
    expect([links[0]?.target, links[0]?.rel]).toEqual(["_blank", "noreferrer"])
  })

  test("is there where only a message can be written", async () => {
    await opened({ ...nothing, writable: true })
    await heading()

    expect(await field()).toBeTruthy()
    expect(screen.queryByRole("list")).toBeNull()
  })

  test("is there where only messages were written, and says that no more can be", async () => {
    await opened({ ...nothing, messages: aConversation().messages })
    await heading()

    expect(screen.getByText("No more messages can be sent about this booking.")).toBeTruthy()
    expect(screen.queryByRole("textbox")).toBeNull()
    expect(screen.getAllByRole("list")).toHaveLength(1)
  })

  test("is not there where there is no way", async () => {
    const { container, doors } = await opened(nothing)
    await waitFor(() => expect(doors).toHaveLength(1))

    expect(container.textContent).toBe("")
  })

  test("is asked for with the link of the guest", async () => {
    const { doors } = await drawn({}, "a-link")
    await heading()

    expect(doors).toEqual([{ side: "guest", claim: { id: bookingIdOf(1), link: "a-link" } }])
  })

  test("can be asked for again where nobody answered", async () => {
    let tries = 0
    await drawn({
      open: () => {
        tries += 1
        return tries === 1
          ? Effect.fail(new BookingsUnreachable())
          : Effect.succeed(aConversation())
      },
    })
    expect(await screen.findByText(/^We could not connect\./)).toBeTruthy()
    expect(screen.queryByRole("heading")).toBeNull()

    await userEvent.click(screen.getByRole("button", { name: "Try again" }))

    expect(await heading()).toBeTruthy()
    expect(screen.queryByText(/^We could not connect\./)).toBeNull()
  })

  test("is gone where a message finds no booking any more", async () => {
    await drawn({ write: () => Effect.fail(new BookingNotFound()) })
    await writes("And tea?")

    await waitFor(() => expect(screen.queryByRole("heading")).toBeNull())
  })
})

describe("a message that is being written", () => {
  test("is not asked about before it is sent", async () => {
    await drawn()

    expect((await field()).hasAttribute("aria-invalid")).toBe(false)
    expect(screen.getByRole("status").textContent).toBe("")
    expect(screen.queryByRole("alert")).toBeNull()
    expect(send().getAttribute("aria-disabled")).toBe("false")
  })

  test("is on its way while its button says so", async () => {
    await drawn({ write: () => Effect.never })
    await writes("And tea?")

    const button = await screen.findByRole("button", { name: "Sending…" })
    expect(button.getAttribute("aria-disabled")).toBe("true")
    expect(screen.getByRole("status").textContent).toBe("")
  })

  test("was sent as it was typed, and nothing else is said", async () => {
    const written: Array<string> = []
    await drawn({
      write: (_door, text) => {
        written.push(text)
        return Effect.succeed(aConversation())
      },
    })
    await writes("And tea?")

    await waitFor(() =>
      expect(screen.getByRole("status").textContent).toBe("Your message has been sent."),
    )
    expect(screen.queryByRole("alert")).toBeNull()
    expect(written).toEqual(["And tea?"])
  })

  test("was not sent, and nothing else is said", async () => {
    await drawn({ write: () => Effect.fail(new BookingsUnreachable()) })
    await writes("And tea?")

    expect((await screen.findByRole("alert")).textContent).toBe(
      "Your message was not sent. Nothing you wrote is lost; please try again.",
    )
    expect(screen.queryByText(/Too many messages/)).toBeNull()
  })

  test("has to wait, and nothing else is said", async () => {
    await drawn({ write: () => Effect.fail(new TooManyAttempts({ retryAfterSeconds: 30 })) })
    await writes("And tea?")

    expect(
      await screen.findByText(
        "Too many messages in a short time. Please try again in about 1 minute.",
      ),
    ).toBeTruthy()
    expect(screen.queryByRole("alert")).toBeNull()
  })

  test("leaves the focus on the button where nothing is wrong with it", async () => {
    await drawn({ write: () => Effect.never })
    await writes("And tea?")

    expect(document.activeElement?.textContent).toBe("Sending…")
  })
})
