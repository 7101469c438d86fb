import { DURABLE, DurableFiles } from "#adapters/postgres/embedded/durable-files.ts"
import type { PGlite } from "@electric-sql/pglite"
import fs, { mkdirSync, mkdtempSync, rmSync } from "node:fs"
import { syncBuiltinESMExports } from "node:module"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, expect, it, vi } from "vitest"

const LOG = "0000000100000000000000AF"

let folder: string
let done: Array<string>
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "singgah-durable-"))
  done = []
})
afterEach(() => {
  vi.restoreAllMocks()
  syncBuiltinESMExports()
  rmSync(folder, { recursive: true })
})

const noting =
  (name: string) =>
  (...words: ReadonlyArray<unknown>) => {
    done.push([name, ...words.filter((word) => typeof word === "string")].join(" "))
    return `answer to ${name}`
  }

const nodeAt = (parent: string, name: string) => {
  const node = { name, parent: { name: parent } }
  return { name, parent: { ...node.parent, parent: node } }
}

/** The file system of an engine that starts, and what becomes of it. */
const started = async (given: object = {}) => {
  const durable = new DurableFiles(folder)
  vi.spyOn(durable.log, "owe").mockImplementation((path) => void done.push(`owe ${path}`))
  vi.spyOn(durable.log, "now").mockImplementation(() => void done.push("log"))
  vi.spyOn(fs, "fdatasyncSync").mockImplementation((file) => void done.push(`sync file ${file}`))
  vi.spyOn(fs, "fsyncSync").mockImplementation(() => void done.push("sync folder"))
  syncBuiltinESMExports()
  const NODEFS = {
    realPath: ({ name }: { readonly name: string }) => join(folder, name),
    stream_ops: { write: noting("write") as never, fsync: undefined as never },
    node_ops: {
      unlink: noting("unlink"),
      rename: noting("rename"),
      setattr: noting("setattr"),
    },
  }
  const FS = { mkdirTree: noting("mkdirTree"), mount: () => done.push("mount") }
  const { emscriptenOpts } = await durable.init({} as PGlite, given as never)
  for (const step of emscriptenOpts.preRun ?? []) step({ FS, NODEFS } as never)
  const isMounted = done.splice(0).includes("mount")
  const operations = NODEFS as unknown as {
    readonly stream_ops: Readonly<Record<"fsync" | "write", (...words: unknown[]) => unknown>>
    readonly node_ops: Readonly<Record<string, (...words: unknown[]) => unknown>>
  }
  return { emscriptenOpts, isMounted, operations }
}

it("mends the files of the engine after what else happens at its start", async () => {
  const first = vi.fn<() => void>()

  const { emscriptenOpts, isMounted } = await started({ preRun: [first], noExitRuntime: true })

  expect(emscriptenOpts).toMatchObject({ noExitRuntime: true })
  expect(emscriptenOpts.preRun).toHaveLength(3)
  expect(first).toHaveBeenCalledOnce()
  expect(isMounted).toBe(true)
})

it("owes a file of the log to the disk", async () => {
  const { operations } = await started()

  expect(operations.stream_ops.fsync({ nfd: 5, node: nodeAt("pg_wal", LOG) })).toBe(0)

  expect(done).toEqual([`owe ${join(folder, LOG)}`])
})

it.each([
  ["base", LOG],
  ["pg_wal", LOG.slice(1)],
  ["pg_wal", `${LOG}0`],
  ["pg_wal", `x${LOG}`],
  ["pg_wal", LOG.toLowerCase()],
  ["pg_wal", "archive_status"],
])(
  "writes the file %s/%s to the disk at once, and the log before any page of it",
  async (...at) => {
    const { operations } = await started()
    const node = nodeAt(...at)

    expect(operations.stream_ops.fsync({ nfd: 5, node })).toBe(0)
    expect(done.splice(0)).toEqual(["sync file 5"])
    expect(operations.stream_ops.write({ nfd: 5, node }, "a", "b")).toBe("answer to write")

    expect(done).toEqual(["log", "write a b"])
  },
)

it("writes the log without waiting for it", async () => {
  const { operations } = await started()

  operations.stream_ops.write({ nfd: 5, node: nodeAt("pg_wal", LOG) }, "a")

  expect(done).toEqual(["write a"])
})

it("keeps the entries of a folder", async () => {
  mkdirSync(join(folder, "base"))
  const { operations } = await started()

  expect(operations.stream_ops.fsync({ node: nodeAt("/", "base") })).toBe(0)

  expect(done).toEqual(["sync folder"])
})

it.each(["unlink", "rename", "setattr"])("has the log on the disk before %s", async (name) => {
  const { operations } = await started()

  expect(operations.node_ops[name]?.("one", "other")).toBe(`answer to ${name}`)

  expect(done).toEqual(["log", `${name} one other`])
})

it("lets the engine ask for the disk as a server does", () => {
  expect(DURABLE.join(" ")).toBe("-c fsync=on -c wal_sync_method=fsync")
})
