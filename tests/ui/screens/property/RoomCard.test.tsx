import { PlanId } from "#core/property/rate-plan.ts"
import type { PropertyPage } from "#core/search/property-page.ts"
import type { CalendarDate } from "#core/stay/calendar-date.ts"
import { aPlan, aSaver } from "#fixtures/builders/a-plan.ts"
import { aProperty } from "#fixtures/builders/a-property.ts"
import { aRoomType } from "#fixtures/builders/a-room-type.ts"
import { anOffer, aPropertyPage } from "#tests/ui/support/a-property-page.ts"
import { draw } from "#tests/ui/support/stage.tsx"
import { RoomCard } from "#ui/screens/property/RoomCard.tsx"
import { useRoomChoice } from "#ui/screens/property/use-room-choice.ts"
import { fireEvent, screen } from "@testing-library/react"
import { expect, test } from "vitest"

const dates = { checkIn: "2026-12-04" as CalendarDate, checkOut: "2026-12-06" as CalendarDate }
const ASKED = { where: null, dates, party: { adults: 2, children: 0, rooms: 1 } }
const MORE = /^More: /

/** The first room type of a page, chosen as on its page; nothing is chosen yet. */
const Choosing = ({ page }: { readonly page: PropertyPage }) => {
  const choice = useRoomChoice(page, ASKED)
  const [room] = page.property.rooms
  const [offer] = page.offers
  return room && offer ? <RoomCard room={room} offer={offer} choice={choice} /> : null
}

const opened = (changes: Partial<PropertyPage> = {}) =>
  draw(<Choosing page={aPropertyPage({ mix: null, ...changes })} />)

/** How many of each are taken, in the order in which they are shown. */
const taken = () => screen.getAllByRole("spinbutton").map((field) => Reflect.get(field, "value"))

const presses = (place: number) =>
  fireEvent.click(screen.getAllByRole("button", { name: MORE })[place] ?? document.body)

test("a room on one set of terms is taken as often as it is asked for, and no more than are free", async () => {
  await opened()
  const card = screen.getByRole("article")
  expect(card.dataset["taken"]).toBe("false")

  for (const place of [0, 0, 0, 0]) presses(place)

  expect(taken()).toEqual(["3"])
  expect(card.dataset["taken"]).toBe("true")
})

test("a room on several plans is taken on the plan whose button is pressed", async () => {
  const planOf = (id: string) => ({
    plan: PlanId.make(id),
    lowestNight: anOffer().lowestNight,
    freeCancellationUntil: null,
    locked: false,
  })
  await opened({
    property: aProperty({ rooms: [aRoomType({ plans: [aPlan(), aSaver()] })] }),
    offers: [anOffer({ plans: [planOf("flex"), planOf("saver")] })],
  })

  presses(1)

  expect(taken()).toEqual(["0", "1"])
})
