import { keptPageAt, type PageToKeep } from "#core/offline/kept-page.ts"
import { FRESH_SECONDS } from "#core/offline/offline.terms.ts"
import type { ShownPage } from "#core/offline/shown-page.ts"
import { tagOf } from "#core/preferences/preferences.ts"
import { calls, entitle, lying, pages, pictures } from "./kept-pages.ts"
import { keptFactsOf } from "./kept-answer.ts"
import { ownerOfCaches, meetGuest } from "./known-guest.ts"
import { cacheOf, keptFiles, removeOld } from "./shelves.ts"
import type { LastingEvent } from "./worker-scope.ts"

const MILLISECONDS = 1000

const isFresh = (kept: Response | undefined): boolean => {
  if (!kept) return false
  const age = Date.now() - Date.parse(keptFactsOf(kept).keptAt)
  return age >= 0 && age < FRESH_SECONDS * MILLISECONDS
}

/** Keeps the answers that a page reads from; what cannot be fetched now is fetched the next time. */
export const keepCalls = async (event: LastingEvent, page: PageToKeep): Promise<void> => {
  const headers = {
    accept: "application/json",
    "accept-language": tagOf[(await ownerOfCaches()).language],
  }
  for (const path of page.calls) {
    const [answer, kept] = calls.handleAll({
      event: event as never,
      request: new Request(path, { headers }),
    })
    await answer.then(() => kept).catch(() => {})
  }
}

const keepDocument = async (event: LastingEvent, page: PageToKeep): Promise<void> => {
  if (isFresh(await lying(page))) return
  const request = new Request(page.address, { headers: { accept: "text/html" } })
  const [answer, kept] = pages[page.shelf].handleAll({ event: event as never, request })
  await answer.then(() => kept).catch(() => {})
}

/** One file on a shelf; one that lies there already is not fetched again. */
const keepFile = async (
  event: LastingEvent,
  shelf: "files" | "pictures",
  file: string,
): Promise<void> => {
  const cacheName = cacheOf(shelf)
  if (await caches.match(file, { cacheName, ignoreVary: true })) return
  const strategy = shelf === "files" ? keptFiles : pictures
  const [answer, kept] = strategy.handleAll({ event: event as never, request: new Request(file) })
  await answer.then(() => kept).catch(() => {})
}

const keepFiles = async (
  event: LastingEvent,
  shelf: "files" | "pictures",
  files: ReadonlyArray<string>,
): Promise<void> => {
  await Promise.all(files.map((file) => keepFile(event, shelf, file)))
}

let hasSwept = false

/** What is too old goes once in the life of a worker, which is a few minutes. */
const sweep = async (): Promise<void> => {
  if (hasSwept) return
  hasSwept = true
  await removeOld()
}

const PICTURES = "/pictures/"

/** Keeps what an open page shows, with all that it takes to show it again; its title comes last. */
export const keepShown = async (event: LastingEvent, shown: ShownPage): Promise<void> => {
  const { address, title, files } = shown
  await meetGuest(shown)
  await sweep()
  if (address === null) return
  const page = keptPageAt(new URL(address, location.origin))
  if (page) {
    await keepDocument(event, page)
    await keepCalls(event, page)
  }
  await keepFiles(
    event,
    "files",
    files.filter((file) => !file.startsWith(PICTURES)),
  )
  if (!page) return
  await entitle(page, title)
  await keepFiles(
    event,
    "pictures",
    files.filter((file) => file.startsWith(PICTURES)),
  )
}
