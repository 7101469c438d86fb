import { CHANNELS_USAGE } from "#adapters/command-line/channels/channels-words.ts"
import { ACCOUNTS_USAGE } from "#adapters/command-line/guests/accounts-run.ts"
import { LETTERS_USAGE } from "#adapters/command-line/guests/letters-run.ts"
import { REVIEWS_USAGE } from "#adapters/command-line/guests/reviews-run.ts"
import { USAGE } from "#adapters/command-line/inventory/inventory-words.ts"
import { operatorCommands } from "#adapters/command-line/operator/operator-commands.ts"
import type { OperatorCommandName } from "#adapters/command-line/operator/operator-protocol.ts"
import { BACKUP_USAGE } from "#adapters/command-line/store/backup-run.ts"
import { tokens } from "#adapters/bindings/server/tokens.ts"
import { Effect } from "effect"
import { expect, it } from "vitest"
import { aStoreOfCommands, aWaitingAccount } from "./a-store-of-commands.ts"

/** An operator in a folder of their own, and a store that notes what it is asked for. */
const anOperator = (isBesideGuests = false) => {
  const { store, asked } = aStoreOfCommands()
  const run = async (command: OperatorCommandName, words: string) => {
    const said: Array<string> = []
    const understood = operatorCommands[command](words.split(" "))
    if ("complaints" in understood) return expect.fail(understood.complaints.join("\n"))
    const code = await understood.run({
      say: (line) => said.push(line),
      folder: "/home/mei",
      site: "https://stays.test",
      isBesideGuests,
      untilSeen: async () => void asked.push("has looked"),
      withStore: (work) => work(store),
    })
    return { code, said, asked: asked.splice(0) }
  }
  return { run, store }
}

/** What comes of a command that Mei gives. */
const run = (command: OperatorCommandName, words: string, isBesideGuests = false) =>
  anOperator(isBesideGuests).run(command, `${words} --by Mei`)

it.each<readonly [OperatorCommandName, ReadonlyArray<string>]>([
  ["accounts", [ACCOUNTS_USAGE]],
  ["letters", [LETTERS_USAGE]],
  ["channels", [CHANNELS_USAGE]],
  ["reviews", [REVIEWS_USAGE]],
  ["backup", [BACKUP_USAGE]],
  ["inventory", [expect.stringMatching(/\S/), "", USAGE]],
])("%s says how it is used where its words ask for nothing", (command, complaints) => {
  expect(operatorCommands[command](["nothing", "of", "this", "kind", "is", "known"])).toEqual({
    complaints,
  })
})

it.each<readonly [OperatorCommandName, string, boolean]>([
  ["accounts", "verification list", true],
  ["letters", "list", true],
  ["channels", "list", true],
  ["reviews", "list", true],
  ["backup", "monday", true],
  ["inventory", "list", true],
  ["inventory", "generate --out stays.jsonl", false],
])("%s %s needs a store: %s", (command, words, needsStore) => {
  expect(operatorCommands[command](words.split(" "))).toMatchObject({ needsStore })
})

const BLOCK = "rumah-kenanga garden 2026-12-24 2026-12-25"

it("inventory is changed in the name of who gives the order", async () => {
  expect(await run("inventory", `block ${BLOCK} 1 --source Airbnb`)).toMatchObject({
    code: 0,
    said: ["1 night changed"],
    asked: [
      `blocks of Airbnb put by inventory for Mei: block ${BLOCK} 1 --source Airbnb --by Mei (in /home/mei)`,
    ],
  })
})

it("a dry run of inventory says what would change, and puts and keeps nothing", async () => {
  const { code, said, asked } = await run("inventory", "generate --properties 1 --dry-run")

  expect(code).toBe(0)
  expect(said).toEqual([
    "rumah-kenanga: rate: 1 → 2",
    "rumah-kenanga: added",
    "1 added, 0 changed, 0 unchanged, 0 refused",
    "Dry run: nothing was changed.",
  ])
  expect(asked).toEqual(["1 put by a rehearsal"])
})

