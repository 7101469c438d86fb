import { SoldOut } from "#core/booking/booking.errors.ts"
import { frontDesk } from "#core/front-desk/front-desk.ts"
import { payAtPropertyOnly } from "#core/search/pay-at-property-only.ts"
import { noMoney } from "#core/money/amounts.ts"
import { Slug } from "#core/property/property.ts"
import { aProperty, sellingTerms } from "#fixtures/builders/a-property.ts"
import { aStayRequest, stayDates } from "#fixtures/builders/a-stay.ts"
import { aFrontDesk, type AFrontDesk } from "#fixtures/doubles/a-front-desk.ts"
import { snapshotOf } from "#fixtures/doubles/catalogue.in-memory.ts"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { aGuestAt, recordOf, refusal, resultOf } from "../a-guest-at-the-desk.ts"
import { aChange, anAccount, anOwnerAt } from "../an-owner-at-the-desk.ts"

/** The same site after its operator took the keys of the payment provider away. */
const withoutCards = (desk: AFrontDesk): AFrontDesk => {
  const settings = { ...desk, cardForm: null }
  return { ...settings, ...frontDesk(settings) }
}

const aDeskWithoutCards = () => withoutCards(aFrontDesk())

describe("a site on which nobody takes cards", () => {
  it("refuses to begin a card payment, keeps the rooms and asks no provider", async () => {
    const desk = aDeskWithoutCards()
    const guest = aGuestAt(desk)
    const { id, quote } = await guest.ready()

    const failure = await refusal(
      guest.bookings.pay(id, { method: "card", total: quote.total }, "k"),
    )

    expect(failure).toMatchObject({ _tag: "StepRefused", status: "held" })
    expect(await recordOf(desk, id)).toMatchObject({ status: "held", attempts: 0, method: null })
    expect(desk.payments.calls).toEqual([])
  })

  it("confirms a stay that is paid for at the property", async () => {
    const guest = aGuestAt(aDeskWithoutCards())

    expect(await guest.press(await guest.ready(), "payAtProperty")).toMatchObject({
      kind: "confirmed",
      booking: { method: "payAtProperty" },
    })
  })

  it("leads nobody to a card form for a payment from before", async () => {
    const desk = aFrontDesk()
    const { id, quote } = await aGuestAt(desk).paying()
    const { bookings } = aGuestAt(withoutCards(desk))

    const failure = await refusal(bookings.pay(id, { method: "card", total: quote.total }, "k"))

    expect(failure._tag).toBe("StepRefused")
  })

  it("keeps no nights for a change whose difference nobody could take", async () => {
    const desk = aFrontDesk()
    const { id } = await anOwnerAt(desk).paidStay()
    const { managed, own, quoted } = anOwnerAt(withoutCards(desk))
    const { quote, balance } = await quoted(id, aChange())

    const failure = await refusal(managed.change(own(id), aChange(), quote.total, ""))

    expect(balance.kind).toBe("pay")
    expect(failure._tag).toBe("PaymentUnavailable")
    expect(await recordOf(desk, id)).toMatchObject({ change: null, status: "confirmed" })
  })

  it("opens no card form for a change that waited for its money before", async () => {
    const desk = aFrontDesk()
    const owner = anOwnerAt(desk)
    const { id } = await owner.paidStay()
    await owner.change(id, aChange())
    const { managed, own, quoted } = anOwnerAt(withoutCards(desk))
    const { quote } = await quoted(id, aChange())

    const failure = await refusal(managed.change(own(id), aChange(), quote.total, ""))

    expect(failure._tag).toBe("PaymentUnavailable")
  })

  it("changes a stay at once where nothing more is to be paid by card", async () => {
    const desk = aDeskWithoutCards()
    const { id } = await anOwnerAt(desk).onArrival()

    expect(await anOwnerAt(desk, anAccount).change(id, aChange())).toMatchObject({
      kind: "changed",
    })
  })
})

