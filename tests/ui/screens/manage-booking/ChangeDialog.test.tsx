import type { StayChange } from "#core/managing/stay-change.ts"
import { addDays } from "#core/stay/calendar.ts"
import { bookedUnder } from "#fixtures/builders/a-booking-view.ts"
import { aBreakfastPlan, aSaver } from "#fixtures/builders/a-plan.ts"
import { aPropertyPage, anOffer } from "#tests/ui/support/a-property-page.ts"
import {
  atManaging,
  dearer,
  ownBooking,
  presses,
  windowOf,
} from "#tests/ui/support/at-managing.tsx"
import { RoomTypeId } from "#core/property/room-type.ts"
import { fireEvent, screen } from "@testing-library/react"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"

const TITLE = "Change dates, guests or rooms"
const ASK = "Show the new price"
const LOFT = RoomTypeId.make("springwater-loft")
const { checkIn } = ownBooking.dates

const opens = async (script: Parameters<typeof atManaging>[0] = {}) => {
  const asked: Array<StayChange> = []
  await atManaging({
    ...script,
    bookings: {
      quoteChange: (_, change) => {
        asked.push(change)
        return Effect.succeed(dearer)
      },
      ...script.bookings,
    },
  })
  await presses(TITLE)
  const dialog = await windowOf(TITLE)
  const ask = await dialog.findByRole("button", { name: ASK })
  return { asked, dialog, ask }
}

const countIn = (dialog: Awaited<ReturnType<typeof opens>>["dialog"], room: string | RegExp) =>
  dialog.getByLabelText<HTMLInputElement>(room)

describe("the window in which a booking is changed", () => {
  it("begins with the stay as it is booked", async () => {
    const { dialog, ask, asked } = await opens()

    expect(countIn(dialog, "Adults").value).toBe("2")
    expect(countIn(dialog, "Children").value).toBe("0")
    expect(countIn(dialog, "Studio").value).toBe("1")
    expect(dialog.getByRole("group", { name: "Rooms" })).toBeTruthy()
    fireEvent.click(ask)

    const { dates, party, rooms } = ownBooking
    expect(asked).toEqual([{ dates, party, rooms: [{ roomType: rooms[0]?.roomType, count: 1 }] }])
  })

  it("keeps the place of its six lines until all rooms are known", async () => {
    await atManaging({ pages: { open: () => new Promise(() => {}) } })
    await presses(TITLE)
    await windowOf(TITLE)

    const places = [...document.querySelectorAll<HTMLElement>("dialog span[aria-hidden]")]
    expect(places.map(({ style }) => style.height)).toEqual([
      "3.75rem",
      ...Array.from({ length: 5 }, () => "2.75rem"),
    ])
  })

  it("closes without a change", async () => {
    const { dialog } = await opens({ bookings: { quoteChange: () => Effect.die("asked") } })

    fireEvent.click(dialog.getAllByRole("button", { name: "Close" })[0]!)

    expect(screen.queryByRole("dialog")).toBeNull()
  })

  it("asks about other people and more rooms, as they were chosen", async () => {
    const { dialog, ask, asked } = await opens()

    fireEvent.click(dialog.getByRole("button", { name: "More: Children" }))
    fireEvent.click(dialog.getByRole("button", { name: "More: Studio" }))
    fireEvent.click(ask)

    expect(asked).toMatchObject([
      { party: { adults: 2, children: 1, rooms: 2 }, rooms: [{ count: 2 }] },
    ])
  })

  it("says that a room is missing, and asks for no price without one", async () => {
    const { dialog, ask } = await opens()
    expect(dialog.queryByText("Choose at least one room")).toBeNull()

    fireEvent.click(dialog.getByRole("button", { name: "Fewer: Studio" }))

    expect(countIn(dialog, "Studio").value).toBe("0")
    expect(dialog.getByText("Choose at least one room").closest('[role="note"]')).not.toBeNull()
    expect(ask).toHaveProperty("disabled", true)
  })

  it("forgets the price once something else is chosen", async () => {
    const { dialog, ask } = await opens()
    fireEvent.click(ask)
    await dialog.findByText("New total")

    fireEvent.click(dialog.getByRole("button", { name: "More: Children" }))

    expect(dialog.queryByText("New total")).toBeNull()
    fireEvent.click(dialog.getByRole("button", { name: ASK }))
    expect(await dialog.findByText("New total")).toBeTruthy()
  })

  it("says what is wrong with the days, and asks for no price of them", async () => {
    const { dialog, ask, asked } = await opens()
    fireEvent.click(dialog.getByText("Check-in – Check-out", { selector: "summary *" }))
    const leaving = dialog.getByLabelText("Check-out")
    fireEvent.change(leaving, { target: { value: addDays(checkIn, 31) } })
    fireEvent.blur(leaving)

    const said = await dialog.findByText("You can book at most 30 nights")
    expect(said.closest('[role="status"]')).not.toBeNull()
    fireEvent.click(ask)

    expect(asked).toEqual([])
  })
})

describe("the rooms to choose among", () => {
  const page = aPropertyPage({ offers: [anOffer(), anOffer({ roomType: LOFT })] })

  it("are those that the property sells for the stay as it is booked", async () => {
    const asked: Array<unknown> = []
    const {
      dialog,
      ask,
      asked: changes,
    } = await opens({
      pages: {
        open: async (slug, request) => {
          asked.push(slug, request)
          return { ok: page }
        },
      },
    })

    const { dates, party, property } = ownBooking
    expect(asked).toEqual([property.slug, { where: null, dates, party }])
    expect(countIn(dialog, "Loft").value).toBe("0")
    fireEvent.click(dialog.getByRole("button", { name: "More: Loft" }))
    fireEvent.click(ask)

    expect(changes[0]?.rooms).toEqual([
      { roomType: "springwater-studio", count: 1 },
      { roomType: LOFT, count: 1 },
    ])
  })

  it("are those of the booking, by their plans, where the property cannot be reached", async () => {
    const rooms = [bookedUnder(aSaver(), 2), bookedUnder(aBreakfastPlan())]
    const { dialog } = await opens({ booking: { ...ownBooking, rooms } })

    expect(countIn(dialog, "Studio · Non-refundable").value).toBe("2")
    expect(countIn(dialog, "Studio · Breakfast included · Flexible").value).toBe("1")
  })
})
