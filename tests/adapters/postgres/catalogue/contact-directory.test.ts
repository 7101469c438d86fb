import { postgresContactDirectory } from "#adapters/postgres/catalogue/contact-directory.postgres.ts"
import { Slug } from "#core/property/property.ts"
import { someContacts } from "#fixtures/builders/some-contacts.ts"
import { Effect } from "effect"
import { expect, it } from "vitest"
import { answering, NOT_ASKED_FOR } from "../an-answering-database.ts"

const springwater = Slug.make("the-springwater")

const contactsIn = (...rows: ReadonlyArray<object>) =>
  Effect.runPromise(postgresContactDirectory(answering(...rows).database).contactsOf(springwater))

it("says how the property that was asked for is reached, without naming it", async () => {
  const contacts = someContacts()

  expect(await contactsIn({ ...contacts, property: springwater })).toEqual(contacts)
  await expect(contactsIn({ ...contacts, property: "palm-huts" })).rejects.toThrow(NOT_ASKED_FOR)
  expect(await contactsIn()).toBeNull()
})
