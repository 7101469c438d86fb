import { cpSync, globSync, readFileSync, renameSync, writeFileSync } from "node:fs"
import { basename, join } from "node:path"

const WRITTEN = "**/*.{js,json,html,css}"

/** Another name of the same length: every build gives new names to what changed. */
const renamed = (name: string): string =>
  name.replace(/.(?=\.js$)/, (last) => (last === "Z" ? "Y" : "Z"))

/**
 * Makes of a build the next one: the same pages, under another id, and not one script under the name
 * that it had before. Whoever asks for an old name finds nothing.
 */
export const newerBuild = (build: string, folder: string, id: string): void => {
  cpSync(build, folder, { recursive: true })
  const { id: before } = JSON.parse(readFileSync(join(folder, "client/builds/latest.json"), "utf8"))
  const scripts = globSync("client/assets/*.js", { cwd: folder }).map((file) => basename(file))
  const names = new Map([...scripts.map((name) => [name, renamed(name)] as const), [before, id]])
  const known = new RegExp([...names.keys()].map((name) => RegExp.escape(name)).join("|"), "g")
  const inNewWords = (text: string): string =>
    text.replace(known, (name) => names.get(name) ?? name)
  for (const file of globSync([WRITTEN, "client/.vite/*.json"], { cwd: folder })) {
    const place = join(folder, file)
    writeFileSync(place, inNewWords(readFileSync(place, "utf8")))
    renameSync(place, join(folder, inNewWords(file)))
  }
}
