import { workerFile } from "#adapters/http-server/files/worker-file.ts"
import { expect, it } from "vitest"

const files = async ({ url }: Request) =>
  new URL(url).pathname.endsWith(".js") ? new Response("the file") : null
const ask = (path: string, keepsOffline: boolean) =>
  workerFile(files, keepsOffline)(new Request(`https://stay.example${path}`))

it.each([true, false])("leaves every other file as it is (kept: %s)", async (keepsOffline) => {
  const file = await ask("/assets/a.js", keepsOffline)
  expect(await file?.text()).toBe("the file")
  expect(file?.headers.has("content-security-policy")).toBe(false)
  expect(await ask("/nothing", keepsOffline)).toBeNull()
})

it("lets the worker fetch from its site alone, and has browsers ask for it every time", async () => {
  const file = await ask("/service-worker.js", true)
  expect(await file?.text()).toBe("the file")
  expect(file?.headers.get("content-security-policy")).toBe(
    "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
  )
  expect(file?.headers.get("cache-control")).toBe("no-cache")
})

it("gives a worker that removes everything where a site keeps nothing", async () => {
  const file = await ask("/service-worker.js", false)
  expect(file?.headers.get("content-type")).toBe("text/javascript")
  expect(file?.headers.get("cache-control")).toBe("no-cache")
  expect(await file?.text()).toMatch(/caches\.delete[^]*registration\.unregister/)
})
