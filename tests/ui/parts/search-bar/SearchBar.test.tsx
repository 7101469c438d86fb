import { screen, waitFor, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { describe, expect, test, vi } from "vitest"
import { anySearch, withDates, withParty, withWhere } from "#core/search-request/change-search.ts"
import { Sen } from "#core/money/sen.ts"
import type { Suggestion } from "#core/search/home-page.ts"
import { day, stayDates } from "#fixtures/builders/a-stay.ts"
import { SearchBar } from "#ui/parts/search-bar/SearchBar.tsx"
import { draw, pagesWith } from "#tests/ui/support/stage.tsx"
import { unsaidOn } from "#tests/ui/support/unsaid-on.ts"

const langkawi: Suggestion = {
  kind: "destination",
  slug: "langkawi",
  name: { en: "Langkawi", bm: "Langkawi", cn: "浮罗交怡" },
  within: { en: "Kedah", bm: "Kedah", cn: "吉打" },
}
const suggesting = pagesWith({ suggest: async () => ({ ok: [langkawi] }) })
const search = () => screen.getByRole("button", { name: "Search" })
const destination = () => screen.getByRole("combobox", { name: "Destination" })

const opensDates = () =>
  userEvent.click(screen.getByText("Check-in – Check-out", { selector: "summary *" }))
const weekends = async () => {
  await opensDates()
  return screen.findByRole("combobox", { name: "Or any weekend, Fri–Sun" })
}

const dates = () => screen.getByText("Check-in – Check-out", { selector: "summary *" })
const focusedDay = () => document.activeElement?.getAttribute("data-day")

describe("the calendar of the search", () => {
  test("has the focus on today where a key opened it", async () => {
    await draw(<SearchBar />)
    const user = userEvent.setup()
    await user.click(destination())
    await user.tab()
    expect(dates().closest("summary")).toBe(document.activeElement)
    const today = () => document.querySelector("[aria-current=date]")

    await user.keyboard("{Enter}")
    // What a browser makes of the key.
    dates().closest("summary")?.click()

    await waitFor(() => expect(today()).not.toBeNull())
    expect(focusedDay()).toBe(today()?.getAttribute("data-day"))
  })

  test("moves no focus where a pointer opened it", async () => {
    await draw(<SearchBar />)

    await userEvent.click(dates())

    await waitFor(() => expect(document.querySelector("[aria-current=date]")).not.toBeNull())
    expect(focusedDay()).toBeNull()
  })
})

describe("the search", () => {
  test(
    "starts with one adult, no children and one room",
    { tags: ["§2.24", "§2.25", "§3.3", "§3.4", "§3.5"] },
    async () => {
      await draw(<SearchBar />)

      expect(screen.getByText("1 adult - 0 children - 1 room")).toBeTruthy()
    },
  )

  test("counts the party in the specified words", { tags: ["§2.24", "§2.25"] }, async () => {
    await draw(<SearchBar />)

    await userEvent.click(screen.getByRole("button", { name: "More: Adults" }))

    expect(screen.getByText("2 adults - 0 children - 1 room")).toBeTruthy()
    expect(
      unsaidOn(document.body, [
        "Destination",
        "Check-in",
        "Check-out",
        "Guests and rooms",
        "Search",
      ]),
    ).toEqual([])
  })

  test("leads to all stays when nothing was said", async () => {
    const { address } = await draw(<SearchBar />)

    await userEvent.click(search())

    expect(address()).toBe("/properties")
  })

  test(
    "carries destination, typed dates and party in the address",
    { tags: ["§1.1", "§1.2", "§1.3", "§2.24"] },
    async () => {
      const { address } = await draw(<SearchBar />, { pages: suggesting })

      await userEvent.type(destination(), "lang")
      await userEvent.click(await screen.findByRole("option", { name: /Langkawi/ }))
      await userEvent.type(screen.getByRole("textbox", { name: "Check-in" }), "4/12/2026")
      await userEvent.type(screen.getByRole("textbox", { name: "Check-out" }), "6 Dec 2026")
      await userEvent.click(screen.getByRole("button", { name: "More: Rooms" }))
      await userEvent.click(screen.getByRole("button", { name: "More: Children" }))
      await userEvent.click(search())

      expect(address()).toBe(
        "/properties?where=langkawi&checkIn=2026-12-04&checkOut=2026-12-06&adults=2&children=1&rooms=2",
      )
    },
  )

  test(
    "shows the place, the dates and the party of the search it is given",
    { tags: "§3.17" },
    async () => {
      const party = { adults: 3, children: 0, rooms: 2 }
      const dated = withDates(
        withWhere(anySearch, "langkawi"),
        stayDates("2026-12-04", "2026-12-06"),
      )
      await draw(<SearchBar search={withParty(dated, party)} placeName="Pulau Langkawi" />)

      expect(destination()).toHaveProperty("value", "Pulau Langkawi")
      expect(screen.getByRole("textbox", { name: "Check-in" })).toHaveProperty(
        "value",
        "4 Dec 2026",
      )
      expect(screen.getByRole("textbox", { name: "Check-out" })).toHaveProperty(
        "value",
        "6 Dec 2026",
      )
      expect(screen.getByText("3 adults - 0 children - 2 rooms")).toBeTruthy()
    },
  )

  test("carries by how many days the dates may be moved", async () => {
    const { address } = await draw(<SearchBar />)

    await opensDates()
    const exact = await screen.findByRole<HTMLInputElement>("radio", { name: "Exact dates" })
    expect(exact.checked).toBe(true)
    await userEvent.type(screen.getByRole("textbox", { name: "Check-in" }), "4/12/2026")
    await userEvent.type(screen.getByRole("textbox", { name: "Check-out" }), "6/12/2026")
    await userEvent.click(screen.getByRole("radio", { name: "± 2 days" }))

    expect(screen.getByText("2 nights · ± 2 days")).toBeTruthy()
    await userEvent.click(search())
    expect(address()).toBe("/properties?checkIn=2026-12-04&checkOut=2026-12-06&flex=2")
  })

  test("asks for any weekend of a month instead of dates, until dates are typed", async () => {
    const { address } = await draw(<SearchBar />)
    const weekend = await weekends()

    await userEvent.type(screen.getByRole("textbox", { name: "Check-in" }), "4/12/2026")
    await userEvent.selectOptions(weekend, "March 2027")
    expect(screen.getByText("Any weekend in March 2027")).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Check-in" }).value).toBe("")
    await userEvent.click(search())
    expect(address()).toBe("/properties?weekend=2027-03")

    await userEvent.type(screen.getByRole("textbox", { name: "Check-in" }), "4/12/2026")
    await userEvent.type(screen.getByRole("textbox", { name: "Check-out" }), "6/12/2026")
    await userEvent.click(search())
    expect(address()).toBe("/properties?checkIn=2026-12-04&checkOut=2026-12-06")
  })

  test("offers the weekends of this month and of those up to the last that can be booked", async () => {
    await draw(<SearchBar />)
    const weekend = await weekends()
    const months = within(weekend).getAllByRole("option")

    expect(months.map(({ textContent }) => textContent).slice(0, 2)).toEqual([
      "Or any weekend, Fri–Sun",
      "November 2026",
    ])
    expect(months.at(-1)?.textContent).toBe("May 2028")
  })

  test("shows the lowest price of each night once a place is chosen", async () => {
    const asked: Array<string> = []
    const pages = pagesWith({
      suggest: async () => ({ ok: [langkawi] }),
      placeNights: async (where, from, until) => {
        asked.push(`${where} ${from} ${until}`)
        return { ok: [{ date: day("2026-11-28"), lowestRate: Sen.make(17_950) }] }
      },
    })
    await draw(<SearchBar />, { pages })

    await userEvent.type(destination(), "lang")
    await userEvent.click(await screen.findByRole("option", { name: /Langkawi/ }))

    expect(await screen.findByText("180")).toBeTruthy()
    expect(screen.getByText(/^Lowest price of one room per night in Langkawi/)).toBeTruthy()
    expect(asked).toEqual(["langkawi 2026-11-21 2027-02-01"])
  })

  test("shows the calendar without prices where they cannot be had", async () => {
    await draw(<SearchBar />, { pages: suggesting })

    await userEvent.type(destination(), "lang")
    await userEvent.click(await screen.findByRole("option", { name: /Langkawi/ }))

    expect(await screen.findByRole("grid", { name: /November 2026/ })).toBeTruthy()
    // Its line is kept free, so that nothing moves once prices come.
    expect(screen.getByText(/^Lowest price/).style.visibility).toBe("hidden")
  })

  test("keeps the guest here and says why when the dates cannot be", async () => {
    const { address } = await draw(<SearchBar />)

    await userEvent.type(screen.getByRole("textbox", { name: "Check-in" }), "6/12/2026")
    await userEvent.type(screen.getByRole("textbox", { name: "Check-out" }), "4/12/2026")
    await userEvent.click(search())

    expect(screen.getByRole("alert").textContent).toMatch(/after check-in/)
    expect(address()).toBe("/")
  })

  test("asks for the age of each child, and carries those that are told in the address", async () => {
    const { address } = await draw(<SearchBar />)

    expect(screen.queryByRole("combobox", { name: /Age of child/ })).toBe(null)
    await userEvent.click(screen.getByRole("button", { name: "More: Children" }))
    await userEvent.click(screen.getByRole("button", { name: "More: Children" }))
    await userEvent.selectOptions(
      await screen.findByRole("combobox", { name: "Age of child 2" }),
      "7 years",
    )
    await userEvent.click(search())

    expect(decodeURIComponent(address())).toBe("/properties?children=2&ages=,7")
  })

  test("keeps the ages of the children who stay, and forgets those of who does not come", async () => {
    const party = { adults: 2, children: 2, rooms: 1, ages: [0, 7] }
    const { address } = await draw(<SearchBar search={withParty(anySearch, party)} />)
    const age = (child: number) =>
      screen.findByRole<HTMLSelectElement>("combobox", { name: `Age of child ${child}` })

    expect((await age(1)).selectedOptions[0]?.textContent).toBe("Under 1 year")
    expect((await age(2)).value).toBe("7")
    await userEvent.click(screen.getByRole("button", { name: "Fewer: Children" }))
    await userEvent.click(search())

    expect(address()).toBe("/properties?adults=2&children=1&ages=0")
  })

  test("brings an adult along with every room", async () => {
    await draw(<SearchBar />)

    await userEvent.click(screen.getByRole("button", { name: "More: Rooms" }))

    expect(screen.getByText("2 adults - 0 children - 2 rooms")).toBeTruthy()
  })
})

describe("the dates", () => {
  test("say on their button for how many nights they are, and go on to the guests whom nobody chose yet", async () => {
    await draw(<SearchBar />)

    await userEvent.type(screen.getByRole("textbox", { name: "Check-in" }), "4/12/2026")
    expect(screen.getAllByRole("button", { name: "Done" })).toHaveLength(2)
    await userEvent.type(screen.getByRole("textbox", { name: "Check-out" }), "7 Dec 2026")
    await userEvent.click(screen.getByRole("button", { name: "3 nights · Done" }))

    await waitFor(() =>
      expect(document.activeElement?.textContent).toContain("1 adult - 0 children - 1 room"),
    )
    expect(document.activeElement?.closest("details")?.open).toBe(true)
  })

  test("ask for nobody once the party is known", async () => {
    const two = withParty(anySearch, { adults: 2, children: 0, rooms: 1 })
    await draw(<SearchBar search={two} />)

    await userEvent.click(screen.getAllByRole("button", { name: "Done" })[0] as HTMLElement)

    expect(document.activeElement?.textContent).toContain("Select dates")
    expect(document.querySelectorAll("details[open]")).toHaveLength(0)
  })
})

describe("the destination field", () => {
  test("is chosen from by the arrow keys and Enter, in the guest's language", async () => {
    const keep = vi.fn<(place: { slug: string; name: string }) => void>()
    const recent = { read: () => [], keep }
    const { address } = await draw(<SearchBar />, { language: "cn", pages: suggesting, recent })
    const field = screen.getByRole("combobox")

    await userEvent.type(field, "lang")
    await screen.findByRole("option", { name: /浮罗交怡/ })
    await userEvent.keyboard("{ArrowDown}")
    const active = field.getAttribute("aria-activedescendant") ?? ""
    await userEvent.keyboard("{Enter}")
    await userEvent.click(screen.getByRole("button", { name: "搜索" }))

    expect(active).not.toBe("")
    expect(field).toHaveProperty("value", "浮罗交怡")
    expect(address()).toBe("/properties?where=langkawi")
    expect(keep).toHaveBeenCalledWith({ slug: "langkawi", name: "浮罗交怡" })
  })

  test("offers recent searches before anything is typed", async () => {
    const recent = { read: () => [{ slug: "ipoh", name: "Ipoh" }], keep: () => {} }
    await draw(<SearchBar />, { recent })

    await userEvent.click(destination())

    const list = screen.getByRole("listbox")
    expect(within(list).getByRole("option", { name: "Ipoh" })).toBeTruthy()
  })

  test("offers recent searches first and then popular places, each place once", async () => {
    const ipoh: Suggestion = {
      ...langkawi,
      slug: "ipoh",
      name: { en: "Ipoh", bm: "Ipoh", cn: "怡保" },
    }
    const pages = pagesWith({
      suggest: async (text) => ({ ok: text === "" ? [langkawi, ipoh] : [] }),
    })
    const recent = { read: () => [{ slug: "ipoh", name: "Ipoh" }], keep: () => {} }
    const { address } = await draw(<SearchBar />, { recent, pages })

    await userEvent.click(destination())
    const popular = await screen.findByRole("group", { name: "Popular places" })
    const searched = screen.getByRole("group", { name: "Recent searches" })
    const offered = screen.getAllByRole("option").map(({ textContent }) => textContent)
    await userEvent.click(within(popular).getByRole("option", { name: /Langkawi/ }))
    await waitFor(() => expect(document.activeElement?.textContent).toContain("Check-in"))
    const isOpen = document.activeElement?.closest("details")?.open
    await userEvent.click(search())

    expect(within(searched).getByRole("option", { name: "Ipoh" })).toBeTruthy()
    expect(isOpen).toBe(true)
    expect(offered).toEqual(["Ipoh", expect.stringContaining("Langkawi")])
    expect(address()).toBe("/properties?where=langkawi")
  })

  test("says nothing about popular places that cannot be had", async () => {
    await draw(<SearchBar />)

    await userEvent.click(destination())

    expect(screen.queryByText(/Suggestions are not available/)).toBeNull()
  })

  test("says that suggestions cannot be had, and still searches for what was typed", async () => {
    const { address } = await draw(<SearchBar />)

    await userEvent.type(destination(), "Ipoh")
    expect(await screen.findByText(/Suggestions are not available/)).toBeTruthy()
    await userEvent.click(search())

    expect(address()).toBe("/properties?where=Ipoh")
  })

  test("closes its list by Escape", async () => {
    await draw(<SearchBar />, { pages: suggesting })

    await userEvent.type(destination(), "lang")
    await screen.findByRole("option", { name: /Langkawi/ })
    await userEvent.keyboard("{Escape}")

    expect(screen.queryByRole("option")).toBeNull()
  })
})
