import { senOf } from "#core/money/amounts.ts"
import type { PropertyPage } from "#core/search/property-page.ts"
import { RoomTypeId } from "#core/property/room-type.ts"
import { aStayCard } from "#fixtures/builders/a-stay-card.ts"
import { aPicture } from "#fixtures/builders/a-picture.ts"
import type { PageAnswer, Pages } from "#ui/app/pages.ts"
import { ResultCard } from "#ui/screens/results/ResultCard.tsx"
import { fireEvent, screen, waitFor } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { describe, expect, it, vi } from "vitest"
import { aPropertyPage } from "#tests/ui/support/a-property-page.ts"
import { draw, pagesWith } from "#tests/ui/support/stage.tsx"

const stay = aStayCard({
  price: {
    kind: "stay",
    perNight: senOf(20_026),
    perNightBefore: senOf(20_026),
    cost: senOf(40_051),
    taxesAndFees: senOf(4051),
    deposit: senOf(0),
    nights: 2,
    rooms: 1,
  },
  mix: [{ roomType: RoomTypeId.make("springwater-studio"), count: 1 }],
})
const query = { checkIn: "2026-12-04", checkOut: "2026-12-06", adults: "2" }

const opens = async (open: Pages["open"]) => {
  await draw(<ResultCard stay={stay} shown={query} query={query} near={null} first />, {
    pages: pagesWith({ open }),
  })
  const card = await screen.findByRole("article")
  const why = card.querySelector("details")!
  expect(why.textContent).toContain("Why this price?")
  why.open = true
  why.dispatchEvent(new Event("toggle"))
}

it("opens on what is asked now, and explains the price of what it was found for", async () => {
  const asked = { ...query, adults: "3" }
  const explained = vi.fn<Pages["open"]>(() => new Promise(() => {}))
  await draw(<ResultCard stay={stay} shown={query} query={asked} near={null} first />, {
    pages: pagesWith({ open: explained }),
  })
  const card = await screen.findByRole("article")
  const why = card.querySelector("details")!
  why.open = true
  why.dispatchEvent(new Event("toggle"))

  expect(screen.getByRole("link", { name: stay.name.en }).getAttribute("href")).toContain(
    "adults=3",
  )
  await waitFor(() => expect(explained).toHaveBeenCalledOnce())
  expect(JSON.stringify(explained.mock.calls)).toContain('"adults":2')
})

it("says first what the whole stay costs, and then what a night does", async () => {
  await draw(<ResultCard stay={stay} shown={query} query={query} near={null} first />)
  const text = (await screen.findByRole("article")).textContent.replaceAll("\u00a0", " ")

  expect(text.indexOf("RM 400.51 for 2 nights")).toBeGreaterThan(-1)
  expect(text.indexOf("RM 200.26 per night")).toBeGreaterThan(text.indexOf("RM 400.51"))
})

it("turns its pictures by arrows, and has none beyond the first and the last", async () => {
  const scrollTo = vi.fn<(to: ScrollToOptions) => void>()
  Element.prototype.scrollTo = scrollTo as typeof Element.prototype.scrollTo
  const pictures = ["one", "two", "three"].map((name) => aPicture({ name }))
  await draw(
    <ResultCard stay={{ ...stay, pictures }} shown={query} query={query} near={null} first />,
  )
  const strip = await screen.findByRole("group", { name: /Pictures of/ })
  Object.defineProperty(strip, "clientWidth", { value: 300 })
  const shown = () =>
    screen
      .queryAllByRole("button", { name: /picture/ })
      .map((arrow) => arrow.getAttribute("aria-label"))

  expect(shown()).toEqual(["Next picture"])
  await userEvent.click(screen.getByRole("button", { name: "Next picture" }))
  expect(scrollTo).toHaveBeenCalledWith({ left: 300, behavior: "smooth" })
  strip.scrollLeft = 600
  fireEvent.scroll(strip)

  expect(shown()).toEqual(["Previous picture"])
})

it("names on a card four things that a stay is chosen by, and no trifles", async () => {
  const card = aStayCard({
    amenities: ["parking"],
    roomAmenities: ["wifi", "tissueBox", "airConditioning", "doorKey", "freeParking", "kitchen"],
  })
  await draw(<ResultCard stay={card} shown={query} query={query} near={null} first />)

  const article = await screen.findByRole("article")

  expect(article.textContent).toContain("Parking · WiFi · Air conditioning · Free Parking")
  expect(article.textContent).not.toMatch(/Tissue Box|Door Key|Kitchen/)
})

describe("a price on a card", () => {
  it("explains itself line by line once it is opened", async () => {
    const asked: Array<unknown> = []
    await opens(async (slug, { dates }) => {
      asked.push([slug, dates])
      return { ok: aPropertyPage() }
    })

    const details = await screen.findByRole("group", { name: "Price details" })

    expect(details.textContent).toContain("Subtotal")
    expect(details.textContent).toContain("In force since 1 Mar 2024.")
    expect(asked).toEqual([["the-springwater", { checkIn: "2026-12-04", checkOut: "2026-12-06" }]])
  })

  it("is asked for again after silence", async () => {
    const answers: Array<PageAnswer<PropertyPage>> = [
      { failed: "unreachable" },
      { ok: aPropertyPage() },
    ]
    await opens(async () => answers.shift()!)

    await userEvent.click(await screen.findByRole("button", { name: "Try again" }))

    expect(await screen.findByRole("group", { name: "Price details" })).toBeTruthy()
  })
})
