import { fireEvent, screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { expect, test } from "vitest"
import type { Language } from "#core/kernel/localised.ts"
import { senOf } from "#core/money/amounts.ts"
import { RoomTypeId } from "#core/property/room-type.ts"
import { anySearch, withDates } from "#core/search-request/change-search.ts"
import { stayDates } from "#fixtures/builders/a-stay.ts"
import type { StayResult } from "#core/search/search-answer.ts"
import { aStayCard } from "#fixtures/builders/a-stay-card.ts"
import { ResultsMap } from "#ui/screens/results/ResultsMap.tsx"
import { draw } from "#tests/ui/support/stage.tsx"

const weekend = withDates(anySearch, stayDates())

const price = {
  kind: "stay",
  perNight: senOf(12_000),
  perNightBefore: senOf(12_000),
  cost: senOf(24_000),
  taxesAndFees: senOf(2400),
  deposit: senOf(0),
  nights: 2,
  rooms: 1,
} as const

const pinOf = async (changes: Partial<StayResult>, language: Language = "en") => {
  const name = { en: "The Springwater", bm: "The Springwater", cn: "The Springwater" }
  await draw(<ResultsMap stays={[aStayCard({ name, ...changes })]} search={anySearch} />, {
    language,
  })
  const pin = screen.getByRole("button", { name: /The Springwater/ })
  return pin.getAttribute("aria-label")?.replaceAll("\u00A0", " ")
}

test.each([
  ["en", 1, "The Springwater, RM 120.00 per night"],
  ["en", 2, "The Springwater, RM 120.00 per room per night"],
  ["bm", 2, "The Springwater, RM 120.00 sebilik setiap malam"],
  ["cn", 2, "The Springwater，每间每晚 RM 120.00"],
] as const)("a pin says in %s what %s rooms cost a night", async (language, rooms, said) => {
  expect(await pinOf({ price: { ...price, rooms } }, language)).toBe(said)
})

test("a pin without dates says from which price, of each room where there are several", async () => {
  const mix = [{ roomType: RoomTypeId.make("studio"), count: 2 }]

  expect(await pinOf({ mix })).toBe("The Springwater, From RM 180.00 / room / night")
})

test("a pin of a stay that cannot be booked names no night", async () => {
  expect(await pinOf({ price: null })).toBe("The Springwater, Not Available")
})

const springwater = aStayCard({
  name: { en: "The Springwater", bm: "The Springwater", cn: "The Springwater" },
})

test("a pin opens a card of its stay, which leads to the dates that were searched", async () => {
  const user = userEvent.setup()
  await draw(<ResultsMap stays={[springwater]} search={weekend} />)

  await user.click(screen.getByRole("button", { name: /The Springwater/ }))

  const link = screen.getByRole("link", { name: "The Springwater" })
  expect(link.getAttribute("href")).toBe(
    `/properties/${springwater.slug}?checkIn=2026-12-04&checkOut=2026-12-06`,
  )
})

test("a stay of the list and its pin mark each other", async () => {
  await draw(
    <>
      <ul role="list">
        <li data-stay={springwater.slug}>
          <a href="/there">The card</a>
        </li>
        <li data-stay="another">Another</li>
      </ul>
      <ResultsMap stays={[springwater]} search={anySearch} />
    </>,
  )
  const pin = screen.getByRole("button", { name: /The Springwater/ })
  const card = screen.getByRole("link", { name: "The card" })
  const areMarked = () => ["marked" in pin.dataset, card.closest("li")?.hasAttribute("data-marked")]
  expect(areMarked()).toEqual([false, false])

  fireEvent.pointerOver(card)
  expect(areMarked()).toEqual([true, true])
  fireEvent.pointerOut(card)
  expect(areMarked()).toEqual([false, false])

  fireEvent.focusIn(card)
  expect(areMarked()).toEqual([true, true])
  fireEvent.focusOut(card)

  fireEvent.focus(pin)
  expect(areMarked()).toEqual([true, true])
  fireEvent.blur(pin)
  expect(areMarked()).toEqual([false, false])
})

test("what the map was moved to is searched when asked, with the rest of the search as it is", async () => {
  const user = userEvent.setup()
  const { address } = await draw(<ResultsMap stays={[springwater]} search={weekend} />)
  expect(screen.queryByRole("button", { name: "Search this area" })).toBeNull()

  await user.click(screen.getByRole("button", { name: "Zoom out" }))
  await user.click(screen.getByRole("button", { name: "Search this area" }))

  expect(document.activeElement).toBe(
    screen.getByRole("checkbox", { name: "Search as I move the map" }),
  )
  await expect.poll(address).toContain("area=")
  const asked = new URL(address(), "http://localhost").searchParams
  expect(asked.get("checkIn")).toBe("2026-12-04")
  const [south = 0, west = 0, north = 0, east = 0] = (asked.get("area") ?? "")
    .split(",")
    .map(Number)
  const { lat, lng } = springwater.point
  expect(south < lat && lat < north && west < lng && lng < east).toBe(true)
})

test("every move of the map is searched once a guest wants that", async () => {
  const user = userEvent.setup()
  const { address } = await draw(<ResultsMap stays={[springwater]} search={weekend} />)

  await user.click(screen.getByRole("checkbox", { name: "Search as I move the map" }))
  expect(address()).not.toContain("area")
  await user.click(screen.getByRole("button", { name: "Zoom out" }))

  await expect.poll(address).toContain("area=")
  expect(screen.queryByRole("button", { name: "Search this area" })).toBeNull()
})
