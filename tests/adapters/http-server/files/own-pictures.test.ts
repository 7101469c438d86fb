import { ownPictures } from "#adapters/http-server/files/own-pictures.ts"
import { StoreUnreachable } from "#core/kernel/store.errors.ts"
import { ownPictureNameOf } from "#core/property/own-picture.ts"
import { inMemoryFiles } from "#fixtures/doubles/files.in-memory.ts"
import { resultOf } from "#tests/contracts/outcomes.ts"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"

const name = ownPictureNameOf("0123456789abcdef".repeat(4))
const cut = Uint8Array.from([1, 2, 3])

const aStore = async () => {
  const files = inMemoryFiles()
  for (const file of [`${name}-768.avif`, `${name}-320.webp`, `${name}.json`, "secret.webp"])
    await resultOf(files.keep(file, cut))
  const asked: Array<string> = []
  const read = (file: string) => {
    asked.push(file)
    return files.read(file)
  }
  const ask = (path: string, headers: HeadersInit = {}) =>
    ownPictures({ read })(new Request(`http://stays.test${path}`, { headers }))
  return { ask, asked }
}

describe("an operator's picture", () => {
  it("is served for ever, as what it is", async () => {
    const { ask } = await aStore()

    const answer = await ask(`/pictures/${name}-768.avif`)

    expect(answer?.status).toBe(200)
    expect(new Uint8Array((await answer?.arrayBuffer()) ?? [])).toEqual(cut)
    expect(Object.fromEntries(answer?.headers ?? [])).toEqual({
      "cache-control": "public, max-age=31536000, immutable",
      "content-length": "3",
      "content-type": "image/avif",
      etag: `"${name}-768.avif"`,
    })
    const webp = await ask(`/pictures/${name}-320.webp`)
    expect(webp?.headers.get("content-type")).toBe("image/webp")
  })

  it("is not sent again to who has it, nor read", async () => {
    const { ask, asked } = await aStore()

    const answer = await ask(`/pictures/${name}-768.avif`, {
      "if-none-match": `"${name}-768.avif"`,
    })

    expect(answer?.status).toBe(304)
    expect(answer?.headers.get("cache-control")).toContain("immutable")
    expect(asked).toEqual([])
  })

  it.each([
    `/pictures/${name}.json`,
    `/pictures/secret.webp`,
    `/pictures/../${name}-768.avif`,
    `/pictures/%2e%2e/${name}-768.avif`,
    `/pictures/x/${name}-768.avif`,
    `/pictures/%2Fsecret-key`,
    `/pictures/bedroom-king-city-01-768.avif`,
    `/pictures/`,
    `/${name}-768.avif`,
  ])("is nothing else that the store has: %s", async (path) => {
    const { ask, asked } = await aStore()

    expect(await ask(path)).toBeNull()
    expect(asked).toEqual([])
  })

  it("is missed for now only, where it is not there or the store is away", async () => {
    const { ask } = await aStore()
    const missing = await ask(`/pictures/${name}-1200.avif`)
    const away = await ownPictures({ read: () => Effect.fail(new StoreUnreachable()) })(
      new Request(`http://stays.test/pictures/${name}-768.avif`),
    )

    expect([missing?.status, away?.status]).toEqual([404, 503])
    expect(missing?.headers.get("cache-control")).toBe("no-store")
    expect(away?.headers.get("cache-control")).toBe("no-store")
  })
})
