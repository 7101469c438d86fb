import { Schema, type Effect } from "effect"

/** A file that travels with a message. */
export type MailFile = {
  readonly name: string
  readonly type: string
  readonly content: Uint8Array
}

/** One mail, ready to be sent. A second copy has the same id, by which it is recognised. */
export type Message = {
  readonly id: string
  readonly to: string
  /** Where an answer goes, if not to the sender. */
  readonly replyTo?: string
  readonly subject: string
  readonly html: string
  readonly text: string
  readonly files: ReadonlyArray<MailFile>
}

/** The post office did not take the message; taking it there again may help. */
export class MailUnreachable extends Schema.TaggedError<MailUnreachable>()("MailUnreachable", {
  reason: Schema.String,
}) {}

/** The mail server will never accept this message; sending it again does not help. */
export class MailRefused extends Schema.TaggedError<MailRefused>()("MailRefused", {
  reason: Schema.String,
}) {}

/** Sends mail. Kept by tests/contracts/mailer.contract.ts. */
export interface Mailer {
  readonly send: (message: Message) => Effect.Effect<void, MailUnreachable | MailRefused>
}
