import { calendarPathOf, newCalendarSecret } from "#core/channels/calendar-address.ts"
import type { ChannelNews } from "#core/channels/channel-news.ts"
import type { Channels, FollowedFeed } from "#core/channels/channels.port.ts"
import type { Blocks } from "#core/inventory/blocks.port.ts"
import { nothingRemembered } from "#core/channels/feed-memory.ts"
import { blockSourceOf, readFeed, type FeedNeeds } from "#core/channels/read-feed.ts"
import { READ_EVERY_MS } from "#core/channels/channel.terms.ts"
import { refreshFeed } from "#core/channels/refresh-feed.ts"
import type { ContactDirectory } from "#core/inventory/contact-directory.port.ts"
import type { Digest, Randomness } from "#core/kernel/environment.port.ts"
import type { Slug } from "#core/property/property.ts"
import { Effect } from "effect"
import { randomUUID } from "node:crypto"
import { abandonedSources } from "./abandoned-sources.ts"
import { newsLines, reportedLine } from "./channel-news-lines.ts"
import { troubleLine } from "./feed-trouble-lines.ts"
import type { ChannelsTask } from "./channels-words.ts"
import { inNumber } from "../operator/in-number.ts"

type World = FeedNeeds & {
  readonly channels: Channels
  /** Those of a rehearsal say what they would change, and change nothing. */
  readonly blocks: Blocks
  readonly contactsOf: ContactDirectory["contactsOf"]
  readonly randomness: Randomness
  readonly digest: Digest
  /** Where guests and other sites find this one. */
  readonly site: string
  readonly say: (line: string) => void
}

type Of<Kind extends ChannelsTask["kind"]> = Extract<ChannelsTask, { readonly kind: Kind }>

const hasRoom = async (world: World, { property, roomType }: Of<"address">): Promise<boolean> => {
  const { bySlug } = await Effect.runPromise(world.catalogue.snapshot())
  const isThere = bySlug.get(property)?.rooms.some(({ id }) => id === roomType) ?? false
  if (!isThere) world.say(`${property} has no room type ${roomType}`)
  return isThere
}

const addressed = async (world: World, task: Of<"address">): Promise<number> => {
  const { channels, randomness, digest, site, say } = world
  if (!(await hasRoom(world, task))) return 1
  const secret = newCalendarSecret(randomness)
  await Effect.runPromise(channels.publish(task, digest(secret)))
  say(`${site}${calendarPathOf(secret)}`)
  say("Anyone with this address can read which nights are taken, and nothing about the guests.")
  say("It is shown only once. Any earlier address no longer works.")
  say('For a site that is followed too, add "?for=" and its name, such as ?for=Airbnb.')
  return 0
}

const isOf =
  ({ roomType, source }: Pick<Of<"unfollow">, "roomType" | "source">) =>
  (feed: FollowedFeed): boolean =>
    feed.roomType === roomType && feed.source === source

/** So often a calendar is read that others read at the same time; then what they read counts. */
const MOST_ATTEMPTS = 3

/** The calendar that a task is about, as it is followed now. */
const feedOf = async ({ channels }: World, task: Pick<Of<"unfollow">, "roomType" | "source">) =>
  (await Effect.runPromise(channels.followed())).find(isOf(task))

/** Reads a calendar now, and once more where the site or another command was faster. */
const readNow = async (
  world: World,
  task: Of<"follow">,
  attempts = MOST_ATTEMPTS,
): Promise<number> => {
  const feed = await feedOf(world, task)
  if (feed === undefined) return 1
  const tell = (news: ChannelNews) =>
    Effect.sync(() => {
      for (const line of newsLines(news)) world.say(line)
    })
  const { memory, isLost } = await Effect.runPromise(refreshFeed({ ...world, tell }, feed))
  if (isLost && attempts > 1) return readNow(world, task, attempts - 1)
  world.say(`Stays and closed times read from ${feed.source}: ${memory.events.length}`)
  return memory.trouble === null ? 0 : 1
}

/** The calendar as it would be read once it is followed: what is known of the site's calendar here stays known. */
const feedToBe = async (world: World, task: Of<"follow">): Promise<FollowedFeed> => {
  const { property, roomType, source, address } = task
  const known = await feedOf(world, task)
  const { id, memory } = known ?? { id: randomUUID(), memory: nothingRemembered }
  // What was told, and how lately it was read well, would leave out what is to be seen now.
  const unread = { ...memory, etag: null, modified: null, told: [], goodAt: null }
  return { id, property, roomType, source, address, memory: unread }
}

