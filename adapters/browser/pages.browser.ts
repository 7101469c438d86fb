type Calls = Readonly<Record<string, (...asked: Array<never>) => Promise<unknown>>>

/** The same calls; each may also answer that what is behind it could not be fetched. */
type Fetched<Pages extends Calls> = {
  readonly [Name in keyof Pages]: (
    ...asked: Parameters<Pages[Name]>
  ) => Promise<Awaited<ReturnType<Pages[Name]>> | { readonly failed: "unreachable" }>
}

/**
 * The calls of the pages; their code is loaded once, when the tab is idle or by the first call. If
 * loading fails, a call answers that the server is unreachable.
 */
export const browserPages = <Pages extends Calls>(fetchPages: () => Promise<Pages>) => {
  let fetched: Promise<Pages> | undefined
  const fetchOnce = (): Promise<Pages> =>
    (fetched ??= fetchPages().catch((failure: unknown) => {
      fetched = undefined
      throw failure
    }))

  const call =
    (name: PropertyKey) =>
    async (...asked: Array<never>): Promise<unknown> => {
      const pages = await fetchOnce().catch(() => null)
      return pages?.[name as string]?.(...asked) ?? { failed: "unreachable" }
    }

  return {
    pages: new Proxy({} as Fetched<Pages>, { get: (_, name) => call(name) }),
    fetchAhead: () => void fetchOnce().catch(() => {}),
  }
}