describe("a booking of a property that was withdrawn where nobody takes cards", () => {
  const withdrawnAfterwards = async () => {
    const desk = aDeskWithoutCards()
    const { id } = await anOwnerAt(desk).onArrival()
    const stock = desk.shelves.stock.map((stocked) => ({
      ...stocked,
      property: { ...stocked.property, withdrawn: true },
    }))
    const whole = {
      ...desk.catalogue,
      snapshot: () => Effect.sync(() => snapshotOf(stock, desk.shelves.contents.taken)),
    }
    const settings = { ...desk, catalogue: payAtPropertyOnly(whole) }
    const closed: AFrontDesk = { ...settings, ...frontDesk(settings) }
    return { id, closed, owner: anOwnerAt(closed) }
  }

  it("is looked at and changed within the rooms and nights that it has", async () => {
    const { id, owner } = await withdrawnAfterwards()
    const shorter = aChange({ dates: stayDates("2026-12-05", "2026-12-06") })

    expect(await resultOf(owner.managed.openOwn(id))).toMatchObject({ status: "confirmed" })
    expect(await owner.change(id, shorter)).toMatchObject({ kind: "changed" })
  })

  it("takes no further nights of it, and nobody else books it", async () => {
    const { id, closed, owner } = await withdrawnAfterwards()
    const longer = aChange({ dates: stayDates("2026-12-04", "2026-12-08") })

    expect(await refusal(owner.managed.quoteChange(owner.own(id), longer))).toBeInstanceOf(SoldOut)
    const { bookings } = aGuestAt(closed, "somebody-else")
    expect(await refusal(bookings.quote(aStayRequest()))).toBeInstanceOf(SoldOut)
  })

  it("is cancelled", async () => {
    const { id, owner } = await withdrawnAfterwards()

    expect(await resultOf(owner.managed.cancel(owner.own(id), noMoney, "cancel-1"))).toMatchObject({
      status: "cancelled",
    })
  })
})

describe("what is on sale where nobody takes cards", () => {
  const places = {
    kayu: { destination: "kuala-lumpur", region: "kuala-lumpur-state", payAtProperty: false },
    batu: { destination: "ipoh", region: "perak", payAtProperty: true },
    laut: { destination: "ipoh", region: "perak", payAtProperty: false },
    bukit: { destination: "george-town", region: "penang", payAtProperty: true },
  }
  const stock = Object.entries(places).map(([name, { payAtProperty, ...place }]) => ({
    property: aProperty({
      slug: Slug.make(name),
      ...place,
      terms: sellingTerms({ payAtProperty }),
    }),
    exceptions: [],
  }))
  const desk = aFrontDesk(stock)
  const catalogue = payAtPropertyOnly(desk.catalogue)

  it("is every stay that can be paid for at the property, wherever it is looked for", async () => {
    const onSale = await resultOf(catalogue.snapshot())
    const slugsAt = (indices: ReadonlyArray<number> | undefined) =>
      indices?.map((index) => onSale.properties[index]?.slug)

    expect(onSale.properties.map(({ slug }) => slug)).toEqual(["batu", "bukit"])
    expect([...onSale.bySlug.keys()]).toEqual(["batu", "bukit"])
    expect(onSale.bySlug.get("bukit")).toBe(onSale.properties[1])
    expect(slugsAt(onSale.inDestination.get("ipoh"))).toEqual(["batu"])
    expect(slugsAt(onSale.inDestination.get("george-town"))).toEqual(["bukit"])
    expect(onSale.inDestination.get("kuala-lumpur")).toBeUndefined()
    expect(slugsAt(onSale.inRegion.get("perak"))).toEqual(["batu"])
    expect(onSale.inRegion.get("kuala-lumpur-state")).toBeUndefined()
  })

  it("is listed once for as long as no property changes", async () => {
    const [one, other] = [
      await resultOf(catalogue.snapshot()),
      await resultOf(catalogue.snapshot()),
    ]

    expect(one.properties).toBe(other.properties)
    expect(one.inRegion).toBe(other.inRegion)
  })

  it("has the rates, the free rooms and the favourites of the whole catalogue", async () => {
    const whole = await resultOf(desk.catalogue.snapshot())
    const onSale = await resultOf(catalogue.snapshot())
    const [room] = onSale.properties[0]?.rooms ?? []
    const night = aStayRequest().dates.checkIn

    expect(room && onSale.rateOn(room.id, night)).toBe(room && whole.rateOn(room.id, night))
    expect(room && onSale.freeOn(room.id, night)).toBe(3)
    expect(catalogue.mostBooked).toBe(desk.catalogue.mostBooked)
  })

  it("can be held, and nothing else", async () => {
    const { bookings } = aGuestAt({ ...desk, ...frontDesk({ ...desk, catalogue }) })
    const stayAt = (name: string) => ({ ...aStayRequest(), property: Slug.make(name) })

    expect(await resultOf(bookings.quote(stayAt("batu")))).toHaveProperty("total")
    expect((await refusal(bookings.quote(stayAt("kayu"))))._tag).toBe("PropertyNotFound")
  })
})
