import { LinkToken } from "#core/booking/booking-link.ts"
import { Schema } from "effect"
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"

const Letter = Schema.fromJsonString(
  Schema.Struct({ id: Schema.String, text: Schema.String, at: Schema.Number }),
)
const read = Schema.decodeUnknownSync(Letter)
const isLink = Schema.is(LinkToken)

/** The letters that a site has put into its mailbox, read as their readers do. */
export type MailboxPost = {
  /** How often each letter has arrived so far, by its id. */
  readonly arrived: () => ReadonlyMap<string, number>
  readonly linkTo: (booking: string) => LinkToken | undefined
}

/** The post of the mailbox in a folder. */
export const postFrom = (folder: string): MailboxPost => {
  const known = new Set<string>()
  const arrived = new Map<string, number>()
  const links = new Map<string, { readonly link: LinkToken; readonly at: number }>()
  const look = (): void => {
    if (!existsSync(folder)) return
    for (const name of readdirSync(folder)) {
      if (known.has(name) || !/^[0-9a-f]+\.json$/.test(name)) continue
      known.add(name)
      const { id, text, at } = read(readFileSync(join(folder, name), "utf8"))
      arrived.set(id, 1)
      const link = /\/booking\/manage\?link=([0-9a-z-]{53})/.exec(text)?.[1]
      const booking = link?.slice(0, 26) ?? ""
      if (isLink(link) && at >= (links.get(booking)?.at ?? 0)) links.set(booking, { link, at })
    }
  }
  return {
    arrived: () => (look(), arrived),
    linkTo: (booking) => {
      if (!links.has(booking)) look()
      return links.get(booking)?.link
    },
  }
}
