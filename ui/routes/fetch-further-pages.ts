/** Fetches what the pages need that no first load has. */
export const furtherPages = () => import("./further-pages.ts")
