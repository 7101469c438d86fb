import { withErrorPage } from "#adapters/http-server/error-page.ts"
import type { Bookings } from "#core/booking/bookings.port.ts"
import { aStayRequest } from "#fixtures/builders/a-stay.ts"
import { scriptedBookings } from "#fixtures/doubles/bookings.scripted.ts"
import { seededRandomness } from "#fixtures/doubles/randomness.seeded.ts"
import { sorryPage } from "#ui/documents/error-page.tsx"
import { Effect } from "effect"
import { afterEach, describe, expect, it } from "vitest"
import { aServer, stopServers } from "#tests/adapters/http-server/a-server.ts"
import { ADDRESS, aCall, aKey, aSite, problemIn } from "#tests/adapters/http-server/a-site.ts"

afterEach(stopServers)

const limits = { atOnce: 1, waiting: 1, waitMs: 60_000 }
const holding = { stay: aStayRequest(), total: 64496 }
const home = { accept: "text/html" }

const aLatch = () => {
  let open = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  return { open, opened }
}

/** A site with one place and one seat, both taken by pages that wait. */
const aFullSite = async () => {
  const begun = aLatch()
  const end = aLatch()
  const site = aSite({
    limits,
    site: {
      sorry: withErrorPage(sorryPage, seededRandomness()),
      page: async () => {
        begun.open()
        await end.opened
        return new Response("page")
      },
    },
  })
  const pages = [1, 2].map(() => site.answer(new Request(`${ADDRESS}/account/profile`)))
  await begun.opened
  return { ...site, pages, end: end.open }
}

const statuses = async (answers: ReadonlyArray<Promise<Response>>) =>
  (await Promise.all(answers)).map(({ status }) => status)

describe("a process that is full", () => {
  it("tells a program at once when to come back", async () => {
    const { answer, pages, end } = await aFullSite()

    const response = await answer(new Request(`${ADDRESS}/api/suggestions?text=ipoh`))

    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "5"])
    expect(await problemIn(response)).toMatchObject({ _tag: "TooBusy", retryAfterSeconds: 5 })
    end()
    expect(await statuses(pages)).toEqual([200, 200])
  })

  it("tells a guest so on a page in their language, with a way to try again", async () => {
    const { answer, end, reported } = await aFullSite()

    const response = await answer(new Request(`${ADDRESS}/login`, { headers: home }))

    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "5"])
    expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8")
    const text = await response.text()
    expect(text).toContain('<a href="/login">Try again</a>')
    expect(text).toContain("Singgah is very busy right now. Please try again in a moment.")
    expect(text).not.toContain("Something went wrong")
    expect(reported).toEqual([])
    end()
  })

  it("lets a step of a booking go first", async () => {
    const { answer, pages, end } = await aFullSite()

    const held = answer(aCall("/api/bookings", holding))

    expect((await pages[1])?.status).toBe(503)
    end()
    expect((await held).status).toBe(201)
  })

  it.each(["/api/health", "/api/ready", "/api/metrics", "/api/visitor/country"])(
    "still answers %s",
    async (path) => {
      const { answer, end } = await aFullSite()

      expect((await answer(new Request(ADDRESS + path))).status).toBe(200)
      end()
    },
  )

  it("still hears the payment provider, and hands out files", async () => {
    const { answer, end } = await aFullSite()
    const notice = new Request(`${ADDRESS}/api/webhooks/payments`, { method: "POST", body: "{}" })

    expect((await answer(notice)).status).toBe(200)
    end()

    const page = aLatch()
    const site = aSite({
      limits: { ...limits, waiting: 0 },
      site: {
        files: async ({ url }) => (url.endsWith(".js") ? new Response("file") : null),
        page: () => page.opened.then(() => new Response("page")),
      },
    })
    const waiting = site.answer(new Request(ADDRESS))
    expect((await site.answer(new Request(`${ADDRESS}/assets/main.js`))).status).toBe(200)
    page.open()
    await waiting
  })

  it("counts the files of one guest with the rest", async () => {
    const { answer, end } = await aFullSite()

    expect((await answer(new Request(`${ADDRESS}/api/account/picture/a.webp`))).status).toBe(503)
    end()
  })
})

