import {
  accountDocumentOf,
  accountIn,
  renewedAccount,
} from "#adapters/postgres/accounts/account-document.ts"
import { identityToJudge } from "#core/account-service/judged-identity.ts"
import { anAccountRecord } from "#fixtures/builders/an-account.ts"
import { describe, expect, it } from "vitest"
import { parsed, sealing } from "../a-key.ts"

const [before, now] = [sealing("old"), sealing("new")]

describe("the document of an account", () => {
  const identity = { kind: "mykad", number: "900402141234" } as const
  const plain = anAccountRecord()
  const account = anAccountRecord({
    identity,
    verification: {
      ...plain.verification,
      submission: {
        id: "s1",
        judged: {
          ...identityToJudge(anAccountRecord({ identity })),
          document: null,
          selfie: null,
        },
      },
    },
  })
  const sealed = (key: string) => ({
    ...identity,
    number: `${key}|${account.id}|${identity.number}`,
  })

  it("has every identity number in it sealed, and is read as it was", () => {
    const document = parsed(accountDocumentOf(before, account))

    expect(document).toMatchObject({
      identity: sealed("old"),
      verification: { submission: { id: "s1", judged: { identity: sealed("old") } } },
    })
    expect(accountIn(before, document)).toEqual(account)
  })

  it("has the secrets of second factors sealed, also of one that is not in use yet", () => {
    const secondFactor = {
      secret: "in use",
      addedAt: plain.registeredAt,
      usedStep: 0,
      recoveryCodes: [],
    }
    const withFactors = anAccountRecord({ secondFactor, nextFactor: { secret: "next", until: 5 } })

    const document = parsed(accountDocumentOf(before, withFactors))

    expect(document).toMatchObject({
      secondFactor: { ...secondFactor, secret: `old|${plain.id}|in use` },
      nextFactor: { secret: `old|${plain.id}|next`, until: 5 },
    })
    expect(accountIn(before, document)).toEqual(withFactors)
  })

  it("is renewed where another key sealed any of it, once", () => {
    const renewed = renewedAccount(now, parsed(accountDocumentOf(before, account)))

    expect(parsed(renewed)).toEqual(parsed(accountDocumentOf(now, account)))
    expect(renewedAccount(now, parsed(renewed))).toBeNull()
    expect(renewedAccount(now, parsed(accountDocumentOf(before, plain)))).toBeNull()
  })
})
