import { inventoryTaskIn, USAGE } from "#adapters/command-line/inventory/inventory-words.ts"
import { expect, it } from "vitest"

const taskIn = (words: string) => inventoryTaskIn(words.split(" "))

const WHAT_TO_SAY =
  "Use generate, import with one file, pictures with a property's slug and a folder, block, unblock, blocks, withdraw, restore, list or changes."
const NUMBERS = "--properties and --seed are whole numbers of at most seven digits."
const DESTINATION = "--destination has to be a destination of the gazetteer."
const CHANGES = "--before is the number of a change, --limit is at most 200."
const REHEARSAL = "--dry-run works only with commands that change the store."
const property = "rumah-tanjung"

it.each([
  ["generate", { kind: "generate", properties: 320, seed: 1, out: null }],
  [
    "generate --properties 7 --seed 2 --out a.jsonl",
    { kind: "generate", properties: 7, seed: 2, out: "a.jsonl" },
  ],
  ["import a.jsonl", { kind: "import", file: "a.jsonl", form: "json-lines" }],
  [
    "import a.csv --format inside-airbnb --destination george-town",
    { kind: "import", file: "a.csv", form: "inside-airbnb", destination: "george-town" },
  ],
  ["pictures rumah-tanjung photographs", { kind: "pictures", property, folder: "photographs" }],
  ["withdraw rumah-tanjung", { kind: "withdraw", property, roomType: null, isWithdrawn: true }],
  [
    "restore rumah-tanjung double",
    { kind: "withdraw", property, roomType: "double", isWithdrawn: false },
  ],
  [
    "restore rumah-tanjung double --dry-run --by Mei",
    { kind: "withdraw", property, roomType: "double", isWithdrawn: false },
  ],
  ["changes", { kind: "changes", property: null, before: null, limit: 50 }],
  [
    "changes rumah-tanjung --before 12 --limit 200",
    { kind: "changes", property, before: 12, limit: 200 },
  ],
  ["changes --before 0", { kind: "changes", property: null, before: 0, limit: 50 }],
  ["list penang rumah", { kind: "list", words: "penang rumah", limit: 50 }],
])("%s asks for one thing", (words, task) => {
  expect(taskIn(words)).toEqual(task)
})

it.each([
  ["", WHAT_TO_SAY],
  ["generated", WHAT_TO_SAY],
  ["delete a", WHAT_TO_SAY],
  ["generate 10", WHAT_TO_SAY],
  ["import", WHAT_TO_SAY],
  ["import a.jsonl b.jsonl", WHAT_TO_SAY],
  ["pictures", WHAT_TO_SAY],
  ["pictures rumah-tanjung", WHAT_TO_SAY],
  ["pictures Tanjung photographs", WHAT_TO_SAY],
  ["pictures rumah-tanjung photographs more", WHAT_TO_SAY],
  ["changes rumah-tanjung more", WHAT_TO_SAY],
  ["changes Tanjung", WHAT_TO_SAY],
  ["generate --properties x7", NUMBERS],
  ["generate --properties 7x", NUMBERS],
  ["generate --seed 12345678", NUMBERS],
  ["generate --seed= --properties 1", NUMBERS],
  ["import a.csv --format csv", "There is no format csv."],
  ["import a.csv --format inside-airbnb", DESTINATION],
  ["import a.csv --format inside-airbnb --destination nowhere", DESTINATION],
  ["import a.csv --format inside-airbnb --destination penang", DESTINATION],
  ["changes --limit 0", CHANGES],
  ["changes --limit 201", CHANGES],
  ["changes --before x", CHANGES],
  ["withdraw", "Use withdraw with a property's slug, or its slug and the id of a room."],
  ["restore Tanjung", "Use restore with a property's slug, or its slug and the id of a room."],
  [
    "restore rumah-tanjung double more",
    "Use restore with a property's slug, or its slug and the id of a room.",
  ],
  ["blocks rumah-tanjung --dry-run", REHEARSAL],
  ["list --dry-run", REHEARSAL],
  ["changes --dry-run", REHEARSAL],
  ["generate --out a.jsonl --dry-run", REHEARSAL],
])("%s is answered with what is wrong", (words, answer) => {
  expect(taskIn(words)).toBe(answer)
})

it("a room without a name is none", () => {
  expect(inventoryTaskIn(["withdraw", property, ""])).toMatch(/^Use withdraw with/)
})

it.each([
  ["generate --limits 1", "--limits"],
  ["generate --seed", "--seed"],
  ["generate --seed -1", "--seed"],
])("an option that is not known, or lacks its value, is named: %s", (words, option) => {
  expect(taskIn(words)).toContain(option)
})

it("the usage names every command and what it takes", () => {
  expect(USAGE.split("\n")).toEqual([
    "npm run inventory -- generate --properties 10000 [--seed 1] [--out FILE]",
    "npm run inventory -- import FILE",
    "npm run inventory -- import FILE --format inside-airbnb --destination SLUG",
    "npm run inventory -- pictures PROPERTY FOLDER",
    "npm run inventory -- block PROPERTY KIND FROM UNTIL COUNT --source NAME [--note TEXT]",
    "npm run inventory -- unblock PROPERTY KIND FROM UNTIL --source NAME",
    "npm run inventory -- blocks PROPERTY",
    "npm run inventory -- withdraw PROPERTY [ROOM]",
    "npm run inventory -- restore PROPERTY [ROOM]",
    "npm run inventory -- list [WORDS] [--limit 50]",
    "npm run inventory -- changes [PROPERTY] [--limit 50] [--before NUMBER]",
    "Commands that change something take --dry-run, to see what would change, and --by NAME.",
    "See docs/guides/inventory.md.",
  ])
})
