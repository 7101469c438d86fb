import { queryOfStay } from "#ui/app/query-of-stay.ts"
import { screensOf } from "#ui/app/screens-of.ts"
import { expect, it } from "vitest"

const dates = { checkIn: "2026-12-01", checkOut: "2026-12-03" } as never

it("writes the dates and the party of a stay, with ages only where they are known", () => {
  const party = { adults: 2, children: 1, rooms: 1 } as never

  expect(queryOfStay({ dates, party })).toEqual({
    checkIn: "2026-12-01",
    checkOut: "2026-12-03",
    adults: "2",
    children: "1",
    rooms: "1",
  })
})

it("writes the ages of the children", () => {
  const party = { adults: 2, children: 2, ages: [4, 9], rooms: 1 } as never

  expect(queryOfStay({ dates, party })).toMatchObject({ children: "2", ages: "4,9" })
})

it("finds the screens of the routes that have one", () => {
  const routes = {
    home: { id: "/", options: { staticData: { screen: "ui/home.tsx" } } },
    plain: { id: "/plain", options: { staticData: {} } },
    bare: { id: "/bare", options: {} },
  }

  expect(screensOf({ routesById: routes as never })).toEqual([["/", "ui/home.tsx"]])
})
