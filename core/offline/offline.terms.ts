/** How long a browser keeps a page for when it has no connection, in days; the privacy notice says so. */
export const OFFLINE_DAYS = 30

/** Kept pages lie on shelves by their kind; each has room for so many, and those kept longest ago go. */
export const mostPages = { searches: 3, stays: 12, bookings: 12 } as const

/** The kinds of pages that are kept. */
export type PageShelf = keyof typeof mostPages

/** Answers of the API, pictures, and files of builds that kept pages need. */
export const mostParts = { calls: 30, pictures: 120, files: 400 } as const

/** A page that can be shown as it was is shown when the site has not answered for so many seconds. */
export const PATIENCE_SECONDS = 10

/** Within so many seconds a page that was just kept is not fetched again to be kept. */
export const FRESH_SECONDS = 60
