import type { IncomingMessage, ServerResponse } from "node:http"
import { readFile } from "node:fs/promises"
import { extname, join, normalize, sep } from "node:path"
import { Marked } from "marked"
import { pageOfDocs } from "./docs-page.ts"

const pictures: Readonly<Record<string, string>> = {
  ".svg": "image/svg+xml",
  ".webp": "image/webp",
  ".png": "image/png",
}

const nameOf = (words: string): string =>
  words
    .toLowerCase()
    .replaceAll(/<[^<>]+>|[^\p{L}\p{N}\s_-]/gu, "")
    .trim()
    .replaceAll(/\s/g, "-")

/**
 * Headings get the names that a code host gives them; wide tables scroll by themselves, and of many
 * pictures only those in sight are fetched.
 */
const markdown = new Marked({
  renderer: {
    heading({ tokens, depth }) {
      const words = this.parser.parseInline(tokens)
      return `<h${depth} id="${nameOf(words)}">${words}</h${depth}>\n`
    },
  },
  hooks: {
    postprocess: (html) =>
      html
        .replaceAll("<table>", '<div class="wide" tabindex="0"><table>')
        .replaceAll("</table>", "</table></div>")
        .replaceAll('<img src="pictures/', '<img loading="lazy" src="pictures/'),
  },
})

const titleOf = (text: string): string => /^# (.+)/m.exec(text)?.[1] ?? "Docs"

/** The docs folder as pages of HTML, read again each time: `/docs/glossary.md` and its like. */
const answerFrom = async (folder: string, address: string) => {
  const pathname = decodeURIComponent(address)
  const asked = pathname.endsWith("/") ? `${pathname}index.md` : pathname
  const path = normalize(join(folder, asked.slice("/docs/".length)))
  if (!path.startsWith(folder + sep)) return null
  const type = pictures[extname(path)]
  if (type) return { type, body: await readFile(path) }
  if (extname(path) !== ".md") return null
  const text = await readFile(path, "utf8")
  const body = pageOfDocs(titleOf(text), await markdown.parse(text))
  return { type: "text/html; charset=utf-8", body }
}

type Next = () => void

/** Shows the docs under `/docs/` while developing, and leaves everything else to others. */
export const docsPages =
  (folder: string) =>
  (request: IncomingMessage, response: ServerResponse, next: Next): void => {
    const { pathname } = new URL(request.url ?? "/", "http://docs.test")
    if (pathname === "/docs") response.writeHead(302, { location: "/docs/" }).end()
    else if (!pathname.startsWith("/docs/") || pathname.endsWith(".ts")) next()
    else
      void answerFrom(folder, pathname)
        .catch(() => null)
        .then((found) =>
          found
            ? response.writeHead(200, { "content-type": found.type }).end(found.body)
            : response
                .writeHead(404, { "content-type": "text/plain" })
                .end("No such page of the docs."),
        )
  }
