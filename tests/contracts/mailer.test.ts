import { folderMailbox } from "#adapters/mail/mailbox.folder.ts"
import { smtpMailer } from "#adapters/mail/mailer.smtp.ts"
import { movableClock } from "#fixtures/doubles/clock.movable.ts"
import { aMailServer } from "#tests/support/smtp.ts"
import { mkdtempSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { mailerContract } from "./mailer.contract.ts"

mailerContract("the mailbox of the sandbox", async () => {
  const folder = join(mkdtempSync(join(tmpdir(), "singgah-mail-")), "box")
  const mailer = folderMailbox(folder, movableClock())
  return {
    mailer,
    arrived: async () => (await mailer.messages()).map((message) => JSON.stringify(message)),
  }
})

mailerContract("SMTP", async () => {
  const { address, accepted, close } = await aMailServer()
  const mailer = smtpMailer(address, "Singgah <no-reply@singgah.example>")
  return { mailer, arrived: async () => accepted, close }
})
