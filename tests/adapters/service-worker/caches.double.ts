interface Entry {
  readonly request: Request
  readonly response: Response
}

interface Asked {
  readonly ignoreVary?: boolean
  readonly cacheName?: string
}

const varied = ({ headers }: Response): ReadonlyArray<string> =>
  (headers.get("vary") ?? "").split(",").map((name) => name.trim())

/** An answer that varies by a header fits a request with the same header alone. */
const fits = ({ request, response }: Entry, asked: Request, options?: Asked): boolean => {
  if (request.url !== asked.url) return false
  if (options?.ignoreVary) return true
  return varied(response).every(
    (name) => name === "" || request.headers.get(name) === asked.headers.get(name),
  )
}

/** One cache of a browser, in memory. */
class CacheDouble {
  #entries: ReadonlyArray<Entry> = []

  async match(key: RequestInfo, options?: Asked): Promise<Response | undefined> {
    const asked = new Request(key)
    return this.#entries.find((entry) => fits(entry, asked, options))?.response.clone()
  }
  async put(key: RequestInfo, given: Response): Promise<void> {
    const request = new Request(key)
    const response = new Response(await given.arrayBuffer(), given)
    this.#entries = [
      ...this.#entries.filter((entry) => !fits(entry, request)),
      { request, response },
    ]
  }
  async add(key: RequestInfo): Promise<void> {
    const request = new Request(key)
    const response = await fetch(request)
    if (!response.ok) throw new TypeError("It is no good answer.")
    await this.put(request, response)
  }
  async delete(key: RequestInfo, options?: Asked): Promise<boolean> {
    const asked = new Request(key)
    const left = this.#entries.filter((entry) => !fits(entry, asked, options))
    const isThere = left.length < this.#entries.length
    this.#entries = left
    return isThere
  }
  async keys(): Promise<ReadonlyArray<Request>> {
    return this.#entries.map(({ request }) => request)
  }
}

/** The caches of a browser, in memory, with what a worker uses of them. */
export class CachesDouble {
  readonly #named = new Map<string, CacheDouble>()

  async open(name: string): Promise<CacheDouble> {
    const cache = this.#named.get(name) ?? new CacheDouble()
    this.#named.set(name, cache)
    return cache
  }
  async match(key: RequestInfo, options: Asked): Promise<Response | undefined> {
    const all = [...this.#named].filter(([name]) => name === (options.cacheName ?? name))
    for (const [, cache] of all) {
      const found = await cache.match(key, options)
      if (found) return found
    }
    return undefined
  }
  async delete(name: string): Promise<boolean> {
    return this.#named.delete(name)
  }
}
