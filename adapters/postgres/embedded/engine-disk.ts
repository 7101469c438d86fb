import { StoreUnreachable } from "#core/kernel/store.errors.ts"
import { Effect } from "effect"
import { setTimeout as pause } from "node:timers/promises"
import { isRefusedByDisk } from "../connection/sql-states.ts"
import type { EngineSession } from "./engine-session.ts"

/** Two files of the log: with less the engine may break off when it begins a new one. */
const ROOM_BYTES = 32 * 1024 * 1024

const LOOK_AGAIN_MS = 1000

type FreeBytes = () => Promise<number>

const hasRoom = async (freeBytes: FreeBytes): Promise<boolean> => (await freeBytes()) >= ROOM_BYTES

/** Resolves when the disk has room for an engine to start on; it keeps no process running. */
export const untilRoom = async (freeBytes: FreeBytes): Promise<void> => {
  while (!(await hasRoom(freeBytes).catch(() => false)))
    await pause(LOOK_AGAIN_MS, undefined, { ref: false })
}

/**
 * The session, and whether the disk takes what it writes. Once the disk refused anything, that holds
 * again when there is room and a checkpoint has written everything that is still in memory.
 */
export const watchingDisk = (session: EngineSession, freeBytes: FreeBytes) => {
  let isRefusing = false

  const query: EngineSession["query"] = (question) =>
    session.query(question).catch((error: unknown) => {
      isRefusing ||= isRefusedByDisk(error)
      throw error
    })
  const takesWrites = Effect.tryPromise({
    try: async () => {
      if (!isRefusing) return
      if (!(await hasRoom(freeBytes))) throw new Error("The disk is full")
      await session.query({ text: "checkpoint" })
      isRefusing = false
    },
    catch: () => new StoreUnreachable(),
  })
  return { session: { ...session, query }, takesWrites }
}
