import {
  ACCOUNTS_USAGE,
  accountsTaskIn,
  runAccounts,
} from "#adapters/command-line/guests/accounts-run.ts"
import { newAccount, type AccountRecord } from "#core/account-store/account-record.ts"
import { identityToJudge } from "#core/account-service/judged-identity.ts"
import { instantAt } from "#core/kernel/instant-at.ts"
import { AccountId } from "#core/people/account-id.ts"
import { inMemoryAccountStore } from "#fixtures/doubles/account-store.in-memory.ts"
import { movableClock } from "#fixtures/doubles/clock.movable.ts"
import { inMemorySealedFiles } from "#fixtures/doubles/encrypted-files.in-memory.ts"
import { Effect } from "effect"
import { expect, it } from "vitest"

const account = AccountId.make("0123456789abcdefghjkmnpqrs")
const submission = "s0123456789"

it("the usage names each command and every reason", () => {
  expect(ACCOUNTS_USAGE.split("\n")).toEqual([
    "npm run accounts -- verification list",
    "npm run accounts -- verification show <account> <submission>",
    "npm run accounts -- verification accept <account> <submission>",
    "npm run accounts -- verification reject <account> <submission> <documentUnreadable | documentExpired | numberDiffers | faceDiffers | other>",
  ])
})

const judging = (verdict: string | null) => ({
  kind: "judge",
  judgement: { account, submission, verdict },
})

it.each([
  ["verification list", { kind: "list" }],
  [`verification show ${account} ${submission}`, { kind: "show", account, submission }],
  [`verification accept ${account} ${submission}`, judging(null)],
  [`verification reject ${account} ${submission} other`, judging("other")],
  [`verification reject ${account} ${submission} faceDiffers`, judging("faceDiffers")],
  ["verifications list", null],
  ["list", null],
  [`accounts show ${account} ${submission}`, null],
  [`accounts accept ${account} ${submission}`, null],
  ["verification lists", null],
  [`verification list ${account}`, null],
  [`verification judge ${account} ${submission}`, null],
  [`verification reject ${account}`, null],
  [`verification accept ${account}`, null],
  [`verification show ${account}`, null],
  ["verification show", null],
  ["verification", null],
  [`verification judge ${account} ${submission} other`, null],
  [`verification reject ${account} ${submission} other more`, null],
  [`verification show ${account} ${submission} other`, null],
  [`verification accept ${account} ${submission} other`, null],
  [`verification accept ${account.slice(1)} ${submission}`, null],
])("%j asks for %j", (words, task) => {
  expect(accountsTaskIn(words.split(" "))).toEqual(task)
})

/** A guest who waits to be verified with a document's number and one picture of two. */
const aWorld = async () => {
  const store = inMemoryAccountStore()
  const known: AccountRecord = {
    ...newAccount({
      id: account,
      email: "aisyah@example.com",
      firstName: "Aisyah",
      lastName: "Tan",
      language: "en",
      registeredAt: instantAt(0),
    }),
    identity: { kind: "mykad", number: "900402141234" },
  }
  const pictures = { document: null, selfie: "s.webp" }
  const waiting: AccountRecord = {
    ...known,
    verification: {
      ...known.verification,
      ...pictures,
      status: "submitted",
      submittedAt: instantAt(0),
      submission: { id: submission, judged: { ...identityToJudge(known), ...pictures } },
    },
  }
  await Effect.runPromise(store.inTransaction(({ insert }) => insert(waiting)))
  const identityPictures = inMemorySealedFiles()
  await Effect.runPromise(identityPictures.keep("s.webp", Uint8Array.of(3)))
  const said: Array<string> = []
  const shown: Array<ReadonlyMap<string, Uint8Array>> = []
  const asked: Array<string> = []
  const run = (words: string) => {
    const task = accountsTaskIn(["verification", ...words.split(" ")])
    if (task === null) return expect.fail(words)
    return runAccounts(task, {
      store,
      clock: movableClock(),
      identityPictures: {
        read: (name) => {
          asked.push(name)
          return identityPictures.read(name)
        },
      },
      say: (line) => said.push(line),
      show: async (files) => void shown.push(files),
    })
  }
  return { run, said, shown, asked }
}

it("who waits is listed with the kind of their document, and never its number", async () => {
  const { run, said } = await aWorld()

  expect(await run("list")).toBe(0)
  expect(said).toEqual([
    `${account}  ${submission}  1970-01-01T00:00:00.000Z`,
    "  Aisyah Tan  mykad",
    "1 waiting",
  ])
})

it("a picture that was not submitted is neither asked for nor shown", async () => {
  const { run, said, shown, asked } = await aWorld()

  expect(await run(`show ${account} ${submission}`)).toBe(0)
  expect(shown).toEqual([new Map([["selfie.webp", Uint8Array.of(3)]])])
  expect(said).toEqual([])
  expect(asked).toEqual(["s.webp"])
})
