import { closeSync, fdatasync, fdatasyncSync, openSync } from "node:fs"
import { askedAfresh } from "../catalogue/asked-afresh.ts"

/** The write-ahead log on its way to the disk. */
export interface LogSync {
  /** This file of the log has commits that are not on the disk yet. */
  readonly owe: (path: string) => void
  /** Waits here and now until nothing is owed. */
  readonly now: () => void
  /** Everything owed at this moment is on the disk; many who wait share one trip. */
  readonly untilKept: () => Promise<void>
}

const synced = (opened: number): Promise<void> =>
  new Promise((resolve, reject) =>
    fdatasync(opened, (error) => (error ? reject(error) : resolve())),
  )

const keptNow = (path: string): void => {
  const opened = openSync(path, "r+")
  try {
    fdatasyncSync(opened)
  } finally {
    closeSync(opened)
  }
}

const keptSoon = async (path: string): Promise<void> => {
  const opened = openSync(path, "r+")
  try {
    await synced(opened)
  } finally {
    closeSync(opened)
  }
}

/** Remembers which files of the log are owed to the disk. After a failure nothing is kept any more. */
export const logSync = (): LogSync => {
  const owed = new Set<string>()
  const travelling = new Set<string>()
  let failure: { readonly cause: unknown } | undefined

  const travel = async (): Promise<void> => {
    for (const path of owed) travelling.add(path)
    owed.clear()
    await Promise.all([...travelling].map(keptSoon)).catch((cause: unknown) => {
      failure = { cause }
    })
    travelling.clear()
    if (failure) throw new Error("The disk keeps nothing any more", failure)
  }
  const soon = askedAfresh(travel)

  return {
    owe: (path) => void owed.add(path),
    now: () => {
      for (const path of new Set([...owed, ...travelling])) keptNow(path)
      owed.clear()
    },
    untilKept: async () => {
      if (failure || owed.size + travelling.size > 0) await soon()
    },
  }
}
