/** What a browser sends. */
export type Call = {
  readonly address: string
  readonly method: string
  readonly headers: Headers
  readonly body: string | null
}

/** A call, and the signal by which its browser gives it up. */
export type Asking = { readonly call: Call; readonly signal: AbortSignal }

/** The call as it arrives. A request keeps its own signal only until memory is tidied up. */
export const requestOf = ({ address, method, headers, body }: Call, signal: AbortSignal): Request =>
  Object.defineProperty(new Request(address, { method, headers, body }), "signal", {
    value: signal,
  })

/** What `fetch` fails with where no answer arrives. */
export const noConnection = (): Error => new TypeError("fetch failed")
