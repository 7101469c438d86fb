import type { Quote } from "#core/pricing/quote.ts"
import { anySearch, withDates } from "#core/search-request/change-search.ts"
import type { SearchAnswer } from "#core/search/search-answer.ts"
import { queryFromSearch } from "#core/search-request/search-query.ts"
import { addDays, malaysianDateAt } from "#core/stay/calendar.ts"
import { aForeignGuest } from "#fixtures/builders/a-guest.ts"
import { anInquiry } from "#fixtures/builders/an-inquiry.ts"
import { aPostgresDatabase } from "#tests/support/database.ts"
import { startSite, type RunningSite } from "#tests/support/site.ts"
import { Pool } from "pg"
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"

/** Words that exist nowhere but in this guest's mouth. */
const marked = {
  name: "Qzaisyahx",
  passport: "QZ7731904",
  mail: "qzmail.marker@example.com",
  phone: "+86 131 9471 6028",
  address: "17 Lorong Qzmarker",
  wanted: "A quiet room, says Qzwish",
  card: "4242424242424242",
  holder: "Qzholder",
  stray: "Qzstray",
  key: "qzkey-0001",
  password: "Qzpassword di tepi pantai",
  account: "qzaccount.marker@example.com",
  subject: "Qzsubject of an inquiry",
  message: "A long question about Qzmessage and nothing else.",
}

const guest = aForeignGuest({
  firstName: marked.name,
  identityNumber: marked.passport,
  email: marked.mail,
  phone: marked.phone,
  address: marked.address,
  specialRequests: marked.wanted,
})

let site: RunningSite
let database: string
let cookie = ""
let clientSecret = ""

const call = async (path: string, init: RequestInit = {}) => {
  const response = await fetch(site.address + path, {
    ...init,
    headers: { "content-type": "application/json", cookie, ...init.headers },
  })
  cookie = response.headers.getSetCookie()[0]?.split(";")[0] ?? cookie
  return response
}

const send = async <Answer>(method: string, path: string, payload: unknown): Promise<Answer> => {
  const headers = { "idempotency-key": `${marked.key}${path.replaceAll(/\W/g, "")}` }
  const response = await call(path, { method, body: JSON.stringify(payload), headers })
  expect(response.ok).toBe(true)
  return response.json() as Promise<Answer>
}

const aHeldStay = async () => {
  const today = malaysianDateAt(Date.now())
  const dates = { checkIn: addDays(today, 30), checkOut: addDays(today, 32) }
  const found = await call(`/api/properties?${queryFromSearch(withDates(anySearch, dates))}`)
  const [card] = ((await found.json()) as SearchAnswer).stays
  const party = { adults: 1, children: 0, rooms: 1 }
  const stay = { property: card?.slug, dates, party, rooms: card?.mix }
  const { total } = await send<Quote>("POST", "/api/quotes", stay)
  return send<{ id: string }>("POST", "/api/bookings", { stay, total })
}

type Card = { clientSecret: string; publishableKey: string; sandbox: string }

const payWithCard = async (id: string, total: number) => {
  const step = await send<Card>("POST", `/api/bookings/${id}/payment`, { method: "card", total })
  clientSecret = step.clientSecret
  const form = new URLSearchParams({
    client_secret: step.clientSecret,
    "payment_method_data[card][number]": marked.card,
    "payment_method_data[card][exp_month]": "12",
    "payment_method_data[card][exp_year]": "2040",
    "payment_method_data[card][cvc]": "123",
    "payment_method_data[billing_details][name]": marked.holder,
  })
  const payment = step.clientSecret.split("_secret_")[0] ?? ""
  const authorization = `Bearer ${step.publishableKey}`
  await fetch(`${site.address}${step.sandbox}/v1/payment_intents/${payment}/confirm`, {
    method: "POST",
    headers: { authorization },
    body: form,
  })
}

const aJourney = async () => {
  const { id } = await aHeldStay()
  const { quote } = await send<{ quote: Quote }>("PUT", `/api/bookings/${id}/guest`, guest)
  await payWithCard(id, quote.total)
  const { code } = await send<{ code: string }>("POST", `/api/bookings/${id}/settlement`, {})
  await call("/api/bookings/search", { method: "POST", body: JSON.stringify({ code }) })
  return { id, code }
}

