import { aConfirmedBooking } from "#fixtures/builders/a-booking-view.ts"
import { BookingFiles } from "#ui/parts/booking/BookingFiles.tsx"
import { screen } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { draw } from "#tests/ui/support/stage.tsx"

const booking = aConfirmedBooking()

describe("the files of a booking", () => {
  const hrefs = () => screen.queryAllByRole("link").map((link) => link.getAttribute("href"))

  it("are the receipt and the calendar for whoever made it", async () => {
    await draw(<BookingFiles booking={booking} hasReceipt link="secret" />)

    expect(hrefs()).toEqual([
      `/api/bookings/${booking.id}/receipt.pdf?language=en&link=secret`,
      `/api/bookings/${booking.id}/stay.ics?language=en&link=secret`,
    ])
  })

  it("are the calendar alone for whoever has its code", async () => {
    await draw(<BookingFiles booking={booking} hasReceipt={false} />)

    expect(hrefs()).toEqual([`/api/bookings/${booking.id}/stay.ics?language=en`])
  })

  it("are named, and the calendar is kept as a file", async () => {
    await draw(<BookingFiles booking={booking} hasReceipt />, { language: "bm" })
    const [receipt, calendar] = screen.getAllByRole("link")

    expect([receipt, calendar].map((link) => link!.textContent)).toEqual([
      "Resit",
      "Tambah pada kalendar",
    ])
    expect([receipt, calendar].map((link) => link!.hasAttribute("download"))).toEqual([false, true])
    expect(receipt!.getAttribute("href")).toBe(
      `/api/bookings/${booking.id}/receipt.pdf?language=bm`,
    )
  })

  it("are none before there is a code", async () => {
    await draw(<BookingFiles booking={{ ...booking, code: null }} hasReceipt />)

    expect(hrefs()).toEqual([])
  })
})
