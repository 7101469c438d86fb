import { AccountLetterKind, type AccountLetter } from "#core/mail/account-letter.ts"
import { wordsOf } from "#ui/translations/server-words.ts"
import { writeLetter } from "#ui/mails/write-letter.tsx"
import { describe, expect, it } from "vitest"

const SITE = "https://singgah.example"

type LinkedKind = Exclude<AccountLetterKind, "bookingCode">

const written = (kind: AccountLetterKind, changes: Partial<AccountLetter> = {}) =>
  writeLetter(
    {
      about: "account",
      letter: {
        kind,
        to: "aisyah@example.com",
        language: "en",
        name: "Aisyah",
        link: null,
        ...changes,
      },
    },
    SITE,
  )

const lasts = "The link works once, for 60 minutes."
const notYou = "If this was not you, you do not need to do anything."
const wasYou = "If this was you, you do not need to do anything."

/** Where each letter leads, and what it says last to a guest who gets a link. */
const letters: ReadonlyArray<readonly [LinkedKind, string, ReadonlyArray<string>]> = [
  ["welcome", "/account/profile", [lasts, notYou]],
  ["proveEmail", "/account/profile", [lasts, notYou]],
  ["resetPassword", "/reset-password", [lasts, notYou]],
  ["knownAddress", "/login", [lasts, notYou]],
  ["passwordChanged", "/forgot-password", [wasYou]],
  ["emailChanged", "/reset-password", ["The link works once, for 7 days.", wasYou]],
  ["emailRestored", "/login", [wasYou]],
  ["googleLinked", "/forgot-password", [wasYou]],
  ["secondFactorAdded", "/forgot-password", [wasYou]],
  ["secondFactorRemoved", "/forgot-password", [wasYou]],
  ["recoveryCodeUsed", "/forgot-password", [wasYou]],
  ["passkeyAdded", "/account/profile", [wasYou]],
  ["passkeyRemoved", "/account/profile", [wasYou]],
]

describe("a letter about an account", () => {
  it.each(letters)("of the kind %s leads to %s and ends as it must", async (...asked) => {
    const [kind, path, closing] = asked
    const { subject, text } = await written(kind, { link: "abc" })

    expect(subject).toBe(wordsOf.en[`mail.${kind}.subject`])
    expect(text.trimEnd().split("\n\n")).toEqual([
      "Hello Aisyah,",
      wordsOf.en[`mail.${kind}.text`],
      `${wordsOf.en[`mail.${kind}.action`]}:\n${SITE}${path}?link=abc`,
      ...closing,
    ])
    expect(text.endsWith(`${closing.at(-1)}\n`)).toBe(true)
  })

  it("without a link of its own leads to the page, and says nothing of how long it works", async () => {
    const { text, html } = await written("welcome")

    expect(text).toContain(`Confirm this email:\n${SITE}/account/profile\n\n${notYou}`)
    expect(html).toContain(`href="${SITE}/account/profile"`)
    expect(text).not.toContain(lasts)
  })

  it("that carries a code has nothing but the code, how long it works and whose it is", async () => {
    const { subject, text } = await written("bookingCode", { code: "012345" })

    expect(subject).toBe("Your booking verification code")
    expect(text).toBe(
      [
        "Hello Aisyah,",
        "Please type this code on the booking page to confirm that this email is yours. It works for 10 minutes.",
        "Verification code: 012345",
        "Please do not share this code with anyone. We never ask for it by phone or message.",
        `${notYou}\n`,
      ].join("\n\n"),
    )
  })

  it("is a document with its subject, its parts in their order, and one button", async () => {
    const { html, subject } = await written("resetPassword", { link: "abc" })
    const page = new DOMParser().parseFromString(html, "text/html")

    expect(html).toMatch(/^<!doctype html><html lang="en">/)
    expect(page.title).toBe(subject)
    expect(page.querySelector("meta")!.getAttribute("charset")).toBe("utf-8")
    expect([...page.body.children].map(({ textContent }) => textContent)).toEqual([
      "Singgah",
      "Hello Aisyah,",
      "Set a new password for your Singgah account with this link.",
      "Set a new password",
      lasts,
      notYou,
    ])
    expect([...page.querySelectorAll("a")].map((link) => link.getAttribute("href"))).toEqual([
      `${SITE}/reset-password?link=abc`,
    ])
    expect(page.querySelector("table")).toBeNull()
  })
})
