import { accountsTaskIn, runAccounts } from "#adapters/command-line/guests/accounts-run.ts"
import { newAccount, type AccountRecord } from "#core/account-store/account-record.ts"
import { identityToJudge } from "#core/account-service/judged-identity.ts"
import { AccountId } from "#core/people/account-id.ts"
import { inMemoryAccountStore } from "#fixtures/doubles/account-store.in-memory.ts"
import { movableClock } from "#fixtures/doubles/clock.movable.ts"
import { inMemorySealedFiles } from "#fixtures/doubles/encrypted-files.in-memory.ts"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { instantAt } from "#core/kernel/instant-at.ts"

const id = AccountId.make("0123456789abcdefghjkmnpqrs")

const submission = "s0123456789"
const pictures = { document: "d.webp", selfie: "s.webp" }

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
  const waiting: AccountRecord = {
    ...account,
    verification: {
      ...account.verification,
      ...pictures,
      status: "submitted",
      submittedAt: instantAt(0),
      submission: { id: submission, judged: { ...identityToJudge(account), ...pictures } },
    },
  }
  await Effect.runPromise(store.inTransaction(({ insert }) => insert(waiting)))
  const files = inMemorySealedFiles()
  await Effect.runPromise(files.keep(pictures.document, Uint8Array.of(1, 2)))
  await Effect.runPromise(files.keep(pictures.selfie, Uint8Array.of(3)))
  const said: Array<string> = []
  const run = (...words: ReadonlyArray<string>) => {
    const task = accountsTaskIn(["verification", ...words])
    const world = { store, clock: movableClock(), identityPictures: files }
    return (
      task &&
      runAccounts(task, {
        ...world,
        say: (line) => said.push(line),
        show: async (shown) => void said.push(...shown.keys(), ...[...shown.values()].map(String)),
      })
    )
  }
  return { run, said, store, waiting, files }
}

describe("the accounts command", () => {
  it("lists who waits, and where nothing of the pictures lies", async () => {
    const { run, said } = await aWorld()

    expect(await run("list")).toBe(0)

    expect(said).toEqual([
      `${id}  ${submission}  1970-01-01T00:00:00.000Z`,
      "  Aisyah Tan  ",
      "1 waiting",
    ])
  })

  it("shows the pictures of who waits, and of nobody else", async () => {
    const { run, said } = await aWorld()

    expect(await run("show", id, submission)).toBe(0)
    expect(said.splice(0)).toEqual(["document.webp", "selfie.webp", "1,2", "3"])

    expect(await run("show", id, "another")).toBe(1)
    await run("accept", id, submission)
    expect(await run("show", id, submission)).toBe(1)
    expect(said).toEqual([
      `another of ${id} is not waiting for a decision`,
      `${id} is verified`,
      `${submission} of ${id} is not waiting for a decision`,
    ])
  })

  it("shows the pictures that there are", async () => {
    const { run, said, files } = await aWorld()
    await Effect.runPromise(files.remove(pictures.document))

    expect(await run("show", id, submission)).toBe(0)
    expect(said).toEqual(["selfie.webp", "3"])
  })

  it("shows nothing of who waits under another account", async () => {
    const { run, said } = await aWorld()
    const another = "z".repeat(26)

    expect(await run("show", another, submission)).toBe(1)
    expect(said).toEqual([`${submission} of ${another} is not waiting for a decision`])
  })

  it("verifies who waits, once", async () => {
    const { run, said } = await aWorld()

    expect(await run("accept", id, submission)).toBe(0)
    expect(await run("accept", id, submission)).toBe(1)

    expect(said).toEqual([`${id} is verified`, `${id} is not waiting to be verified`])
  })

  it("rejects with a reason", async () => {
    const { run, said } = await aWorld()

    expect(await run("reject", id, submission, "faceDiffers")).toBe(0)
    await run("list")

    expect(said).toEqual([`${id} is rejected: faceDiffers`, "0 waiting"])
  })

  it("judges nothing but what was submitted last", async () => {
    const { run, said } = await aWorld()

    expect(await run("accept", id, "another")).toBe(1)

    expect(said).toEqual([`another is not the latest submission of ${id}: list them again`])
  })

  it("lists nobody whose identity is another than the submitted one", async () => {
    const { run, said, store, waiting } = await aWorld()
    await Effect.runPromise(
      store.inTransaction(({ save }) => save({ ...waiting, firstName: "Mallory" })),
    )

    await run("list")

    expect(said).toEqual(["0 waiting"])
  })

  it.each([
    [],
    ["accept"],
    ["accept", id],
    ["accept", id, submission, "other"],
    ["reject", id],
    ["reject", id, submission],
    ["reject", id, submission, "ugly"],
    ["reject", id, submission, "other", "more"],
    ["accept", "../x", submission],
    ["drop", id, submission],
    ["show", id],
    ["show", id, submission, "more"],
    ["list", id],
    ["show", id, ""],
  ])("asks nothing with %j", async (...words) => {
    expect((await aWorld()).run(...words)).toBeNull()
  })
})
