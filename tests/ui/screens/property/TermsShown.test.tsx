import { screen, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { describe, expect, test } from "vitest"
import type { Language } from "#core/kernel/localised.ts"
import { ringgit } from "#core/money/ringgit.ts"
import type { Property } from "#core/property/property.ts"
import { anySearch, withDates, withFilters } from "#core/search-request/change-search.ts"
import { stayAskedIn, type Terms } from "#core/search-request/stay-asked.ts"
import { openProperty } from "#core/search/open-property.ts"
import { searchStays } from "#core/search/search-stays.ts"
import type { RatePlan } from "#core/property/rate-plan.ts"
import { aPlan, aSaver } from "#fixtures/builders/a-plan.ts"
import { sellingTerms } from "#fixtures/builders/a-property.ts"
import { stayDates } from "#fixtures/builders/a-stay.ts"
import { StayForm } from "#ui/screens/property/StayForm.tsx"
import { TermsShown } from "#ui/screens/property/TermsShown.tsx"
import { stayQuery } from "#ui/app/query-of-search.ts"
import { writeQuery } from "#ui/app/query.ts"
import { aHouse, aTownOf, aViewer } from "#tests/core/search/small-town.ts"
import { serverPage } from "#tests/ui/support/server-page.ts"
import { draw } from "#tests/ui/support/stage.tsx"

const FREE: Terms = { freeCancellation: true, payAtProperty: false }
const BOTH: Terms = { freeCancellation: true, payAtProperty: true }
const terms = sellingTerms({ payAtProperty: true })

const selling = (...plans: [RatePlan, ...Array<RatePlan>]): Property =>
  aHouse("house", { terms, room: { plans } })

const withSaver = selling(aPlan(), aSaver())

const asking = (asked: Terms) => withFilters(withDates(anySearch, stayDates()), asked)

const drawn = (house: Property, asked: Terms, language: Language = "en") => {
  const stay = stayAskedIn(asking(asked))
  const page = openProperty(aTownOf(house), house, stay, aViewer())
  return draw(<TermsShown page={page} asked={stay} />, { language })
}

const told = async (...asked: Parameters<typeof drawn>) => {
  const { container, unmount } = await drawn(...asked)
  const text = container.textContent
  unmount()
  return text
}

describe("a page that opens on the terms of a search", () => {
  test.each([
    ["en", "We chose rooms with free cancellation, as in your search. Show the lowest price"],
    [
      "bm",
      "Kami memilih bilik dengan pembatalan percuma seperti dalam carian anda. Tunjukkan harga terendah",
    ],
    ["cn", "已按您的搜索条件选择可免费取消的客房。 显示最低价格"],
  ] as const)("says so in %s where the lowest price lacks them", async (language, says) => {
    expect(await told(withSaver, FREE, language)).toBe(says)
  })

  test.each([
    ["en", "free cancellation and payment at the property"],
    ["bm", "pembatalan percuma dan bayaran di penginapan"],
    ["cn", "免费取消和到店付款"],
  ] as const)("names all of them in %s", async (language, names) => {
    expect(await told(withSaver, BOTH, language)).toContain(names)
  })

  test.each([
    ["en", "No room here offers free cancellation for your stay. Showing the lowest price."],
    [
      "bm",
      "Tiada bilik di sini yang menawarkan pembatalan percuma bagi penginapan anda. Harga terendah ditunjukkan.",
    ],
    ["cn", "您这次入住没有可免费取消的客房，现显示最低价格。"],
  ] as const)("says honestly in %s that no room has them", async (language, says) => {
    expect(await told(selling(aSaver()), FREE, language)).toBe(says)
  })

  test("says nothing where the lowest price has them, and where none were asked for", async () => {
    const none = { freeCancellation: false, payAtProperty: false }

    expect(await told(selling(aPlan()), FREE)).toBe("")
    expect(await told(withSaver, none)).toBe("")
  })

  test("shows the lowest price again to a guest who asks for it", async () => {
    const { address } = await drawn(withSaver, FREE)

    await userEvent.click(screen.getByRole("link", { name: "Show the lowest price" }))

    expect(address()).toBe("/properties/house?checkIn=2026-12-04&checkOut=2026-12-06")
  })
})

test("other guests for the stay leave its terms as they were asked for", async () => {
  const stay = stayAskedIn(asking(FREE))
  const { address, container } = await draw(<StayForm slug="house" asked={stay} />)
  await userEvent.click(screen.getByText(/1 adult/))

  await userEvent.click(screen.getByRole("button", { name: "More: Adults" }))

  expect(address()).toBe(
    "/properties/house?checkIn=2026-12-04&checkOut=2026-12-06&adults=2&freeCancellation=1",
  )
  const form = new FormData(container.querySelector("form") ?? undefined)
  expect([form.get("freeCancellation"), form.get("payAtProperty")]).toEqual(["1", null])
})

describe("from a card with terms", () => {
  const town = aTownOf(withSaver)
  const open = async (_: string, asked: Parameters<typeof openProperty>[2]) => ({
    ok: openProperty(town, withSaver, asked, aViewer()),
  })
  const bodyAt = async (query: string) => {
    const path = `/properties/house${query}`
    return (await serverPage({ path, pages: { open } })).document.body
  }
  const panelOf = (body: HTMLElement) =>
    within(body.querySelector<HTMLElement>("#stay") ?? body)
      .getByRole("link", { name: "Reserve" })
      .closest("aside")?.textContent ?? ""

  test("the page as the server draws it reserves the plan and the price of the card", async () => {
    const search = asking(FREE)
    const [card] = searchStays(town, search, aViewer()).stays
    const cost = card?.price?.kind === "stay" ? card.price.cost : 0

    const body = await bodyAt(writeQuery(stayQuery(search)))

    expect(body.querySelector('#stay a[href*="plan=flex"]')).not.toBeNull()
    expect(panelOf(body)).toContain(ringgit(cost))
    expect(body.querySelector("#rooms")?.textContent).toContain("We chose rooms with")
  })

  test("the page without terms reserves the lowest price", async () => {
    const body = await bodyAt(writeQuery(stayQuery(asking({ ...FREE, freeCancellation: false }))))

    expect(body.querySelector('#stay a[href*="plan=saver"]')).not.toBeNull()
    expect(body.querySelector("#rooms")?.textContent).not.toContain("We chose rooms with")
  })

  test("the page without dates starts from the price of the card", async () => {
    const search = withFilters(anySearch, FREE)
    const [card] = searchStays(town, search, aViewer()).stays

    const body = await bodyAt(writeQuery(stayQuery(search)))

    expect(body.querySelector("#rooms")?.textContent).toContain("The price shown is for rooms with")
    expect(body.querySelector("#stay")?.textContent).toContain(
      `From ${ringgit(card?.price?.perNight ?? 0)}`,
    )
  })

  test("a value that no term has is ignored and said", async () => {
    const body = await bodyAt("?checkIn=2026-12-04&checkOut=2026-12-06&freeCancellation=perhaps")

    expect(body.querySelector('#stay a[href*="plan=saver"]')).not.toBeNull()
    expect(body.textContent).toContain("A filter in this link does not exist")
  })
})
