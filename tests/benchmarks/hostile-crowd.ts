import { openStore } from "#adapters/bindings/server/open-store.ts"
import { tokens } from "#adapters/bindings/server/tokens.ts"
import { Effect } from "effect"
import { randomBytes } from "node:crypto"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { startSite } from "../support/site.ts"
import { hostileRequest } from "./hostile-requests.ts"
import { aMarkedGuest, type MarkedGuest } from "./marked-guests.ts"
import { lastRoomOf } from "./race-room.ts"

const GUESTS = 12
const ASKERS = 24
const SERVER_ERROR = 500

/** What came of all requests. */
export interface CrowdReport {
  readonly requests: number
  /** Answers with what belongs to another guest, whoever asked. */
  readonly foreign: number
  /** Answers to guests that do not hold what is theirs. */
  readonly missing: number
  /** Answers of 500 and above. */
  readonly serverErrors: number
  readonly statuses: ReadonlyMap<number, number>
  /** The first few that should not be. */
  readonly examples: ReadonlyArray<string>
}

interface Asked {
  readonly path: string
  readonly init: RequestInit
  /** Whose answer it is to be; nobody's, if null. */
  readonly guest: MarkedGuest | null
}

const marksOf = ({ email, booking }: MarkedGuest): ReadonlyArray<string> => [email, booking]

const readOf = (guest: MarkedGuest, number: number): Asked => {
  const paths = ["/api/session", "/api/account/profile", `/api/bookings/${guest.booking}`]
  const headers = { cookie: guest.cookies, "x-forwarded-for": guest.network }
  return { path: paths[number % paths.length] ?? "", init: { headers }, guest }
}

/** Three of five are guests who read what is theirs, the others mean harm. */
const askedAs = (guests: ReadonlyArray<MarkedGuest>, number: number): Asked => {
  const guest = guests[Math.floor(number / 5) % guests.length]
  if (guest === undefined || number % 5 > 2) return { ...hostileRequest(number), guest: null }
  return readOf(guest, number)
}

const crowd = async (address: string, requests: number): Promise<CrowdReport> => {
  const guests: Array<MarkedGuest> = []
  for (let number = 0; number < GUESTS; number += 1)
    guests.push(await aMarkedGuest(address, number))
  const found = { foreign: 0, missing: 0, serverErrors: 0 }
  const statuses = new Map<number, number>()
  const examples: Array<string> = []
  let begun = 0

  const judge = ({ path, guest }: Asked, status: number, text: string): void => {
    const own = guest === null ? [] : marksOf(guest)
    const others = guests.filter((other) => other !== guest).flatMap(marksOf)
    const isForeign = others.some((mark) => text.includes(mark))
    const isMissing = guest !== null && !own.some((mark) => text.includes(mark))
    const isError = status >= SERVER_ERROR
    found.foreign += Number(isForeign)
    found.missing += Number(isMissing)
    found.serverErrors += Number(isError)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    if ((isForeign || isMissing || isError) && examples.length < 10)
      examples.push(`${path.slice(0, 80)}: ${status} ${text.slice(0, 200)}`)
  }
  const asker = async (): Promise<void> => {
    while (begun < requests) {
      const asked = askedAs(guests, (begun += 1))
      const answer = await fetch(`${address}${asked.path}`, { redirect: "manual", ...asked.init })
      judge(asked, answer.status, await answer.text())
    }
  }
  await Promise.all(Array.from({ length: ASKERS }, asker))
  return { requests: begun, ...found, statuses, examples }
}

/**
 * So many requests, at once from marked guests and from those who mean harm, to the real server on
 * an embedded database in a folder of its own.
 */
export const hostileCrowd = async (requests: number): Promise<CrowdReport> => {
  const dataDir = mkdtempSync(join(tmpdir(), "singgah-crowd-"))
  const secretKey = randomBytes(32).toString("hex")
  try {
    const store = await openStore({ databaseUrl: null, dataDir, secretKey })
    const rooms = Array.from({ length: GUESTS }, (_, number) => lastRoomOf(number))
    await Effect.runPromise(store.container.get(tokens.inventoryKeeper).put(rooms)).finally(
      store.close,
    )
    await using site = await startSite({
      DATA_DIR: dataDir,
      SECRET_KEY: secretKey,
      TRUSTED_PROXIES: "1",
      HOLD_MINUTES: "60",
      LOG_LEVEL: "error",
    })
    return await crowd(site.address, requests)
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}
