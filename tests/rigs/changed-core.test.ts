import { execFileSync } from "node:child_process"
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { afterEach, expect, it, vi } from "vitest"
import { changedCore } from "./changed-core.ts"

const AUTHOR = ["-c", "user.name=Guest", "-c", "user.email=guest@example.com"]

const aRepository = () => {
  const folder = mkdtempSync(join(tmpdir(), "singgah-changes-"))
  const git = (...words: ReadonlyArray<string>) =>
    execFileSync("git", [...AUTHOR, ...words], { cwd: folder, stdio: "ignore" })
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  const commit = (file: string, text: string) => {
    write(file, text)
    git("add", file)
    git("commit", "-m", text)
  }
  git("init", "-b", "main")
  commit("core/money/sen.ts", "one")
  commit("core/stay/nights.ts", "two")
  commit("ui/main.tsx", "three")
  return { folder, git, write, commit }
}

afterEach(() => vi.unstubAllEnvs())

it("takes the last commit that touched core where nothing differs", () => {
  expect(changedCore(aRepository().folder)).toEqual(["core/stay/nights.ts"])
})

it("takes what is not committed yet", () => {
  const { folder, write } = aRepository()
  write("core/money/sen.ts", "changed")

  expect(changedCore(folder)).toEqual(["core/money/sen.ts"])
})

it("takes everything since the main branch it left", () => {
  const { folder, git, commit } = aRepository()
  git("update-ref", "refs/remotes/origin/main", "HEAD")
  commit("core/stay/nights.ts", "four")
  commit("core/stay/party.ts", "five")
  commit("docs/index.md", "six")

  expect(changedCore(folder)).toEqual(["core/stay/nights.ts", "core/stay/party.ts"])
})

it("takes everything since the commit that MUTATION_BASE names", () => {
  const { folder } = aRepository()
  vi.stubEnv("MUTATION_BASE", "HEAD~2")

  expect(changedCore(folder)).toEqual(["core/stay/nights.ts"])
})

it("leaves out a file that is gone", () => {
  const { folder, git } = aRepository()
  git("rm", "core/stay/nights.ts")

  expect(changedCore(folder)).toEqual([])
})
