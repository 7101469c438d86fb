import { accountsTaskIn, runAccounts } from "#adapters/command-line/accounts-run.ts"
import { newAccount } from "#core/account/account-record.ts"
import { AccountId } from "#core/people/account-id.ts"
import { inMemoryAccountStore } from "#fixtures/doubles/account-store.in-memory.ts"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { instantAt } from "#core/booking/desk.ts"

const id = AccountId.make("0123456789abcdefghjkmnpqrs")

const submitted = {
  status: "submitted",
  reason: null,
  submittedAt: instantAt(0),
  document: "d.webp",
  selfie: "s.webp",
} as const

/** One guest who waits to be verified. */
const aWorld = async () => {
  const store = inMemoryAccountStore()
  const account = newAccount({
    id,
    email: "aisyah@example.com",
    firstName: "Aisyah",
    lastName: "Tan",
    language: "en",
    registeredAt: instantAt(0),
  })
  await Effect.runPromise(
    store.inTransaction(({ insert }) => insert({ ...account, verification: submitted })),
  )
  const said: Array<string> = []
  const run = (...words: ReadonlyArray<string>) => {
    const task = accountsTaskIn(["verification", ...words])
    return task && runAccounts(task, { store, folder: "/files", say: (line) => said.push(line) })
  }
  return { run, said }
}

describe("the accounts command", () => {
  it("lists who waits, with the pictures to look at", async () => {
    const { run, said } = await aWorld()

    expect(await run("list")).toBe(0)

    expect(said.join("\n")).toMatch(
      /Aisyah Tan[\s\S]*\/files\/d\.webp {2}\/files\/s\.webp\n1 waiting/,
    )
  })

  it("verifies who waits, once", async () => {
    const { run, said } = await aWorld()

    expect(await run("accept", id)).toBe(0)
    expect(await run("accept", id)).toBe(1)

    expect(said).toEqual([`${id} is verified`, `Nobody called ${id} waits to be verified`])
  })

  it("rejects with a reason", async () => {
    const { run, said } = await aWorld()

    expect(await run("reject", id, "faceDiffers")).toBe(0)
    await run("list")

    expect(said).toEqual([`${id} is rejected: faceDiffers`, "0 waiting"])
  })

  it.each([
    [],
    ["accept"],
    ["reject", id],
    ["reject", id, "ugly"],
    ["accept", "../x"],
    ["drop", id],
  ])("asks nothing with %j", async (...words) => {
    expect((await aWorld()).run(...words)).toBeNull()
  })
})
