import type { MailRoomNeeds } from "#core/mail/mail-room.needs.ts"
import type { Mailer } from "#core/mail/mailer.port.ts"
import { messageLetterFor } from "#core/messages/message-letter.ts"
import { reviewLetterFor } from "#core/reviews/review-letter.ts"
import { newReplyToken } from "#core/messages/reply-links.ts"
import { ContainerModule, type ResolutionContext } from "inversify"
import { join } from "node:path"
import type { Configuration } from "../../configuration/configuration.ts"
import { loadedMailer } from "../../mail/loaded-mailer.ts"
import { folderMailbox, type Mailbox } from "../../mail/mailbox.folder.ts"
import { tokens, type LettersFor } from "./tokens.ts"

type Settings = Pick<Configuration, "mail" | "dataDir">

/** A mail server is asked only where there is one: its client is loaded for it. */
const mailerOf =
  ({ mail: { smtpUrl, from } }: Settings) =>
  (mailbox: Mailbox): Mailer =>
    smtpUrl === null
      ? mailbox
      : loadedMailer(async () => {
          const { smtpMailer } = await import("../../mail/mailer.smtp.ts")
          return smtpMailer(smtpUrl, from)
        })

const lettersOf =
  ({ mail: { support, inbound } }: Settings) =>
  (context: ResolutionContext): LettersFor => {
    const built = context.get(tokens.built)
    if (built === null) return () => null
    const { letterFor, propertyLetterFor, disputeOf } = context.get(tokens.frontDesk)
    const messages = context.get(tokens.messages)
    const room = {
      jobs: context.get(tokens.jobs),
      encryption: context.get(tokens.encryption),
      clock: context.get(tokens.clock),
      letterFor,
      propertyLetterFor,
      disputeOf,
      contactsOf: context.get(tokens.contactDirectory).contactsOf,
      snapshot: context.get(tokens.wholeCatalogue).snapshot,
      messageLetterFor: (job: Parameters<MailRoomNeeds["messageLetterFor"]>[0]) =>
        messageLetterFor(messages, job),
      reviewLetterFor: (job: Parameters<MailRoomNeeds["reviewLetterFor"]>[0]) =>
        reviewLetterFor({ ...messages, reviews: context.get(tokens.reviewStore) }, job),
      propertyReplyFor: (about: Parameters<MailRoomNeeds["propertyReplyFor"]>[0]) =>
        newReplyToken(messages, about, "property"),
      replyDomain: inbound === null ? null : inbound.domain,
      findInquiry: context.get(tokens.inquiryStore).find,
      write: built.writeLetter,
      support,
      mailer: context.get(tokens.mailer),
    }
    return (site) => ({ ...room, site })
  }

/** Letters leave by SMTP, or lie in the mailbox of the demonstration. */
export const mailBindings = (settings: Settings) =>
  new ContainerModule(({ bind }) => {
    bind(tokens.mailbox).toResolvedValue(
      (clock) => folderMailbox(join(settings.dataDir, "mailbox"), clock),
      [tokens.clock],
    )
    bind(tokens.mailer).toResolvedValue(mailerOf(settings), [tokens.mailbox])
    bind(tokens.lettersFor).toDynamicValue(lettersOf(settings))
  })
