import { socketIn } from "#adapters/command-line/operator/operator-protocol.ts"
import { operatorIn } from "#tests/support/operator.ts"
import { withInventory } from "#tests/support/prepared-folders.ts"
import { startSite } from "#tests/support/site.ts"
import { existsSync, mkdtempSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import sharp from "sharp"
import { expect, test } from "vitest"

const kenanga = {
  slug: "rumah-kenanga",
  name: "Rumah Kenanga",
  kind: "homestay",
  destination: "ipoh",
  address: "4, Jalan Kenanga, 30000 Ipoh",
  overview: "A quiet house with a garden.",
  pictures: ["front.jpg"],
  facts: ["stepFree", "lift", "prayerRoom", "qibla", "halalKitchen", "womenOnlyFloor", "pets"],
  rooms: [{ id: "kenanga", name: "Garden Room", maxAdults: 2, units: 3, baseRate: 12_800 }],
}

/** A data folder, and an operator beside it with a file and a photograph. */
const anOperator = async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "site-"))
  const folder = mkdtempSync(join(tmpdir(), "operator-"))
  const background = "#0c5b45"
  await sharp({ create: { width: 90, height: 60, channels: 3, background } })
    .jpeg()
    .toFile(join(folder, "front.jpg"))
  const write = (change: object) =>
    writeFileSync(join(folder, "stays.jsonl"), JSON.stringify({ ...kenanga, ...change }))
  const run = operatorIn(folder, dataDir)
  return { dataDir, write, run }
}

const ASKED = "/api/properties/rumah-kenanga"

const contacts = { email: "owner@kenanga.example" }
const UNREACHED = "rumah-kenanga: no email in its contacts: nobody there hears of its bookings\n"

const changed = (count: string) => `${count}, 0 refused`

test("an operator loads, lists and is refused while the site runs, and after it was killed", async () => {
  const { dataDir, write, run } = await anOperator()
  await withInventory(dataDir)
  const environment = { DATA_DIR: dataDir, LOG_LEVEL: "error" }
  {
    await using site = await startSite(environment)
    write({})

    expect(await run("inventory", "import", "stays.jsonl")).toEqual({
      code: 0,
      out: UNREACHED + changed("1 added, 0 changed, 0 unchanged"),
      err: "",
    })
    const shown = await (await fetch(site.address + ASKED)).text()
    const [name = ""] = /own-[0-9a-f]{64}/.exec(shown) ?? []
    const picture = await fetch(`${site.address}/pictures/${name}-768.webp`)
    expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/webp"])
    expect(picture.headers.get("x-content-type-options")).toBe("nosniff")

    write({ pictures: ["nowhere.jpg"] })
    expect(await run("inventory", "import", "stays.jsonl")).toMatchObject({
      code: 1,
      out: expect.stringContaining('line 1: pictures.0: "nowhere.jpg" does not exist'),
    })
    const renamed = { name: "Rumah Kenanga Baru" }
    write(renamed)
    const silent = await run("inventory", "import", "stays.jsonl", "--dry-run")
    expect(silent.out).toContain(UNREACHED)
    write({ ...renamed, contacts })
    const rehearsed = await run("inventory", "import", "stays.jsonl", "--dry-run")
    expect(rehearsed).toMatchObject({ code: 0, err: "" })
    expect(rehearsed.out).toContain('name.en: "Rumah Kenanga" → "Rumah Kenanga Baru"')
    expect(rehearsed.out).toContain("rumah-kenanga: contacts: added\n")
    expect(rehearsed.out).not.toContain("no email")
    expect(rehearsed.out).toContain("Dry run: nothing was changed.")
    expect(await (await fetch(site.address + ASKED)).text()).not.toContain("Kenanga Baru")

    const searched = `/api/properties?where=ipoh&facts=${kenanga.facts.join(",")}`
    const free = async () => (await fetch(site.address + searched)).text()
    expect(await free()).toContain("rumah-kenanga")
    expect(await run("inventory", "withdraw", "rumah-kenanga", "--dry-run")).toMatchObject({
      code: 0,
    })
    expect(await free()).toContain("rumah-kenanga")
    expect(await run("inventory", "withdraw", "rumah-kenanga", "--by", "Mei")).toMatchObject({
      code: 0,
    })
    expect(await free()).not.toContain("rumah-kenanga")
    expect(await run("inventory", "restore", "rumah-kenanga")).toMatchObject({ code: 0 })
    expect(await free()).toContain("rumah-kenanga")
    const { out } = await run("inventory", "changes", "rumah-kenanga")
    expect(out.split("\n")).toEqual([
      expect.stringContaining("restore rumah-kenanga"),
      "  withdrawn: true → nothing",
      expect.stringMatching(/ {2}Mei {2}rumah-kenanga {2}withdraw rumah-kenanga --by Mei /),
      "  withdrawn: nothing → true",
      expect.stringContaining("import stays.jsonl"),
      "  added",
      "3 changes",
    ])

    const list = await run("inventory", "list", "rumah-kenanga")
    expect(list).toMatchObject({ code: 0, err: "" })
    expect(list.out.split("\n")).toEqual([
      "rumah-kenanga  Rumah Kenanga  homestay  ipoh",
      expect.stringMatching(/^ {2}room {2}.* {2}Garden Room {2}3 for sale {2}from RM.128\.00$/),
      expect.stringMatching(/^ {4}plan {2}standard {2}/),
      "1 property",
    ])
    expect(await run("letters", "list")).toEqual({ code: 0, out: "0 given up", err: "" })
    expect(await run("accounts", "verification", "list")).toMatchObject({ out: "0 waiting" })
    expect(await run("inventory", "import", "nowhere.jsonl")).toMatchObject({
      code: 2,
      err: expect.stringContaining("ENOENT"),
    })
    expect(await run("letters", "lisst")).toMatchObject({ code: 2 })
    process.kill(site.pid, "SIGKILL")
    await site.stop()
  }

  expect(existsSync(socketIn(dataDir))).toBe(true)
  write({ overview: "A quiet house.", contacts })
  expect(await run("inventory", "import", "stays.jsonl")).toMatchObject({
    code: 0,
    out: changed("0 added, 1 changed, 0 unchanged"),
  })
  expect(await run("inventory", "list", "rumah-kenanga")).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^rumah-kenanga .*\n1 property$/s),
  })
  write({ overview: "A quiet house." })
  {
    await using site = await startSite(environment)
    expect(await run("inventory", "import", "stays.jsonl")).toMatchObject({
      out: changed("0 added, 0 changed, 1 unchanged"),
    })
    await site.stop()
  }
  expect(existsSync(socketIn(dataDir))).toBe(false)
})