/** An account, entered and left again, and a question to those who run the site. */
const accountAndInquiry = async () => {
  const { name, password, account } = marked
  const person = { firstName: name, lastName: "Tan", language: "en" }
  const secret = { email: account, password }
  await send("POST", "/api/accounts", { ...person, ...secret, confirmPassword: password })
  await send("POST", "/api/session/end", {})
  await call("/api/session", {
    method: "POST",
    body: JSON.stringify({ ...secret, password: `${password} mistyped` }),
  })
  await send("POST", "/api/session", secret)
  await send("POST", "/api/password/link", { email: account })
  const { subject, message, phone } = marked
  await send("POST", "/api/inquiries", anInquiry({ name, email: account, phone, subject, message }))
}

/** Everything that can be got wrong, each time with a guest's words in it. */
const strayCalls = async (id: string) => {
  const { stray } = marked
  await call(`/api/bookings/${stray}`)
  await call(`/${stray}?name=${stray}`)
  await call(`/properties/${stray}?where=${stray}`)
  await call("/api/bookings/search", { method: "POST", body: `{"code": "${stray}` })
  await call("/api/webhooks/payments", { method: "POST", body: `{"name":"${stray}"}` })
  await call(`/api/bookings/${id}/guest`, {
    method: "PUT",
    body: JSON.stringify({ ...guest, lastName: `${stray}\u0000`, gender: stray }),
    headers: { "idempotency-key": "stray-key-1" },
  })
  await call("/", { headers: { "accept-language": stray, referer: stray, cookie: `x=${stray}` } })
}

const everyRow = async (): Promise<string> => {
  const pool = new Pool({ connectionString: database })
  const tables = await pool.query<{ name: string }>(
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public'",
  )
  const dumps = tables.rows.map(({ name }) =>
    pool.query<{ row: string }>(`select row_to_json(t)::text as row from ${name} t`),
  )
  const rows = (await Promise.all(dumps)).flatMap((dump) => dump.rows.map(({ row }) => row))
  await pool.end()
  return rows.join("\n")
}

/** Work that breaks off: what it names is the guest's, and no money is less than none. */
const aBrokenJob = async (id: string) => {
  const pool = new Pool({ connectionString: database })
  await pool.query(
    `insert into job (kind, key, booking, subject, amount, due_at)
     values ('refund', $1, $2, $1, -1, 0)`,
    [marked.stray, id],
  )
  await pool.end()
  await vi.waitFor(() => expect(site.said()).toContain("job.broke"), 60_000)
}

/** What was said after the start: the journal alone. */
const journalLines = () =>
  (site.said().split("Singgah listens on")[1] ?? "").split("\n").slice(1).filter(Boolean)

let booking: { id: string; code: string }
beforeAll(async () => {
  database = await aPostgresDatabase()
  site = await startSite({ DATABASE_URL: database, LOG_LEVEL: "debug" })
  booking = await aJourney()
  await accountAndInquiry()
  await strayCalls(booking.id)
  await aBrokenJob(booking.id)
})
afterAll(() => site?.stop())

describe("after a guest's whole journey", () => {
  it("the start had said which adapters are in use", () => {
    const report = site.said().split("Singgah listens on")[0] ?? ""

    for (const part of ["database", "payments", "signIn", "mail", "files", "countries", "traces"])
      expect(report).toMatch(new RegExp(`^  ${part} +\\S`, "m"))
  })

  it("the journal has lines, each a JSON object", () => {
    const lines = journalLines()

    expect(lines.length).toBeGreaterThan(10)
    for (const line of lines)
      expect(JSON.parse(line)).toMatchObject({
        time: expect.any(String),
        level: expect.any(String),
      })
  })

  it("no word of the guest, no secret and no code stands in the journal", () => {
    const said = site.said().toLowerCase()
    const words = [...Object.values(marked), booking.id, booking.code, clientSecret, cookie]
    const found = words.filter((word) => word === "" || said.includes(word.toLowerCase()))

    expect(found).toEqual([])
  })

  it("no card, no identity number and no password can be read in the database", async () => {
    const rows = await everyRow()

    expect(rows).toContain(marked.name)
    expect(rows).toContain(marked.account)
    for (const word of [marked.card, marked.holder, marked.passport, marked.password])
      expect(rows).not.toContain(word)
  })

  it("the measurements name no path, no code and no guest", async () => {
    const text = await (await fetch(`${site.address}/api/metrics`)).text()

    expect(text).toContain('route="/api/bookings/{id}/guest"')
    expect(text).toMatch(/^singgah_failures_total\{in="(payments|stays)"\} [1-9]/m)
    for (const word of [booking.id, booking.code, marked.stray]) expect(text).not.toContain(word)
  })
})