/** Says what following a calendar would block, and which bookings it clashes with. */
const rehearsed = async (world: World, task: Of<"follow">): Promise<number> => {
  const { blocks, channels, say } = world
  const feed = await feedToBe(world, task)
  const rehearsing: FeedNeeds["channels"] = {
    told: channels.told,
    block: (_id, _reading, scope, wanted) => blocks.replace(scope, wanted),
  }
  const { memory, news } = await Effect.runPromise(
    readFeed({ ...world, channels: rehearsing }, feed),
  )
  for (const line of news === null ? [] : newsLines(news)) say(line)
  say(`Stays and closed times read from ${feed.source}: ${memory.events.length}`)
  say("Dry run: nothing was changed.")
  return memory.trouble === null ? 0 : 1
}

const followed = async (world: World, task: Of<"follow">): Promise<number> => {
  const { channels, clock } = world
  if (!(await hasRoom(world, { ...task, kind: "address" }))) return 1
  if (task.isRehearsal) return rehearsed(world, task)
  const { property, roomType, source, address } = task
  const feed = { id: randomUUID(), property, roomType, source, address }
  await Effect.runPromise(channels.follow(feed, clock.now() + READ_EVERY_MS))
  return readNow(world, task)
}

const lifted = async ({ blocks }: World, property: Slug, sources: ReadonlyArray<string>) => {
  const puts = sources.map((source) => blocks.replace({ property, source }, []))
  const done = await Effect.runPromise(Effect.all(puts))
  return done.reduce((sum, { changed }) => sum + changed, 0)
}

/** So many nights that can be sold again. */
const openAgain = (nights: number, which = ""): string =>
  `${inNumber(nights, "night")}${which} ${nights === 1 ? "is" : "are"} open again`

const unfollowed = async (world: World, task: Of<"unfollow">): Promise<number> => {
  const { channels, say } = world
  const { roomType, source } = task
  const feed = await feedOf(world, task)
  if (feed !== undefined) {
    await Effect.runPromise(channels.unfollow(roomType, source))
    const opened = await lifted(world, feed.property, [blockSourceOf(feed)])
    say(`${source} is no longer followed; ${openAgain(opened)}`)
    return 0
  }
  const left = await abandonedSources(world, task)
  const opened = await lifted(world, task.property, left)
  const also = left.length > 0 ? `; ${openAgain(opened, " that it left blocked")}` : ""
  say(`${roomType} does not follow a calendar of ${source}${also}`)
  return left.length > 0 ? 0 : 1
}

const shown = ({ property, roomType, source, memory }: FollowedFeed): string => {
  const { goodAt, trouble, events } = memory
  const when = goodAt === null ? "never read" : `read at ${new Date(goodAt).toISOString()}`
  const state =
    trouble === null
      ? inNumber(events.length, "stay or closed time", "stays and closed times")
      : "cannot be read"
  return [property, roomType, source, when, state].join("  ")
}

const wrongWith = ({ source, memory }: FollowedFeed): ReadonlyArray<string> => {
  const { trouble, event, told } = memory
  const lines = told.flatMap(({ about }) => reportedLine(source, about) ?? [])
  return trouble === null ? lines : [troubleLine(source, trouble, event), ...lines]
}

const listed = async ({ channels, contactsOf, say }: World): Promise<number> => {
  const feeds = await Effect.runPromise(channels.followed())
  for (const feed of feeds) {
    say(shown(feed))
    for (const line of wrongWith(feed)) say(`  ${line}`)
    const contacts = await Effect.runPromise(contactsOf(feed.property))
    if (!contacts?.email) say("  no letters: the property has no email")
  }
  say(`Calendars followed: ${feeds.length}`)
  return 0
}

/** Does a task and says what came of it; 0 when it went well. */
export const runChannels = (task: ChannelsTask, world: World): Promise<number> => {
  switch (task.kind) {
    case "list":
      return listed(world)
    case "address":
      return addressed(world, task)
    case "follow":
      return followed(world, task)
    case "unfollow":
      return unfollowed(world, task)
    default:
      return task satisfies never
  }
}
