import { PlanId } from "#core/property/rate-plan.ts"
import { RoomTypeId } from "#core/property/room-type.ts"
import { bookedUnder } from "#fixtures/builders/a-booking-view.ts"
import { aBreakfastPlan, aPlan, aSaver } from "#fixtures/builders/a-plan.ts"
import { aRoomType } from "#fixtures/builders/a-room-type.ts"
import { bookedRoomsText } from "#ui/formats/booked-rooms.ts"
import { bookedLabel, planName, roomLabel, roomLabelOf } from "#ui/formats/plan-name.ts"
import { roomNamesAt, roomNamesOf } from "#ui/formats/room-names.ts"
import { speaker } from "#ui/translations/speaker.ts"
import { wordsOf } from "#ui/translations/server-words.ts"
import { translationOf } from "#ui/translations/use-translation.tsx"
import { describe, expect, it } from "vitest"

const english = translationOf("en", speaker("en", wordsOf.en).say)
const chinese = translationOf("cn", speaker("cn", wordsOf.cn).say)
const sea = { en: "Sea", bm: "Laut", cn: "海" }
const { name } = aRoomType()

describe("a plan", () => {
  it.each([
    ["its terms", aSaver(), "Non-refundable"],
    ["its meals and terms", aBreakfastPlan(), "Breakfast included · Flexible"],
    ["what the operator calls it", aBreakfastPlan({ name: sea }), "Sea"],
  ])("is called by %s", (_, plan, text) => {
    expect(planName(plan, english)).toBe(text)
  })
})

describe("a room", () => {
  it("is named with its plan, or alone where it has none", () => {
    expect(roomLabel({ name, plan: aSaver() }, english)).toBe("Studio · Non-refundable")
    expect(roomLabel({ name, plan: null }, chinese)).toBe("单间公寓")
  })

  it("of the inventory has the plan only where its type has plans of its own", () => {
    const plan = aPlan()

    expect(roomLabelOf(aRoomType(), plan)).toEqual({ name, plan: null })
    expect(roomLabelOf(aRoomType({ plans: [plan] }), plan)).toEqual({ name, plan })
  })

  it("that was booked keeps the name, meals and terms of its plan", () => {
    expect(bookedLabel(bookedUnder(aBreakfastPlan({ name: sea, terms: "MODERATE" })))).toEqual({
      name,
      plan: { name: sea, board: "BREAKFAST", terms: "MODERATE" },
    })
  })

  it("that was booked without a plan has none", () => {
    const { plan: _, ...booked } = bookedUnder(aPlan())

    expect(bookedLabel(booked)).toEqual({ name, plan: null })
  })

  it("is listed with how many of it and under which plan", () => {
    const rooms = [bookedUnder(aSaver(), 2), bookedUnder(aBreakfastPlan())]

    expect(bookedRoomsText(rooms, english)).toBe(
      "2 × Studio · Non-refundable; 1 × Studio · Breakfast included · Flexible",
    )
    expect(bookedRoomsText(rooms, chinese)).toBe(
      "2 × 单间公寓 · 不可退款；1 × 单间公寓 · 含早餐 · 灵活条款",
    )
  })
})

const studio = RoomTypeId.make("springwater-studio")
const suite = RoomTypeId.make("suite")
const saver = PlanId.make("saver")
const breakfast = PlanId.make("bb")

describe("the room that a booking calls by type and plan", () => {
  const bookedSuite = { ...bookedUnder(aSaver({ name: sea })), roomType: suite }
  const nameOf = roomNamesOf({
    rooms: [bookedUnder(aBreakfastPlan()), bookedUnder(aSaver()), bookedSuite],
  })

  it("is found under that plan", () => {
    expect(nameOf({ roomType: studio, plan: saver })?.plan?.terms).toBe("NON_REFUNDABLE")
    expect(nameOf({ roomType: studio, plan: breakfast })?.plan?.board).toBe("BREAKFAST")
    expect(nameOf({ roomType: suite, plan: saver })?.plan?.name).toBe(sea)
  })

  it("is not known under another plan or without one", () => {
    expect(nameOf({ roomType: suite, plan: breakfast })).toBeNull()
    expect(nameOf({ roomType: studio })).toBeNull()
  })

  it("is found without a plan where it was booked so", () => {
    const { plan: _, ...booked } = bookedUnder(aPlan())

    expect(roomNamesOf({ rooms: [booked] })({ roomType: studio })).toEqual({ name, plan: null })
    expect(roomNamesOf({ rooms: [booked] })({ roomType: studio, plan: saver })).toBeNull()
  })
})

describe("the room that a property sells by type and plan", () => {
  const plans = [aBreakfastPlan(), aSaver()] as const
  const nameOf = roomNamesAt({
    rooms: [aRoomType({ plans }), aRoomType({ id: suite, name: sea })],
  })

  it("is found under that plan, the first where none is named", () => {
    expect(nameOf({ roomType: studio, plan: saver })).toEqual({ name, plan: aSaver() })
    expect(nameOf({ roomType: studio })).toEqual({ name, plan: aBreakfastPlan() })
    expect(nameOf({ roomType: suite })).toEqual({ name: sea, plan: null })
  })

  it("is not known where there is no such room or plan", () => {
    expect(nameOf({ roomType: "loft" })).toBeNull()
    expect(nameOf({ roomType: suite, plan: breakfast })).toBeNull()
  })
})
