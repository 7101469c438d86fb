import { mkdir, writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import { builtPagesIn, WRITTEN_PAGES } from "../../pages/built-pages.ts"
import { commonPages, pageFileOf } from "../../pages/pages-for-everybody.ts"
import { drawCommonPage } from "../../pages/written-pages.ts"

/** Draws every page of a build that is the same for everybody, and writes it down. */
export const writePages = async (build: string): Promise<void> => {
  const built = await builtPagesIn<null>(build)
  if (!built) throw new Error(`Nothing was built in ${build}`)
  const draw = drawCommonPage(built.render, built.filesOfPages, { sandbox: true })
  for (const page of commonPages) {
    const file = join(build, WRITTEN_PAGES, pageFileOf(page))
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, await draw(page))
  }
}
