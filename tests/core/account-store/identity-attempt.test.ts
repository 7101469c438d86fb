import { leavingOf, linkingOf, type IdentityAttempt } from "#core/account-store/identity-attempt.ts"
import { AccountId } from "#core/people/account-id.ts"
import { expect, it } from "vitest"

const account = AccountId.make("0123456789abcdefghjkmnpqrs")
const kept = { key: "key", redirect: "/", until: 0 }

const attempts: { readonly [Kind in IdentityAttempt["kind"]]: IdentityAttempt } = {
  leaving: { kind: "leaving", ...kept, nonce: "nonce", verifier: "verifier" },
  linking: { kind: "linking", ...kept, outside: "outside", email: "aisyah@example.com" },
  code: { kind: "code", ...kept, account },
  passkey: { kind: "passkey", ...kept, account: null },
}
const { leaving, linking, code, passkey } = attempts

it("is read as that of a guest on the way by nobody else", () => {
  expect(leavingOf(leaving)).toBe(leaving)
  expect([linking, code, passkey, null].map(leavingOf)).toEqual([null, null, null, null])
})

it("is read as that of a guest who links accounts by nobody else", () => {
  expect(linkingOf(linking)).toBe(linking)
  expect([leaving, code, passkey, null].map(linkingOf)).toEqual([null, null, null, null])
})
