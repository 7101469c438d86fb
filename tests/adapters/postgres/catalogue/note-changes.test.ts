import { postgresChangeLog } from "#adapters/postgres/catalogue/change-log.postgres.ts"
import { notedBy, unnoted } from "#adapters/postgres/catalogue/note-changes.ts"
import { withContactsKept } from "#adapters/postgres/catalogue/put-contacts.ts"
import { MOST_CHANGES } from "#core/inventory/change-log.port.ts"
import { aProperty } from "#fixtures/builders/a-property.ts"
import { someContacts } from "#fixtures/builders/some-contacts.ts"
import { movableClock } from "#fixtures/doubles/clock.movable.ts"
import { Effect } from "effect"
import { expect, it } from "vitest"
import { answering } from "../an-answering-database.ts"

const author = { who: "mei", by: "import" }
const { slug } = aProperty()
const changes = [{ property: slug, parts: ["added"] }]
const run = (effect: Effect.Effect<unknown, unknown>) => Effect.runPromise(effect)

it("writes down changes, and nothing where nothing changed", async () => {
  const { asked, database } = answering()
  const note = notedBy(author, movableClock())
  const { append } = postgresChangeLog(database)

  expect(await run(note(database, []))).toBeUndefined()
  expect(await run(append(author, 0, []))).toBeUndefined()
  expect(await run(unnoted(database, changes))).toBeUndefined()
  expect(asked).toEqual([])
  expect(await run(note(database, changes))).toBeUndefined()
  expect(await run(append(author, 0, changes))).toBeUndefined()
  expect(asked).toEqual([
    expect.stringContaining("insert into inventory_change"),
    expect.stringContaining("insert into inventory_change"),
  ])
})

it.each([
  [1, 1],
  [MOST_CHANGES, MOST_CHANGES],
  [MOST_CHANGES + 1, MOST_CHANGES],
])("reads %i changes at once as %i", async (limit, read) => {
  const limits: Array<unknown> = []
  const { page } = postgresChangeLog({
    query: (_, parameters = []) => Effect.sync(() => (limits.push(parameters.at(-1)), [])),
  })

  await run(page({ property: slug, before: null, limit }))

  expect(limits).toEqual([read])
})

it("asks for contacts only where a put says nothing of them", async () => {
  const had = { ...someContacts({ email: "had@example.com" }), property: slug }
  const { asked, database } = answering(had)
  const said = { property: aProperty(), exceptions: [], contacts: someContacts() }
  const { contacts, ...silent } = said

  expect(await run(withContactsKept(database, [said]))).toEqual([said])
  expect(asked).toEqual([])
  expect(await run(withContactsKept(database, [silent]))).toEqual([
    { ...silent, contacts: { ...contacts, email: "had@example.com" } },
  ])
  expect(asked).toHaveLength(1)
})
