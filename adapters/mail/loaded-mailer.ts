import type { Mailer } from "#core/mail/mailer.port.ts"
import { Effect } from "effect"

/** A mailer whose program is loaded once, with the first message. */
export const loadedMailer = (load: () => Promise<Mailer>): Mailer => {
  let loaded: Promise<Mailer> | undefined
  return {
    send: (message) =>
      Effect.flatMap(
        Effect.promise(() => (loaded ??= load())),
        (mailer) => mailer.send(message),
      ),
  }
}
