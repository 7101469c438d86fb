import { describe, expect, it, vi } from "vitest"
import { aBrowser, aDay, pageFor, shown } from "./a-browser.ts"

const BOOKING = "/booking/abc"
const CALL = "/api/bookings/abc"

const withBooking = async () => {
  const browser = await aBrowser()
  const { answers } = browser.site
  answers.set(`GET ${BOOKING}`, () => pageFor({}))
  answers.set(`GET ${CALL}`, () => Response.json({ id: "abc" }))
  answers.set("GET /assets/a.js", () => new Response("a"))
  answers.set("GET /pictures/b.avif", () => new Response("b"))
  return browser
}

const timesAsked = ({ site }: { site: { asked: Array<Request> } }, path: string): number =>
  site.asked.filter(({ url }) => new URL(url).pathname === path).length

describe("a page that is shown", () => {
  it("is kept with its title, its answers, its files and its pictures", async () => {
    const browser = await withBooking()
    const files = ["/assets/a.js", "/pictures/b.avif", "/pictures/gone.avif"]

    await browser.says(shown({ address: BOOKING, title: "Your booking", files }))

    expect(await browser.kept("singgah-bookings")).toEqual([BOOKING])
    expect(await browser.kept("singgah-calls")).toEqual([CALL])
    expect(await browser.kept("singgah-files")).toEqual(["/assets/a.js"])
    expect(await browser.kept("singgah-pictures")).toEqual(["/pictures/b.avif"])
    browser.site.isReached = false
    expect(await (await browser.opens("/help")).text()).toContain(
      `<a href="${BOOKING}">Your booking</a>`,
    )
  })

  it("is asked for as a page, and its answers as answers in the language of the guest", async () => {
    const browser = await withBooking()
    browser.site.answers.set(`GET ${BOOKING}`, () => pageFor({ language: "cn" }))

    await browser.says(shown({ address: BOOKING, language: "cn" }))

    const [page, call] = browser.site.asked
    expect(page?.headers.get("accept")).toBe("text/html")
    expect(call?.headers.get("accept")).toBe("application/json")
    expect(call?.headers.get("accept-language")).toBe("zh-Hans")
  })

  it("has only its files kept where it is never kept itself", async () => {
    const browser = await withBooking()
    const files = ["/assets/a.js", "/pictures/b.avif"]

    await browser.says(shown({ address: "/help", files }))

    expect(await browser.kept("singgah-files")).toEqual(["/assets/a.js"])
    expect(await browser.kept("singgah-pictures")).toEqual([])
    expect(timesAsked(browser, "/help")).toBe(0)
  })

  it("has nothing kept where only its guest has changed", async () => {
    const browser = await withBooking()

    await browser.says(shown({ address: null, files: ["/assets/a.js"] }))

    expect(await browser.kept("singgah-files")).toEqual([])
  })

  it("has no file and no picture fetched that is kept already", async () => {
    const browser = await withBooking()
    const headers = { vary: "accept" }
    const files = ["/assets/a.js", "/pictures/b.avif"]
    for (const file of files)
      await (
        await browser.caches.open(file.startsWith("/a") ? "singgah-files" : "singgah-pictures")
      ).put(new Request(file, { headers: { accept: "image/*" } }), new Response("", { headers }))

    await browser.says(shown({ address: BOOKING, files }))

    for (const file of files) expect(timesAsked(browser, file)).toBe(0)
  })

  it("has its picture fetched that is kept among other things alone", async () => {
    const browser = await withBooking()
    await (await browser.caches.open("singgah-files")).put("/pictures/b.avif", new Response("b"))

    await browser.says(shown({ address: BOOKING, files: ["/pictures/b.avif"] }))

    expect(await browser.kept("singgah-pictures")).toEqual(["/pictures/b.avif"])
  })
})

describe("a page that is shown again", () => {
  const shownAgain = async (afterMs: number): Promise<number> => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-26T04:30:00.000Z") })
    const browser = await withBooking()
    await browser.says(shown({ address: BOOKING }))
    vi.setSystemTime(Date.now() + afterMs)
    await browser.says(shown({ address: BOOKING }))
    return timesAsked(browser, BOOKING)
  }

  it.each([
    ["in the same moment", 0, 1],
    ["within a minute", 59_999, 1],
    ["after a minute", 60_000, 2],
    ["with a clock that was set back", -1, 2],
  ])("%s is fetched as often as it must be", async (_, afterMs, times) => {
    expect(await shownAgain(afterMs)).toBe(times)
  })
})

describe("what has been kept for too long", () => {
  const MONTH = 30 * aDay

  const afterWait = async (ms: number) => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-26T04:30:00.000Z") })
    const browser = await withBooking()
    const files = ["/assets/a.js", "/pictures/b.avif"]
    await browser.says(shown({ address: BOOKING, files }))
    vi.setSystemTime(Date.now() + ms)
    return browser
  }
  const everything = (browser: Awaited<ReturnType<typeof afterWait>>) =>
    Promise.all(
      ["bookings", "calls", "files", "pictures"].map((shelf) => browser.kept(`singgah-${shelf}`)),
    )

  it("goes when a page is shown after 30 days, whatever it is", async () => {
    const browser = await afterWait(MONTH + 1)
    await browser.startAgain()

    await browser.says(shown({ address: "/help" }))

    expect(await everything(browser)).toEqual([[], [], [], []])
  })

  it("stays for 30 days", async () => {
    const browser = await afterWait(MONTH)
    await browser.startAgain()

    await browser.says(shown({ address: "/help" }))

    expect((await everything(browser)).map(({ length }) => length)).toEqual([1, 1, 1, 1])
  })

  it("is looked for once in the life of a worker", async () => {
    const browser = await afterWait(MONTH + 1)

    await browser.says(shown({ address: "/help" }))

    expect((await everything(browser)).map(({ length }) => length)).toEqual([1, 1, 1, 1])
  })
})
