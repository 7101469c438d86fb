// @vitest-environment node
import { getByRole, queryByRole, within } from "@testing-library/dom"
import { describe, expect, test } from "vitest"
import { placeBySlug } from "#core/place/gazetteer.ts"
import { anySearch, withDates } from "#core/search-request/change-search.ts"
import { senOf } from "#core/money/amounts.ts"
import type { SearchAnswer } from "#core/search/search-answer.ts"
import type { CalendarDate } from "#core/stay/calendar-date.ts"
import { stayDates } from "#fixtures/builders/a-stay.ts"
import { aSearchAnswer, someFacets, someStays } from "#tests/ui/support/a-search-answer.ts"
import { serverPage, type Asked } from "#tests/ui/support/server-page.ts"

const results = async (
  query: string,
  answer: Partial<SearchAnswer> = {},
  asked: Partial<Asked> = {},
) => {
  const search = async () => ({ ok: aSearchAnswer(answer) })
  const path = `/properties${query}`
  const { document, response } = await serverPage({ path, pages: { search }, ...asked })
  return { body: document.body, response, page: within(document.body) }
}

describe("the results", () => {
  test("say politely how many there are, and list them", { tags: "§2.12" }, async () => {
    const { page } = await results("")

    expect(page.getByRole("heading", { level: 1, name: "Stays in Malaysia" })).toBeTruthy()
    expect(page.getAllByRole("status").map((one) => one.textContent)).toContain("3 stays found")
    expect(page.getAllByRole("article")).toHaveLength(3)
  })

  test("lead to the property for the same dates and guests", async () => {
    const { page } = await results("?checkIn=2026-12-04&checkOut=2026-12-06&adults=2&stars=4")

    expect(page.getByRole("link", { name: "Stay 0" }).getAttribute("href")).toBe(
      "/properties/stay-0?checkIn=2026-12-04&checkOut=2026-12-06&adults=2",
    )
  })

  test("in the recommended order say what is weighed, and on each card what puts it in front", async () => {
    const [plain, cheap, praised] = someStays(3)
    const answer = {
      total: 3,
      stays: [
        { ...plain!, score: { tenths: 79, count: 4 } },
        { ...cheap!, belowMiddle: senOf(40_00) },
        { ...praised!, score: { tenths: 80, count: 4 }, belowMiddle: senOf(5_00) },
      ],
    }
    const { page } = await results("?sort=recommended", answer)

    expect(page.getByText(/^By guest score and price together/)).toBeTruthy()
    expect(
      page
        .getAllByText("Why here?")
        .map((one) => one.parentElement?.textContent.replaceAll("\u00a0", " ")),
    ).toEqual([
      "Why here? RM 40.00 below the middle price of these stays",
      "Why here? guest score 8.0 · RM 5.00 below the middle price of these stays",
    ])
    const byScore = await results("?sort=guestScore", answer)
    expect(byScore.page.queryByText("Why here?")).toBeNull()
  })

  test("on flexible dates say on each card which dates it is for, and lead there", async () => {
    const dates = stayDates("2026-12-05", "2026-12-07")
    const { page } = await results("?checkIn=2026-12-04&checkOut=2026-12-06&flex=1&adults=2", {
      total: 1,
      stays: someStays(1, { dates }),
    })

    expect(page.getByText("Sat, 5 Dec – Mon, 7 Dec")).toBeTruthy()
    expect(page.getByText(/^Each stay is shown on its cheapest dates/)).toBeTruthy()
    expect(page.getByRole("link", { name: "Stay 0" }).getAttribute("href")).toBe(
      "/properties/stay-0?checkIn=2026-12-05&checkOut=2026-12-07&adults=2",
    )
    const exact = page.getByRole("link", { name: "Remove filter: ± 1 day" })
    expect(exact.getAttribute("href")).toBe(
      "/properties?checkIn=2026-12-04&checkOut=2026-12-06&adults=2",
    )
  })

  test("on any weekend of a month name the month, and go back to no dates", async () => {
    const { page } = await results("?weekend=2027-03", {
      total: 1,
      stays: someStays(1, { dates: stayDates("2027-03-12", "2027-03-14") }),
    })

    expect(page.getAllByText(/Any weekend in March 2027/).length).toBeGreaterThan(1)
    const never = page.getByRole("link", { name: "Remove filter: Any weekend in March 2027" })
    expect(never.getAttribute("href")).toBe("/properties")
  })

  test("say how far a stay is from the landmark, and offer the nearest first", async () => {
    const place = placeBySlug("petronas-twin-towers") ?? null
    const { page } = await results("?where=petronas-twin-towers", { place })

    expect(page.getAllByText(/^1\.2 km from /)).toHaveLength(3)
    expect(page.getByRole("option", { name: "Nearest first" })).toBeTruthy()
  })

  test("say of the price filter that it is of one room where several are searched", async () => {
    const one = (await results("?adults=2")).page
    const two = (await results("?adults=4&rooms=2")).page

    expect(one.getAllByText("Price per night")).not.toEqual([])
    expect(two.getAllByText("Price per room per night")).not.toEqual([])
    expect(two.queryByText("Price per night")).toBeNull()
  })

  test("name a property that cannot be booked as Not Available", async () => {
    const { page } = await results("?where=stay-0&checkIn=2026-12-04&checkOut=2026-12-06", {
      total: 1,
      stays: someStays(1, { price: null, left: 0 }),
    })

    expect(page.getByText("Not Available")).toBeTruthy()
    expect(page.getByRole("heading", { level: 1, name: "Stays named Stay 0" })).toBeTruthy()
  })

  test("tell what of the address could not be used", async () => {
    const { page } = await results("?checkIn=2026-12-06&checkOut=2026-12-04&adults=99&stars=9")

    expect(page.getByText("Check-out must be after check-in")).toBeTruthy()
    expect(page.getByText("At most 32 adults per booking")).toBeTruthy()
    expect(page.getByText("A filter in this link does not exist")).toBeTruthy()
  })

  test("offer what comes nearest when nothing is found, each with its count", async () => {
    const dates = { checkIn: "2026-12-05" as CalendarDate, checkOut: "2026-12-07" as CalendarDate }
    const { page } = await results("?checkIn=2026-12-04&checkOut=2026-12-06&stars=5", {
      total: 0,
      stays: [],
      alternatives: [
        { kind: "dropFilters", search: anySearch, count: 7 },
        { kind: "later", search: withDates(anySearch, dates), count: 1 },
      ],
    })

    expect(page.getByRole("heading", { name: "No stays match your search" })).toBeTruthy()
    expect(page.getByRole("link", { name: "Without filters: 7 stays" })).toBeTruthy()
    expect(page.getByRole("link", { name: "5 Dec – 7 Dec: 1 stay" }).getAttribute("href")).toBe(
      "/properties?checkIn=2026-12-05&checkOut=2026-12-07",
    )
  })

  test("are turned by links", async () => {
    const { page } = await results("?stars=4&page=2", { total: 70, page: 2 })
    const pages = page.getByRole("navigation", { name: "Pages of results" })
    const to = (name: string) => getByRole(pages, "link", { name }).getAttribute("href")

    expect(to("Previous page")).toBe("/properties?stars=4")
    expect(to("Next page")).toBe("/properties?stars=4&page=3")
    expect(getByRole(pages, "link", { name: "Page 2 of 3" }).getAttribute("aria-current")).toBe(
      "page",
    )
  })

  test.each([
    ["bm", "3 penginapan ditemui"],
    ["cn", "找到 3 处住宿"],
  ] as const)("speak %s", async (language, said) => {
    const { page } = await results("", {}, { language })

    expect(page.getAllByRole("status").map((one) => one.textContent)).toContain(said)
  })

  test("say that they could not be loaded, and offer to try again", async () => {
    const search = async () => ({ failed: "unreachable" }) as const
    const { document } = await serverPage({ path: "/properties", pages: { search } })

    expect(getByRole(document.body, "button", { name: "Try again" })).toBeTruthy()
  })
})

