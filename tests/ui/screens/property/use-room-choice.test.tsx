import { act, screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { useState } from "react"
import { expect, test } from "vitest"
import type { User } from "#core/account/account.ts"
import { Sen } from "#core/money/sen.ts"
import { PlanId } from "#core/property/rate-plan.ts"
import { RoomKindId } from "#core/property/room-kind.ts"
import { RoomTypeId } from "#core/property/room-type.ts"
import type { PropertyPage } from "#core/search/property-page.ts"
import type { StayAsked } from "#core/search-request/stay-asked.ts"
import type { CalendarDate } from "#core/stay/calendar-date.ts"
import { aPlan, aSaver } from "#fixtures/builders/a-plan.ts"
import { aProperty } from "#fixtures/builders/a-property.ts"
import { aRoomType } from "#fixtures/builders/a-room-type.ts"
import { aParty } from "#fixtures/builders/a-stay.ts"
import { aUser } from "#fixtures/builders/an-account.ts"
import type { TabSession } from "#ui/app/session.ts"
import { anOffer, anOfferWithoutDates, aPropertyPage } from "#tests/ui/support/a-property-page.ts"
import { ASKED, ASKED_WITHOUT_DATES, Choosing } from "#tests/ui/support/choosing.tsx"
import { draw } from "#tests/ui/support/stage.tsx"

const STUDIO = RoomTypeId.make("springwater-studio")
const FREE = { freeCancellation: true, payAtProperty: false }

type Opened = { readonly page: PropertyPage; readonly asked?: StayAsked }

/** What is chosen on a page, with buttons that take rooms and that bring the next page. */
const Shown = ({
  pages,
  take,
}: {
  readonly pages: ReadonlyArray<Opened>
  readonly take: number
}) => {
  const [place, setPlace] = useState(0)
  const { page, asked = ASKED } = pages[place]!
  return (
    <Choosing page={page} asked={asked}>
      {(choice) => (
        <>
          <output>
            {JSON.stringify({ ...choice, offered: undefined, quote: choice.quote?.total })}
          </output>
          <button type="button" onClick={() => choice.take({ roomType: STUDIO }, take)}>
            Take
          </button>
          <button type="button" onClick={() => setPlace(place + 1)}>
            Next
          </button>
        </>
      )}
    </Choosing>
  )
}

const drawn = async (
  pages: ReadonlyArray<Opened>,
  { take = 1, ...session }: Partial<TabSession> & { readonly take?: number } = {},
) => {
  await draw(<Shown pages={pages} take={take} />, {
    session: { read: () => null, subscribe: () => () => {}, becomes: () => {}, ...session },
  })
  return () => JSON.parse(screen.getByRole("status").textContent)
}

const presses = (name: string) => userEvent.click(screen.getByRole("button", { name }))

test("a page without dates has nothing chosen, and asks for dates", async () => {
  const page = aPropertyPage({ offers: [anOfferWithoutDates()], mix: null })
  const choice = await drawn([{ page, asked: ASKED_WITHOUT_DATES }])

  expect(choice()).toMatchObject({
    state: "withoutDates",
    counts: {},
    lowest: 15_000,
    issue: { code: "DatesMissing" },
  })
})

test("rooms are taken until they seat everybody, and priced", async () => {
  const choice = await drawn([{ page: aPropertyPage({ mix: null }) }])
  expect(choice()).toMatchObject({ state: "unfinished", issue: { code: "RoomsMissing" } })

  await presses("Take")

  expect(choice()).toEqual({
    state: "ready",
    counts: { [STUDIO]: 1 },
    quote: 60_046,
    lowest: 15_000,
    issue: null,
  })
})

test("the next page brings its own rooms and party", async () => {
  const next = aPropertyPage({ mix: [{ roomType: STUDIO, count: 2 }] })
  const asked = { ...ASKED, party: aParty({ adults: 4 }) }
  const choice = await drawn([{ page: aPropertyPage() }, { page: next, asked }])
  expect(choice().counts).toEqual({ [STUDIO]: 1 })

  await presses("Next")

  expect(choice()).toMatchObject({ state: "ready", counts: { [STUDIO]: 2 } })
})

test("other guests on the same page are weighed against the rooms chosen", async () => {
  const page = aPropertyPage()
  const asked = { ...ASKED, party: aParty({ adults: 3 }) }
  const choice = await drawn([{ page }, { page, asked }])

  await presses("Next")

  expect(choice().state).toBe("unfinished")
})

test("rooms that the guest chose stay chosen, except on other terms", async () => {
  const page = aPropertyPage()
  const onTerms = { ...ASKED, terms: FREE }
  const choice = await drawn([{ page }, { page: aPropertyPage() }, { page, asked: onTerms }], {
    take: 2,
  })
  await presses("Take")

  await presses("Next")
  expect(choice().counts).toEqual({ [STUDIO]: 2 })
  await presses("Next")
  expect(choice().counts).toEqual({ [STUDIO]: 1 })
})

test("a guest who signs in is offered the price of members", async () => {
  const [from, until] = ["2026-12-01", "2026-12-31"] as [CalendarDate, CalendarDate]
  const deals = [{ kind: "member", percent: 10, from, until }] as const
  const property = aProperty({ rooms: [aRoomType({ deals, depositPerRoom: Sen.make(0) })] })
  const listeners = new Set<() => void>()
  let user: User | null = null
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  const page = aPropertyPage({ property, offers: [anOffer()] })
  const choice = await drawn([{ page }], { read: () => user, subscribe })
  expect(choice().quote).toBe(40_046)

  user = aUser()
  act(() => {
    for (const listener of listeners) listener()
  })

  expect(choice().quote).toBe(36_042)
})

test("rooms that are sold singly and as a part of others are not taken twice", async () => {
  const kind = RoomKindId.make("studio-1")
  const uses = [{ kind, count: 1 }] as const
  const page = aPropertyPage({
    property: aProperty({ rooms: [aRoomType({ uses, units: 0 })] }),
    offers: [anOffer()],
    kinds: [{ kind, free: 1 }],
    mix: null,
  })
  const choice = await drawn([{ page }], { take: 3 })

  await presses("Take")

  expect(choice().counts).toEqual({ [STUDIO]: 1 })
})

test("a plan is chosen by its own name", async () => {
  const plan = PlanId.make("saver")
  const { lowestNight, freeCancellationUntil } = anOffer()
  const sold = { lowestNight, freeCancellationUntil, locked: false }
  const page = aPropertyPage({
    property: aProperty({ rooms: [aRoomType({ plans: [aPlan(), aSaver()] })] }),
    offers: [
      anOffer({
        plans: [
          { ...sold, plan: PlanId.make("flex") },
          { ...sold, plan },
        ],
      }),
    ],
    mix: [{ roomType: STUDIO, plan, count: 1 }],
  })
  const choice = await drawn([{ page }])

  expect(choice()).toMatchObject({ state: "ready", counts: { [`${STUDIO}\nsaver`]: 1 } })
})
