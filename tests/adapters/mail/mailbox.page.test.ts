import { loadedMailer } from "#adapters/mail/loaded-mailer.ts"
import { folderMailbox, type LyingMessage } from "#adapters/mail/mailbox.folder.ts"
import { mailboxPage } from "#adapters/mail/mailbox-page.ts"
import { movableClock } from "#fixtures/doubles/clock.movable.ts"
import { aMessage } from "#tests/contracts/mailer.contract.ts"
import { Effect } from "effect"
import { mkdirSync, mkdtempSync, readdirSync, statSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { describe, expect, it } from "vitest"

const lying = (changes: Partial<LyingMessage> = {}): LyingMessage => ({
  ...aMessage(),
  at: Date.parse("2026-11-21T02:30:00.000Z"),
  files: [],
  ...changes,
})

const pageWith = (...messages: ReadonlyArray<LyingMessage>) =>
  mailboxPage({ send: () => Effect.void, messages: async () => messages })

const ADDRESS = "http://stays.test/sandbox/mailbox"

const textWith = async (...messages: ReadonlyArray<LyingMessage>) =>
  (await pageWith(...messages)(new Request(ADDRESS)))?.text()

describe("the page of the mailbox", () => {
  it("says to whom, when and with which files a letter went", async () => {
    const files = [
      { name: "singgah.ics", type: "text/calendar" },
      { name: "receipt.pdf", type: "application/pdf" },
    ]

    const text = await textWith(lying({ files }))

    expect(text).toContain("<dt>To</dt><dd>aisyah@example.com</dd>")
    expect(text).toContain("<dt>At</dt><dd>2026-11-21T02:30:00.000Z</dd>")
    expect(text).toContain("<dt>Files</dt><dd>singgah.ics, receipt.pdf</dd>")
    expect(text).not.toContain("No mail yet.")
    expect(await textWith(lying())).not.toContain("Files")
  })

  it("shows no mark of a subject or an address as HTML", async () => {
    const text = await textWith(lying({ subject: `<b>"A" & 'B'</b>`, to: "<i>@example.com" }))

    expect(text).toContain("<h2>&#60;b&#62;&#34;A&#34; &#38; &#39;B&#39;&#60;/b&#62;</h2>")
    expect(text).toContain("<dd>&#60;i&#62;@example.com</dd>")
  })

  it("shows the body of a letter, and nothing of one without", async () => {
    const html = `<html><body class="a">\n<p>One</p>\n<p>Two</p></body></html>`

    expect(await textWith(lying({ html }))).toContain(
      `<div class="letter">\n<p>One</p>\n<p>Two</p></div>`,
    )
    expect(await textWith(lying({ html: "<p>No body</p>" }))).toContain(
      `<div class="letter"></div>`,
    )
  })

  it("is a page that runs nothing and is kept by nobody", async () => {
    const answer = await pageWith()(new Request(ADDRESS))

    expect(Object.fromEntries(answer?.headers ?? [])).toEqual({
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy":
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
    })
  })

  it.each([
    ["POST", ADDRESS],
    ["GET", `${ADDRESS}/more`],
  ])("is not asked for by %s %s", async (method, address) => {
    expect(await pageWith()(new Request(address, { method }))).toBeNull()
  })
})

describe("the mailbox in a folder", () => {
  const aFolder = () => mkdtempSync(join(tmpdir(), "singgah-mail-"))

  it("keeps a letter for its own eyes, without the contents of files", async () => {
    const folder = join(aFolder(), "a", "box")
    const content = new TextEncoder().encode("secret")
    const files = [{ name: "a.txt", type: "text/plain", content }]
    const mailbox = folderMailbox(folder, movableClock("2026-11-21T02:30:00.000Z"))

    await Effect.runPromise(mailbox.send(aMessage({ files })))

    const names = readdirSync(folder)
    expect(names).toEqual([expect.stringMatching(/^[0-9a-f]{32}\.json$/)])
    expect(statSync(join(folder, names[0]!)).mode & 0o777).toBe(0o600)
    expect(await mailbox.messages()).toEqual([
      lying({ files: [{ name: "a.txt", type: "text/plain" }] }),
    ])
  })

  it("reads letters alone, the newest two hundred", async () => {
    const folder = aFolder()
    for (let at = 0; at < 201; at += 1)
      writeFileSync(join(folder, `${at.toString(16)}.json`), JSON.stringify(lying({ at })))
    for (const name of [".ab.json", "ab.json.txt", "note.json", "AB.json"])
      writeFileSync(join(folder, name), "no letter")

    const messages = await folderMailbox(folder, movableClock()).messages()

    expect(messages.map(({ at }) => at)).toEqual(Array.from({ length: 200 }, (_, at) => 200 - at))
  })

  it("says that it cannot be reached where there can be no folder", async () => {
    const file = join(aFolder(), "file")
    mkdirSync(join(file, ".."), { recursive: true })
    writeFileSync(file, "")

    const failure = await Effect.runPromise(
      Effect.flip(folderMailbox(join(file, "box"), movableClock()).send(aMessage())),
    )

    expect(failure).toMatchObject({ _tag: "MailUnreachable", reason: "Folder" })
  })
})

describe("a mailer that is loaded when it is needed", () => {
  it("is loaded once, with the first letter, and sends each", async () => {
    let loaded = 0
    const sent: Array<string> = []
    const mailer = loadedMailer(async () => {
      loaded += 1
      return { send: ({ id }) => Effect.sync(() => void sent.push(id)) }
    })
    expect(loaded).toBe(0)

    await Effect.runPromise(mailer.send(aMessage({ id: "one" })))
    await Effect.runPromise(mailer.send(aMessage({ id: "two" })))

    expect(loaded).toBe(1)
    expect(sent).toEqual(["one", "two"])
  })
})
