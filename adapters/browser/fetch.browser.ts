/** The browser's own way to ask, free of whatever holds it. */
export const browserFetch: typeof fetch = (...asked) => fetch(...asked)
