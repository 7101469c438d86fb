import { StoreUnreachable } from "#core/kernel/store.errors.ts"
import { Effect } from "effect"
import { isRefusedByDisk } from "../sql-states.ts"
import type { EngineSession } from "./engine-session.ts"

/** Two files of the log: with less the engine may break off when it begins a new one. */
const ROOM_BYTES = 32 * 1024 * 1024

/**
 * The session, and whether the disk takes what it writes. Once the disk refused anything, that holds
 * again when there is room and a checkpoint has written everything that is still in memory.
 */
export const watchingDisk = (session: EngineSession, freeBytes: () => Promise<number>) => {
  let isRefusing = false

  const query: EngineSession["query"] = (question) =>
    session.query(question).catch((error: unknown) => {
      isRefusing ||= isRefusedByDisk(error)
      throw error
    })
  const takesWrites = Effect.tryPromise({
    try: async () => {
      if (!isRefusing) return
      if ((await freeBytes()) < ROOM_BYTES) throw new Error("The disk is full")
      await session.query({ text: "checkpoint" })
      isRefusing = false
    },
    catch: () => new StoreUnreachable(),
  })
  return { session: { ...session, query }, takesWrites }
}
