import { MailUnreachable, type Mailer } from "#core/mail/mailer.port.ts"
import { Effect } from "effect"
import { createTransport } from "nodemailer"

/** How long a mail server may take before its letter is tried again later. */
const PATIENCE_MS = 20_000

const reasonOf = (error: unknown): string =>
  error instanceof Error && "code" in error ? String(error.code) : "Unknown"

/** Sends mail through an SMTP server, such as `smtps://user:password@mail.example.com`. */
export const smtpMailer = (address: string, from: string): Mailer => {
  const transport = createTransport({
    url: address,
    connectionTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
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
        catch: (error) => new MailUnreachable({ reason: reasonOf(error) }),
      }).pipe(Effect.asVoid),
  }
}
