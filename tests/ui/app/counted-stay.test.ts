import { countedStay, saleAt, stayAt } from "#ui/app/counted-stay.ts"
import { afterEach, describe, expect, it, vi } from "vitest"

afterEach(() => void vi.unstubAllGlobals())

const SALE = "e996ba5bf80240ee"

const booked = {
  id: "SG-1234-5678",
  property: { slug: "a-stay" },
  quote: { total: 45_050 },
} as never

const journeys = (answer: object) => {
  const asked: Array<string> = []
  const booking = async (id: string) => {
    asked.push(id)
    return answer as never
  }
  return { asked, booking }
}

describe("what is counted of a stay", () => {
  it("is its property and its price in ringgit", () => {
    expect(stayAt(booked, 45_050)).toEqual({ slug: "a-stay", value: 450.5 })
  })

  it("is named after a sale by the first 16 digits of a fingerprint", async () => {
    // printf %s SG-1234-5678 | sha256sum
    expect(await saleAt(booked, 100)).toEqual({ slug: "a-stay", value: 1, sale: SALE })
  })

  it("has no name where the browser makes no fingerprints", async () => {
    vi.stubGlobal("crypto", {})

    expect(await saleAt(booked, 100)).toEqual({ slug: "a-stay", value: 1 })
  })

  it.each([
    [
      { slug: "a-stay", booking: null, total: 12_345 },
      { slug: "a-stay", value: 123.45 },
    ],
    [{ slug: "a-stay", booking: null, total: null }, { slug: "a-stay" }],
    [{ slug: null, booking: null, total: 12_345 }, null],
  ])("of the address %o is %o", async (address, counted) => {
    expect(await countedStay(address, null)).toEqual(counted)
  })

  it("is what was paid for a booking, asked for by its name", async () => {
    const { asked, booking } = journeys({ ok: booked })

    expect(
      await countedStay({ slug: "other", booking: "SG-1234-5678", total: 1 }, { booking }),
    ).toEqual({ slug: "a-stay", value: 450.5, sale: SALE })
    expect(asked).toEqual(["SG-1234-5678"])
  })

  it("is nothing where the booking is not found, or nobody can be asked", async () => {
    const address = { slug: "other", booking: "SG-1234-5678", total: 1 }

    expect(await countedStay(address, journeys({ failed: "notFound" }))).toBeNull()
    expect(await countedStay(address, null)).toBeNull()
  })
})
