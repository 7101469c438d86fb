import type { BookingStatus } from "#core/booking/booking-status.ts"
import { aBookingView, aConfirmedBooking } from "#fixtures/builders/a-booking-view.ts"
import { describe, expect, it } from "vitest"
import { opening } from "#tests/ui/support/at-booking.tsx"

const { id } = aBookingView()
const confirmed = `/booking/confirmed?booking=${id}`
const failed = `/booking/failed?booking=${id}`

describe("the page of a booking", () => {
  it.each<[BookingStatus, string, string]>([
    ["confirmed", confirmed, confirmed],
    ["confirmed", failed, confirmed],
    ["expired", failed, failed],
    ["expired", confirmed, failed],
    ["cancelled", confirmed, `/booking/${id}`],
    ["failed", `/booking/${id}`, `/booking/${id}`],
  ])("of one that is %s, opened at %s, is %s", async (status, address, right) => {
    const opened = await opening(address, { ok: aBookingView({ status }) })

    expect(opened.address).toBe(right)
    expect(opened.asked.at(-1)).toBe(id)
  })

  it.each([confirmed, failed])("at %s of one still open is the checkout", async (address) => {
    const opened = await opening(address, { ok: aBookingView() })

    expect(opened.address).toMatch(/^\/booking\/new\?property=the-springwater&checkIn=2026-12-04/)
  })

  it("is not found where nobody knows the booking", { tags: "§2.16" }, async () => {
    const { router } = await opening(`/booking/${id}`, { failed: "notFound" })

    expect(router.state.matches.at(-1)?.status).toBe("notFound")
  })

  it("can be tried again where nobody answered", async () => {
    const { router } = await opening(`/booking/${id}`, { failed: "unreachable" })

    expect(router.state.matches.at(-1)?.error).toHaveProperty("name", "Unreachable")
  })

  it("shows no confirmed page for a refund of a booked stay", async () => {
    const refunded = aConfirmedBooking({ status: "refunded" })

    expect((await opening(confirmed, { ok: refunded })).address).toBe(`/booking/${id}`)
  })
})
