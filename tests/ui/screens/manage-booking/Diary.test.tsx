import { Instant } from "#core/kernel/instant.ts"
import { ownBooking } from "#tests/ui/support/at-managing.tsx"
import { draw } from "#tests/ui/support/stage.tsx"
import { Diary } from "#ui/screens/manage-booking/Diary.tsx"
import { screen } from "@testing-library/react"
import { expect, it } from "vitest"

const at = Instant.make("2026-11-21T20:30:00.000Z")

const written = async (history: typeof ownBooking.history) => {
  await draw(<Diary booking={{ ...ownBooking, history }} />)
  return screen.getAllByRole("listitem").map(({ textContent }) => textContent)
}

it("the history of a booking names each step by what it became, on a Malaysian clock", async () => {
  const entries = await written([
    { at, event: "HELD", status: "held" },
    { at: Instant.make("2026-11-22T01:05:00.000Z"), event: "PAID", status: "confirmed" },
  ])

  expect(entries).toEqual([
    "Held for youSun, 22 Nov 2026, 04:30",
    "ConfirmedSun, 22 Nov 2026, 09:05",
  ])
  expect(screen.getByRole("heading", { name: "Booking history" })).toBeTruthy()
  expect(document.querySelector("time")?.dateTime).toBe(at)
})

it.each([
  ["PAYMENT_DISPUTED", "Your bank asked for the payment back"],
  ["DISPUTE_WON", "Your bank closed its claim; the payment remains valid"],
  ["DISPUTE_LOST", "Your bank took the payment back"],
])(
  "the history of a booking names a step of a claim, which changes no status: %s",
  async (event, words) => {
    const [entry] = await written([{ at, event, status: "confirmed" }])

    expect(entry).toBe(`${words}Sun, 22 Nov 2026, 04:30`)
  },
)
