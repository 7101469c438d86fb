import { untilRoom, watchingDisk } from "#adapters/postgres/embedded/engine-disk.ts"
import type { EngineSession } from "#adapters/postgres/embedded/engine-session.ts"
import { StoreUnreachable } from "#core/kernel/store.errors.ts"
import { Effect } from "effect"
import { setTimeout as pause } from "node:timers/promises"
import { beforeEach, expect, it, vi } from "vitest"

vi.mock("node:timers/promises", () => ({
  setTimeout: vi.fn<() => Promise<void>>(async () => undefined),
}))
beforeEach(() => void vi.mocked(pause).mockClear())

const ROOM = 32 * 1024 * 1024
const DISK_FULL = Object.assign(new Error("No space left"), { code: "53100" })
const answer = { rows: [], command: "SELECT 0" }

/** A session whose next answers are these, a disk with so much room, and all that was asked. */
const aDisk = (free: number, ...answers: ReadonlyArray<Error | typeof answer>) => {
  const asked: Array<string> = []
  const left = [...answers]
  const disk = { free }
  const session: EngineSession = {
    isInTransaction: () => true,
    query: async ({ text }) => {
      asked.push(text)
      const next = left.shift() ?? answer
      if (next instanceof Error) throw next
      return next
    },
  }
  const watching = watchingDisk(session, async () => disk.free)
  const isTaking = () => Effect.runPromise(Effect.result(watching.takesWrites))
  return { asked, disk, session: watching.session, isTaking }
}

const TAKEN = { _tag: "Success" }
const REFUSED = { failure: new StoreUnreachable() }

it("takes writes while nothing was refused, without asking", async () => {
  const { asked, session, isTaking } = aDisk(0, answer, new Error("syntax"))

  expect(await session.query({ text: "select 1" })).toBe(answer)
  await expect(session.query({ text: "selec" })).rejects.toThrow("syntax")

  expect(await isTaking()).toMatchObject(TAKEN)
  expect(asked).toEqual(["select 1", "selec"])
  expect(session.isInTransaction()).toBe(true)
})

it("takes none once the disk refused, until there is room and everything was written", async () => {
  const { asked, disk, session, isTaking } = aDisk(ROOM - 1, DISK_FULL, answer)
  await expect(session.query({ text: "insert" })).rejects.toBe(DISK_FULL)
  await session.query({ text: "select 1" })

  expect(await isTaking()).toMatchObject(REFUSED)
  expect(asked.splice(0)).toEqual(["insert", "select 1"])
  disk.free = ROOM

  expect(await isTaking()).toMatchObject(TAKEN)
  expect(asked.splice(0)).toEqual(["checkpoint"])
  expect(await isTaking()).toMatchObject(TAKEN)
  expect(asked).toEqual([])
})

it("takes none while the checkpoint fails", async () => {
  const { asked, session, isTaking } = aDisk(ROOM, DISK_FULL, new Error("EIO"))
  await expect(session.query({ text: "insert" })).rejects.toBe(DISK_FULL)

  expect(await isTaking()).toMatchObject(REFUSED)
  expect(await isTaking()).toMatchObject(TAKEN)
  expect(asked).toEqual(["insert", "checkpoint", "checkpoint"])
})

it("waits for room a second at a time, also where nobody says how much there is", async () => {
  const free = vi
    .fn<() => Promise<number>>()
    .mockResolvedValueOnce(ROOM - 1)
    .mockRejectedValueOnce(new Error("EIO"))
    .mockResolvedValueOnce(ROOM)

  await untilRoom(free)

  expect(free).toHaveBeenCalledTimes(3)
  expect(vi.mocked(pause).mock.calls).toEqual([
    [1000, undefined, { ref: false }],
    [1000, undefined, { ref: false }],
  ])
})
