import { staticFiles } from "#adapters/http-server/files/static-files.ts"
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { afterAll, describe, expect, it } from "vitest"

const home = mkdtempSync(join(tmpdir(), "singgah-files-"))
afterAll(() => rmSync(home, { recursive: true }))

const script = "export const singgah = 1\n".repeat(50)
mkdirSync(join(home, "client", "assets"), { recursive: true })
mkdirSync(join(home, "client", "builds"))
mkdirSync(join(home, "client", ".vite"))
writeFileSync(join(home, "secret.txt"), "outside")
writeFileSync(join(home, "client", "assets", "main-1a2b.js"), script)
writeFileSync(join(home, "client", "assets", "main-1a2b.js.map"), "{}")
writeFileSync(join(home, "client", "assets", "room.webp"), "picture")
writeFileSync(join(home, "client", "builds", "latest.json"), "{}")
writeFileSync(join(home, "client", ".vite", "manifest.json"), "{}")
for (const folder of ["offline", "pages"]) mkdirSync(join(home, "client", folder))
for (const [file, content] of [
  ["favicon.svg", "<svg/>"],
  ["service-worker.js", "1"],
  ["offline/en.html", "away"],
  ["pages/_payload.en.json", "{}"],
  ["builds-of-old.json", "{}"],
  ["unknown.kind-of-file", "?"],
] as const)
  writeFileSync(join(home, "client", file), content)

const files = staticFiles(join(home, "client"))

const ask = (path: string, headers: Record<string, string> = {}) =>
  files(new Request(`http://stays.test${path}`, { headers }))

const bytesOf = async (response: Response | null) =>
  Buffer.from((await response?.arrayBuffer()) ?? new ArrayBuffer(0))

describe("the files of the build", () => {
  it("may be kept for ever when their name changes with their content", async () => {
    expect((await ask("/assets/main-1a2b.js"))?.headers.get("cache-control")).toContain("immutable")
  })

  it("are asked for every time where they tell of the newest build", async () => {
    expect((await ask("/builds/latest.json"))?.headers.get("cache-control")).toBe("no-cache")
  })

  it.each(["/service-worker.js", "/offline/en.html", "/pages/_payload.en.json"])(
    "are asked for every time where the next build writes the same name: %s",
    async (path) => {
      expect((await ask(path))?.headers.get("cache-control")).toBe("no-cache")
    },
  )

  it.each(["/favicon.svg", "/builds-of-old.json"])(
    "are kept for an hour else: %s",
    async (path) => {
      expect((await ask(path))?.headers.get("cache-control")).toBe("public, max-age=3600")
    },
  )

  it("say what they are, and that texts come packed in more than one way", async () => {
    const [text, picture] = [await ask("/favicon.svg"), await ask("/assets/room.webp")]

    expect(text?.headers.get("content-type")).toBe("image/svg+xml; charset=utf-8")
    expect(text?.headers.get("vary")).toBe("accept-encoding")
    expect(picture?.headers.has("vary")).toBe(false)
    expect(picture?.headers.get("content-length")).toBe("7")
  })

  it("are another version when they have another length or another time", async () => {
    const path = join(home, "client", "favicon.svg")
    const versionOf = async (content: string, seconds: number) => {
      writeFileSync(path, content)
      utimesSync(path, seconds, seconds)
      const answer = await staticFiles(join(home, "client"))(
        new Request("http://stays.test/favicon.svg"),
      )
      return answer?.headers.get("etag")
    }
    const first = await versionOf("<svg/>", 1000)

    expect(await versionOf("<svg/>", 1000)).toBe(first)
    expect(await versionOf("<svg />", 1000)).not.toBe(first)
    expect(await versionOf("<svg/>", 1001)).not.toBe(first)
  })

  it.each([
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
  ])("are packed with %s for those who take it", async (packing, unpacked) => {
    const response = await ask("/assets/main-1a2b.js", { "accept-encoding": packing })
    const bytes = await bytesOf(response)

    expect(response?.headers.get("content-encoding")).toBe(packing)
    expect(response?.headers.get("content-length")).toBe(String(bytes.byteLength))
    expect(unpacked(bytes).toString()).toBe(script)
  })

  it("come as they are to those who take nothing packed", async () => {
    const response = await ask("/assets/main-1a2b.js", { "accept-encoding": "br;q=0, identity" })

    expect(response?.headers.get("content-encoding")).toBeNull()
    expect((await bytesOf(response)).toString()).toBe(script)
  })

  it("do not pack a picture again", async () => {
    const response = await ask("/assets/room.webp", { "accept-encoding": "br" })

    expect(response?.headers.get("content-encoding")).toBeNull()
    expect(response?.headers.get("content-type")).toBe("image/webp")
  })

  it("are not sent again to those who have them", async () => {
    const etag = (await ask("/builds/latest.json"))?.headers.get("etag") ?? ""

    expect((await ask("/builds/latest.json", { "if-none-match": etag }))?.status).toBe(304)
  })

  it.each([
    "/secret.txt",
    "/../secret.txt",
    "/%2e%2e/secret.txt",
    "/..%2fsecret.txt",
    "/assets/..%5c..%5csecret.txt",
    "/assets",
    "/assets/",
    "/assets/main-1a2b.js.map",
    "/unknown.kind-of-file",
    "/.vite/manifest.json",
    "/assets/main-1a2b.js%00.png",
  ])("are all there is: nothing at %s", async (path) => {
    expect(await ask(path)).toBeNull()
  })
})
