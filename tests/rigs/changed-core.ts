import { execFileSync } from "node:child_process"
import { existsSync } from "node:fs"
import { join } from "node:path"

const CORE = ["--", "core/**/*.ts"]

type Git = (...words: ReadonlyArray<string>) => ReadonlyArray<string>

/** What git says, line by line; nothing where git has no answer, as without a main branch to compare. */
const gitIn =
  (folder: string): Git =>
  (...words) => {
    try {
      const said = execFileSync("git", words, {
        cwd: folder,
        encoding: "utf8",
        stdio: ["ignore", "pipe", "ignore"],
      })
      return said.split("\n").filter(Boolean)
    } catch {
      return []
    }
  }

const sinceBase = (git: Git): ReadonlyArray<string> => {
  const given = process.env["MUTATION_BASE"]
  const [base] = given ? [given] : git("merge-base", "HEAD", "origin/main")
  return base ? git("diff", "--name-only", base, ...CORE) : []
}

/**
 * The files of core this change touches: since the main branch it left, with what is not
 * committed yet; where nothing differs, those of the last commit that touched core.
 */
export const changedCore = (folder: string = "."): ReadonlyArray<string> => {
  const git = gitIn(folder)
  const changed = [...sinceBase(git), ...git("diff", "--name-only", "HEAD", ...CORE)]
  const files = changed.length > 0 ? changed : git("log", "-1", "--format=", "--name-only", ...CORE)
  return [...new Set(files)].filter((file) => existsSync(join(folder, file))).toSorted()
}
