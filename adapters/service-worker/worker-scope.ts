/** An event that the browser waits for. */
export type LastingEvent = Event & { readonly waitUntil: (work: Promise<unknown>) => void }

/** A request of a page that this worker serves. */
export type RequestEvent = LastingEvent & {
  readonly request: Request
  /** The answer that the browser asked for while the worker was starting. */
  readonly preloadResponse: Promise<Response | undefined>
  readonly respondWith: (answer: Promise<Response>) => void
}

/** Something that a page said. */
export type SaidEvent = LastingEvent & { readonly data: unknown }

type Listen = {
  (type: "install" | "activate", listener: (event: LastingEvent) => void): void
  (type: "fetch", listener: (event: RequestEvent) => void): void
  (type: "message", listener: (event: SaidEvent) => void): void
}

/** What of a worker's surroundings is used here; the library of types for pages does not have it. */
type WorkerScope = {
  readonly addEventListener: Listen
  readonly skipWaiting: () => Promise<void>
  readonly clients: { readonly claim: () => Promise<void> }
  readonly registration: {
    readonly navigationPreload?: { readonly enable: () => Promise<void> }
  }
}

/** The surroundings of this worker. */
export const worker = globalThis as unknown as WorkerScope
