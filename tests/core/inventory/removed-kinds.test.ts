import { removedKindIssues } from "#core/inventory/removed-kinds.ts"
import { day } from "#fixtures/builders/a-stay.ts"
import { describe, expect, it } from "vitest"

const [eve, christmas] = [day("2026-12-24"), day("2026-12-25")]

describe("kinds that a property would no longer have", () => {
  it("may go where nothing of them is taken", () => {
    expect(removedKindIssues([])).toEqual([])
  })

  it("are named once each in the order of their ids, with their nights in order", () => {
    const night = (kind: string, date = eve) => ({ property: "rumah-tanjung", kind, date })

    expect(
      removedKindIssues([night("suite", christmas), night("double"), night("suite", eve)]),
    ).toEqual([
      { property: "rumah-tanjung", roomType: "double", code: "KindStillTaken", nights: [eve] },
      {
        property: "rumah-tanjung",
        roomType: "suite",
        code: "KindStillTaken",
        nights: [eve, christmas],
      },
    ])
    expect(
      removedKindIssues([night("double"), night("suite")]).map(({ roomType }) => roomType),
    ).toEqual(["double", "suite"])
  })
})