/** A site behind a real server, whose booking service says when it is asked and what it kept. */
const aSiteThatHolds = async (script: Partial<Bookings>) => {
  const page = aLatch()
  const isDrawing = aLatch()
  const site = aSite({
    limits,
    bookings: script,
    site: {
      page: async () => {
        isDrawing.open()
        await page.opened
        return new Response("page")
      },
    },
  })
  const server = await aServer(site.answer)
  const hold = (client: AbortController) =>
    fetch(`${server.address}/api/bookings`, {
      method: "POST",
      body: JSON.stringify(holding),
      headers: { "content-type": "application/json", "idempotency-key": aKey() },
      signal: client.signal,
    })
  return { ...site, ...server, hold, page, isDrawing }
}

/** Asks until something has happened: a server hears of a closed connection when it does. */
const until = async (happened: () => boolean): Promise<void> => {
  await expect.poll(happened, { timeout: 20_000, interval: 5 }).toBe(true)
}

describe("a guest who leaves", () => {
  it("takes no rooms when their turn had not come", async () => {
    const held: Array<string> = []
    const keep: Bookings["hold"] = (request, key) =>
      Effect.suspend(() => {
        held.push(key)
        return scriptedBookings().hold(request, key)
      })
    const { address, hold, page, isDrawing, seen, reported } = await aSiteThatHolds({ hold: keep })
    const drawn = fetch(address)
    await isDrawing.opened
    const client = new AbortController()
    const left = hold(client).catch(() => "left")
    const posts = () => seen.filter(({ method }) => method === "POST")

    // Whoever looks has the only seat, or finds it taken, until the hold has it.
    expect((await fetch(`${address}/api/suggestions?text=ipoh`)).status).toBe(503)
    client.abort()

    expect(await left).toBe("left")
    await until(() => posts().length === 1)
    page.open()
    expect((await drawn).status).toBe(200)
    expect(posts()).toMatchObject([{ status: 499 }])
    expect([held, reported]).toEqual([[], []])
  })

  it("takes no rooms when their hold was begun and not committed", async () => {
    const begun = aLatch()
    const ended: Array<string> = []
    const { hold, seen, reported } = await aSiteThatHolds({
      hold: () =>
        Effect.callback<never>(() => {
          begun.open()
          return Effect.sync(() => void ended.push("undone"))
        }),
    })
    const client = new AbortController()
    const left = hold(client).catch(() => "left")
    await begun.opened

    client.abort()

    expect(await left).toBe("left")
    await until(() => seen.length === 1)
    expect(seen).toMatchObject([{ status: 499 }])
    expect([ended, reported]).toEqual([["undone"], []])
  })

  it("is not left with half a payment: what was begun ends", async () => {
    const begun = aLatch()
    const answered = aLatch()
    const ended: Array<string> = []
    const { address, seen } = await aSiteThatHolds({
      settle: (id, key) =>
        Effect.promise(() => {
          begun.open()
          return answered.opened
        }).pipe(
          Effect.andThen(scriptedBookings().settle(id, key)),
          Effect.tap(() => Effect.sync(() => ended.push("settled"))),
        ),
    })
    const client = new AbortController()
    const left = fetch(`${address}/api/bookings/${"0".repeat(26)}/settlement`, {
      method: "POST",
      body: "{}",
      headers: { "content-type": "application/json", "idempotency-key": aKey() },
      signal: client.signal,
    }).catch(() => "left")
    await begun.opened

    client.abort()
    expect(await left).toBe("left")
    answered.open()

    await until(() => seen.length === 1)
    expect(ended).toEqual(["settled"])
  })
})
