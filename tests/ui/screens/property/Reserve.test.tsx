import { screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { expect, test } from "vitest"
import type { PropertyPage } from "#core/search/property-page.ts"
import type { StayAsked } from "#core/search-request/stay-asked.ts"
import { aParty } from "#fixtures/builders/a-stay.ts"
import type { Drafts } from "#ui/app/drafts.ts"
import { Reserve } from "#ui/screens/property/Reserve.tsx"
import {
  aGoneLoft,
  anOffer,
  anOfferWithoutDates,
  aPropertyPage,
} from "#tests/ui/support/a-property-page.ts"
import { ASKED, ASKED_WITHOUT_DATES, Choosing } from "#tests/ui/support/choosing.tsx"
import { draw } from "#tests/ui/support/stage.tsx"

const drawn = async (changes: Partial<PropertyPage> = {}, asked: StayAsked = ASKED) => {
  const kept: Array<ReadonlyArray<unknown>> = []
  const drafts: Drafts = {
    read: () => ({}),
    keep: (...draft) => void kept.push(draft),
    forget: () => {},
  }
  const page = aPropertyPage(changes)
  const { address } = await draw(
    <Choosing page={page} asked={asked}>
      {(choice) => <Reserve slug={page.property.slug} choice={choice} />}
    </Choosing>,
    { drafts },
  )
  return { kept, address, link: screen.getByRole("link") }
}

test("rooms that seat everybody are reserved at the checkout, which knows the price seen", async () => {
  const { kept, link, address } = await drawn()
  expect(link.textContent).toBe("Reserve")
  expect(kept).toEqual([])

  await userEvent.click(link)

  expect(address()).toMatch(/^\/booking\/new\?property=the-springwater&/)
  expect(kept).toEqual([["price-seen", expect.objectContaining({ total: 60_046 })]])
})

test("rooms that do not seat everybody yet lead back to the rooms", async () => {
  const { link } = await drawn({ mix: null }, { ...ASKED, party: aParty({ adults: 3 }) })

  expect([link.textContent, link.getAttribute("href")]).toEqual(["Choose rooms", "#rooms"])
})

test.each([
  ["without dates", { offers: [anOfferWithoutDates()], mix: null }, ASKED_WITHOUT_DATES],
  ["where no room is free", { offers: [anOffer({ free: 0 }), aGoneLoft()], mix: null }, ASKED],
] as const)("%s the way leads to the dates", async (_, changes, asked) => {
  const { link } = await drawn(changes, asked)

  expect([link.textContent, link.getAttribute("href")]).toEqual(["Choose dates", "#stay"])
})
