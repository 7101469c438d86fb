import { languages } from "#core/preferences/preferences.ts"
import { offlinePageOf } from "#core/offline/offline-document.ts"
import { mkdir, rename, rm, writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import { builtPagesIn, WRITTEN_PAGES } from "../../pages/built-pages.ts"
import { commonPages, pageFileOf } from "../../pages/pages-for-everybody.ts"
import { drawCommonPage } from "../../pages/written-pages.ts"
import { FINISHED } from "./fresh-build.ts"

const writeDown = async (file: string, text = ""): Promise<void> => {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}

const STARTED = "started"

/** From here until its pages are written, the build counts as not finished. */
export const startBuild = async (build: string): Promise<void> => {
  await rm(join(build, FINISHED), { force: true })
  await writeDown(join(build, STARTED))
}

/** Draws every page of a build that is the same for everybody, and the one for browsers without a connection. */
export const writePages = async (build: string): Promise<void> => {
  const built = await builtPagesIn<null>(build)
  if (!built) throw new Error(`Nothing was built in ${build}`)
  const draw = drawCommonPage(built.render, built.filesOfPages, { sandbox: true })
  for (const page of commonPages)
    await writeDown(join(build, WRITTEN_PAGES, pageFileOf(page)), await draw(page))
  for (const language of languages)
    await writeDown(join(build, "client", offlinePageOf(language)), built.offlinePage?.(language))
  // It keeps the time of the start: what changed while the pages were built is not in them.
  await rename(join(build, STARTED), join(build, FINISHED))
}
