import { execFileSync } from "node:child_process"
import { cpSync, existsSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"

const TODAY = fileURLToPath(new URL("../../../", import.meta.url)).replace(/\/$/, "")
const SOURCES = ["adapters", "core", "ui", "fixtures", "package.json"]
const MIGRATIONS = "adapters/postgres/migrations"

/** Two versions of the site, each a tree of sources; the newer one has one migration more, or some. */
export type Versions = {
  readonly older: string
  readonly newer: string
  /** What the two are, in one sentence. */
  readonly are: string
}

const git = (...words: ReadonlyArray<string>): string =>
  execFileSync("git", words, {
    cwd: TODAY,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
    maxBuffer: 512 * 1024 * 1024,
  }).trim()

/** The commit before the newest migration came; null in an archive without history. */
const commitBeforeLastMigration = (): string | null => {
  if (!existsSync(join(TODAY, ".git"))) return null
  try {
    const came = git("log", "-1", "--diff-filter=A", "--format=%H", "--", `${MIGRATIONS}/*.sql`)
    return came === "" ? null : git("rev-parse", "--verify", `${came}^`)
  } catch {
    return null
  }
}

/** Packages and built pages are today's: letters are written by those pages. */
const withPackages = (tree: string): string => {
  for (const folder of ["node_modules", "dist"])
    symlinkSync(join(TODAY, folder), join(tree, folder))
  return tree
}

const treeOf = (commit: string, folder: string): string => {
  mkdirSync(folder, { recursive: true })
  const archive = execFileSync("git", ["archive", commit, ...SOURCES], {
    cwd: TODAY,
    maxBuffer: 512 * 1024 * 1024,
  })
  execFileSync("tar", ["-x", "-C", folder], { input: archive })
  return withPackages(folder)
}

const MORE = `-- expands: a column in a table that every booking writes, and a table.
alter table booking add column added_later text not null default 'later';
create table added_later (id bigint primary key);
`

/** Today's sources with one migration more. */
const treeOfTomorrow = (folder: string): string => {
  mkdirSync(folder, { recursive: true })
  for (const source of SOURCES)
    cpSync(join(TODAY, source), join(folder, source), { recursive: true })
  writeFileSync(join(folder, MIGRATIONS, "9999-added-later.sql"), MORE)
  return withPackages(folder)
}

/** Really older code where there is history, else code that does not know the newest migration. */
export const versionsIn = (folder: string, isHistoryUsed = true): Versions => {
  const commit = isHistoryUsed ? commitBeforeLastMigration() : null
  if (commit !== null)
    return {
      older: treeOf(commit, join(folder, "older")),
      newer: TODAY,
      are: `from ${commit.slice(0, 8)}, before the newest migration, to today`,
    }
  return {
    older: TODAY,
    newer: treeOfTomorrow(join(folder, "newer")),
    are: "from today to today's code with one migration more",
  }
}
