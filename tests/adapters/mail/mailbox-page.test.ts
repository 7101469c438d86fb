import { mailboxPage } from "#adapters/mail/mailbox-page.ts"
import type { LyingMessage } from "#adapters/mail/mailbox.folder.ts"
import { aMessage } from "#tests/contracts/mailer.contract.ts"
import { Effect } from "effect"
import { expect, it } from "vitest"

const lying = (subject: string, files: LyingMessage["files"] = []): LyingMessage => ({
  ...aMessage({ subject, html: "<body><p>Hello</p></body>" }),
  at: Date.parse("2026-11-21T02:30:00.000Z"),
  files,
})

/** The page with these letters, with one space in place of each gap. */
const pageWith = async (...messages: ReadonlyArray<LyingMessage>): Promise<string> => {
  const page = mailboxPage({ send: () => Effect.void, messages: async () => messages })
  const answer = await page(new Request("http://stays.test/sandbox/mailbox?a"))
  return ((await answer?.text()) ?? "").replace(/\s+/g, " ")
}

const shown = (subject: string, rows = "") =>
  ` <article> <h2>${subject}</h2> <dl> <dt>To</dt><dd>aisyah@example.com</dd>` +
  ` <dt>At</dt><dd>2026-11-21T02:30:00.000Z</dd>${rows} </dl>` +
  ` <div class="letter"><p>Hello</p></div> </article>`

it("the page of an empty mailbox says what it is", async () => {
  const [head = "", body = ""] = (await pageWith()).split("<body>")

  expect(head).toMatch(/^<!doctype html> <html lang="en"><head><meta charset="utf-8">/)
  expect(head).toContain("<title>Mailbox - Sandbox</title>")
  expect(head).toMatch(/<style> :root \{ color-scheme: light dark; .+ \} <\/style><\/head>$/)
  expect(body).toBe(
    "<main> <h1>Mailbox</h1>" +
      " <p>Sandbox: these emails were not sent to anybody. Newest first.</p>" +
      " <p>No mail yet.</p> </main></body></html>",
  )
})

it("the page shows its letters one below the other, each with its files", async () => {
  const files = [{ name: "<a>.pdf", type: "application/pdf" }]

  expect(await pageWith(lying("One"), lying("Two", files))).toContain(
    `Newest first.</p>${shown("One")}` +
      `${shown("Two", " <dt>Files</dt><dd>&#60;a&#62;.pdf</dd>")} </main>`,
  )
})
