import { unreachedAmong, withContactsHad } from "#core/inventory/kept-contacts.ts"
import { Slug } from "#core/property/property.ts"
import { aProperty } from "#fixtures/builders/a-property.ts"
import { someContacts } from "#fixtures/builders/some-contacts.ts"
import { describe, expect, it } from "vitest"

const stocked = { property: aProperty(), exceptions: [] }

describe("contacts that are put", () => {
  it("are those that the property had where nothing is said of them", () => {
    expect(withContactsHad(stocked, someContacts())).toEqual({
      ...stocked,
      contacts: someContacts(),
    })
    expect(withContactsHad(stocked, null)).toBe(stocked)
    expect(withContactsHad(stocked, undefined)).toBe(stocked)
  })

  it("are what is said of them, whatever the property had", () => {
    const none = { ...stocked, contacts: null }
    const other = { ...stocked, contacts: someContacts({ phone: null }) }

    expect(withContactsHad(none, someContacts())).toBe(none)
    expect(withContactsHad(other, someContacts())).toBe(other)
  })
})

it("tells who has no email, whatever else reaches it", () => {
  const called = (slug: string) => ({ ...stocked, property: aProperty({ slug: Slug.make(slug) }) })

  expect(
    unreachedAmong([
      called("silent"),
      { ...called("forgotten"), contacts: null },
      { ...called("by-phone"), contacts: someContacts({ email: null }) },
      { ...called("by-email"), contacts: someContacts({ phone: null, whatsapp: null }) },
    ]),
  ).toEqual(["silent", "forgotten", "by-phone"])
})
