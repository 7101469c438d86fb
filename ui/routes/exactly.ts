/** Such a link is the current page only at exactly its own address, query included. */
export const exactly = { activeOptions: { exact: true, includeSearch: true } } as const
