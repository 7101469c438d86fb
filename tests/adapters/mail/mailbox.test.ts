import { folderMailbox } from "#adapters/mail/mailbox.folder.ts"
import { mailboxPage } from "#adapters/mail/mailbox-page.ts"
import type { Message } from "#core/mail/mailer.port.ts"
import { movableClock } from "#fixtures/doubles/clock.movable.ts"
import { Effect } from "effect"
import { mkdtempSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { describe, expect, it } from "vitest"

const aMessage = (changes: Partial<Message> = {}): Message => ({
  id: "mail.1@singgah",
  to: "aisyah@example.com",
  subject: "Welcome",
  html: `<html><body><a href="http://stays.test/account/profile?link=abc">Go</a></body></html>`,
  text: "Go",
  files: [],
  ...changes,
})

const aMailbox = () => {
  const clock = movableClock()
  const mailbox = folderMailbox(join(mkdtempSync(join(tmpdir(), "singgah-mail-")), "box"), clock)
  const send = (message: Message) => Effect.runPromise(mailbox.send(message))
  const page = mailboxPage(mailbox)
  const read = async () =>
    (await page(new Request("http://stays.test/sandbox/mailbox")))?.text() ?? ""
  return { ...mailbox, send, read, page, clock }
}

describe("the mailbox of the sandbox", () => {
  it("is empty before anything was sent", async () => {
    const { messages, read } = aMailbox()

    expect(await messages()).toEqual([])
    expect(await read()).toContain("No mail yet")
  })

  it("shows the newest first, with links that can be followed", async () => {
    const { send, clock, read, messages } = aMailbox()
    await send(aMessage())
    clock.forward(1000)
    await send(aMessage({ id: "mail.2@singgah", subject: "Reset <b>now</b>" }))

    expect((await messages()).map(({ subject }) => subject)).toEqual([
      "Reset <b>now</b>",
      "Welcome",
    ])
    expect(await read()).toContain('<a href="http://stays.test/account/profile?link=abc">')
    expect(await read()).not.toContain("<b>now</b>")
  })

  it("has a message once, however often it is sent", async () => {
    const { send, messages } = aMailbox()
    await send(aMessage())
    await send(aMessage())

    expect(await messages()).toHaveLength(1)
  })

  it("answers no other address", async () => {
    const { page } = aMailbox()

    expect(await page(new Request("http://stays.test/sandbox/stripe/v1"))).toBeNull()
  })
})
