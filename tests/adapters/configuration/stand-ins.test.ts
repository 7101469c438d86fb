import { readConfiguration } from "#adapters/configuration/configuration.ts"
import { publicCompany } from "#tests/support/public-company.ts"
import { Result } from "effect"
import { describe, expect, it } from "vitest"

type Given = Readonly<Record<string, string>>

const readingOf = (environment: Given) => Result.getOrThrow(readConfiguration(environment))

const refusalOf = (environment: Given) =>
  Result.getOrThrow(Result.flip(readConfiguration(environment)))

const stripe = (mode: "test" | "live") => ({
  STRIPE_SECRET_KEY: `sk_${mode}_1`,
  STRIPE_PUBLISHABLE_KEY: `pk_${mode}_1`,
  STRIPE_WEBHOOK_SECRET: "whsec_1",
})
const google = { GOOGLE_CLIENT_ID: "id", GOOGLE_CLIENT_SECRET: "secret" }
const mail = { SMTP_URL: "smtps://mail.test", MAIL_FROM: "stays@rehat.test" }
const served = { ...mail, ...publicCompany }
const elsewhere = { PUBLIC_URL: "https://stay.example" }

const all = { cards: true, google: true, mailbox: true }
const none = { cards: false, google: false, mailbox: false }

const here = [
  "http://localhost:4173",
  "http://LOCALHOST",
  "https://127.0.0.1",
  "http://127.8.9.1:80",
  "http://127.1",
  "http://127.100.20.255",
  "http://[::1]:4173",
  "http://[0:0:0:0:0:0:0:1]",
]

const strangers = [
  "https://stay.example",
  "http://192.168.1.20:4173",
  "http://localhost.stay.example",
  "http://127.0.0.1.stay.example",
  "http://127.stay.example",
  "http://[::2]",
  "http://0.0.0.0:4173",
  "http://my-localhost",
  "http://localhost@stay.example",
]

describe("the stand-ins of the demonstration", () => {
  it("play every service that has no keys on the machine of whoever tries the site", () => {
    expect(readingOf({}).standIns).toEqual(all)
  })

  it.each(here)("are in use at %s", (PUBLIC_URL) => {
    expect(readingOf({ PUBLIC_URL }).standIns).toEqual(all)
  })

  it.each(strangers)("are not in use at %s", (PUBLIC_URL) => {
    expect(readingOf({ PUBLIC_URL, ...served }).standIns).toEqual(none)
  })

  it.each(strangers)("are in use at %s where it says that it is a demonstration", (PUBLIC_URL) => {
    const { standIns, demonstration } = readingOf({ PUBLIC_URL, DEMO: "1" })

    expect(standIns).toEqual(all)
    expect(demonstration).toBe(true)
  })

  it("each end where the service has keys", () => {
    expect(readingOf(mail).standIns).toEqual({ ...all, mailbox: false })
    expect(readingOf(google).standIns).toEqual({ ...all, google: false })
  })

  it("sign nobody in where cards are taken by a provider", () => {
    expect(readingOf(stripe("test")).standIns).toEqual({ ...none, mailbox: true })
  })

  it("are not in use where pages send their calls to another machine", () => {
    const API_BASE_URL = "https://api.stay.example"

    expect(refusalOf({ API_BASE_URL })[0]).toMatch(/^SMTP_URL, MAIL_FROM are missing/)
    expect(readingOf({ API_BASE_URL, ...served }).standIns).toEqual(none)
    expect(readingOf({ API_BASE_URL: "http://localhost:4173" }).standIns).toEqual(all)
  })

  it("are not in use where the key that pages show is a live one", () => {
    const STRIPE_PUBLISHABLE_KEY = "pk_live_1"

    expect(refusalOf({ ...stripe("test"), STRIPE_PUBLISHABLE_KEY })[0]).toMatch(/^SMTP_URL, /)
  })

  it("are not in use where the money is real, whatever the site's address", () => {
    expect(refusalOf(stripe("live"))[0]).toMatch(/^SMTP_URL, MAIL_FROM are missing/)
    expect(readingOf({ ...stripe("live"), ...served }).standIns).toEqual(none)
  })
})

describe("a public site", () => {
  it("does not start without a mail server, and says so in one sentence", () => {
    expect(refusalOf({ ...elsewhere, ...publicCompany })).toEqual([
      "SMTP_URL is missing: guests of a public site get links and codes by mail. " +
        "Name a mail server and the address that letters are from, or set DEMO=1 if this is a demonstration",
    ])
    expect(
      refusalOf({ ...elsewhere, ...publicCompany, ...stripe("live"), ...google }),
    ).toHaveLength(1)
  })

  it("does not start where nobody is named as who runs it, and names all that is missing", () => {
    expect(refusalOf({ ...elsewhere, ...mail })).toEqual([
      "ISSUER_NAME, ISSUER_REGISTRATION, ISSUER_ADDRESS, SUPPORT_EMAIL are missing: " +
        "pages of a public site say which company runs it and how to reach it. " +
        "Name it, or set DEMO=1 if this is a demonstration",
    ])
    expect(refusalOf(stripe("live"))).toHaveLength(2)
  })

  it.each(["ISSUER_NAME", "ISSUER_REGISTRATION", "ISSUER_ADDRESS", "SUPPORT_EMAIL"])(
    "does not start without %s",
    (name) => {
      const [sentence, ...others] = refusalOf({ ...elsewhere, ...served, [name]: "" })

      expect(sentence?.split(" is missing: ")[0]).toBe(name)
      expect(others).toEqual([])
    },
  )

  it("does not start with a name of spaces", () => {
    expect(refusalOf({ ...elsewhere, ...served, ISSUER_NAME: "  " })[0]).toMatch(
      /^ISSUER_NAME is missing: /,
    )
  })

  it("does not start with letters that are from nobody's address", () => {
    const { MAIL_FROM: _, ...withoutSender } = served

    expect(refusalOf({ ...elsewhere, ...withoutSender })).toEqual([
      expect.stringMatching(/^MAIL_FROM is missing: /),
    ])
  })

  it("shows no address of the demonstration", () => {
    expect(JSON.stringify(readingOf({ ...elsewhere, ...served }))).not.toContain("singgah.example")
  })

  it("starts without a phone number, and shows one that it has", () => {
    expect(readingOf({ ...elsewhere, ...served }).company?.phone).toBeNull()
    const ISSUER_PHONE = "+60 3-2345 6789"
    expect(readingOf({ ...elsewhere, ...served, ISSUER_PHONE }).company?.phone).toBe(ISSUER_PHONE)
  })

  it.each(["0", ""])("is no demonstration with DEMO=%s", (DEMO) => {
    expect(refusalOf({ ...elsewhere, DEMO })[0]).toMatch(/^SMTP_URL, MAIL_FROM are missing/)
  })

  it.each(["yes", "true", "2"])("is told what DEMO may be instead of %s", (DEMO) => {
    expect(refusalOf({ DEMO })).toEqual(["DEMO has to be 1, or 0 to switch it off"])
  })

  it("is no demonstration where the money is real", () => {
    const refusal = refusalOf({ ...elsewhere, ...stripe("live"), DEMO: "1" })

    expect(refusal[0]).toMatch(/^DEMO has to go: a key of Stripe is a live one/)
  })
})
