import { AccountExport } from "#core/account/account-export.ts"
import { AccountRecord, newAccount } from "#core/account-store/account-record.ts"
import { SecondArrival, SignedIn } from "#core/account/account.ts"
import {
  CodeNeeded,
  CodeRefused,
  FactorRefused,
  PasskeyRefused,
  SignInExpired,
  TooManyPasskeys,
} from "#core/account/account.errors.ts"
import {
  Credentials,
  PasswordChange,
  PasswordReset,
  Registration,
} from "#core/account/credentials.ts"
import { NewPassword } from "#core/passwords/new-password.ts"
import { AuthenticatorRefused } from "#core/account/authenticator.port.ts"
import { IdentityAttempt } from "#core/account-store/identity-attempt.ts"
import { IdentityClaims } from "#core/account-store/identity-provider.port.ts"
import { IdentityArrival, IdentityReturn, IdentityStart } from "#core/account/identity.port.ts"
import { WindowRefused } from "#core/account/identity-window.port.ts"
import { IdentityRefused, IdentityUnavailable, LinkNeeded } from "#core/account/identity.errors.ts"
import { LinkKind, MailedLink } from "#core/account-store/mailed-link.ts"
import { AccountPreferences, ProfileDetails, ProfileView } from "#core/account/profile.ts"
import {
  GivenPasskey,
  MadePasskey,
  NamedPasskey,
  PasskeyCreation,
  PasskeyList,
  PasskeyNaming,
  PasskeyRecord,
  PasskeyRequest,
  PasskeyStep,
  PasskeyView,
} from "#core/account/passkey.ts"
import {
  FactorRemoval,
  FactorSetup,
  NextFactor,
  RecoveryCodes,
  SecondFactorRecord,
  SecondFactorView,
} from "#core/account/second-factor.ts"
import { SessionRecord } from "#core/account-store/session-record.ts"
import { SessionId } from "#core/account/session.ts"
import {
  RejectionReason,
  VerificationPicture,
  VerificationRequest,
  VerificationStatus,
  VerificationView,
} from "#core/account/verification.ts"
import type { Instant } from "#core/kernel/instant.ts"
import { AccountId } from "#core/people/account-id.ts"
import {
  aGivenPasskey,
  aMadePasskey,
  aPasskey,
  aPasskeyCreation,
  aPasskeyRequest,
} from "#fixtures/builders/a-passkey.ts"
import { aProfile, aUser } from "#fixtures/builders/an-account.ts"
import { Schema } from "effect"
import { describe, expect, it } from "vitest"
import { withoutEachField } from "#tests/core/kernel/without-each-field.ts"

type Whole = Readonly<Record<string, unknown>>

const at = "2026-11-21T02:30:00.000Z" as Instant
const name = "0123456789abcdefghjkmnpqrs"
const account = AccountId.make(name)
const session = SessionId.make(name)
const picture = { large: "/large.webp", small: "/small.webp" }

