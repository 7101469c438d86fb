import { cleanup, screen, waitFor, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { afterEach, describe, expect, test } from "vitest"
import { Slug } from "#core/property/property.ts"
import type { StayResult } from "#core/search/search-answer.ts"
import { aStayCard } from "#fixtures/builders/a-stay-card.ts"
import { aParty } from "#fixtures/builders/a-stay.ts"
import type { PageAnswer } from "#ui/app/pages.ts"
import { draw, pagesWith } from "#tests/ui/support/stage.tsx"
import { Comparison } from "#ui/screens/shortlist/Comparison.tsx"
import { ShareShortlist } from "#ui/screens/shortlist/ShareShortlist.tsx"
import { useListed } from "#ui/screens/shortlist/use-listed.ts"

afterEach(cleanup)

const asked = { where: null, dates: null, party: aParty() }
const stayNamed = (slug: string, changes: Partial<StayResult> = {}) =>
  aStayCard({ slug: Slug.make(slug), name: { en: slug, bm: slug, cn: slug }, ...changes })

const Names = ({ slugs }: { readonly slugs: ReadonlyArray<Slug> | null }) => {
  const { answer, retry } = useListed(slugs, asked)
  if (answer === null) return <p>waiting</p>
  if ("failed" in answer)
    return (
      <button type="button" onClick={retry}>
        again
      </button>
    )
  return <p>{`has ${answer.ok.map(({ slug }) => slug).join(" ")}`}</p>
}

describe("listed stays", () => {
  test("are asked for once the device has been read, and not at all where none are saved", async () => {
    let calls = 0
    const listed = async (): Promise<PageAnswer<ReadonlyArray<StayResult>>> => {
      calls += 1
      return { ok: [] }
    }
    await draw(<Names slugs={null} />, { pages: pagesWith({ listed }) })
    expect(screen.getByText("waiting")).toBeTruthy()
    cleanup()
    await draw(<Names slugs={[]} />, { pages: pagesWith({ listed }) })

    expect(await screen.findByText("has")).toBeTruthy()
    expect(calls).toBe(0)
  })

  test("come after a second try when nobody answered at first", async () => {
    const answers: Array<PageAnswer<ReadonlyArray<StayResult>>> = [
      { failed: "unreachable" },
      { ok: [stayNamed("found-later")] },
    ]
    const listed = async () => answers.shift() ?? { ok: [] }
    await draw(<Names slugs={[Slug.make("found-later")]} />, { pages: pagesWith({ listed }) })

    await userEvent.click(await screen.findByRole("button", { name: "again" }))

    expect(await screen.findByText("has found-later")).toBeTruthy()
  })
})

describe("stays side by side", () => {
  const cellsOf = (row: string) =>
    within(screen.getByRole("row", { name: new RegExp(`^${row}`) }))
      .getAllByRole("cell")
      .map(({ textContent }) => textContent?.replaceAll("\u00A0", " "))

  test("are compared by price, terms, score, place and what they have", async () => {
    const stays = [
      stayNamed("one", { score: { tenths: 86, count: 12, aspects: undefined } as never }),
      stayNamed("two", { price: null, left: 0, payAtProperty: false, amenities: ["parking"] }),
    ]
    await draw(<Comparison stays={stays} asked={asked} />)

    expect(screen.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual([
      "Stay",
      "one",
      "two",
    ])
    expect(cellsOf("Price")).toEqual([
      expect.stringContaining("From RM 180.00 / night"),
      "Not Available",
    ])
    expect(cellsOf("Cancelling and paying")).toEqual(["Pay at property", "See the stay’s page"])
    expect(cellsOf("Guest score")).toEqual([
      expect.stringContaining("12 reviews"),
      "No reviews yet",
    ])
    expect(cellsOf("Location")[0]).toContain("1.2 km")
    expect(cellsOf("Amenities")[1]).toContain("Parking")
  })

  test("say what kind of stay each is and how many sleep there, in one line", async () => {
    const stays = [
      stayNamed("one", { kind: "hotel", guests: 4, bedrooms: 2, beds: 3, baths: 1 }),
      stayNamed("two", { guests: 1, bedrooms: 0, beds: 1, baths: 0 }),
    ]
    await draw(<Comparison stays={stays} asked={asked} />)

    expect(cellsOf("Type")[0]).toContain("Hotel")
    expect(cellsOf("Space")).toEqual(["4 guests · 2 bedrooms · 3 beds · 1 bath", "1 guest · 1 bed"])
  })

  test("can be scrolled by keyboard, and the way to each is a link", async () => {
    await draw(<Comparison stays={[stayNamed("one"), stayNamed("two")]} asked={asked} />)

    expect(screen.getByRole("region", { name: "Side by side" }).tabIndex).toBe(0)
    expect(screen.getByRole("link", { name: "two" }).getAttribute("href")).toBe(
      "/properties/two?adults=2",
    )
  })
})

describe("a shared shortlist", () => {
  test("names the stays and nothing else", async () => {
    const copied: Array<string> = []
    const copy = async (text: string) => {
      copied.push(text)
      return true
    }
    await draw(<ShareShortlist slugs={[Slug.make("one"), Slug.make("two")]} />, {
      at: "/shortlist?checkIn=2026-12-04&checkOut=2026-12-06",
      sharing: { hasSheet: () => false, open: async () => false, copy },
    })

    await userEvent.click(screen.getByRole("button", { name: "Copy link to share" }))

    expect(copied).toEqual(["http://localhost/shortlist?stays=one,two"])
    await waitFor(() => expect(screen.getByRole("status").textContent).toBe("Link copied"))
  })
})
