import { messagesEndpoints } from "#adapters/http-api/messages.endpoints.ts"
import { BookingsUnreachable } from "#core/booking/booking.errors.ts"
import type { Messages } from "#core/messages/messages.port.ts"
import type { ApiClient } from "./api-client.ts"

const silent = () => new BookingsUnreachable()

/** Reaches what guests and properties write to each other through our own HTTP API. */
export const httpMessages = (ask: ApiClient): Messages => ({
  open: (door) => {
    switch (door.side) {
      case "guest": {
        const { id, link } = door.claim
        return ask(
          messagesEndpoints.openMessages,
          { params: { id }, query: { link: link ?? "" } },
          silent,
        )
      }
      case "property":
        return ask(messagesEndpoints.openReplies, { params: { link: door.token } }, silent)
      default:
        return door satisfies never
    }
  },
  write: (door, text, key) => {
    switch (door.side) {
      case "guest": {
        const { id, link } = door.claim
        return ask(
          messagesEndpoints.writeMessage,
          { params: { id }, payload: { link, text }, key },
          silent,
        )
      }
      case "property":
        return ask(
          messagesEndpoints.writeReply,
          { params: { link: door.token }, payload: { text }, key },
          silent,
        )
      default:
        return door satisfies never
    }
  },
})
