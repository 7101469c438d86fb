import type { Properties } from "#core/search/properties.port.ts"
import type { KeptByVersion } from "./kept-pages.ts"
import { answeredAlike, type PageQuestion } from "./page-questions.ts"

/**
 * Names what signed-out guests see at one moment: the same object as long as nothing of it changes;
 * null while nobody knows.
 */
export type VersionNow = () => Promise<object | null>

/** A page, or an answer, with all that was asked to make it. */
type Asked = { readonly asked: ReadonlyArray<PageQuestion> }

/** The pages that are kept, which version they have to show, and how to ask whether that is still so. */
export type PagesNow<Page> = {
  readonly version: object | null
  readonly kept: KeptByVersion<Page>
  readonly now: VersionNow
}

/**
 * Finds pages that show this version: those drawn from it, and those of earlier versions whose
 * questions are answered as before. All who wait for the same answers wait together.
 */
export const pagesStillTrue = <Page extends Asked>() => {
  const checks = new Map<
    string,
    { readonly version: object; readonly page: Promise<Page | null> }
  >()

  const checked = async (
    { kept, now }: PagesNow<Page>,
    version: object,
    key: string,
    properties: Properties,
  ) => {
    const page = kept.last(key)
    if (page === null || !(await answeredAlike(page.asked, properties))) return null
    if ((await now()) === version) kept.keep(version, key, page)
    return page
  }

  return async (
    pagesNow: PagesNow<Page>,
    key: string,
    properties: Properties,
  ): Promise<Page | null> => {
    const { version, kept } = pagesNow
    if (version === null) return null
    const found = kept.find(version, key)
    if (found) return found
    const known = checks.get(key)
    if (known?.version === version) return known.page
    const page = checked(pagesNow, version, key, properties)
    checks.set(key, { version, page })
    try {
      return await page
    } finally {
      if (checks.get(key)?.page === page) checks.delete(key)
    }
  }
}