describe("the filters", () => {
  test("hint at the lowest and highest price as they may be typed", async () => {
    const prices = { lowest: senOf(9_050), highest: senOf(111_130), counts: [3, 0, 1, 0] }
    const { page } = await results("", { facets: someFacets({ prices }) })
    const hints = ["From (RM)", "To (RM)"].map((name) => {
      const { placeholder, pattern } = page.getByLabelText<HTMLInputElement>(name)
      return { placeholder, isTypeable: new RegExp(`^(${pattern})$`).test(placeholder) }
    })

    expect(hints).toEqual([
      { placeholder: "90.50", isTypeable: true },
      { placeholder: "1111.30", isTypeable: true },
    ])
  })

  test(
    "are fields of a form that sends the whole search",
    { tags: ["§2.27", "§1.4", "§3.15"] },
    async () => {
      const { body } = await results(
        "?where=langkawi&checkIn=2026-12-04&checkOut=2026-12-06&stars=4",
      )
      const form = body.querySelector<HTMLFormElement>("form#filters")
      const kept = [...(form?.querySelectorAll<HTMLInputElement>("input[type=hidden]") ?? [])]

      expect(form?.getAttribute("action")).toBe("/properties")
      expect(kept.map(({ name, value }) => [name, value])).toEqual([
        ["where", "langkawi"],
        ["checkIn", "2026-12-04"],
        ["checkOut", "2026-12-06"],
      ])
      expect(form?.querySelector("noscript")?.innerHTML).toContain("Apply filters")
    },
  )

  test("show at each choice how many stays it leaves; one that leaves none cannot be taken", async () => {
    const facets = someFacets({ freeCancellation: 12, payAtProperty: 0 })
    const { page } = await results("?stars=4", { facets })

    expect(page.getByRole("checkbox", { name: /Free Cancellation 12 stays/ })).toBeTruthy()
    expect(
      page.getByRole("checkbox", { name: /Pay at property 0 stays/ }).hasAttribute("disabled"),
    ).toBe(true)
    expect(page.getByRole("checkbox", { name: /4 stars/ }).hasAttribute("checked")).toBe(true)
  })

  test("that are on can each be taken away, and all at once", async () => {
    const { page } = await results("?freeCancellation=1&stars=4&minPrice=100&sort=ratings")
    const chips = page.getByRole("list", { name: "Active filters" })
    const to = (name: string | RegExp) => getByRole(chips, "link", { name }).getAttribute("href")

    expect(to("Remove filter: 4 stars")).toBe(
      "/properties?freeCancellation=1&minPrice=100&sort=ratings",
    )
    expect(to(/^Remove filter: From RM\s100\.00$/)).toBe(
      "/properties?freeCancellation=1&stars=4&sort=ratings",
    )
    expect(to("Clear all")).toBe("/properties?sort=ratings")
  })

  test("of guest scores take one, and the order by it says how it goes", async () => {
    const { page } = await results("?score=8&sort=guestScore")
    const score = page.getByRole("group", { name: "Guest score" })

    expect(
      getByRole(score, "radio", { name: /8\.0 or more 3 stays/ }).hasAttribute("checked"),
    ).toBe(true)
    expect(getByRole(score, "radio", { name: "Any" }).hasAttribute("checked")).toBe(false)
    expect(page.getByRole("link", { name: "Remove filter: Score 8.0 or more" })).toBeTruthy()
    expect(page.getByText(/^Highest guest score first; if equal/)).toBeTruthy()
    expect((await results("")).page.queryByText(/^Highest guest score first/)).toBeNull()
  })

  test.each([
    ["en", "Stays in this map area", "Remove filter: Map area"],
    ["bm", "Penginapan di kawasan peta ini", "Buang penapis: Kawasan peta"],
    ["cn", "此地图区域内的住宿", "移除筛选：地图区域"],
  ] as const)(
    "of a part of the map say so in %s, and lead out of it, also where nothing was found",
    async (language, heading, remove) => {
      const path = "?area=5.2,100.1,5.5,100.4&adults=2"
      const { page, body } = await results(path, { total: 0, stays: [] }, { language })

      expect(page.getByRole("heading", { level: 1, name: heading })).toBeTruthy()
      expect(page.getByRole("link", { name: remove }).getAttribute("href")).toContain(
        "/properties?adults=2",
      )
      expect(body.querySelector('input[type="hidden"][name="area"]')?.getAttribute("value")).toBe(
        "5.2,100.1,5.5,100.4",
      )
      expect(body.querySelector("[data-map='wide']")).not.toBeNull()
    },
  )

  test("that are not on leave no chips", async () => {
    const { body } = await results("")

    expect(queryByRole(body, "list", { name: "Active filters" })).toBeNull()
  })
})
