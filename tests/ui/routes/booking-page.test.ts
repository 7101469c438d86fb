import type { BookingStatus } from "#core/booking/booking-status.ts"
import { aBookingView, aConfirmedBooking } from "#fixtures/builders/a-booking-view.ts"
import { aContext } from "#tests/ui/support/stage.tsx"
import { Unreachable } from "#ui/app/unwrap-answer.ts"
import { bookingOf } from "#ui/routes/booking-of.ts"
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

  it.each([
    ["/booking/confirmed", ""],
    [`/booking/confirmed?booking=${id}&booking=other`, id],
    ["/booking/failed", ""],
    [`/booking/failed?booking=${id}&booking=other`, id],
  ])("at %s is asked for by “%s”", async (address, named) => {
    const { asked } = await opening(address, { failed: "notFound" })

    expect(asked.at(-1)).toBe(named)
  })

  it("with no room to ask for once more is the booking itself", async () => {
    const { address } = await opening(confirmed, { ok: aBookingView({ rooms: [] as never }) })

    expect(address).toBe(`/booking/${id}`)
  })

  it("is asked for again each time that the guest comes back to it", async () => {
    const { router, asked } = await opening(confirmed, { ok: aConfirmedBooking() })
    expect(asked).toEqual([id])

    await router.navigate({ to: "/contact-us" })
    await router.navigate({ href: confirmed })

    await expect.poll(() => asked).toEqual([id, id])
  })

  it("is not asked for where no journey begins", () => {
    expect(() => bookingOf(aContext(), id)).toThrow(Unreachable)
  })
})
