/** Whether a request asks for an answer alone. */
export const isReading = ({ method }: Request): boolean => method === "GET" || method === "HEAD"

/** A HEAD as a GET: the body of its answer is dropped by whoever sends it. */
export const asReading = ({ url, headers, signal }: Request): Request =>
  new Request(url, { headers, signal })
