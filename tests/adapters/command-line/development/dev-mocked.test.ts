import { mockedSite } from "#adapters/command-line/development/dev-mocked.ts"
import type { ServerPages } from "#adapters/bindings/server/tokens.ts"
import type { BuiltPages } from "#adapters/pages/built-pages.ts"
import type { PageNeeds } from "#adapters/pages/page-needs.ts"
import { expect, it } from "vitest"

type Pages = Pick<BuiltPages<ServerPages>, "files" | "render">
type Drawn = PageNeeds<ServerPages, unknown>

/** A site on the mocked API with one file, whose pages say what they were drawn from. */
const aSite = () => {
  const drawn: Array<Drawn> = []
  const pages: Pages = {
    files: async ({ url }) => (url.endsWith("/a.webp") ? new Response("a picture") : null),
    render: async (_, needs) => {
      drawn.push(needs)
      return new Response("<!doctype html>", { headers: { "content-type": "text/html" } })
    },
  }
  const answer = mockedSite(pages as BuiltPages<ServerPages>)
  return { drawn, open: (path: string) => answer(new Request(`http://stays.test${path}`)) }
}

it.each([
  ["?language=bm", '<html lang="ms', "Bank ujian"],
  ["?language=cn", '<html lang="zh', "测试银行"],
  ["?language=xx", '<html lang="en', "Test bank"],
  ["", '<html lang="en', "Test bank"],
])(
  "a bank asks in the guest's language, and its form is sent by a script: %s",
  async (query, lang, title) => {
    const answer = await aSite().open(`/sandbox/stripe/challenge/1${query}`)
    const page = await answer.text()

    expect([answer.status, answer.headers.get("content-type")]).toEqual([
      200,
      "text/html; charset=utf-8",
    ])
    expect(answer.headers.get("content-security-policy")).toBeNull()
    expect(page).toContain(lang)
    expect(page).toContain(`<title>${title}</title>`)
    expect(page).toContain('<style nonce="mocked">')
    expect(page).toMatch(/<\/html><script>document\.addEventListener\("submit", .*<\/script>$/s)
    expect(page).toContain('parent.postMessage({ sandbox: "challenge-answered" }, location.origin)')
  },
)

it("Google's window and its page are given, and nothing else of Google", async () => {
  const { open, drawn } = aSite()
  const script = await open("/sandbox/google/gsi/client")
  const asked = new URLSearchParams({
    response_type: "code",
    client_id: "singgah-sandbox",
    redirect_uri: "/login",
    code_challenge_method: "S256",
  })

  expect(script.headers.get("content-type")).toContain("javascript")
  expect(await script.text()).toContain("/sandbox/google/authorize")
  expect((await open(`/sandbox/google/authorize?${asked}`)).status).toBe(200)
  expect((await open("/sandbox/google/authorize?client_id=another")).status).toBe(400)
  expect((await open("/sandbox/google/nothing")).status).toBe(404)
  expect(drawn).toEqual([])
})

it("open pages are told one build, which never changes", async () => {
  const { open, drawn } = aSite()

  expect(await (await open("/builds/latest.json")).json()).toEqual({ id: "mocked" })
  expect(drawn).toEqual([])
  await open("/")
  expect(drawn[0]?.build).toEqual({ id: "mocked", pollMs: 5000 })
})

it("files are given as they are", async () => {
  const { open, drawn } = aSite()

  expect(await (await open("/pictures/a.webp")).text()).toBe("a picture")
  expect(drawn).toEqual([])
})

it.each([
  "/",
  "/properties?where=ipoh",
  "/sandbox/googles",
  "/sandbox/stripe/challenges",
  "/my/builds/",
])("%s is drawn in the sandbox for nobody, with Google's window", async (path) => {
  const { open, drawn } = aSite()
  const answer = await open(path)

  expect(answer.status).toBe(200)
  expect(drawn).toEqual([
    expect.objectContaining({
      files: { kind: "built", manifest: {} },
      apiBase: "",
      origin: "http://stays.test",
      user: null,
      sandbox: true,
      google: { window: { clientId: "singgah-sandbox", script: "/sandbox/google/gsi/client" } },
    }),
  ])
  expect(drawn[0]).not.toHaveProperty("lacksCardForm")
})

it("a page that asks the server for anything hears that it is drawn in the browser", async () => {
  const { open, drawn } = aSite()
  await open("/")
  const pages = drawn[0]?.pages as unknown as Readonly<Record<string, () => Promise<unknown>>>

  await expect(pages["home"]?.()).rejects.toThrow(
    "With the mocked API, pages are drawn in the browser.",
  )
})