const email = "aisyah.tan@example.com"
const names = { firstName: "Aisyah", lastName: "Tan" }
const twice = { password: "a long sentence", confirmPassword: "a long sentence" }
const kept = { key: "fingerprint", redirect: "/account/bookings", until: 1 }
const profile = aProfile({ picture })
const verification = {
  status: "rejected",
  reason: "faceDiffers",
  submittedAt: at,
  hasDocument: true,
  hasSelfie: false,
}
const times = { signedInAt: at, lastSeenAt: at }
const factor = {
  secret: "JBSWY3DP",
  addedAt: at,
  usedStep: 1,
  recoveryCodes: ["fingerprint"],
}
const passkey = { ...aPasskey({ usedAt: at }) }
const wholes: Readonly<Record<string, readonly [Schema.Schema<unknown>, Whole]>> = {
  "a signed-in guest": [SignedIn, { user: aUser({ picture }) }],
  credentials: [Credentials, { email, password: "a long sentence" }],
  "a registration": [Registration, { ...names, email, ...twice, language: "cn" }],
  "a new password": [NewPassword, twice],
  "a password for a mailed link": [PasswordReset, { link: "secret", ...twice }],
  "another password": [PasswordChange, { currentPassword: "an old sentence", ...twice }],
  "a guest on the way to the outside": [
    IdentityAttempt,
    { kind: "leaving", ...kept, nonce: "n", verifier: "v" },
  ],
  "a guest whose account is to be linked": [
    IdentityAttempt,
    { kind: "linking", ...kept, outside: "issuer subject", email },
  ],
  "a guest whose code is asked for": [IdentityAttempt, { kind: "code", ...kept, account }],
  "a guest whose code was right": [SecondArrival, { user: aUser({ picture }), redirect: null }],
  "a second factor in storage": [SecondFactorRecord, factor],
  "a second factor that is not confirmed yet": [NextFactor, { secret: "JBSWY3DP", until: 1 }],
  "what an authenticator app is told": [
    FactorSetup,
    { secret: "JBSWY3DP", address: "otpauth://totp/Singgah" },
  ],
  "recovery codes": [RecoveryCodes, { codes: ["abcd-efgh"] }],
  "a second factor as its owner sees it": [SecondFactorView, { on: true, recoveryCodesLeft: 9 }],
  "what takes a second factor away": [
    FactorRemoval,
    { password: "a long sentence", code: "123456" },
  ],
  "a passkey in storage": [PasskeyRecord, { ...passkey, publicKey: "cHVibGlj", counter: 1 }],
  "a passkey as its owner sees it": [PasskeyView, passkey],
  "a list of passkeys": [PasskeyList, { passkeys: [passkey] }],
  "what an authenticator is told to make": [PasskeyCreation, aPasskeyCreation({ known: ["a"] })],
  "what an authenticator made": [MadePasskey, aMadePasskey()],
  "what an authenticator is told to sign": [PasskeyRequest, aPasskeyRequest({ allowed: ["a"] })],
  "what an authenticator signed": [GivenPasskey, aGivenPasskey()],
  "another name for a passkey": [PasskeyNaming, { id: "a", name: "My phone" }],
  "the name of a passkey": [NamedPasskey, { id: "a" }],
  "a guest whose authenticator is asked": [IdentityAttempt, { kind: "passkey", ...kept, account }],
  "the way to the outside": [IdentityStart, { address: "https://issuer.example", state: "s" }],
  "what came back by the address": [IdentityReturn, { code: "c", state: "s", way: "address" }],
  "what came of the window": [IdentityReturn, { code: null, state: "s", way: "window" }],
  "a guest whom the outside knows": [IdentityArrival, { user: aUser({ picture }), redirect: "/" }],
  "a mailed link": [MailedLink, { secret: "s", kind: "proof", account, email, until: 1 }],
  "a profile as typed": [
    ProfileDetails,
    {
      ...names,
      nationality: "MY",
      dateOfBirth: "1990-04-02",
      gender: "female",
      address: "",
      phone: "",
      identityNumber: null,
    },
  ],
  "a profile as its owner sees it": [ProfileView, profile],
  "a session in storage": [
    SessionRecord,
    {
      id: session,
      secret: "s",
      account,
      browser: "Firefox · Linux",
      signedInAt: 1,
      lastSeenAt: 2,
      confirmedAt: 1,
    },
  ],
  "a verification": [VerificationView, verification],
  "what is typed to be verified": [
    VerificationRequest,
    { nationality: "MY", identityNumber: "900402-14-5678", dateOfBirth: "1990-04-02" },
  ],
  "an account in storage": [
    AccountRecord,
    {
      ...newAccount({ id: account, email, ...names, language: "bm", registeredAt: at }),
      identity: { kind: "passport", number: "A1234567" },
      gender: "female",
      theme: "dark",
      verification: {
        status: "submitted",
        reason: null,
        submittedAt: at,
        document: "a",
        selfie: "b",
        submission: {
          id: "s",
          judged: {
            ...names,
            nationality: "SG",
            identity: { kind: "passport", number: "A1234567" },
            dateOfBirth: "1990-04-02",
            document: "a",
            selfie: "b",
          },
        },
        picturesUntil: at,
      },
    },
  ],
  "everything that is kept of a guest": [
    AccountExport,
    {
      writtenAt: at,
      registeredAt: at,
      profile,
      verification,
      sessions: [{ id: session, current: true, browser: "", ...times }],
      bookings: [{ code: "7KQ2MXW4ZT" }],
      shortlist: [{ slug: "the-springwater", saved: true, at: 1 }],
      inquiries: [
        {
          reference: "7KQ2MXW4",
          receivedAt: at,
          type: "other",
          name: "Aisyah",
          phone: "+60123456789",
          email,
          subject: "Late arrival",
          message: "We arrive at midnight.",
          files: [{ name: "bill.pdf", kind: "pdf", bytes: 4, content: "YmlsbA==" }],
        },
      ],
    },
  ],
}

