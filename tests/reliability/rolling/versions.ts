import { execFileSync } from "node:child_process"
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"

const TODAY = fileURLToPath(new URL("../../../", import.meta.url)).replace(/\/$/, "")
const SOURCES = ["adapters", "core", "ui", "fixtures", "package.json"]
const MIGRATIONS = "adapters/postgres/migrations"

/** Two versions of the site, each a tree of sources; the newer one has at least one migration more. */
export type Versions = {
  readonly older: string
  readonly newer: string
  /** What the two are, in one sentence. */
  readonly are: string
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

/**
 * Today's code with one migration more, and what it takes the place of: the code of a commit, or today's
 * where none is named.
 */
export const versionsIn = (folder: string, commit: string | null): Versions => {
  const newer = treeOfTomorrow(join(folder, "newer"))
  return commit === null
    ? { older: TODAY, newer, are: "from today to today's code with one migration more" }
    : {
        older: treeOf(commit, join(folder, "older")),
        newer,
        are: `from ${commit} to today's code with one migration more`,
      }
}