it.each([
  [true, [20, 1]],
  [false, [21]],
])("beside guests (%s) properties are put a few at a time", async (isBesideGuests, puts) => {
  const { asked } = await run("inventory", "generate --properties 21", isBesideGuests)
  const put = asked.filter((line) => line.includes(" put by "))

  expect(put.map((line) => Number.parseInt(line, 10))).toEqual(puts)
  expect(asked).toContain("a file is kept")
})

it("inventory is listed, and so are its changes", async () => {
  expect((await run("inventory", "list")).said.at(-1)).toBe("1 property")
  expect((await run("inventory", "changes")).said).toEqual(["0 changes"])
})

it.each<readonly [OperatorCommandName, string, string]>([
  ["accounts", "verification list", "0 waiting"],
  ["letters", "list", "0 given up"],
])("%s %s says: %s", async (command, words, line) => {
  expect(await anOperator().run(command, words)).toEqual({ code: 0, said: [line], asked: [] })
})

it("pictures of who waits are shown until the operator has looked", async () => {
  const { run: give, store } = anOperator()
  const account = aWaitingAccount()
  await Effect.runPromise(
    store.get(tokens.accountStore).inTransaction(({ insert }) => insert(account)),
  )

  expect(await give("accounts", `verification show ${account.id} s1`)).toEqual({
    code: 0,
    said: ["Press Enter when you have looked: the files are deleted then"],
    asked: ["has looked"],
  })
})

const FOLLOW = "follow rumah-kenanga garden Airbnb https://airbnb.test/a.ics"

it("a calendar is followed without noting its address, and what it blocks is put by the site", async () => {
  const { code, said, asked } = await run("channels", FOLLOW)

  expect(code).toBe(0)
  expect(said).toEqual(["Stays and closed times read from Airbnb: 0"])
  expect(asked).toEqual([
    "channels for Mei: follow rumah-kenanga garden Airbnb https://airbnb.test/... --by Mei (in /home/mei)",
    "channels changed: 1",
  ])
})

it("a dry run of following a calendar changes no channel, and puts blocks in a rehearsal", async () => {
  const { code, said, asked } = await run("channels", `${FOLLOW} --dry-run`)

  expect(code).toBe(0)
  expect(said.slice(0, 2)).toEqual(["rumah-kenanga: rate: 1 → 2", "rumah-kenanga: added"])
  expect(said.at(-1)).toBe("Dry run: nothing was changed.")
  expect(asked).toEqual([
    expect.stringMatching(/^channels for Mei: follow/),
    "blocks of Airbnb (garden) put by a rehearsal",
  ])
})

it("blocks of a calendar that is given up are lifted in the name of who gives the order", async () => {
  const operator = anOperator()
  await operator.run("channels", FOLLOW)
  const { code, said, asked } = await operator.run(
    "channels",
    "unfollow rumah-kenanga garden Airbnb --by Siti",
  )

  const order = "Siti: unfollow rumah-kenanga garden Airbnb --by Siti (in /home/mei)"
  expect([code, ...said]).toEqual([0, "Airbnb is no longer followed; 0 nights are open again"])
  expect(asked).toEqual([
    `channels for ${order}`,
    "channels changed: 1",
    `blocks of Airbnb (garden) put by inventory for ${order}`,
  ])
})

it("a calendar's address is on the site, and calendars are listed", async () => {
  const { code, said } = await run("channels", "address rumah-kenanga garden")

  expect(code).toBe(0)
  expect(said[0]).toMatch(/^https:\/\/stays\.test\/calendars\/[a-z2-7]{32}\.ics$/)
  expect((await run("channels", "list")).said).toEqual(["Calendars followed: 0"])
})

it("reviews are changed in the name of who gives the order", async () => {
  const { code, said, asked } = await run("reviews", "list")

  expect([code, ...said]).toEqual([0, "0 reviews"])
  expect(asked).toEqual(["reviews for Mei: list --by Mei (in /home/mei)"])
})

it.each([
  ["monday", "/home/mei/monday"],
  ["../monday", "/home/monday"],
  ["/backups/monday", "/backups/monday"],
])("a backup into %s goes into %s", async (word, folder) => {
  const { code, said, asked } = await anOperator().run("backup", word)

  expect(code).toBe(0)
  expect(asked).toEqual([`backup into ${folder}`])
  expect(said.at(-1)).toBe(`It is in ${folder}.`)
})
