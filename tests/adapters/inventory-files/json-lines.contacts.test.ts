import { jsonLinesReader, lineOf } from "#adapters/inventory-files/json-lines.ts"
import { describe, expect, it } from "vitest"
import { allOf, inPieces, noStandIns } from "./a-keeper.ts"

const inn = {
  slug: "rumah-kenanga",
  name: "Rumah Kenanga",
  kind: "homestay",
  destination: "ipoh",
  address: "4, Jalan Kenanga, 30000 Ipoh",
  overview: "A quiet house with a garden.",
  rooms: [{ name: "Garden Room", maxAdults: 2, units: 3, baseRate: 12_800 }],
}

const readWith = async (contacts: unknown) => {
  const text = JSON.stringify(contacts === undefined ? inn : { ...inn, contacts })
  const [reading] = await allOf(jsonLinesReader(noStandIns)(inPieces(text)))
  if (reading === undefined) throw new Error("Nothing was read")
  return reading
}

const contactsIn = async (contacts: unknown) => {
  const reading = await readWith(contacts)
  return "stocked" in reading ? reading.stocked.contacts : reading.reasons
}

describe("the contacts of a line", () => {
  it("are kept in one form, apart from the property", async () => {
    const contacts = {
      email: " owner@kenanga.example ",
      phone: "012-345 6789",
      whatsapp: "+60 3-1234 5678",
      language: "bm",
    }
    const reading = await readWith(contacts)

    expect(await contactsIn(contacts)).toEqual({
      email: "owner@kenanga.example",
      phone: "+60123456789",
      whatsapp: "+60312345678",
      language: "bm",
    })
    expect(JSON.stringify("stocked" in reading && reading.stocked.property)).not.toMatch(
      /owner@|\+60|contacts/,
    )
  })

  it("may be any one of them, and are in English unless told otherwise", async () => {
    const nothing = { email: null, phone: null, whatsapp: null, language: "en" }

    expect(await contactsIn({ email: "a@b.example" })).toEqual({
      ...nothing,
      email: "a@b.example",
    })
    expect(await contactsIn({ phone: "+6591234567" })).toEqual({ ...nothing, phone: "+6591234567" })
    expect(await contactsIn({ whatsapp: "0123456789" })).toEqual({
      ...nothing,
      whatsapp: "+60123456789",
    })
  })

  it("are left out where the line says nothing of them, and taken away by null", async () => {
    expect(await readWith(undefined)).not.toHaveProperty("stocked.contacts")
    expect(await contactsIn(null)).toBeNull()
  })

  it.each([
    [{}, "contacts: has neither email, phone nor whatsapp"],
    [{ language: "bm" }, "contacts: has neither email, phone nor whatsapp"],
    [{ email: "owner" }, "contacts.email: is not an email address"],
    [{ email: "a@b.example, c@d.example" }, "contacts.email: is not an email address"],
    [{ phone: "12" }, "contacts.phone: is not a phone number, such as +60 12-345 6789"],
    [{ whatsapp: "by mail" }, "contacts.whatsapp: is not a phone number, such as +60 12-345 6789"],
  ])("%j are refused with the reason", async (contacts, reason) => {
    expect(await contactsIn(contacts)).toEqual([reason])
  })

  it.each([
    [{ email: `${"a".repeat(64)}@${"b.".repeat(95)}example` }, "contacts.email: "],
    [{ phone: `+60123456789${" ".repeat(60)}` }, "contacts.phone: "],
    [{ phone: "0123456789", language: "ta" }, "contacts.language: "],
    [{ phone: "0123456789", fax: "0123456789" }, "contacts.fax: "],
  ])("%j are refused by their bounds", async (contacts, reason) => {
    expect(await contactsIn(contacts)).toContainEqual(expect.stringContaining(reason))
  })

  it.each([{ email: "owner@kenanga.example", language: "cn" }, null, undefined])(
    "are the same when they are written and read again: %j",
    async (contacts) => {
      const reading = await readWith(contacts)
      if (!("stocked" in reading)) throw new Error("The line was refused")

      const [again] = await allOf(jsonLinesReader(noStandIns)(inPieces(lineOf(reading.stocked))))

      expect(again).toEqual(reading)
    },
  )
})
