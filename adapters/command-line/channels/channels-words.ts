import { Slug } from "#core/property/property.ts"
import { RoomTypeId } from "#core/property/room-type.ts"
import { Schema } from "effect"
import { parseArgs } from "node:util"

/** A room type of a property. */
type Room = { readonly property: Slug; readonly roomType: RoomTypeId }

/** What `npm run channels` was asked to do. */
export type ChannelsTask =
  | { readonly kind: "list" }
  | (Room & { readonly kind: "address" })
  | (Room & {
      readonly kind: "follow"
      readonly source: string
      readonly address: string
      /** Shows what it would block, and changes nothing. */
      readonly isRehearsal: boolean
    })
  | (Room & { readonly kind: "unfollow"; readonly source: string })

export const CHANNELS_USAGE = `npm run channels -- list
npm run channels -- address PROPERTY ROOM
npm run channels -- follow PROPERTY ROOM SITE https://... [--dry-run]
npm run channels -- unfollow PROPERTY ROOM SITE
SITE is the other site's name in at most 30 letters, such as Airbnb. Its address begins with https://.
Commands that change something take --by NAME, for the log of changes. With --dry-run it is shown what
following would block and which bookings it clashes with, and nothing is changed. See docs/guides/inventory.md.`

const isSlug = Schema.is(Slug)
const isRoomType = Schema.is(RoomTypeId)
const LONGEST_ADDRESS = 2000

/** A site name, which is used in lists and URLs. */
const SITE = /^[A-Za-z0-9][A-Za-z0-9 .:-]{0,29}$/

/** The words as they may be noted: of an address, which is a secret, only the site is left. */
export const withoutAddress = (words: ReadonlyArray<string>): ReadonlyArray<string> =>
  words.map((word) => {
    const url = URL.parse(word)
    return url?.protocol === "https:" ? `${url.origin}/...` : word
  })

type Given = { readonly words: ReadonlyArray<string>; readonly isRehearsal: boolean }

const givenIn = (words: ReadonlyArray<string>): Given => {
  try {
    const options = {
      by: { type: "string" },
      "dry-run": { type: "boolean", default: false },
    } as const
    const { positionals, values } = parseArgs({ args: [...words], options, allowPositionals: true })
    return { words: positionals, isRehearsal: values["dry-run"] }
  } catch {
    return { words: [], isRehearsal: false }
  }
}

/** The task that words ask for; null when they ask for none. */
export const channelsTaskIn = (given: ReadonlyArray<string>): ChannelsTask | null => {
  const { words, isRehearsal } = givenIn(given)
  const [verb, property, roomType, source = "", address = "", ...others] = words
  if (isRehearsal && verb !== "follow") return null
  if (verb === "list") return words.length === 1 ? { kind: "list" } : null
  if (!isSlug(property) || !isRoomType(roomType) || others.length > 0) return null
  if (verb === "address" && words.length === 3) return { kind: "address", property, roomType }
  if (!SITE.test(source)) return null
  if (verb === "unfollow" && words.length === 4)
    return { kind: "unfollow", property, roomType, source }
  const isAddress = URL.parse(address)?.protocol === "https:" && address.length <= LONGEST_ADDRESS
  return verb === "follow" && isAddress
    ? { kind: "follow", property, roomType, source, address, isRehearsal }
    : null
}