describe.each(Object.entries(wholes))("%s", (_name, [schema, whole]) => {
  it("has every part", () => {
    const accepted = withoutEachField(whole)
      .filter(([, rest]) => Schema.is(schema)(rest))
      .map(([path]) => path)

    expect(Schema.is(schema)(whole)).toBe(true)
    // What the bookings are is the business of bookings.
    expect(accepted.filter((path) => !path.startsWith("bookings."))).toEqual([])
  })
})

describe("the download of one's data from a server of before", () => {
  it("has no inquiries", () => {
    const before = {
      writtenAt: at,
      registeredAt: at,
      profile,
      verification,
      sessions: [],
      bookings: [],
    }

    expect(Schema.decodeUnknownSync(AccountExport)(before).inquiries).toEqual([])
  })
})

describe("how many stays joined an account", () => {
  it.each([
    ["one", 1, true],
    ["none, which is left out", 0, false],
    ["less than none", -1, false],
    ["half a stay", 1.5, false],
  ])("is a whole number: %s", (_what, joined, right) => {
    const arrival = { user: aUser(), joined }

    expect(Schema.is(SignedIn)(arrival)).toBe(right)
    expect(Schema.is(SecondArrival)({ ...arrival, redirect: null })).toBe(right)
    expect(Schema.is(IdentityArrival)({ ...arrival, redirect: "/" })).toBe(right)
  })
})

describe("a token of the outside", () => {
  const said = { iss: "https://issuer.example", sub: "1", aud: "singgah", exp: 1 }

  it("says who issued it, for whom, about whom and until when; the rest is left to it", () => {
    const is = Schema.is(IdentityClaims)

    expect(is({ ...said, aud: ["singgah"], email, email_verified: true, locale: "ms" })).toBe(true)
    expect(withoutEachField(said).filter(([, rest]) => is(rest))).toEqual([])
  })
})

describe("a failure on the way through the outside", () => {
  it.each(["declined", "expired", "unproven", "unverifiedEmail"] as const)(
    "is told as %s, and by no other word",
    (reason) => {
      expect(new IdentityRefused({ reason })).toMatchObject({ _tag: "IdentityRefused", reason })
      expect(() => new IdentityRefused({ reason: "" as "declined" })).toThrow(
        "Schema validation failed",
      )
    },
  )

  it("is known by its name", () => {
    expect(new LinkNeeded({ email })).toMatchObject({ _tag: "LinkNeeded", email })
    expect(() => new LinkNeeded({} as { email: string })).toThrow("Schema validation failed")
    expect(new IdentityUnavailable()._tag).toBe("IdentityUnavailable")
    expect(new WindowRefused()._tag).toBe("WindowRefused")
  })
})

describe("what takes a second factor away", () => {
  it.each([
    ["a password of 512 units", { password: "p".repeat(512), code: "123456" }, true],
    ["a longer password", { password: "p".repeat(513), code: "123456" }, false],
    ["a code of 40 characters", { password: "p", code: "1".repeat(40) }, true],
    ["a longer code", { password: "p", code: "1".repeat(41) }, false],
    ["a code with a NUL", { password: "p", code: "1\u0000" }, false],
  ])("has bounds: %s", (_what, typed, right) => {
    expect(Schema.is(FactorRemoval)(typed)).toBe(right)
  })
})

