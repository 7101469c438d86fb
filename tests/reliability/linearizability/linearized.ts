import { openStore } from "#adapters/bindings/server/open-store.ts"
import { tokens } from "#adapters/bindings/server/tokens.ts"
import { networkOf } from "#tests/benchmarks/marked-guests.ts"
import { signedInAt } from "#tests/reliability/browser.ts"
import { crashingServer } from "#tests/reliability/crash/crashing-server.ts"
import { Effect } from "effect"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { historyOf, isAnswered, toldHistory } from "./history.ts"
import { housesFor } from "./line-house.ts"
import { isLinearizable } from "./linearizable.ts"
import { emptyStock } from "./stock-model.ts"

/** What so many histories came to. */
export type LinearizedReport = {
  readonly histories: number
  /** Histories in which every call was answered. */
  readonly answered: number
  readonly calls: number
  /** Histories that no order of their calls explains. */
  readonly broken: ReadonlyArray<string>
}

export type LinearizedPlan = {
  readonly histories: number
  /** No further history begins after this moment. */
  readonly until: number
  /** Processes on one database; guests are spread over them. */
  readonly servers: number
  readonly guests: number
  readonly seed: number
  /** Ends with the first history that cannot be explained. */
  readonly isFirstEnough: boolean
  readonly say: (line: string) => void
  /** Changes the database before anybody comes, to see that a mistake is found. */
  readonly planted?: string
}

const SETTINGS = {
  SECRET_KEY: "a secret that only these tests may know",
  TRUSTED_PROXIES: "1",
  LOG_LEVEL: "error",
  HOLD_MINUTES: "60",
  // A database that forgets what is taken sells far more than there is: no share may stop its guests.
  HOLD_LIMITS:
    "networkRoomNights=999999 networkShare=9999 strangersShare=9999 provedShare=9999 unprovedStays=99999",
}
const EVERY = 100

/**
 * Records histories over HTTP on a new PostgreSQL database, blocks by the port of operators on a
 * connection of its own, and looks for an order that explains each.
 */
export const linearized = async (
  databaseUrl: string,
  plan: LinearizedPlan,
): Promise<LinearizedReport> => {
  const dataDir = mkdtempSync(join(tmpdir(), "singgah-line-"))
  const { SECRET_KEY: secretKey } = SETTINGS
  const store = await openStore({ databaseUrl, dataDir, secretKey })
  await Effect.runPromise(
    store.container.get(tokens.inventoryKeeper).put(housesFor(plan.histories)),
  )
  if (plan.planted !== undefined)
    await Effect.runPromise(store.container.get(tokens.database).query(plan.planted))
  const environment = { ...SETTINGS, DATABASE_URL: databaseUrl, DATA_DIR: dataDir }
  const servers = await Promise.all(
    Array.from({ length: plan.servers }, () => crashingServer(environment)),
  )
  const broken: Array<string> = []
  let [histories, answered, calls] = [0, 0, 0]
  try {
    for (const server of servers) {
      server.spawn()
      await server.untilReady()
    }
    const addressFor = (guest: number): string => servers[guest % servers.length]?.address ?? ""
    const guests = await Promise.all(
      Array.from({ length: plan.guests }, (_, guest) =>
        signedInAt(addressFor(guest), networkOf(guest + 1)),
      ),
    )
    const players = { guests, blocks: store.container.get(tokens.blocks) }
    const isOver = () => histories >= plan.histories || Date.now() > plan.until
    while (!isOver() && !(plan.isFirstEnough && broken.length > 0)) {
      const history = await historyOf(players, histories, plan.seed)
      histories += 1
      calls += history.calls.length
      if (isAnswered(history)) answered += 1
      if (!isLinearizable(emptyStock, history.calls)) broken.push(toldHistory(history))
      if (histories % EVERY === 0) plan.say(`${histories} of ${plan.histories} histories`)
    }
    return { histories, answered, calls, broken }
  } finally {
    await Promise.all(servers.map(({ kill }) => kill()))
    await store.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/**
 * A database that does not count every second room that is taken. What was not counted can be given
 * back all the same: guests whose rooms could not be given back would soon be allowed no further hold.
 */
export const FORGETFUL = `
  create function forgets() returns trigger language plpgsql as $$ begin
    if new.taken > old.taken and random() < 0.5 then new.taken := old.taken; end if;
    new.taken := greatest(new.taken, 0);
    return new;
  end $$;
  create trigger forgets before update on night for each row execute function forgets();`
