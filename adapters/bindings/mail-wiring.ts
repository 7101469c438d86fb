import type { FrontDesk } from "#core/front-desk/front-desk.ts"
import type { Clock } from "#core/kernel/environment.port.ts"
import { sendLetters } from "#core/mail/mail-room.ts"
import type { Mailer } from "#core/mail/mailer.port.ts"
import type { Effect } from "effect"
import { join } from "node:path"
import type { Configuration } from "../configuration/configuration.ts"
import type { BuiltPages } from "../http-server/built-pages.ts"
import type { Part } from "../http-server/site.ts"
import { folderMailbox } from "../mail/mailbox.folder.ts"
import { mailboxPage } from "../mail/mailbox-page.ts"
import type { Store } from "./store.ts"

/** Asks one part after the other until one answers. */
export const firstOf =
  (...parts: ReadonlyArray<Part>): Part =>
  async (request) => {
    for (const part of parts) {
      const answer = await part(request)
      if (answer) return answer
    }
    return null
  }

type Letters = {
  readonly store: Pick<Store, "jobs" | "encryption" | "inquiries">
  readonly desk: Pick<FrontDesk, "letterFor" | "disputeOf">
  /** The words of letters come with the pages; without them letters wait. */
  readonly built: Pick<BuiltPages<never>, "writeLetter"> | null
  readonly port: number
  readonly run: <E>(work: Effect.Effect<number, E>) => Promise<number>
}

const nobody: Part = async () => null

/** A mail server is asked only where there is one: its client is loaded for it. */
const mailerOf = async (smtpUrl: string, from: string): Promise<Mailer> => {
  const { smtpMailer } = await import("../mail/mailer.smtp.ts")
  return smtpMailer(smtpUrl, from)
}

/** Sends letters by SMTP, or lays them into the mailbox of the demonstration and shows them there. */
export const mailWiring = (
  {
    mail,
    dataDir,
    publicUrl,
    standIns,
  }: Pick<Configuration, "mail" | "dataDir" | "publicUrl" | "standIns">,
  clock: Clock,
) => {
  const mailbox = folderMailbox(join(dataDir, "mailbox"), clock)
  const mailer = mail.smtpUrl === null ? mailbox : mailerOf(mail.smtpUrl, mail.from)
  return {
    part: standIns.mailbox ? mailboxPage(mailbox) : nobody,
    sendLetters: async ({ store, desk, built, port, run }: Letters): Promise<number> =>
      built === null
        ? 0
        : run(
            sendLetters({
              jobs: store.jobs,
              encryption: store.encryption,
              clock,
              letterFor: desk.letterFor,
              disputeOf: desk.disputeOf,
              findInquiry: store.inquiries.find,
              write: built.writeLetter,
              site: publicUrl ?? `http://localhost:${port}`,
              support: mail.support,
              mailer: await mailer,
            }),
          ),
  }
}
