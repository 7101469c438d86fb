import type { Channels, FollowedFeed } from "#core/channels/channels.port.ts"
import { nothingRemembered } from "#core/channels/feed-memory.ts"
import { Slug } from "#core/property/property.ts"
import { RoomTypeId } from "#core/property/room-type.ts"
import { Effect } from "effect"
import { expect, it } from "vitest"
import { anOperator, NOW } from "./an-operator-of-channels.ts"

const followed = (memory: Partial<FollowedFeed["memory"]>, others: Partial<FollowedFeed> = {}) => ({
  id: "1",
  property: Slug.make("rumah-kenanga"),
  roomType: RoomTypeId.make("garden"),
  source: "Airbnb",
  address: "https://airbnb.test/a.ics",
  memory: { ...nothingRemembered, ...memory },
  ...others,
})

const FOLLOW = "follow rumah-kenanga garden Airbnb https://airbnb.test/a.ics"

it("the address of a calendar is said with what it is for", async () => {
  expect(await anOperator().run("address rumah-kenanga garden")).toEqual({
    code: 0,
    said: [
      expect.stringMatching(/^https:\/\/stays\.test\/calendars\/[a-z2-7]{32}\.ics$/),
      "Anyone with this address can read which nights are taken, and nothing about the guests.",
      "It is shown only once. Any earlier address no longer works.",
      'For a site that is followed too, add "?for=" and its name, such as ?for=Airbnb.',
    ],
  })
})

it.each(["address elsewhere garden", FOLLOW.replace("rumah-kenanga", "elsewhere")])(
  "a property that is not there has no room type: %s",
  async (words) => {
    expect(await anOperator().run(words)).toEqual({
      code: 1,
      said: ["elsewhere has no room type garden"],
    })
  },
)

it.each([
  [0, "0 stays and closed times"],
  [1, "1 stay or closed time"],
  [2, "2 stays and closed times"],
])("a calendar with %s stays is listed with them", async (stays, words) => {
  const { run } = anOperator(stays)

  expect(await run(FOLLOW)).toEqual({
    code: 0,
    said: [`Stays and closed times read from Airbnb: ${stays}`],
  })
  expect(await run("list")).toEqual({
    code: 0,
    said: [
      `rumah-kenanga  garden  Airbnb  read at 2026-12-01T04:00:00.000Z  ${words}`,
      "Calendars followed: 1",
    ],
  })
})

it("what was reported of a calendar is listed under it, its trouble first", async () => {
  const { run, channels } = anOperator()
  const told = ["trouble", "empty", "clash 2026-12-10 2026-12-12"].map((about) => ({
    about,
    at: NOW,
  }))
  const feeds = [
    followed({ told, trouble: "TooManyEvents", event: "2026-12-10 (weekly)", goodAt: NOW }),
    followed({ told: told.slice(1, 2) }, { source: "Agoda" }),
  ]
  const { said } = await run("list", {
    channels: { ...channels, followed: () => Effect.succeed(feeds) },
  })

  expect(said).toEqual([
    "rumah-kenanga  garden  Airbnb  read at 2026-12-01T04:00:00.000Z  cannot be read",
    expect.stringMatching(/^ {2}The calendar of Airbnb cannot .* \(weekly\) repeats too often\./),
    "  The calendar of Airbnb is suddenly empty; its nights stay blocked for some hours",
    expect.stringMatching(/^ {2}Sold twice: Airbnb has a guest from 2026-12-10 to 2026-12-12 on/),
    "rumah-kenanga  garden  Agoda  never read  0 stays and closed times",
    "  The calendar of Agoda is suddenly empty; its nights stay blocked for some hours",
    "Calendars followed: 2",
  ])
})

it("of calendars, only that of this site and room type is given up", async () => {
  const { run } = anOperator()
  await run(FOLLOW)
  await run(FOLLOW.replace("Airbnb", "Agoda"))
  await run(FOLLOW.replace("garden", "attic"))

  expect(await run("unfollow rumah-kenanga garden Airbnb")).toEqual({
    code: 0,
    said: ["Airbnb is no longer followed; 1 night is open again"],
  })
  const { said } = await run("list")
  expect(said.filter((line) => line.startsWith("rumah-kenanga"))).toEqual([
    expect.stringMatching(/^rumah-kenanga {2}attic {2}Airbnb {2}/),
    expect.stringMatching(/^rumah-kenanga {2}garden {2}Agoda {2}/),
  ])
  expect(await run("unfollow rumah-kenanga garden Airbnb")).toEqual({
    code: 1,
    said: ["garden does not follow a calendar of Airbnb"],
  })
})

it("a calendar is due again five minutes after it was followed", async () => {
  const { run, channels } = anOperator()
  const due: Array<number> = []
  const follow: Channels["follow"] = (feed, at) => {
    due.push(at)
    return channels.follow(feed, at)
  }
  await run(FOLLOW, { channels: { ...channels, follow } })

  expect(due).toEqual([NOW + 300_000])
})

it("a calendar that is given up before it can be read is not read", async () => {
  const { run, channels, marks } = anOperator()

  expect(await run(FOLLOW, { channels: { ...channels, follow: () => Effect.void } })).toEqual({
    code: 1,
    said: [],
  })
  expect(marks).toEqual([])
})

it("a rehearsal reads a known calendar as a whole, and keeps what is known of it", async () => {
  const { run, channels, marks, world } = anOperator()
  const told: Array<string> = []
  await run(FOLLOW)
  const [known] = await Effect.runPromise(channels.followed())
  const rehearsed = await run(`${FOLLOW.replace("a.ics", "b.ics")} --dry-run`, {
    channels: {
      ...channels,
      told: (id) => {
        told.push(id)
        return channels.told(id)
      },
    },
    blocks: { ...world.blocks, replace: () => Effect.succeed({ changed: 0, notBlocked: [] }) },
  })

  expect(rehearsed.said).toEqual([
    "Stays and closed times read from Airbnb: 1",
    "Dry run: nothing was changed.",
  ])
  expect(marks[1]).toMatchObject({ etag: null, modified: null, goodAt: null, told: [] })
  expect(known?.memory).toMatchObject({ etag: '"1"', modified: "today" })
  expect(new Set(told)).toEqual(new Set([known?.id]))
  expect(await Effect.runPromise(channels.followed())).toEqual([known])
})
