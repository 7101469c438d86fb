import type { Messages } from "#core/messages/messages.port.ts"
import type { messagesEndpoints } from "./messages.endpoints.ts"
import type { Responders } from "./responders.ts"

/** Answers the calls about messages from the port. */
export const messagesResponders = (messages: Messages): Responders<typeof messagesEndpoints> => ({
  openMessages: ({ params: { id }, query }) => {
    const link = query.link === "" ? null : query.link
    return messages.open({ side: "guest", claim: { id, link } })
  },
  writeMessage: ({ params: { id }, payload: { link, text }, key }) =>
    messages.write({ side: "guest", claim: { id, link } }, text, key),
  openReplies: ({ params: { link } }) => messages.open({ side: "property", token: link }),
  writeReply: ({ params: { link }, payload: { text }, key }) =>
    messages.write({ side: "property", token: link }, text, key),
})
