import { docsPages } from "#adapters/command-line/development/dev-docs.ts"
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, it } from "vitest"

const place = mkdtempSync(join(tmpdir(), "singgah-docs-"))
const folder = join(place, "docs")

const files: Readonly<Record<string, string>> = {
  "docs/index.md": "# The *docs*\n\nHello",
  "docs/untitled.md": "## Later\n\nHello",
  "docs/guides/index.md": "# Guides",
  "docs/table.md": "# Table\n\n| A |\n| - |\n| b |\n\n| C |\n| - |\n| d |\n",
  "docs/pictures.md": "![a](pictures/a.svg)\n\n![b](other/b.svg)\n\n![c](pictures/c.svg)\n",
  "docs/headings.md":
    "# What `npm run` does\n\n## Kata-kata 2: *semak* dulu_lah!\n\n### 中文 — (x)\n\n#### — Rates! —\n",
  "docs/pictures/a.svg": "<svg/>",
  "docs/pictures/b.webp": "webp",
  "docs/pictures/c.png": "png",
  "docs/notes.txt": "secret",
  "secret.md": "# Secret",
  "docs-more/secret.md": "# Secret",
}

const server = createServer((request, response) =>
  docsPages(folder)(request, response, () => void response.writeHead(418).end("others")),
)
let site = ""

beforeAll(async () => {
  for (const at of ["docs/guides", "docs/pictures", "docs-more"])
    mkdirSync(join(place, at), { recursive: true })
  for (const [name, text] of Object.entries(files)) writeFileSync(join(place, name), text)
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.close()
  rmSync(place, { recursive: true, force: true })
})

const open = async (path: string) => {
  const answer = await fetch(`${site}${path}`, { redirect: "manual" })
  const { status, headers } = answer
  return {
    status,
    type: headers.get("content-type"),
    location: headers.get("location"),
    text: await answer.text(),
  }
}
const mainOf = async (path: string) => /<main>(.*)<\/main>/s.exec((await open(path)).text)?.[1]

it.each(["/docs", "/docs?x"])("%s leads to the folder", async (path) => {
  expect(await open(path)).toMatchObject({ status: 302, location: "/docs/" })
})

it.each(["/", "/docsy/index.md", "/property/docs/", "/docs/service.ts", "/docs.md"])(
  "%s is left to others",
  async (path) => {
    expect(await open(path)).toMatchObject({ status: 418, text: "others" })
  },
)

it.each([
  ["/docs/", "<title>The *docs* | Singgah</title>"],
  ["/docs/index.md", "<title>The *docs* | Singgah</title>"],
  ["/docs/index.md?x#y", "<title>The *docs* | Singgah</title>"],
  ["/docs/guides/", "<title>Guides | Singgah</title>"],
  ["/docs/guides/../untitled.md", "<title>Docs | Singgah</title>"],
  ["/docs/guides%2F..%2Funtitled.md", "<title>Docs | Singgah</title>"],
])("%s is a page with its title", async (path, title) => {
  const { status, type, text } = await open(path)

  expect([status, type]).toEqual([200, "text/html; charset=utf-8"])
  expect(text).toContain(title)
  expect(text).toMatch(/^<!doctype html>\n<html lang="en">/)
})

it.each([
  ["/docs/pictures/a.svg", "image/svg+xml", "<svg/>"],
  ["/docs/pictures/b.webp", "image/webp", "webp"],
  ["/docs/pictures/c.png", "image/png", "png"],
])("%s is a picture: %s", async (path, type, text) => {
  expect(await open(path)).toMatchObject({ status: 200, type, text })
})

it.each([
  "/docs/missing.md",
  "/docs/pictures/missing.png",
  "/docs/notes.txt",
  "/docs/guides",
  "/docs/%",
  "/docs/%E0%A4.md",
  "/docs/..%2Fsecret.md",
  "/docs/..%2Fdocs-more%2Fsecret.md",
  "/docs/guides%2F..%2F..%2Fsecret.md",
])("%s is no page", async (path) => {
  expect(await open(path)).toMatchObject({
    status: 404,
    type: "text/plain",
    text: "No such page of the docs.",
  })
})

it("headings have the names that a code host gives them", async () => {
  const headings = [...((await mainOf("/docs/headings.md")) ?? "").matchAll(/<h\d.*>/g)]

  expect(headings.map(([heading]) => heading)).toEqual([
    '<h1 id="what-npm-run-does">What <code>npm run</code> does</h1>',
    '<h2 id="kata-kata-2-semak-dulu_lah">Kata-kata 2: <em>semak</em> dulu_lah!</h2>',
    '<h3 id="中文--x">中文 — (x)</h3>',
    '<h4 id="rates">— Rates! —</h4>',
  ])
})

it("each table scrolls by itself", async () => {
  const main = (await mainOf("/docs/table.md")) ?? ""

  expect(main.match(/<div class="wide" tabindex="0"><table>/g)).toHaveLength(2)
  expect(main.match(/<\/table><\/div>/g)).toHaveLength(2)
})

it("pictures of the docs are fetched once they are in sight, others at once", async () => {
  expect((await mainOf("/docs/pictures.md"))?.match(/<img [^>]*src="[^"]+"/g)).toEqual([
    '<img loading="lazy" src="pictures/a.svg"',
    '<img src="other/b.svg"',
    '<img loading="lazy" src="pictures/c.svg"',
  ])
})
