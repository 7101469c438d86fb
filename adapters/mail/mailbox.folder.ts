import { MailUnreachable, type Mailer, type Message } from "#core/mail/mailer.port.ts"
import type { Clock } from "#core/kernel/environment.port.ts"
import { Effect } from "effect"
import { createHash } from "node:crypto"
import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises"
import { join } from "node:path"

/** A message as the mailbox keeps it. */
export type LyingMessage = Omit<Message, "files"> & {
  /** Milliseconds since 1970. */
  readonly at: number
  readonly files: ReadonlyArray<{ readonly name: string; readonly type: string }>
}

/** Emails that are not sent: they can be read at /sandbox/mailbox. */
export type Mailbox = Mailer & {
  /** The newest first. */
  readonly messages: () => Promise<ReadonlyArray<LyingMessage>>
}

const MOST_SHOWN = 200

// The same message again is the same file: a second copy changes nothing.
const nameOf = (id: string): string =>
  `${createHash("sha256").update(id).digest("hex").slice(0, 32)}.json`

const laidDown = async (folder: string, message: Message, at: number): Promise<void> => {
  const files = message.files.map(({ name, type }) => ({ name, type }))
  const lying: LyingMessage = { ...message, files, at }
  await mkdir(folder, { recursive: true })
  const name = nameOf(message.id)
  const draft = join(folder, `.${name}`)
  await writeFile(draft, JSON.stringify(lying), { mode: 0o600 })
  await rename(draft, join(folder, name))
}

const messagesIn = async (folder: string): Promise<ReadonlyArray<LyingMessage>> => {
  const names = await readdir(folder).catch(() => [])
  const letters = names.filter((name) => /^[0-9a-f]+\.json$/.test(name))
  const all = await Promise.all(
    letters.map(async (name) => JSON.parse(await readFile(join(folder, name), "utf8")) as unknown),
  )
  return (all as ReadonlyArray<LyingMessage>)
    .toSorted((one, other) => other.at - one.at)
    .slice(0, MOST_SHOWN)
}

/** A mailbox in a folder. */
export const folderMailbox = (folder: string, clock: Clock): Mailbox => ({
  send: (message) =>
    Effect.tryPromise({
      try: () => laidDown(folder, message, clock.now()),
      catch: () => new MailUnreachable({ reason: "Folder" }),
    }),
  messages: () => messagesIn(folder),
})
