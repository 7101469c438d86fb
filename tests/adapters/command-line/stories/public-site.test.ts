import type { SearchAnswer } from "#core/search/search-answer.ts"
import { withInventory } from "#tests/support/prepared-folders.ts"
import { publicCompany } from "#tests/support/public-company.ts"
import { startSite, type RunningSite } from "#tests/support/site.ts"
import { aMailServer } from "#tests/support/smtp.ts"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"

const folder = mkdtempSync(join(tmpdir(), "singgah-public-"))
const PUBLIC_URL = "https://stay.example"

let site: RunningSite
let mail: Awaited<ReturnType<typeof aMailServer>>
beforeAll(async () => {
  await withInventory(folder)
  mail = await aMailServer()
  site = await startSite({ DATA_DIR: folder, PUBLIC_URL, SMTP_URL: mail.address, ...publicCompany })
})
afterAll(async () => {
  await site?.stop()
  await mail?.close()
  rmSync(folder, { recursive: true, force: true })
})

const ask = (path: string, init: RequestInit = {}) =>
  fetch(site.address + path, { redirect: "manual", ...init })

const standIns = [
  ["GET", "/sandbox/mailbox"],
  ["GET", "/sandbox/google/authorize"],
  ["POST", "/sandbox/google/authorize"],
  ["POST", "/sandbox/google/token"],
  ["GET", "/sandbox/google/keys"],
  ["GET", "/sandbox/google/gsi/client"],
  ["GET", "/sandbox/google/.well-known/openid-configuration"],
  ["POST", "/sandbox/stripe/v1/payment_intents"],
  ["GET", "/sandbox/stripe/v1/payment_intents/pi_1"],
  ["GET", "/sandbox/stripe/challenge/pi_1?key=k&language=en"],
] as const

describe("a public site without the keys of any service but mail", () => {
  it.each(standIns)("has no stand-in: %s %s", async (method, path) => {
    expect((await ask(path, { method })).status).toBe(404)
  })

  it.each(["/api/metrics", "/api/openapi.json"])("shows strangers no %s", async (path) => {
    expect((await ask(path)).status).toBe(404)
  })

  it("says at its start what it does without", () => {
    expect(site.said()).toMatch(/payments +none: stays are paid for at the property/)
    expect(site.said()).toMatch(/signIn +passwords\n/)
    expect(site.said()).toMatch(/Not on sale: \d+ of 60 properties/)
  })

  it("sells nothing that has to be paid for by card", async () => {
    const { stays, total } = (await (await ask("/api/properties")).json()) as SearchAnswer

    expect(stays.length).toBeGreaterThan(0)
    expect(total).toBeLessThan(60)
    expect(stays.every(({ payAtProperty }) => payAtProperty)).toBe(true)
  })

  it("tells its pages of no Google, no card form and no sandbox", async () => {
    const page = await (await ask("/login")).text()
    const facts = JSON.parse(
      /<script id="page-facts"[^>]*>(.*?)<\/script>/s.exec(page)?.[1] ?? "{}",
    ) as Record<string, unknown>

    expect(facts["sandbox"]).toBe(false)
    for (const fact of ["google", "cardForm", "demonstration"])
      expect(facts).not.toHaveProperty(fact)
  })

  it.each(["/", "/login", "/privacy-policy"])("says on %s who runs it", async (path) => {
    const page = await (await ask(path)).text()

    expect(page).toContain(publicCompany.ISSUER_NAME)
    expect(page).toContain(publicCompany.ISSUER_ADDRESS)
  })

  it("signs nobody in with Google", async () => {
    const started = await ask("/api/google/start", {
      method: "POST",
      body: JSON.stringify({ redirect: "/" }),
      headers: { "content-type": "application/json", origin: PUBLIC_URL },
    })

    expect(await started.json()).toMatchObject({ _tag: "IdentityUnavailable" })
  })
})

it("a public site without mail and a company does not start, and names what is missing", async () => {
  const failed = startSite({ PUBLIC_URL })

  await expect(failed).rejects.toThrow(
    /SMTP_URL, MAIL_FROM are missing: [^\n]*DEMO=1[^]*ISSUER_NAME, [^\n]* are missing: [^\n]*DEMO=1/,
  )
})
