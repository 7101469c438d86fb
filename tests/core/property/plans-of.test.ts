import { describe, expect, it } from "vitest"
import {
  firstPlanOf,
  isForMembers,
  mayPay,
  methodsFor,
  openPlansOf,
  planNamed,
  plansOf,
} from "#core/property/plans-of.ts"
import { aPlan, aSaver } from "#fixtures/builders/a-plan.ts"
import { aRoomType } from "#fixtures/builders/a-room-type.ts"

const idsOf = (plans: ReadonlyArray<{ readonly id: string }>) => plans.map(({ id }) => id)
const room = aRoomType({ plans: [aPlan(), aSaver()] })

describe("The plans of a room type", () => {
  it.each(["FLEXIBLE", "MODERATE", "NON_REFUNDABLE"] as const)(
    "are one where it has none: its rate, %s, room only, paid as the property takes money",
    (cancellation) => {
      expect(plansOf(aRoomType({ cancellation }))).toEqual([
        aPlan({ ...firstPlanOf({ cancellation }), terms: cancellation }),
      ])
      expect(firstPlanOf({ cancellation })).toEqual({
        id: "standard",
        name: null,
        terms: cancellation,
        board: "ROOM_ONLY",
        boardPrice: { adult: 0, child: 0 },
        pay: "EITHER",
        difference: { sen: 0 },
        membersOnly: false,
      })
    },
  )

  it("are its own in their order, of which the first is meant where none is named", () => {
    expect(idsOf(plansOf(room))).toEqual(["flex", "saver"])
    expect(firstPlanOf(room).id).toBe("flex")
    expect(planNamed(room, undefined)?.id).toBe("flex")
    expect(planNamed(room, "saver")?.id).toBe("saver")
    expect(planNamed(room, "other")).toBeUndefined()
    expect(planNamed(aRoomType(), "standard")?.id).toBe("standard")
  })

  it("are open to members, and to visitors where neither room nor plan is for members", () => {
    const plans = [aPlan(), aSaver({ membersOnly: true })] as const
    const half = aRoomType({ plans })

    expect(idsOf(openPlansOf(half, false))).toEqual(["flex"])
    expect(idsOf(openPlansOf(half, true))).toEqual(["flex", "saver"])
    expect(openPlansOf(aRoomType({ plans, membersOnly: true }), false)).toEqual([])
    expect(isForMembers(half)).toBe(false)
    expect(isForMembers(aRoomType({ plans: [aSaver({ membersOnly: true })] }))).toBe(true)
    expect(isForMembers(aRoomType({ membersOnly: true }))).toBe(true)
  })
})

describe("A plan is paid for", () => {
  it.each([
    ["NOW", true, false],
    ["AT_PROPERTY", false, true],
    ["EITHER", true, true],
  ] as const)("%s", (pay, card, payAtProperty) => {
    expect(mayPay(pay, "card")).toBe(card)
    expect(mayPay(pay, "payAtProperty")).toBe(payAtProperty)
  })

  it("with others in the ways that all allow, and on arrival only where the property takes money", () => {
    expect(methodsFor(["EITHER", "EITHER"], true)).toEqual(["card", "payAtProperty"])
    expect(methodsFor(["EITHER"], false)).toEqual(["card"])
    expect(methodsFor(["EITHER", "NOW"], true)).toEqual(["card"])
    expect(methodsFor(["AT_PROPERTY", "EITHER"], true)).toEqual(["payAtProperty"])
    expect(methodsFor(["AT_PROPERTY"], false)).toEqual([])
    expect(methodsFor(["AT_PROPERTY", "NOW"], true)).toEqual([])
  })
})
