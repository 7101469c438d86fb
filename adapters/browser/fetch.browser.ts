/** The browser's own way to ask, in the language of the page, free of whatever holds it. */
export const browserFetch: typeof fetch = (asked, init) => {
  const headers = new Headers(init?.headers)
  headers.set("accept-language", document.documentElement.lang)
  return fetch(asked, { ...init, headers })
}
