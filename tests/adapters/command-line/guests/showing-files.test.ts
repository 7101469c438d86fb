import { showingFiles } from "#adapters/command-line/guests/showing-files.ts"
import { existsSync, readFileSync, statSync } from "node:fs"
import { dirname } from "node:path"
import { expect, it } from "vitest"

const files = new Map([
  ["document.webp", Uint8Array.of(1, 2)],
  ["selfie.webp", Uint8Array.of(3)],
])

const shownUntil = async (untilSeen: (paths: ReadonlyArray<string>) => Promise<void>) => {
  const said: Array<string> = []
  const show = showingFiles({
    say: (line) => void said.push(line),
    untilSeen: () => untilSeen(said.slice(0, 2)),
  })
  const shown = await show(files).catch((error: unknown) => String(error))
  return { folder: dirname(said[0] ?? ""), shown }
}

it("shows files to this user alone, and leaves nothing of them", async () => {
  const seen: Array<unknown> = []
  const { folder } = await shownUntil(async (paths) => {
    for (const path of paths)
      seen.push(
        [...readFileSync(path)],
        statSync(path).mode & 0o777,
        statSync(dirname(path)).mode & 0o777,
      )
  })

  expect(seen).toEqual([[1, 2], 0o600, 0o700, [3], 0o600, 0o700])
  expect(existsSync(folder)).toBe(false)
})

it("leaves nothing when looking breaks off", async () => {
  const { folder, shown } = await shownUntil(() => Promise.reject(new Error("no terminal")))

  expect(shown).toBe("Error: no terminal")
  expect(folder).toContain("singgah-pictures-")
  expect(existsSync(folder)).toBe(false)
})
