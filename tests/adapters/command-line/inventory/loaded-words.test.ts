import { printLoaded } from "#adapters/command-line/inventory/loaded-words.ts"
import { Slug } from "#core/property/property.ts"
import { day } from "#fixtures/builders/a-stay.ts"
import { tanjungKinds } from "#fixtures/builders/a-guest-house.ts"
import { expect, test } from "vitest"

test("names what was refused, and the nights of which more rooms are taken than there are", () => {
  const said: Array<string> = []
  const night = {
    property: Slug.make("rumah-tanjung"),
    kind: tanjungKinds.double,
    date: day("2026-12-24"),
  }
  const loaded = {
    added: 1,
    changed: 2,
    unchanged: 3,
    refused: [{ line: 4, reasons: ["name: is missing", "kind: is missing"] }],
    crowded: [{ ...night, taken: 6, units: 5 }],
    notBlocked: [{ ...night, source: "Airbnb", wanted: 2, blocked: 1 }],
  }

  printLoaded(loaded, (line) => said.push(line))

  expect(said).toEqual([
    "line 4: name: is missing; kind: is missing",
    "rumah-tanjung: rumah-tanjung/double on 2026-12-24: 6 rooms are sold, held or blocked, but there are only 5 from now on",
    "rumah-tanjung: rumah-tanjung/double on 2026-12-24: 1 of 2 rooms are blocked for Airbnb; the others are sold, blocked already or do not exist",
    "1 added, 2 changed, 3 unchanged, 1 refused",
  ])
})
