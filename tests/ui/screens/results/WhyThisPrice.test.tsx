import { act, screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { useState } from "react"
import { expect, test } from "vitest"
import type { CalendarDate } from "#core/stay/calendar-date.ts"
import { Slug } from "#core/property/property.ts"
import { RoomTypeId } from "#core/property/room-type.ts"
import type { PropertyPage } from "#core/search/property-page.ts"
import { aProperty } from "#fixtures/builders/a-property.ts"
import { aRoomType } from "#fixtures/builders/a-room-type.ts"
import { aUser } from "#fixtures/builders/an-account.ts"
import type { PageAnswer, Pages } from "#ui/app/pages.ts"
import type { Query } from "#ui/app/query.ts"
import { WhyThisPrice } from "#ui/screens/results/WhyThisPrice.tsx"
import { anOffer, aPropertyPage } from "#tests/ui/support/a-property-page.ts"
import { draw, pagesWith } from "#tests/ui/support/stage.tsx"

const mix = [{ roomType: RoomTypeId.make("springwater-studio"), count: 1 }]
const stay = { slug: Slug.make("the-springwater"), mix }
const QUERY: Query = { checkIn: "2026-12-04", checkOut: "2026-12-06", adults: "2" }

const drawn = async (open: Pages["open"], query: Query = QUERY, member = false) => {
  const read = () => (member ? aUser() : null)
  await draw(<WhyThisPrice stay={stay} query={query} />, {
    pages: pagesWith({ open }),
    session: { read, subscribe: () => () => {}, becomes: () => {} },
  })
}

const details = async () =>
  (await screen.findByRole("group", { name: "Price details" })).textContent.replaceAll(
    "\u00A0",
    " ",
  )

test("until the price is explained it is said to be loading", async () => {
  await drawn(() => new Promise(() => {}))

  expect(screen.getByRole("status").textContent).toBe("Loading…")
})

test("the rooms of the card are priced for the stay searched", async () => {
  const asked: Array<unknown> = []
  await drawn(async (...call) => {
    asked.push(call)
    return { ok: aPropertyPage() }
  })

  expect(await details()).toContain("4 Dec, 1 × Studio")
  expect(screen.getByText("Why this price?").closest("details")?.open).toBe(true)
  expect(asked).toEqual([
    [
      "the-springwater",
      {
        where: null,
        dates: { checkIn: "2026-12-04", checkOut: "2026-12-06" },
        party: { adults: 2, children: 0, rooms: 1 },
      },
    ],
  ])
})

test.each([
  ["members", true, "RM 324.00"],
  ["visitors", false, "RM 360.00"],
])("%s have their own price explained", async (_, member, says) => {
  const [from, until] = ["2026-12-01", "2026-12-31"] as [CalendarDate, CalendarDate]
  const deals = [{ kind: "member", percent: 10, from, until }] as const
  const property = aProperty({ rooms: [aRoomType({ deals })] })
  const open = async () => ({ ok: aPropertyPage({ property, offers: [anOffer()] }) })
  await drawn(open, QUERY, member)

  expect(await details()).toContain(says)
})

test("other dates are asked for as soon as the card is for them", async () => {
  const asked: Array<unknown> = []
  const open: Pages["open"] = async (_, { dates }) => {
    asked.push(dates?.checkOut)
    return { failed: "unreachable" }
  }
  const Moving = () => {
    const [checkOut, setCheckOut] = useState("2026-12-06")
    return (
      <>
        <button type="button" onClick={() => setCheckOut("2026-12-07")}>
          Longer
        </button>
        <WhyThisPrice stay={stay} query={{ ...QUERY, checkOut }} />
      </>
    )
  }
  await draw(<Moving />, { pages: pagesWith({ open }) })

  await userEvent.click(screen.getByRole("button", { name: "Longer" }))

  expect([...new Set(asked)]).toEqual(["2026-12-06", "2026-12-07"])
})

test.each([
  ["whose rooms have no price", QUERY, { offers: [] }],
  ["without dates", { adults: "2" }, {}],
] as const)("a stay %s is said not to be available", async (_, query, changes) => {
  await drawn(async () => ({ ok: aPropertyPage(changes) }), query)

  expect(await screen.findByText("Not Available")).toBeTruthy()
  expect(screen.queryByRole("group")).toBeNull()
})

test("after silence the price is asked for again, and is loading meanwhile", async () => {
  let asked = 0
  const open: Pages["open"] = async () => {
    asked += 1
    return asked === 1 ? { failed: "unreachable" } : new Promise(() => {})
  }
  await drawn(open)
  const again = await screen.findByRole("button", { name: "Try again" })
  expect(screen.getByRole("status").textContent).toBe(
    "We could not connect. Nothing you entered is lost; please try again in a moment.Try again",
  )

  await userEvent.click(again)

  expect(asked).toBe(2)
  expect(screen.getByRole("status").textContent).toBe("Loading…")
})

test("an answer for a stay that is no longer asked for is not shown", async () => {
  const late: Array<(answer: PageAnswer<PropertyPage>) => void> = []
  const open: Pages["open"] = (slug) =>
    slug === stay.slug
      ? new Promise((resolve) => void late.push(resolve))
      : Promise.resolve({ failed: "unreachable" })
  const Moving = () => {
    const [slug, setSlug] = useState(stay.slug)
    return (
      <>
        <button type="button" onClick={() => setSlug(Slug.make("another"))}>
          Another
        </button>
        <WhyThisPrice stay={{ slug, mix }} query={QUERY} />
      </>
    )
  }
  await draw(<Moving />, { pages: pagesWith({ open }) })
  await userEvent.click(screen.getByRole("button", { name: "Another" }))
  await screen.findByRole("button", { name: "Try again" })

  await act(async () => late[0]?.({ ok: aPropertyPage() }))

  expect(screen.queryByRole("group", { name: "Price details" })).toBeNull()
})
