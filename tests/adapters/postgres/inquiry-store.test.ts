import { postgresInquiryStore } from "#adapters/postgres/inquiry-store.postgres.ts"
import { AttachmentId } from "#core/contact/attachment.ts"
import { Effect } from "effect"
import { expect, it } from "vitest"
import { answering, NOT_ASKED_FOR } from "./an-answering-database.ts"

const ID = AttachmentId.make("0123456789ABCDEFGHJKMNPQRS")
const OTHER = AttachmentId.make("SRQPNMKJHGFEDCBA9876543210")

/** A store on a database that answers every question with these rows. */
const answeringWith = (rows: ReadonlyArray<unknown>) => {
  const { asked, database } = answering(...rows)
  return { asked, store: postgresInquiryStore(database) }
}

it("asks nothing about no files", async () => {
  const { asked, store } = answeringWith([])

  expect(await Effect.runPromise(store.uploadsOf("session-1", []))).toEqual([])

  expect(asked).toEqual([])
})

it.each<readonly [string, () => Effect.Effect<unknown, unknown>]>([
  ["files", () => answeringWith([{ id: OTHER }]).store.uploadsOf("session-1", [ID])],
  ["an inquiry", () => answeringWith([{ reference: "00000000" }]).store.find("7KQ2MXW4")],
  [
    "an address",
    () => answeringWith([{ email: "mei@example.com" }]).store.ofEmail("aisyah@example.com"),
  ],
])("takes no answer about other %s than were asked for", async (_, asking) => {
  await expect(Effect.runPromise(asking())).rejects.toThrow(NOT_ASKED_FOR)
})

it("takes no files of another inquiry", async () => {
  const rows = [{ reference: "7KQ2MXW4", fields: {}, inquiry: "00000000" }]

  await expect(Effect.runPromise(answeringWith(rows).store.find("7KQ2MXW4"))).rejects.toThrow(
    NOT_ASKED_FOR,
  )
})

it("takes an address in any case", async () => {
  const rows = [{ reference: "7KQ2MXW4", email: "Aisyah@Example.com" }]

  expect(await Effect.runPromise(answeringWith(rows).store.ofEmail("aisyah@EXAMPLE.com"))).toEqual([
    "7KQ2MXW4",
  ])
})
