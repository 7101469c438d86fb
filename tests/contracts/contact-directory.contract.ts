import type { ContactDirectory } from "#core/inventory/contact-directory.port.ts"
import type { StockedProperty } from "#core/inventory/inventory-keeper.port.ts"
import { Slug } from "#core/property/property.ts"
import { someContacts } from "#fixtures/builders/some-contacts.ts"
import { aProperty } from "#fixtures/builders/a-property.ts"
import { describe, expect, it } from "vitest"
import { resultOf } from "./outcomes.ts"

const inn = (slug: string, contacts?: StockedProperty["contacts"]): StockedProperty => ({
  property: aProperty({ slug: Slug.make(slug), rooms: [] }),
  exceptions: [],
  ...(contacts && { contacts }),
})

/** What everyone promises who knows how properties are reached. */
export const contactDirectoryContract = (
  keeper: string,
  open: (stock: ReadonlyArray<StockedProperty>) => Promise<ContactDirectory>,
): void => {
  describe(`contacts of properties in ${keeper}`, () => {
    it("are those of this property, and null where it gave none or is unknown", async () => {
      const onlyEmail = someContacts({ phone: null, whatsapp: null, language: "cn" })
      const directory = await open([
        inn("one", someContacts()),
        inn("two", onlyEmail),
        inn("three"),
      ])

      expect(await resultOf(directory.contactsOf("one"))).toEqual(someContacts())
      expect(await resultOf(directory.contactsOf("two"))).toEqual(onlyEmail)
      expect(await resultOf(directory.contactsOf("three"))).toBeNull()
      expect(await resultOf(directory.contactsOf("nobody"))).toBeNull()
    })
  })
}
