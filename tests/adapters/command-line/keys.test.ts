import { openStore } from "#adapters/bindings/server/open-store.ts"
import { tokens } from "#adapters/bindings/server/tokens.ts"
import { keysTaskIn, runKeys } from "#adapters/command-line/store/keys-run.ts"
import type { FileStore } from "#adapters/configuration/configuration.ts"
import { encryptionKeys } from "#adapters/encryption/keys.ts"
import { StoreUnreachable } from "#core/kernel/store.errors.ts"
import { movableClock } from "#fixtures/doubles/clock.movable.ts"
import { s3StandIn } from "#fixtures/sandbox/s3/store.ts"
import { aPostgresDatabase } from "#tests/support/database.ts"
import { getRequestListener } from "@hono/node-server"
import { Effect } from "effect"
import { execFile } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import {
  everythingOf,
  filled,
  keysInUse,
  NUMBER,
  onPlace,
  unsealOne,
  type Place,
  type Secrets,
} from "./a-sealed-site.ts"

const ROOT = fileURLToPath(new URL("../../../", import.meta.url))
const OLD = "the secret of before, as long as one has to be"
const NEW = "the secret of today, as long as it has to be"
const before: Secrets = { secretKey: OLD, otherSecretKey: null }
const both: Secrets = { secretKey: NEW, otherSecretKey: OLD }
const after: Secrets = { secretKey: NEW, otherSecretKey: null }
const newKey = encryptionKeys(NEW).current.id
const oldKey = encryptionKeys(OLD).current.id

const bucket = s3StandIn({ accessKeyId: "AKIDEXAMPLE", secretAccessKey: "a-secret-of-the-store" })
const s3 = createServer(getRequestListener(bucket.answer))
const folders: Array<string> = []
afterAll(() => {
  s3.close()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

const aFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), "singgah-keys-"))
  folders.push(folder)
  return folder
}

const aBucket = async (): Promise<FileStore> => {
  await new Promise<void>((resolve) => s3.listen(0, "127.0.0.1", resolve))
  const { port } = s3.address() as AddressInfo
  const keys = { accessKeyId: "AKIDEXAMPLE", secretAccessKey: "a-secret-of-the-store" }
  return { ...keys, endpoint: `http://127.0.0.1:${port}`, region: "us-east-1", bucket: "singgah" }
}

const places: ReadonlyArray<{ readonly name: string; readonly open: () => Promise<Place> }> = [
  {
    name: "the embedded database and a folder",
    open: async () => ({ databaseUrl: null, dataDir: aFolder(), files: null }),
  },
  {
    name: "PostgreSQL and a bucket",
    open: async () => ({
      databaseUrl: await aPostgresDatabase(),
      dataDir: aFolder(),
      files: await aBucket(),
    }),
  },
]

const environmentOf = ({ databaseUrl, dataDir, files }: Place, secrets: Secrets) => ({
  DATA_DIR: dataDir,
  SECRET_KEY: secrets.secretKey ?? "",
  OTHER_SECRET_KEY: secrets.otherSecretKey ?? "",
  ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  ...(files && {
    S3_ENDPOINT: files.endpoint,
    S3_BUCKET: files.bucket,
    S3_REGION: files.region,
    S3_ACCESS_KEY_ID: files.accessKeyId,
    S3_SECRET_ACCESS_KEY: files.secretAccessKey,
  }),
})

/** The command as an operator gives it, in a process of its own. */
const command = async (place: Place, secrets: Secrets, verb: string): Promise<string> => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["adapters/command-line/keys.ts", verb],
    { cwd: ROOT, env: { ...process.env, ...environmentOf(place, secrets) } },
  )
  return stdout
}

/** The command over files that cannot be reached any more after the first. */
const breakingOff = (place: Place) =>
  onPlace(place, both, async (container) => {
    const pictures = container.get(tokens.identityPictures)
    let left = 1
    const renew: typeof pictures.renew = (name, from) =>
      Effect.suspend(() =>
        (left -= 1) < 0 ? Effect.fail(new StoreUnreachable()) : pictures.renew(name, from),
      )
    return runKeys("renew", {
      store: {
        database: container.get(tokens.database),
        encryption: container.get(tokens.encryption),
        keys: container.get(tokens.encryptionKeys),
      },
      pictures: {
        store: container.get(tokens.accountStore),
        clock: movableClock(),
        identityPictures: { ...pictures, renew },
      },
      say: () => undefined,
    })
  })

const whole = {
  account: NUMBER,
  judged: NUMBER,
  booking: NUMBER,
  letter: "aisyah@example.com",
  pictures: ["WEBP", "WEBP"],
}

describe.each(places)("a new key for $name", ({ open }) => {
  let place: Place
  beforeAll(async () => {
    place = await open()
    await filled(place, before)
    await unsealOne(place, before)
  })

  it("opens everything beside the one of before, whatever stage the change is at", async () => {
    expect(await command(place, both, "list")).toBe(
      `${newKey} encrypts\n${oldKey} only decrypts\n` +
        `Not encrypted with ${newKey}: 1 account, 1 booking, 1 letter, 0 calendars, 1 picture\n`,
    )
    await expect(breakingOff(place)).rejects.toMatchObject({ _tag: "StoreUnreachable" })
    expect(await command(place, both, "list")).toMatch(
      /: 0 accounts, 0 bookings, 0 letters, 0 calendars, 1 p/,
    )
    await expect(openStore({ ...place, ...after })).rejects.toThrow("the same SECRET_KEY")
  })

  it("seals all of it once the command is done, and the key of before opens nothing", async () => {
    expect(await command(place, both, "renew")).toBe(
      "Renewed: 0 accounts, 0 bookings, 0 letters, 0 calendars, 1 picture\n" +
        `Everything is encrypted with ${newKey}; only older backups need another key\n`,
    )
    expect(await command(place, both, "renew")).toMatch(/^Renewed: 0 .* 0 pictures\n/)

    expect(await everythingOf(place, after)).toEqual(whole)
    expect(await keysInUse(place, after)).toEqual({
      ids: [newKey],
      heads: [`SGH2${newKey}`],
      texts: 5,
    })
    await expect(openStore({ ...place, ...before })).rejects.toThrow("the same SECRET_KEY")
  })
})

describe("the keys command", () => {
  it.each([
    [["list"], "list"],
    [["renew"], "renew"],
    [[], null],
    [["renew", "x"], null],
  ])("asked with %j does %j", (words, task) => {
    expect(keysTaskIn(words)).toBe(task)
  })
})
