import type { Database } from "#adapters/postgres/database.ts"
import { postgresInquiryStore } from "#adapters/postgres/inquiry-store.postgres.ts"
import { AttachmentId } from "#core/contact/attachment.ts"
import { Effect } from "effect"
import { expect, it } from "vitest"

const ID = AttachmentId.make("0123456789ABCDEFGHJKMNPQRS")
const OTHER = AttachmentId.make("SRQPNMKJHGFEDCBA9876543210")

/** A database that answers every question with these rows, and counts the questions. */
const answering = (rows: ReadonlyArray<unknown>) => {
  const asked: Array<string> = []
  const database: Database = {
    query: <Row>(sql: string) =>
      Effect.sync(() => {
        asked.push(sql)
        return rows as ReadonlyArray<Row>
      }),
    inTransaction: (work) => work(database),
    takesWrites: Effect.void,
    close: async () => undefined,
  }
  return { asked, store: postgresInquiryStore(database) }
}

it("asks nothing about no files", async () => {
  const { asked, store } = answering([])

  expect(await Effect.runPromise(store.uploadsOf("session-1", []))).toEqual([])

  expect(asked).toEqual([])
})

it.each([
  ["files", () => answering([{ id: OTHER }]).store.uploadsOf("session-1", [ID])],
  ["an inquiry", () => answering([{ reference: "00000000" }]).store.find("7KQ2MXW4")],
  [
    "an address",
    () => answering([{ email: "mei@example.com" }]).store.ofEmail("aisyah@example.com"),
  ],
] as const)("takes no answer about other %s than were asked for", async (_, asking) => {
  await expect(Effect.runPromise(asking())).rejects.toThrow(
    "The database answered with what was not asked for",
  )
})

it("takes no files of another inquiry", async () => {
  const rows = [{ reference: "7KQ2MXW4", fields: {}, inquiry: "00000000" }]

  await expect(Effect.runPromise(answering(rows).store.find("7KQ2MXW4"))).rejects.toThrow(
    "The database answered with what was not asked for",
  )
})

it("takes an address in any case", async () => {
  const rows = [{ reference: "7KQ2MXW4", email: "Aisyah@Example.com" }]

  expect(await Effect.runPromise(answering(rows).store.ofEmail("aisyah@EXAMPLE.com"))).toEqual([
    "7KQ2MXW4",
  ])
})
