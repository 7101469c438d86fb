import type { PlantedMistake } from "./planting.ts"

const feeds: ReadonlyArray<PlantedMistake> = [
  {
    says: "An event is believed to be gone the first time it is missing",
    file: "core/channels/feed.rules.ts",
    instead: "missed >= GONE_AFTER_READINGS &&",
    planted: "missed >= 1 &&",
    noticedBy: ["tests/core/channels/feed.rules.test.ts"],
  },
  {
    says: "A calendar that is empty at once opens its nights as soon as one event would",
    file: "core/channels/feed.rules.ts",
    instead: "isEmpty ? EMPTY_AFTER_MS : GONE_AFTER_MS",
    planted: "GONE_AFTER_MS",
    noticedBy: ["tests/core/channels/feed.rules.test.ts"],
  },
  {
    says: "A night that we gave back is blocked by our own echo",
    file: "core/channels/feed.rules.ts",
    instead: "now - freedAt < ECHO_MS",
    planted: "now - freedAt < 0",
    noticedBy: ["tests/core/channels/feed.rules.test.ts"],
  },
  {
    says: "Nights that are sold here and closed there are blocked once more",
    file: "core/channels/feed.rules.ts",
    instead: "echoed.push({ date, freedAt: null })",
    planted: "wanted.push({ date, event })",
    noticedBy: ["tests/core/channels/feed.rules.test.ts"],
  },
  {
    says: "A stay on a night that is closed as well is taken for a closed night",
    file: "core/channels/feed.rules.ts",
    instead: "(isStay && !before.isStay)",
    planted: "(isStay && before.isStay)",
    noticedBy: ["tests/core/channels/feed.rules.test.ts"],
  },
  {
    says: "An event that comes back under another id is kept twice",
    file: "core/channels/feed.rules.ts",
    instead: " && !ranges.has(rangeOf(event))",
    planted: "",
    noticedBy: ["tests/core/channels/feed.rules.test.ts"],
  },
  {
    says: "It is not told that a night may be sold on both sides",
    file: "core/channels/feed.rules.ts",
    instead: '      if (event.meaning === "either") doubtful.push({ date, event })\n',
    planted: "",
    noticedBy: ["tests/core/channels/feed.rules.test.ts"],
  },
  {
    says: "The day of leaving is blocked",
    file: "core/channels/busy-event.ts",
    instead: "daysBetween(from, until) - past",
    planted: "daysBetween(from, until) - past + 1",
    noticedBy: ["tests/core/channels/feed.rules.test.ts"],
  },
  {
    says: "Doubt about a night is told as a clash",
    file: "core/channels/channel-news.ts",
    instead: "either: false",
    planted: "either: true",
    noticedBy: ["tests/core/channels/channel-news.test.ts"],
  },
  {
    says: "A closed night there is told as a stay",
    file: "core/channels/channel-news.ts",
    instead: "closed: null",
    planted: "closed: true",
    noticedBy: ["tests/core/channels/channel-news.test.ts"],
  },
  {
    says: "Nights that are sold here and there are not told",
    file: "core/channels/read-feed.ts",
    instead: "new Set(put.notBlocked.map(({ date }) => date))",
    planted: "new Set(put.notBlocked.slice(put.notBlocked.length).map(({ date }) => date))",
    noticedBy: ["tests/core/channels/stories/lagging-site.property.test.ts"],
  },
  {
    says: "A calendar that cannot be read opens its nights",
    file: "core/channels/read-feed.ts",
    instead: "memory: { ...feed.memory, trouble, event, told",
    planted: "memory: { ...feed.memory, events: [], trouble, event, told",
    noticedBy: ["tests/core/channels/stories/unreadable-calendars.test.ts"],
  },
  {
    says: "The blocks of a calendar count as sold when it is read again",
    file: "core/channels/read-feed.ts",
    instead: "snapshot.freeOfKind(kind, date) +",
    planted: "snapshot.freeOfKind(kind, date) + 0 *",
    noticedBy: ["tests/core/channels/read-feed.test.ts"],
  },
  {
    says: "A site is told of the nights that it blocked itself",
    file: "core/channels/taken-nights.ts",
    instead: "snapshot.freeOfKind(kind, night) + blocked(kind, night)",
    planted: "snapshot.freeOfKind(kind, night)",
    noticedBy: ["tests/core/channels/taken-nights.test.ts"],
  },
  {
    says: "Ranges of taken nights end a night early",
    file: "core/channels/taken-ranges.ts",
    instead: "const until = addDays(night, 1)",
    planted: "const until = addDays(night, 0)",
    noticedBy: ["tests/core/channels/stories/lagging-site.property.test.ts"],
  },
  {
    says: "A clash is told again at every reading",
    file: "core/channels/unreported-news.ts",
    instead: "found.clashes.filter((clash) => !isTold(aboutClash(clash)))",
    planted: "found.clashes",
    noticedBy: ["tests/core/channels/unreported-news.test.ts"],
  },
  {
    says: "A calendar that cannot be read is told of at every reading",
    file: "core/channels/unreported-news.ts",
    instead: "isSilent && !wasTold(feed)(TROUBLE)",
    planted: "isSilent",
    noticedBy: ["tests/core/channels/unreported-news.test.ts"],
  },
  {
    says: "A clash that comes back is not told of again",
    file: "core/channels/unreported-news.ts",
    instead: "told: abouts.map((about)",
    planted: "told: [...new Set([...before.keys(), ...abouts])].map((about)",
    noticedBy: ["tests/core/channels/unreported-news.test.ts"],
  },
  {
    says: "A calendar that is being read is given to another process as well",
    file: "core/channels/read-due-feeds.ts",
    instead: "began + LEASE_MS",
    planted: "began",
    noticedBy: ["tests/core/channels/read-due-feeds.test.ts"],
  },
]

const saidBack: ReadonlyArray<PlantedMistake> = [
  {
    says: "A night that was told while somebody began to book it is blocked when it is said back",
    file: "core/channels/feed.rules.ts",
    instead: "toldAt.get(date) ?? -Infinity",
    planted: "-Infinity",
    noticedBy: ["tests/core/channels/stories/lagging-site.property.test.ts"],
  },
]

const givenUp: ReadonlyArray<PlantedMistake> = [
  {
    says: "A calendar that was given up while it was read still blocks its nights",
    file: "adapters/postgres/channels/channels.postgres.ts",
    instead: "if (!(yield* lockAsBefore(connection, id, before))) return null",
    planted: "yield* lockAsBefore(connection, id, before)",
    noticedBy: ["tests/contracts/pglite.test.ts"],
  },
  {
    says: "Nights that a calendar left blocked stay blocked once nobody follows it",
    file: "adapters/command-line/channels/abandoned-sources.ts",
    instead: "isNamedFor(room)(name) && !stillFollowed.has(name)",
    planted: "isNamedFor(room)(name) && stillFollowed.has(name)",
    noticedBy: ["tests/adapters/command-line/channels.test.ts"],
  },
]

/** What may go wrong with calendars of other sites. */
export const channelMistakes: ReadonlyArray<PlantedMistake> = [feeds, givenUp, saidBack].flat()
