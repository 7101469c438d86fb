import { AS_IT_WAS } from "#core/offline/offline-document.ts"

/**
 * The browser's own way to ask, in the language of the page, free of whatever holds it. A page that
 * is shown as it was kept asks for answers as they were, too.
 */
export const browserFetch: typeof fetch = (asked, init) => {
  const headers = new Headers(init?.headers)
  const { lang, dataset } = document.documentElement
  headers.set("accept-language", lang)
  if (dataset["keptAt"]) headers.set(AS_IT_WAS, "1")
  return fetch(asked, { ...init, headers })
}
