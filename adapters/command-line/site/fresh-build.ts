import { existsSync, globSync, statSync } from "node:fs"
import { join } from "node:path"

const SOURCES = ["{core,ui,adapters,fixtures}/**/*.{ts,tsx,css,json,svg,webp}", "*.{json,ts}"]

/** The file that a finished build has in it, as old as its start; a build that was ended early has none. */
export const FINISHED = "finished"

const changedAt = (file: string): number => statSync(file).mtimeMs

/** Whether the pages in `dist` were all built after the last change of what they are built from. */
export const isBuildFresh = (root: string): boolean => {
  const built = join(root, "dist", FINISHED)
  if (!existsSync(built)) return false
  const since = changedAt(built)
  return globSync(SOURCES, { cwd: root }).every((file) => changedAt(join(root, file)) <= since)
}

/** Builds the pages again when they are missing or older than their sources. */
export const freshBuild = async (root: string, tell: (line: string) => void): Promise<void> => {
  if (isBuildFresh(root)) return
  tell("Building the pages (once, and after every change) ...")
  process.env["NODE_ENV"] = "production"
  const { createBuilder } = await import("vite")
  const builder = await createBuilder({ root, logLevel: "warn" })
  await builder.buildApp()
}
