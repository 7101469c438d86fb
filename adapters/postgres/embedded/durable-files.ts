import type { PGlite } from "@electric-sql/pglite"
import { NodeFS } from "@electric-sql/pglite/nodefs"
import { fdatasyncSync } from "node:fs"
import { logSync, type LogSync } from "./log-sync.ts"
import { syncFolder } from "./sync-files.ts"

/** A file or folder as the embedded database sees it. */
interface Node {
  readonly name: string
  readonly parent: Node
}

/** An open file; a folder has no number. */
interface OpenFile {
  readonly nfd?: number
  readonly node: Node
}

type Operation = (...words: ReadonlyArray<never>) => unknown

/** The part of the embedded database's file system that is missing a piece. */
interface Files {
  readonly NODEFS: {
    readonly realPath: (node: Node) => string
    readonly stream_ops: {
      fsync?: (file: OpenFile) => number
      write: (file: OpenFile, ...words: ReadonlyArray<never>) => number
    }
    readonly node_ops: Record<"unlink" | "rename" | "setattr", Operation>
  }
}

const isLog = ({ name, parent }: Node): boolean =>
  parent.name === "pg_wal" && /^[0-9A-F]{24}$/.test(name)

const syncing = ({ NODEFS }: Files, log: LogSync): void => {
  NODEFS.stream_ops.fsync = ({ nfd, node }) => {
    if (nfd === undefined) syncFolder(NODEFS.realPath(node))
    else if (isLog(node)) log.owe(NODEFS.realPath(node))
    else fdatasyncSync(nfd)
    return 0
  }
}

/** Flushes the write-ahead log to disk before any page that it describes. */
const logFirst = ({ NODEFS: { stream_ops, node_ops } }: Files, log: LogSync): void => {
  const { write } = stream_ops
  stream_ops.write = (file, ...words) => {
    if (!isLog(file.node)) log.now()
    return write(file, ...words)
  }
  for (const name of ["unlink", "rename", "setattr"] as const) {
    const operation = node_ops[name]
    node_ops[name] = (...words) => {
      log.now()
      return operation(...words)
    }
  }
}

/** Start options that make a commit ask for the disk, as a PostgreSQL server does. */
export const DURABLE = ["-c", "fsync=on", "-c", "wal_sync_method=fsync"]

/**
 * Files on a disk that are really written when the database asks for it; as delivered they are not.
 * Only the log of commits may come later: a commit is reported after `log.untilKept`.
 */
export class DurableFiles extends NodeFS {
  readonly log = logSync()

  override async init(database: PGlite, options: Parameters<NodeFS["init"]>[1]) {
    const { emscriptenOpts } = await super.init(database, options)
    const mend = (files: unknown): void => {
      syncing(files as Files, this.log)
      logFirst(files as Files, this.log)
    }
    const preRun = [...(emscriptenOpts.preRun ?? []), mend]
    return { emscriptenOpts: { ...emscriptenOpts, preRun } as typeof emscriptenOpts }
  }
}
