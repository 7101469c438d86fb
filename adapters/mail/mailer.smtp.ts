import { MailRefused, MailUnreachable, type Mailer } from "#core/mail/mailer.port.ts"
import { Effect } from "effect"
import { createTransport } from "nodemailer"

/** How long a mail server may take before its letter is tried again later. */
const PATIENCE_MS = 20_000

/** What is wrong with this letter; a sign-in that fails says nothing about it. */
const ABOUT_THE_LETTER = ["EENVELOPE", "EMESSAGE"]

/** SMTP replies from this code on are permanent failures. */
const FOR_GOOD = 500

const fieldOf = (error: unknown, field: string): unknown =>
  error instanceof Error ? Reflect.get(error, field) : undefined

const failureOf = (error: unknown): MailUnreachable | MailRefused => {
  const [code, responseCode] = [fieldOf(error, "code"), fieldOf(error, "responseCode")]
  const reason = [code ?? "Unknown", responseCode].filter((part) => part !== undefined).join(" ")
  const isForGood = typeof responseCode === "number" && responseCode >= FOR_GOOD
  return isForGood && ABOUT_THE_LETTER.includes(String(code))
    ? new MailRefused({ reason })
    : new MailUnreachable({ reason })
}

/** Sends mail through an SMTP server, such as `smtps://user:password@mail.example.com`. */
export const smtpMailer = (address: string, from: string, patienceMs = PATIENCE_MS): Mailer => {
  const transport = createTransport({
    url: address,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    send: ({ id, to, replyTo, subject, html, text, files }) =>
      Effect.tryPromise({
        try: () =>
          transport.sendMail({
            from,
            to: { name: "", address: to },
            ...(replyTo ? { replyTo: { name: "", address: replyTo } } : {}),
            messageId: `<${id}>`,
            subject,
            html,
            text,
            attachments: files.map(({ name, type, content }) => ({
              filename: name,
              contentType: type,
              content: Buffer.from(content),
            })),
          }),
        catch: failureOf,
      }).pipe(Effect.asVoid),
  }
}