describe("a second factor", () => {
  it.each(["alreadyOn", "passwordMissing", "notBegun"] as const)(
    "is refused as %s, and for no other reason",
    (reason) => {
      expect(new FactorRefused({ reason })).toMatchObject({ _tag: "FactorRefused", reason })
      expect(() => new FactorRefused({ reason: "" as "notBegun" })).toThrow(
        "Schema validation failed",
      )
    },
  )

  it("is told by names", () => {
    expect(new CodeNeeded({ hasPasskey: false })._tag).toBe("CodeNeeded")
    expect(new CodeRefused()._tag).toBe("CodeRefused")
    expect(new SignInExpired()._tag).toBe("SignInExpired")
    expect(() => new CodeNeeded({} as { hasPasskey: boolean })).toThrow("Schema validation failed")
  })
})

describe("a passkey", () => {
  it("is refused by name", () => {
    expect(new PasskeyRefused()._tag).toBe("PasskeyRefused")
    expect(new TooManyPasskeys()._tag).toBe("TooManyPasskeys")
  })

  it.each(["left", "known", "unsupported"] as const)(
    "is not made or given as %s, and for no other reason",
    (reason) => {
      expect(new AuthenticatorRefused({ reason })).toMatchObject({
        _tag: "AuthenticatorRefused",
        reason,
      })
      expect(() => new AuthenticatorRefused({ reason: "" as "left" })).toThrow(
        "Schema validation failed",
      )
    },
  )

  it.each([
    ["an id of 1,364 characters", { id: "a".repeat(1364) }, true],
    ["a longer id", { id: "a".repeat(1365) }, false],
    ["a part of 8,192 characters", { clientData: "a".repeat(8192) }, true],
    ["a longer part", { clientData: "a".repeat(8193) }, false],
    ["a challenge of 52 characters", { challenge: "a".repeat(52) }, true],
    ["a longer challenge", { challenge: "a".repeat(53) }, false],
  ])("has bounds: %s", (_what, changes, right) => {
    expect(Schema.is(GivenPasskey)(aGivenPasskey(changes))).toBe(right)
  })

  it("is not there where an older build kept the account or tells the profile", () => {
    const { passkeys: _, ...older } = profile
    const whole = newAccount({ id: account, email, ...names, language: "bm", registeredAt: at })
    const { passkeys: none, ...before } = whole

    expect(Schema.decodeUnknownSync(ProfileView)(older).passkeys).toEqual([])
    expect(Schema.decodeUnknownSync(AccountRecord)(before).passkeys).toEqual([])
    expect(none).toEqual([])
  })
})

describe("a word that is kept", () => {
  it.each([
    [VerificationStatus, ["unverified", "submitted", "verified", "rejected"]],
    [
      RejectionReason,
      ["documentUnreadable", "documentExpired", "numberDiffers", "faceDiffers", "other"],
    ],
    [VerificationPicture, ["document", "selfie"]],
    [LinkKind, ["proof", "reset"]],
    [PasskeyStep, ["first", "second"]],
  ] as const)("is one of its list", (schema, words) => {
    expect(words.filter((word) => !Schema.is(schema)(word))).toEqual([])
    expect(Schema.is(schema)("")).toBe(false)
  })

  it.each(["light", "dark", null])("may be the theme %s", (theme) => {
    const preferences = { language: "en", theme }

    expect(Schema.is(ProfileView)({ ...profile, preferences })).toBe(true)
    expect(Schema.is(AccountPreferences)({ ...preferences, theme: "" })).toBe(false)
  })

  it("reads the profile of a server that knows no second factor", () => {
    const { secondFactor: _, ...older } = profile

    expect(Schema.decodeUnknownSync(ProfileView)(older).secondFactor).toEqual({
      on: false,
      recoveryCodesLeft: 0,
    })
  })
})

describe("the name of a session", () => {
  it.each([name.slice(1), `${name}0`, `x${name}`, name.toUpperCase(), `i${name.slice(1)}`])(
    "is not %s",
    (other) => {
      expect(Schema.is(SessionId)(other)).toBe(false)
    },
  )
})
