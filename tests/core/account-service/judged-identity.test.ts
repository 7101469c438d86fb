import { newAccount, type AccountRecord } from "#core/account-store/account-record.ts"
import { identityToJudge, currentVerification } from "#core/account-service/judged-identity.ts"
import { verificationViewOf } from "#core/account-service/verification-view.ts"
import { instantAt } from "#core/kernel/instant-at.ts"
import { AccountId } from "#core/people/account-id.ts"
import { describe, expect, it } from "vitest"

const account: AccountRecord = {
  ...newAccount({
    id: AccountId.make("0123456789abcdefghjkmnpqrs"),
    email: "aisyah@example.com",
    firstName: "Aisyah",
    lastName: "Tan",
    language: "en",
    registeredAt: instantAt(0),
  }),
  nationality: "MY",
  dateOfBirth: "1990-04-02",
  identity: { kind: "mykad", number: "900402141234" },
}
const pictures = { document: "d.webp", selfie: "s.webp" }

const verified = (judgedAs: AccountRecord): AccountRecord => ({
  ...judgedAs,
  verification: {
    ...judgedAs.verification,
    ...pictures,
    status: "verified",
    submission: { id: "one", judged: { ...identityToJudge(judgedAs), ...pictures } },
  },
})

const statusOf = (record: AccountRecord) => currentVerification(record).status

describe("a verdict", () => {
  it.each<Partial<AccountRecord>>([
    { firstName: "Mallory" },
    { lastName: "Lim" },
    { nationality: "SG" },
    { dateOfBirth: "1990-04-03" },
    { identity: { kind: "permanentResident", number: "900402141234" } },
    { identity: { kind: "mykad", number: "900402141236" } },
    { identity: null },
  ])("ends with %j alone", (change) => {
    expect(statusOf({ ...verified(account), ...change })).toBe("unverified")
  })

  it("stands where no identity number was judged and there is none, and ends when one comes", () => {
    const nameless = verified({ ...account, identity: null })

    expect(statusOf(nameless)).toBe("verified")
    expect(statusOf({ ...nameless, identity: account.identity })).toBe("unverified")
  })

  it.each(["document", "selfie"] as const)(
    "stands when the %s was deleted after its term, and ends with another one",
    (part) => {
      const record = verified(account)
      const withPart = (name: string | null) => ({
        ...record,
        verification: { ...record.verification, [part]: name },
      })

      expect(statusOf(withPart(null))).toBe("verified")
      expect(statusOf(withPart("another.webp"))).toBe("unverified")
    },
  )
})

describe("what a guest sees of a verification", () => {
  it.each([
    [{ document: "d.webp", selfie: null }, true, false],
    [{ document: null, selfie: "s.webp" }, false, true],
    [{ document: null, selfie: null }, false, false],
    [pictures, true, true],
  ])("says which pictures there are: %j", (there, hasDocument, hasSelfie) => {
    const record = { ...account, verification: { ...account.verification, ...there } }

    expect(verificationViewOf(record)).toMatchObject({ hasDocument, hasSelfie })
  })
})
