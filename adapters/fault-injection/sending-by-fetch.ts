type Told = ((event: { readonly loaded: number; readonly total: number }) => void) | null

const linesOf = (headers: Headers): string =>
  [...headers].map(([name, value]) => `${name}: ${value}`).join("\r\n")

/**
 * Files go by `XMLHttpRequest`, which tells how far they are; under a fault scenario they go by the same `fetch`
 * as everything else and meet the same troubles. Half of a file counts as gone when it sets out.
 */
export const sendingByFetch = (ask: typeof fetch) =>
  function () {
    const headers = new Headers()
    const stopping = new AbortController()
    let opened = { method: "GET", address: "" }
    let answered = new Headers()
    const sending = {
      status: 0,
      responseText: "",
      withCredentials: false,
      upload: { onprogress: null as Told },
      onload: null as (() => void) | null,
      onerror: null as (() => void) | null,
      onabort: null as (() => void) | null,
      open: (method: string, address: string) => void (opened = { method, address }),
      setRequestHeader: (name: string, value: string) => headers.set(name, value),
      getAllResponseHeaders: () => linesOf(answered),
      abort: () => {
        stopping.abort()
        sending.onabort?.()
      },
      send: async (body: BodyInit) => {
        sending.upload.onprogress?.({ loaded: 1, total: 2 })
        const { method, address } = opened
        try {
          const answer = await ask(address, { method, headers, body, signal: stopping.signal })
          answered = answer.headers
          sending.status = answer.status
          sending.responseText = await answer.text()
          sending.onload?.()
        } catch {
          sending.onerror?.()
        }
      },
    }
    return sending
  }
