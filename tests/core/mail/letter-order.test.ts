import { AccountLetter } from "#core/mail/account-letter.ts"
import { codeLetters, letterIn, letterOrder } from "#core/mail/letter-order.ts"
import { MailUnreachable } from "#core/mail/mailer.port.ts"
import { openEncryption } from "#fixtures/doubles/encryption.open.ts"
import { Schema } from "effect"
import { describe, expect, it } from "vitest"
import { withoutEachField } from "../kernel/without-each-field.ts"

const letter = {
  kind: "resetPassword",
  to: "tan@example.com",
  language: "cn",
  name: "Tan",
  link: null,
} as const

describe("the order of a letter about an account", () => {
  const order = letterOrder(openEncryption, "reset/1", letter)

  it("is due at once, and says nothing that is not sealed", () => {
    expect(order).toStrictEqual({
      kind: "mail",
      about: "account",
      key: "reset/1",
      notBefore: 0,
      sealed: `reset/1: ${JSON.stringify(letter)}`,
    })
  })

  it("is read where it was sealed, and nowhere else", () => {
    expect(letterIn(openEncryption, order)).toEqual(letter)
    expect(() => letterIn(openEncryption, { ...order, key: "reset/2" })).toThrow("sealed elsewhere")
  })
})

it("that carries a code is sealed as the others are, and leads nowhere", () => {
  const code = { to: "tan@example.com", language: "bm", name: "Tan", code: "012345" } as const

  const order = codeLetters(openEncryption)("code/1", code)

  expect(order.key).toBe("code/1")
  if (order.kind !== "mail" || order.about !== "account") throw new Error("This is another letter")
  expect(letterIn(openEncryption, order)).toEqual({ kind: "bookingCode", link: null, ...code })
})

describe("a letter about an account", () => {
  const isLetter = Schema.is(AccountLetter)

  it.each([
    "welcome",
    "knownAddress",
    "proveEmail",
    "resetPassword",
    "passwordChanged",
    "emailChanged",
    "emailRestored",
    "googleLinked",
  ])("may be of kind %s", (kind) => {
    expect(isLetter({ ...letter, kind })).toBe(true)
  })

  it("is known by all of its parts", () => {
    const incomplete = withoutEachField(letter)

    expect(incomplete).toHaveLength(5)
    expect(incomplete.filter(([, rest]) => isLetter(rest))).toEqual([])
    expect(isLetter({ ...letter, kind: "" })).toBe(false)
  })

  it("may say why the post office did not take it", () => {
    const failure = new MailUnreachable({ reason: "ECONNREFUSED" })

    expect(failure).toMatchObject({ _tag: "MailUnreachable", reason: "ECONNREFUSED" })
  })
})
