const headersIn = (request: XMLHttpRequest): Headers => {
  const lines = request.getAllResponseHeaders().trim().split(/\r?\n/).filter(Boolean)
  return new Headers(lines.map((line) => line.split(": ", 2) as [string, string]))
}

/** Works like `fetch` and reports the upload progress, which `fetch` cannot. */
export const fetchWithProgress =
  (progress: (share: number) => void) =>
  (address: string, { method = "GET", headers, body, signal, credentials }: RequestInit) =>
    new Promise<Response>((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open(method, address)
      request.withCredentials = credentials === "include"
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value)
      request.upload.onprogress = ({ loaded, total }) => progress(total === 0 ? 1 : loaded / total)
      request.onload = () =>
        resolve(
          new Response(request.responseText, {
            status: request.status,
            headers: headersIn(request),
          }),
        )
      request.onerror = () => reject(new TypeError("Nobody answered"))
      request.onabort = () => reject(new DOMException("Stopped", "AbortError"))
      signal?.addEventListener("abort", () => request.abort())
      request.send(body as XMLHttpRequestBodyInit)
    })
