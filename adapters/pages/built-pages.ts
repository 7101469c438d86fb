import type { ReceiptWords } from "#core/documents/receipt-sheet.ts"
import type { Language } from "#core/kernel/localised.ts"
import type { WriteLetter } from "#core/mail/letter-facts.ts"
import { existsSync } from "node:fs"
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { pageFileOf } from "./pages-for-everybody.ts"
import type { Render } from "./page-needs.ts"
import { inReadersLanguage } from "./payloads.ts"
import type { RequestHandler } from "../http-server/site.needs.ts"
import type { ErrorPage } from "../http-server/error-page.ts"
import { staticFiles } from "../http-server/files/static-files.ts"
import type { CommonPageSource } from "./written-pages.ts"

/** Vite's list of what it wrote, by the module it was written for. */
export type Manifest = Readonly<
  Record<string, { readonly file: string; readonly css?: ReadonlyArray<string> }>
>

/** Which files a build wrote for pages, and what its style sheets say, by their addresses. */
export type FilesOfBuild = {
  readonly kind: "built"
  readonly manifest: Manifest
  readonly styles?: Readonly<Record<string, string>>
}

/** What `npm run build` left behind: files for browsers, and the program that draws pages. */
export type BuiltPages<Pages> = {
  readonly files: RequestHandler
  readonly render: Render<Pages, FilesOfBuild>
  readonly filesOfPages: FilesOfBuild
  /** The pages that were drawn when they were built; absent while developing. */
  readonly written?: CommonPageSource
  readonly receiptSheet: ReceiptWords
  readonly sorryPage: ErrorPage
  /** The page for browsers without a connection, with its marks unfilled; absent while developing. */
  readonly offlinePage?: ((language: Language) => string) | undefined
  readonly writeLetter: WriteLetter
  /** Names the build, so that an open page notices a newer one; absent while developing. */
  readonly build?: string
}

/** What the program that draws has for others. */
type Drawing<Pages> = Pick<
  BuiltPages<Pages>,
  "render" | "writeLetter" | "receiptSheet" | "sorryPage" | "offlinePage"
>

/** Not among the files for browsers: what differs from answer to answer is still to be filled in. */
export const WRITTEN_PAGES = "pages"

const manifestIn = async (folder: string): Promise<Manifest> =>
  JSON.parse(await readFile(join(folder, "client", ".vite", "manifest.json"), "utf8")) as Manifest

const stylesIn = async (folder: string, manifest: Manifest) => {
  const files = new Set(Object.values(manifest).flatMap(({ css }) => css ?? []))
  const texts = [...files].map(async (file) => {
    const text = await readFile(join(folder, "client", file), "utf8")
    return [`/${file}`, text.trim()] as const
  })
  return Object.fromEntries(await Promise.all(texts))
}

const filesOfPagesIn = async (folder: string): Promise<FilesOfBuild> => {
  const manifest = await manifestIn(folder)
  return { kind: "built", manifest, styles: await stylesIn(folder, manifest) }
}

const buildIn = async (folder: string): Promise<string> => {
  const latest = JSON.parse(await readFile(join(folder, "client", "builds", "latest.json"), "utf8"))
  return (latest as { readonly id: string }).id
}

/** The build in a folder, or null when there is none yet. */
export const builtPagesIn = async <Pages>(folder: string): Promise<BuiltPages<Pages> | null> => {
  const program = join(folder, "server", "render.js")
  if (!existsSync(program)) return null
  const { render, writeLetter, receiptSheet, sorryPage, offlinePage } = (await import(
    pathToFileURL(program).href
  )) as Drawing<Pages>
  return {
    files: inReadersLanguage(staticFiles(join(folder, "client"))),
    render,
    written: (page) => readFile(join(folder, WRITTEN_PAGES, pageFileOf(page)), "utf8"),
    receiptSheet,
    sorryPage,
    offlinePage,
    writeLetter,
    filesOfPages: await filesOfPagesIn(folder),
    build: await buildIn(folder),
  }
}
