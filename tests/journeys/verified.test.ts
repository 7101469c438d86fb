import { ownPictureNameOf } from "#core/property/own-picture.ts"
import { freePort } from "#tests/support/free-port.ts"
import { startDemoSite, withDemo } from "#tests/support/prepared-folders.ts"
import { execFileSync } from "node:child_process"
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { afterAll, expect } from "vitest"
import { aNewAddress } from "./steps/having-account.ts"
import { story } from "./steps/story.ts"

const ROOT = fileURLToPath(new URL("../../", import.meta.url))
/** So begin the names of pictures of properties, which everybody may see. */
const OWN = ownPictureNameOf("")
const A_PICTURE = join(ROOT, "fixtures/pictures/bedroom-king-sea-03.webp")

// An embedded database has one process at a time: the site rests while its operator works.
const folder = mkdtempSync(join(tmpdir(), "singgah-verified-"))
const place = { DATA_DIR: folder, PORT: `${await freePort()}` }
await withDemo(folder)
let server = await startDemoSite(place)

afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

const operator = (...words: ReadonlyArray<string>): string =>
  execFileSync(process.execPath, ["adapters/command-line/accounts.ts", "verification", ...words], {
    cwd: ROOT,
    env: { ...process.env, ...place },
    encoding: "utf8",
    input: "\n",
  })

story(
  "is verified once an operator has looked at what was given",
  { tags: "§2.22" },
  async ({ aGuest }) => {
    const guest = await aGuest({}, server.address)
    await guest.goesTo("/register?redirect=/verification")
    await guest.registers(aNewAddress())
    await guest.seesPage(guest.say("verification.title"))
    for (const part of ["document", "selfie"] as const) {
      const chooser = guest.page.getByLabel(guest.say(`verification.${part}`), { exact: true })
      await chooser.setInputFiles(A_PICTURE)
      await guest.page
        .getByText(guest.say("verification.there"), { exact: true })
        .nth(part === "document" ? 0 : 1)
        .waitFor()
    }
    await guest.the("textbox", guest.say("checkout.identity.mykad")).fill("900412-14-5678")
    await guest.the("textbox", guest.say("checkout.birth.day")).fill("12")
    await guest.the("textbox", guest.say("checkout.birth.month")).fill("4")
    await guest.the("textbox", guest.say("checkout.birth.year")).fill("1990")
    await guest.the("button", guest.say("verification.submit")).click()
    await guest.sees(guest.say("verification.submitted"))

    await server.stop()
    const waiting = operator("list")
    const [account = "", submission = ""] = waiting.split(/ +/)
    expect(waiting).toContain("Aisyah Tan  mykad")
    const shown = operator("show", account, submission)
    expect(shown).toMatch(/document\.webp\n.*selfie\.webp\n/)
    const [picture = ""] = shown.split("\n")
    expect(existsSync(picture)).toBe(false)
    const papers = readdirSync(join(folder, "files")).filter((file) => !file.startsWith(OWN))
    expect(papers.length).toBeGreaterThanOrEqual(2)
    for (const file of papers)
      expect(readFileSync(join(folder, "files", file), "latin1")).not.toContain("WEBP")
    expect(operator("accept", account, submission)).toContain(`${account} is verified`)
    server = await startDemoSite(place)

    await guest.goesTo("/verification")
    await guest.sees(guest.say("verification.verified"))

    await guest.goesTo("/account/profile")
    await guest.sees(guest.say("profile.verification.verified"))
    await guest.the("textbox", guest.say("account.firstName")).fill("Mallory")
    await guest.the("button", guest.say("profile.save")).click()
    await guest.sees(guest.say("profile.verification.ended"))
    await guest.goesTo("/verification")
    await guest.the("button", guest.say("verification.submit")).waitFor()
  },
)
