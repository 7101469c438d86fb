import { Option, Schema } from "effect"
import { isAutomatic } from "./automatic-mail.ts"
import type { ReceivedMail } from "./receive-mail.ts"

/**
 * A mail as Postmark brings it, of which nothing else is read (Postmark, "Inbound webhook"). The
 * answer without what it answers comes with those mails in which Postmark finds the border.
 */
const InboundMail = Schema.Struct({
  MessageID: Schema.String,
  OriginalRecipient: Schema.optionalKey(Schema.String),
  To: Schema.optionalKey(Schema.String),
  StrippedTextReply: Schema.optionalKey(Schema.String),
  TextBody: Schema.optionalKey(Schema.String),
  Headers: Schema.optionalKey(
    Schema.Array(Schema.Struct({ Name: Schema.String, Value: Schema.String })),
  ),
})

const decode = Schema.decodeUnknownOption(Schema.fromJsonString(InboundMail))

/** The mail in the body of a provider's call; null where the body is none. */
export const inboundMailIn = (body: string): ReceivedMail | null => {
  const read = decode(body)
  if (Option.isNone(read)) return null
  const { MessageID: id, OriginalRecipient, To, StrippedTextReply, TextBody, Headers } = read.value
  const to = [OriginalRecipient, To].filter((address) => address !== undefined).join(", ")
  const text = StrippedTextReply || (TextBody ?? "")
  return { id, to, text, isAutomatic: isAutomatic(Headers ?? []) }
}
