import {
  CHANNELS_USAGE,
  channelsTaskIn,
  withoutAddress,
} from "#adapters/command-line/channels/channels-words.ts"
import { expect, it } from "vitest"

const property = "rumah-kenanga"
const roomType = "garden"
const source = "Airbnb"
const address = "https://airbnb.test/a.ics"

const taskIn = (words: string) => channelsTaskIn(words.split(" "))

it.each([
  ["list", { kind: "list" }],
  ["list --by Mei", { kind: "list" }],
  ["address rumah-kenanga garden", { kind: "address", property, roomType }],
  ["unfollow rumah-kenanga garden Airbnb", { kind: "unfollow", property, roomType, source }],
  [
    `follow rumah-kenanga garden Airbnb ${address}`,
    { kind: "follow", property, roomType, source, address, isRehearsal: false },
  ],
  [
    `follow rumah-kenanga garden Airbnb ${address} --dry-run`,
    { kind: "follow", property, roomType, source, address, isRehearsal: true },
  ],
  [
    `--dry-run follow rumah-kenanga garden --by Mei Airbnb ${address}`,
    { kind: "follow", property, roomType, source, address, isRehearsal: true },
  ],
])("%j asks for one thing", (words, task) => {
  expect(taskIn(words)).toEqual(task)
})

it.each([
  "",
  "follow",
  "lists",
  "list rumah-kenanga garden",
  "address",
  "address rumah-kenanga",
  "address rumah-kenanga garden Airbnb",
  `address rumah-kenanga garden Airbnb ${address}`,
  "address -x garden",
  "unfollow rumah-kenanga garden",
  "unfollow Rumah garden Airbnb",
  `unfollow rumah-kenanga garden Airbnb ${address}`,
  "follow rumah-kenanga garden Airbnb",
  `follow Rumah garden Airbnb ${address}`,
  `follow rumah-kenanga garden Airbnb ${address} more`,
  "follow rumah-kenanga garden Airbnb airbnb.test/a.ics",
  "follow rumah-kenanga garden Airbnb http://airbnb.test/a.ics",
  `drop rumah-kenanga garden Airbnb ${address}`,
  "drop rumah-kenanga garden Airbnb",
  "drop rumah-kenanga garden",
  "address rumah-kenanga garden --dry-run",
  "unfollow rumah-kenanga garden Airbnb --dry-run",
  "list --dry-run",
  "list --all",
])("%j asks for nothing", (words) => {
  expect(taskIn(words)).toBeNull()
})

it("a room type without a name is none", () => {
  expect(channelsTaskIn(["address", property, ""])).toBeNull()
  expect(channelsTaskIn(["address", property, "Bilik Taman"])).toMatchObject({
    roomType: "Bilik Taman",
  })
})

it.each([
  ["A", true],
  ["7", true],
  ["Booking.com: KL-2", true],
  ["a".repeat(30), true],
  ["a".repeat(31), false],
  ["", false],
  [" Airbnb", false],
  [".com", false],
  ["Airbnb/x", false],
  ["Airbnb\n", false],
  ["Agoda (KL)", false],
])("the name of a site: %j: %s", (site, isName) => {
  expect(channelsTaskIn(["unfollow", property, roomType, site]) !== null).toBe(isName)
})

it("an address has 2000 letters at most", () => {
  const follow = (letters: number) =>
    channelsTaskIn(["follow", property, roomType, source, address.padEnd(letters, "x")])

  expect(follow(2000)).toMatchObject({ kind: "follow" })
  expect(follow(2001)).toBeNull()
})

it("of words, only addresses with https are shortened before they are noted", () => {
  expect(
    withoutAddress([
      "follow",
      "--by=Mei",
      "http://a.test/x",
      "https://b.test:8443/x?secret",
      "A:b",
    ]),
  ).toEqual(["follow", "--by=Mei", "http://a.test/x", "https://b.test:8443/...", "A:b"])
})

it("the usage names every command and what it takes", () => {
  expect(CHANNELS_USAGE.split("\n")).toEqual([
    "npm run channels -- list",
    "npm run channels -- address PROPERTY ROOM",
    "npm run channels -- follow PROPERTY ROOM SITE https://... [--dry-run]",
    "npm run channels -- unfollow PROPERTY ROOM SITE",
    expect.stringMatching(/^SITE .* at most 30 letters.* https:\/\/\.$/),
    expect.stringContaining("--by NAME"),
    expect.stringContaining("docs/guides/inventory.md"),
  ])
})
